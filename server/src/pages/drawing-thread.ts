import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { bundle, type Page } from './frame.ts'
import { letters } from './letters.ts'

/** What one drawing is about. */
export interface Task {
  demo: boolean
  /** The origin of the site. */
  site: string
  /** Where the calls of the drawing are answered. */
  calls: MessagePort
}
/** The addresses that members have pages at, as patterns, and those of all drawn pages that need no id. */
export interface Places {
  members: string[]
  drawn: string[]
}
export type Outcome = Page | { to: string } | undefined

interface Call {
  path: string
  route: { path: string }
}
interface Site {
  demo: boolean
  url: string
  answer: (call: Call) => Promise<unknown>
}
/** What the browser's part, built for this thread, exports. */
interface Drawing {
  render: (request: Request, site: Site) => Promise<Page | Response | undefined>
  preview: (site: Site, words: typeof letters, id?: string) => Promise<string | undefined>
  places: (site: Site) => Promise<Places>
}

const drawing = () => import(pathToFileURL(bundle).href) as Promise<Drawing>

const makeSite = ({ demo, site, calls }: Task): Site => ({
  demo,
  url: site,
  async answer({ path, route }) {
    const { port1, port2 } = new MessageChannel()
    calls.postMessage({ address: path, template: route.path, reply: port2 }, [port2])
    const [answer] = (await once(port1, 'message')) as unknown[]
    port1.close()
    return answer
  },
})

/** The page at an address of the site; where it leads elsewhere, that address; undefined for what only a browser draws. */
export const page = async ({ url, ...task }: Task & { url: string }): Promise<Outcome> => {
  const { render } = await drawing()
  const drawn = await render(new Request(url), makeSite(task))
  return drawn instanceof Response ? { to: drawn.headers.get('location') ?? '/' } : drawn
}

/** The preview of the site, or of a reader's profile, as SVG. Undefined where there is no such reader. */
export const preview = async ({ id, ...task }: Task & { id?: string | undefined }) =>
  (await drawing()).preview(makeSite(task), letters, id)

export const places = async (task: Task) => (await drawing()).places(makeSite(task))
