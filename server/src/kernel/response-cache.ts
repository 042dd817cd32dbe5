import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'
import type { Limits } from './limits.ts'
import { type Form, formFor, pack } from './packing.ts'

const bytesMax = 64 * 1024 * 1024
/** What is still asked for at this age is packed once more, as small as can be. */
const settledMs = 5000

/** How long an answer may be sent again. */
export interface Freshness {
  maxAgeMs: number
  /** Counts the changes of what the answer shows, as far as this process knows: the next one ends it. */
  changes?: () => number
  /** So long it is sent again in spite of changes, where they come all the time. */
  graceMs?: number
  /** What it is counted as, each time that it is sent. */
  limit?: 'pages' | 'anonymous'
  /** Whether this request gets what everybody gets; all do where it is absent. */
  isFor?: (request: FastifyRequest) => boolean
}

/** An answer that everybody gets alike. Only one with status 200 is kept. */
export class Shareable {
  readonly type: string
  readonly body: string | Buffer
  readonly status: number
  /** The brotli form, where whoever made it has packed it too. */
  readonly packed: Buffer | undefined
  constructor(type: string, body: string | Buffer, status = 200, packed?: Buffer) {
    this.type = type
    this.body = body
    this.status = status
    this.packed = packed
  }
}

/** The same as it goes out, in the forms that it was asked for in. */
export interface Cached {
  type: string
  status: number
  etag: string
  plain: Buffer
  forms: Map<Form, Buffer | Promise<Buffer>>
  isSmallest: boolean
  freshness: Freshness
  madeAtMs: number
  changesSeen: number | undefined
  /** What it was first sent with, names and values in turn; what depends on the form apart. */
  headers?: string[]
}

const isFresh = ({ freshness, madeAtMs, changesSeen }: Cached, nowMs: number) => {
  const { maxAgeMs, changes, graceMs = 0 } = freshness
  const ageMs = nowMs - madeAtMs
  return ageMs < maxAgeMs && (changesSeen === changes?.() || ageMs < graceMs)
}

/** Each packed form is about a quarter of the plain one. */
const sizeOf = ({ plain }: Cached) => Math.ceil(plain.length * 1.5)

const isKnownTo = ({ headers }: FastifyRequest, { etag }: Cached) => headers['if-none-match'] === etag

const headersNow = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])

const headersOf = (form: Form, bytes: Buffer) => [
  ...(form === 'identity' ? [] : ['content-encoding', form]),
  'content-length',
  String(bytes.length),
]

/** Whoever asks for the same form meanwhile waits for it together. */
const bytesIn = async ({ forms, plain }: Cached, form: Form) => {
  const coming = forms.get(form) ?? pack(plain, form)
  forms.set(form, coming)
  const bytes = await coming
  forms.set(form, bytes)
  return bytes
}

/**
 * Public answers, kept while they are fresh: pages and calls alike, by their address. Bounded by bytes, as whoever asks
 * for many addresses must not fill the memory. How long a CDN may keep them, their own headers say.
 */
export const responseCache = (clock: Pick<Clock, 'now'>, limits: Limits) => {
  const kept = new LRUCache<string, Cached>({ maxSize: bytesMax, sizeCalculation: sizeOf })
  const flights = new Map<string, Promise<unknown>>()
  let isPackingBest = false

  const freshAt = (address: string) => {
    const found = kept.get(address)
    if (!found || isFresh(found, clock.now())) return found
    kept.delete(address)
    return undefined
  }
  const make = async <T>(address: string, freshness: Freshness, from: () => Promise<Shareable | T>) => {
    const [madeAtMs, changesSeen] = [clock.now(), freshness.changes?.()]
    const made = await from()
    if (!(made instanceof Shareable)) return made
    const plain = typeof made.body === 'string' ? Buffer.from(made.body) : made.body
    const forms: Cached['forms'] = new Map([['identity', plain]])
    if (made.packed) forms.set('br', made.packed)
    const cached: Cached = {
      type: made.type,
      status: made.status,
      // Weak: the packed forms say the same and are other bytes.
      etag: `W/"${hash('sha1', plain, 'base64url')}"`,
      plain,
      forms,
      isSmallest: false,
      freshness,
      madeAtMs,
      changesSeen,
    }
    if (made.status === 200) kept.set(address, cached)
    return cached
  }
  /** One at a time, as each takes a processor for a while; what isn't asked for again is never worth it. */
  const packBest = async (cached: Cached) => {
    if (isPackingBest || cached.isSmallest || clock.now() - cached.madeAtMs < settledMs) return
    isPackingBest = cached.isSmallest = true
    cached.forms.set('br', await pack(cached.plain, 'br', 'best').finally(() => (isPackingBest = false)))
  }
  return {
    /**
     * What is kept under an address, or what `from` makes now; those who ask for the same meanwhile wait for it together.
     * What is not `Shareable` is handed on as it is.
     */
    async through<T>(
      address: string,
      freshness: Freshness,
      from: () => Promise<Shareable | T>,
    ): Promise<Cached | Exclude<T, Shareable>> {
      const found = freshAt(address)
      if (found) return found
      // Whoever has just changed something is not given what was read before.
      const key = `${freshness.changes?.() ?? ''} ${address}`
      const flight = flights.get(key) ?? make(address, freshness, from).finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight as Promise<Cached | Exclude<T, Shareable>>
    },
    /** Answers with it for the first time; what its headers say by then, is said each time. */
    async send(request: FastifyRequest, reply: FastifyReply, cached: Cached) {
      const form = formFor(request, cached)
      const bytes = await bytesIn(cached, form)
      reply.type(cached.type).header('etag', cached.etag).header('vary', 'accept-encoding')
      cached.headers ??= headersNow(reply)
      if (isKnownTo(request, cached)) return reply.status(304).send()
      if (form !== 'identity') reply.header('content-encoding', form)
      return reply.status(cached.status).send(bytes)
    },
    /** The first thing that happens to a request that was counted: what is kept and packed is sent before anything else is looked at. */
    answer(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
      const cached = request.method === 'GET' ? freshAt(request.url) : undefined
      const { headers } = cached ?? {}
      if (!cached || !headers || !(cached.freshness.isFor?.(request) ?? true)) return done()
      const form = formFor(request, cached)
      const bytes = cached.forms.get(form)
      if (!(bytes instanceof Buffer)) return done()
      const send = () => {
        reply.hijack()
        if (isKnownTo(request, cached)) reply.raw.writeHead(304, headers).end()
        else reply.raw.writeHead(200, [...headers, ...headersOf(form, bytes)]).end(bytes)
      }
      limits.takeFor(cached.freshness.limit ?? 'anonymous', { address: request.ip }).then(send, done)
      if (form === 'br') packBest(cached).catch((error: unknown) => request.log.error({ err: error }, 'not packed'))
    },
  }
}
export type ResponseCache = ReturnType<typeof responseCache>
