import { REST, withoutShared } from './shared.ts'

const KEPT = 50
const TITLE = /^<title>([^<]*)<\/title>/
const restBegins = '<div class="min-h-page">'
const mainEnds = '</main>'

/** What stands in the root, in its order: text of one page alone, and bytes that all pages of the screen share. */
export type Root = readonly (string | Uint8Array)[]

interface Shared {
  before: Uint8Array
  after: Uint8Array
  /** What stands under the readers of the home page. */
  rest: Uint8Array
}

const kept = new Map<string, Shared>()
const encoder = new TextEncoder()

const sharedOf = (html: string): Shared => {
  const end = html.lastIndexOf(mainEnds)
  const rest = html.indexOf(restBegins)
  return {
    before: encoder.encode(html.slice(0, html.indexOf('<main'))),
    after: encoder.encode(html.slice(end)),
    rest: encoder.encode(rest < 0 ? '' : html.slice(rest + restBegins.length, end - '</div>'.length)),
  }
}

/**
 * A page's title and root. Of pages with the same key only the first one is drawn whole; of the others only what is their
 * own: the frame around it takes as long as a profile. No key, nothing is kept.
 */
export function drawnBy(key: string | undefined, draw: () => string): { title: string; root: Root } {
  const shared = key === undefined ? undefined : kept.get(key)
  const drawn = shared ? withoutShared(draw) : draw()
  const title = TITLE.exec(drawn)
  const html = title ? drawn.slice(title[0].length) : drawn
  if (shared) {
    const own = html.slice(html.indexOf('<main'), html.lastIndexOf(mainEnds)).split(REST)
    const root = own.flatMap((part, at) => (at ? [shared.rest, part] : [part]))
    return { title: title?.[1] ?? '', root: [shared.before, ...root, shared.after] }
  }
  if (key !== undefined) {
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, sharedOf(html))
  }
  return { title: title?.[1] ?? '', root: [html] }
}
