import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { CallWithin } from '../kernel/within.ts'
import { letters } from './letters.ts'
import { dist, type Frame } from './frame.ts'

/** A page as the browser's part draws it. */
interface Drawn {
  status: number
  html: string
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

/** A whole page from what was drawn, and its tag: what is not its own is the same for the whole build. */
export const pageFrom = ({ title, html, head, data, file }: Drawn, { parts, codeOf, tag }: Frame) => {
  const lines = Buffer.from(`<title>${title}</title>${head}`)
  const own = Buffer.from(`<div id="root">${html}</div>${data}`)
  return {
    bytes: Buffer.concat([parts.beforeTitle, lines, parts.afterTitle, own, codeOf(file), parts.bottom]),
    // Weak: the packed forms of a page say the same and are other bytes.
    etag: `W/"${tag}${hash('sha1', lines, 'base64url')}${hash('sha1', own, 'base64url')}"`,
  }
}
