import { readFileSync } from 'node:fs'

type Looked = { importers: readonly string[]; dynamicImporters: readonly string[] }
interface Built {
  getModuleInfo: (id: string) => Looked | null
}

const routes = readFileSync(new URL('src/routes.tsx', import.meta.url), 'utf8')
const row = /\b(anyone|visitor|member)\(\s*'[^']+',\s*'([^']+)',?([^)]*)\)/g

/** The map of the site as the build needs it: each screen's file, who may see it, and the roles as written. */
export const screens = [...routes.matchAll(row)].map(([, who = '', file = '', roles = '']) => ({ who, file, roles }))

/** The gallery is for those who build, so it may load what members have. */
const isOpen = ({ who, file }: { who: string; file: string }) => who !== 'member' && !file.startsWith('gallery/')
const isForAll = new Set(screens.filter(isOpen).map(({ file }) => file))
const hasHead = (file: string) =>
  /^export (const|function) head\b/m.test(readFileSync(new URL(`src/${file}.screen.tsx`, import.meta.url), 'utf8'))
/** The rest of the home page has a file of its own. */
const isDrawn = new Set(['home/Below', ...[...isForAll].filter(hasHead)])
/** Pages of the house alone: no client or reader asks for what only they share. */
const isOfHouse = new Set(
  screens
    .filter(({ who, roles }) => who === 'member' && /ADMIN/.test(roles) && !/CLIENT|READER/.test(roles))
    .map(({ file }) => file),
)
/** A part of the design system that is fetched late is no page. */
const isPage = (file: string) => !file.startsWith('ui/')

/** A page by the file that its code is asked for by. A reading is one page, whether it is a screen or stands in another. */
const pageOf = (id: string) => (/\/src\/(.+?)(\.screen)?\.tsx?$/.exec(id)?.[1] ?? id).replace(/ongoing$/i, 'ongoing')

/** Pages of what is published, and forms of visitors that come late, take what others share and make nothing shared: who signs in needs none of it. */
const isPublished = (page: string) =>
  /^(content\/(about|articles?|blog|faq|offers|post|services)|applying\/(advisor|Application)|tickets\/Contact)$/.test(
    page,
  )

/** The pages that this module comes with: those that it is reached from without another file being asked for. */
function pagesWith(id: string, built: Built, seen = new Set<string>(), pages = new Set<string>()) {
  if (seen.has(id)) return pages
  seen.add(id)
  const { importers, dynamicImporters } = built.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] }
  if (dynamicImporters.length > 0) pages.add(pageOf(id))
  for (const importer of importers) pagesWith(importer, built, seen, pages)
  return pages
}

const shared = ['shared', 'published', 'forms', 'members', 'house'] as const

/**
 * The file that a module shares with others, so that a page asks for few: what drawn pages share, what forms that anybody
 * may fill in share beyond that, and what members' pages share alone, or those of the house, which nobody else loads. The
 * rest is left as it is.
 */
function fileOf(id: string, built: Built): (typeof shared)[number] | undefined {
  // An icon hangs on the library's list of all icons, which every page asks: it goes with the part that shows it.
  if (id.includes('/lucide-react/')) return undefined
  // A language of its own is asked for by those who read it.
  if (/\/words\/(?:es|ar)[-./]/.test(id)) return undefined
  // The parts of a call are asked for by calls alone, from whatever page.
  if (id.includes('/readings/call/')) return undefined
  // Two pages of readers alone have hours of a week.
  if (/\/src\/hours\//.test(id)) return undefined
  // What only those who write for the public pages need.
  if (/\/content\/desk\/|\/words\/content-desk/.test(id)) return undefined
  // What is published is read on pages of its own, and far down on the home page.
  if (
    /\/content\/[A-Z]\w+\.tsx$|\/content\/(markup|useArticlePath|published-key)\.ts$|\/contract\/src\/content\./.test(
      id,
    )
  )
    return 'published'
  // Who runs the site, and how it opens: few ask for either. The card company's form comes with what asks for a card.
  if (/\/(?:src|words(?:\/\w+)?)\/(?:house|opening)\b|\/ui\/PostedFrame\.|\/payments\/told\./.test(id)) return undefined
  // What happened with one person, and what the house did: for admins alone.
  if (
    /\/src\/(audit|timeline|palette)\/|\/contract\/src\/timeline\.|\/ui\/letters\.|\/words\/audit\.|\/testimonials\/TakeDown\.|\/care\/See\.|\/ui\/FindField\./.test(
      id,
    )
  )
    return undefined
  // Marks what may not be said in whatever field, of members and of who applies: one file more would be asked for in a room.
  if (/\/src\/contact\/(useFinder|Contact\w+)\.tsx?$/.test(id)) return 'forms'
  const all = [...pagesWith(id, built)].filter(isPage)
  const pages = all.filter((page) => !isPublished(page))
  // Whoever has all words has another page than home, and so what pages share.
  if (pages.some((page) => isDrawn.has(page)))
    return pages.length > 2 || pages.includes('words/en') ? 'shared' : undefined
  if (pages.some((page) => isForAll.has(page))) return pages.length > 2 ? 'forms' : undefined
  if (pages.length < 2 || pages.length < all.length) return undefined
  return pages.every((page) => isOfHouse.has(page)) ? 'house' : 'members'
}

/** The files that pages share, those of most pages first: what one of them needs never lies in one that fewer pages ask for. */
export const sharedFiles = shared.map((name, at) => ({
  name: (id: string, built: Built) => (fileOf(id, built) === name ? name : null),
  debugName: name,
  priority: shared.length - at,
}))
