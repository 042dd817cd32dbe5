import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { CallWithin } from '../kernel/within.ts'
import { letters } from './letters.ts'
import { dist, type Frame } from './frame.ts'

/** A page as the browser's part draws it. */
interface Drawn {
  status: number
  /** What stands in the root, in its order: text of this page alone, and bytes that it shares with others. */
  root: readonly (string | Uint8Array)[]
  title: string
  /** The lines of the head that tell of this page, and the script element with what it was drawn with. */
  head: string
  data: string
  file: string | undefined
}
interface Pen {
  draw: (url: URL) => Promise<Drawn | { to: string } | undefined>
  has: (path: string) => boolean
  /** The preview of the site, or of a reader's profile, as SVG. */
  preview: (id?: string) => Promise<string | undefined>
  /** The addresses of all drawn pages that need no id. */
  listed: readonly string[]
}
interface Call {
  path: string
  route: { path: string }
}
type Open = (options: {
  demo: boolean
  site: string
  letters: typeof letters
  answer: (call: Call) => ReturnType<CallWithin>
}) => Promise<Pen>

const bundle = `${dist.slice(0, -1)}-server/server.js`
let pens = 0

/**
 * The browser's part, as it draws on the server, loaded when it is first asked for. Each site has its own, as it keeps
 * what site it draws for. Undefined where it was never built.
 */
export const penOf = (site: { demo: boolean; url: string }, ask: CallWithin) => {
  const load = async (): Promise<Pen | undefined> => {
    if (!existsSync(bundle)) return undefined
    const { open } = (await import(`${pathToFileURL(bundle).href}?pen=${++pens}`)) as { open: Open }
    return open({ demo: site.demo, site: site.url, letters, answer: ({ path, route }) => ask(path, route.path) })
  }
  let pen: Promise<Pen | undefined> | undefined
  return () => (pen ??= load())
}
export type PenOf = ReturnType<typeof penOf>

/** The pieces of a page in their order; most of them are shared with other pages. */
export interface Pieces {
  pieces: readonly Uint8Array[]
  /** Bytes of all pieces, and of those that are this page's alone. */
  size: number
  ownSize: number
  etag: string
}

const rootBegins = Buffer.from('<div id="root">')
const rootEnds = '</div>'
const started = randomBytes(6).toString('base64url')
let drawings = 0

/** A whole page from what was drawn. Each drawing has a tag of its own: it tells when its data was read. */
export const pageFrom = ({ title, root, head, data, file }: Drawn, { parts, codeOf }: Frame): Pieces => {
  const own = [Buffer.from(`<title>${title}</title>${head}`), Buffer.from(rootEnds + data)] as const
  const drawn = root.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))
  const pieces = [parts.beforeTitle, own[0], parts.afterTitle, rootBegins, ...drawn, own[1], codeOf(file), parts.bottom]
  const sizeOf = (some: readonly Uint8Array[]) => some.reduce((sum, { length }) => sum + length, 0)
  return {
    pieces,
    size: sizeOf(pieces),
    ownSize: sizeOf(own) + sizeOf(drawn.filter((_, at) => typeof root[at] === 'string')),
    // Weak: the packed forms of a page say the same and are other bytes.
    etag: `W/"${started}${(++drawings).toString(36)}"`,
  }
}
