import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Raw } from './handler.ts'
import type { Limits } from './limits.ts'

const keptMax = 500
/** Pages are a hundred times as large as calls: whoever asks for many addresses must not fill the memory. */
const keptBytesMax = 32 * 1024 * 1024

/** An answer as it goes out. */
interface Whole {
  headers: string[]
  bytes: Buffer
}
export interface Ready {
  etag: string | undefined
  /** Bytes that it holds, in all its forms. */
  size: number
  fresh: () => boolean
  /** The headers of an answer that says that nothing changed. */
  unchanged: string[]
  /** What this request gets, undefined where it is not for it. */
  wholeFor: (request: FastifyRequest) => Whole | undefined
}

/** The headers set so far, as they are written again. */
export const headersOf = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])

/**
 * Answers that everybody gets alike, by the address that was asked: while they are fresh they are sent again before
 * anything else is looked at. Only what is public, says `fresh` and was asked for twice comes in.
 */
export const readyAnswers = (limits: Limits) => {
  const kept = new LRUCache<string, Ready>({
    max: keptMax,
    maxSize: keptBytesMax,
    sizeCalculation: ({ size }) => size + 1,
  })
  const sent = new WeakSet<Raw>()
  const freshAt = (url: string) => {
    const ready = kept.get(url)
    if (!ready || ready.fresh()) return ready
    kept.delete(url)
    return undefined
  }
  const put = (url: string, ready: Ready) => void kept.set(url, ready)
  return {
    put,
    /** Keeps an answer with the headers it is sent with, the second time that it is sent. */
    keep(raw: Raw, reply: FastifyReply) {
      const { etag, fresh } = raw
      if (!fresh) return
      if (!sent.has(raw)) return void sent.add(raw)
      const bytes = Buffer.from(raw.payload as string)
      const unchanged = headersOf(reply)
      const whole = { bytes, headers: [...unchanged, 'content-type', raw.type, 'content-length', String(bytes.length)] }
      put(reply.request.url, { etag, size: bytes.length, fresh, unchanged, wholeFor: () => whole })
    },
    /** The first thing that happens to a request. */
    answer(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
      const ready = request.method === 'GET' ? freshAt(request.url) : undefined
      const whole = ready?.wholeFor(request)
      if (!ready || !whole) return done()
      const send = () => {
        reply.hijack()
        if (request.headers['if-none-match'] === ready.etag) reply.raw.writeHead(304, ready.unchanged).end()
        else reply.raw.writeHead(200, whole.headers).end(whole.bytes)
      }
      if (!request.url.startsWith('/api')) return send()
      limits.takeFor('everything', { address: request.ip }).then(send, done)
    },
  }
}
export type ReadyAnswers = ReturnType<typeof readyAnswers>
