import type { Language } from '@evenlight/contract/languages'
import { existsSync, readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MessagePort } from 'node:worker_threads'
import { packNow } from '../kernel/packing.ts'
import { bundle, makeFrame, type Page, type SiteMarks } from './frame.ts'
import { letters } from './letters.ts'

/** What one drawing is about. */
export interface Task extends SiteMarks {
  /** The origin of the site. */
  site: string
  /** Where the calls of the drawing are answered. */
  calls: MessagePort
}
/**
 * Where members have pages, as patterns with their screens, the addresses of all drawn pages that need no id, and what
 * stands in a frame until its code has come.
 */
export interface Places {
  members: { path: string; screen?: string }[]
  drawn: string[]
  waiting: Record<Language, string>
}
/** A whole page as it goes out, plain and packed. */
interface Whole {
  status: number
  plain: Uint8Array
  packed: Uint8Array
}
export type Outcome = Whole | { to: string } | undefined
/** A call of a page, by the number that its answer comes back with. */
export interface Asked {
  call: number
  address: string
  template: string
}
export interface Answered {
  call: number
  answer: unknown
}

/** What a preview is of. */
export interface Pictured {
  kind: 'profile' | 'article' | 'blog' | 'faq' | 'offers'
  /** Of a reader or a text. */
  id: string
  language: Language
}
interface Call {
  path: string
  route: { path: string }
}
interface Site {
  demo: boolean
  closed: boolean
  url: string
  answer: (call: Call) => Promise<unknown>
}
/** What the browser's part, built for this thread, exports. */
interface Drawing {
  render: (request: Request, site: Site) => Promise<Page | Response | undefined>
  preview: (site: Site, words: typeof letters, of?: Pictured) => Promise<string | undefined>
  places: (site: Site) => Promise<Places>
}

const { PRIORITY_BELOW_NORMAL: behind, PRIORITY_LOW: last } = constants.priority
const self = '/proc/thread-self'
/** Whoever waits for a message or for money comes first: Linux lets a thread stand behind the others of its process. */
const giveWay = () => {
  if (existsSync(self)) setPriority(Number(basename(readlinkSync(self))), Math.min(last, getPriority() + behind))
}

let opened: Promise<Drawing> | undefined
const open = async () => {
  const drawing = (await import(pathToFileURL(bundle).href)) as Drawing
  giveWay()
  return drawing
}
const drawing = () => (opened ??= open())

const makeSite = ({ demo, closed, site, calls }: Task): Site => {
  const waiting: ((answer: unknown) => void)[] = []
  calls.on('message', ({ call, answer }: Answered) => waiting[call]?.(answer))
  return {
    demo,
    closed,
    url: site,
    answer: ({ path, route }) =>
      new Promise((resolve) => {
        const call = waiting.push(resolve) - 1
        calls.postMessage({ call, address: path, template: route.path } satisfies Asked)
      }),
  }
}

const frames = new Map<string, ReturnType<typeof makeFrame>>()
const frameOf = ({ demo, closed, cardFormUrl, payPal, texts }: Task) => {
  const of = `${demo} ${closed} ${cardFormUrl} ${payPal} ${texts}`
  const frame = frames.get(of) ?? makeFrame({ demo, closed, cardFormUrl, payPal, texts })
  frames.set(of, frame)
  return frame
}

/** The page at an address of the site; where it leads elsewhere, that address; undefined for what only a browser draws. */
export const page = async ({ url, ...task }: Task & { url: string }): Promise<Outcome> => {
  const { render } = await drawing()
  const drawn = await render(new Request(url), makeSite(task))
  if (!drawn) return undefined
  if (drawn instanceof Response) return { to: drawn.headers.get('location') ?? '/' }
  const plain = Buffer.from(frameOf(task).around(drawn))
  return { status: drawn.status, plain, packed: packNow(plain) }
}

/** The preview of the site, a reader's profile or a text, as SVG. Undefined where there is no such thing. */
export const preview = async ({ of, ...task }: Task & { of?: Pictured | undefined }) =>
  (await drawing()).preview(makeSite(task), letters, of)

export const places = async (task: Task) => (await drawing()).places(makeSite(task))
