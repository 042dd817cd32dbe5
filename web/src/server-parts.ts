import { REST, withoutShared } from './shared.ts'

const KEPT = 50
const TITLE = /^<title>([^<]*)<\/title>/
const restBegins = '<div class="min-h-page">'
const mainEnds = '</main>'

interface Shared {
  before: string
  after: string
  /** What stands under the readers of the home page. */
  rest: string
}

const kept = new Map<string, Shared>()

const sharedOf = (html: string): Shared => {
  const end = html.lastIndexOf(mainEnds)
  const rest = html.indexOf(restBegins)
  return {
    before: html.slice(0, html.indexOf('<main')),
    after: html.slice(end),
    rest: rest < 0 ? '' : html.slice(rest + restBegins.length, end - '</div>'.length),
  }
}

/**
 * A page's title and root. Of pages with the same key only the first one is drawn whole; of the others only what is their
 * own: the frame around it takes as long as a profile. No key, nothing is kept.
 */
export function drawnBy(key: string | undefined, draw: () => string) {
  const shared = key === undefined ? undefined : kept.get(key)
  const drawn = shared ? withoutShared(draw) : draw()
  const title = TITLE.exec(drawn)
  const html = title ? drawn.slice(title[0].length) : drawn
  if (shared) {
    const own = html.slice(html.indexOf('<main'), html.lastIndexOf(mainEnds))
    return { title: title?.[1] ?? '', html: shared.before + own.replace(REST, () => shared.rest) + shared.after }
  }
  if (key !== undefined) {
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, sharedOf(html))
  }
  return { title: title?.[1] ?? '', html }
}
