import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Raw } from './handler.ts'
import type { Limits } from './limits.ts'

const keptMax = 500

interface Ready {
  raw: Raw
  bytes: Buffer
  whole: string[]
  unchanged: string[]
}

/**
 * Answers that everybody gets alike, by the address that was asked: while they are fresh they are sent again before
 * anything else is looked at. Only what is public, says `fresh` and was asked for twice comes in.
 */
export const readyAnswers = (limits: Limits) => {
  const kept = new LRUCache<string, Ready>({ max: keptMax })
  const sent = new WeakSet<Raw>()
  const freshAt = (url: string) => {
    const ready = kept.get(url)
    if (!ready || ready.raw.fresh?.()) return ready
    kept.delete(url)
    return undefined
  }
  return {
    /** Keeps an answer with the headers it is sent with, the second time that it is sent. */
    keep(raw: Raw, reply: FastifyReply) {
      if (!sent.has(raw)) return void sent.add(raw)
      const bytes = Buffer.from(raw.payload as string)
      const unchanged = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
      const whole = [...unchanged, 'content-type', raw.type, 'content-length', String(bytes.length)]
      kept.set(reply.request.url, { raw, bytes, whole, unchanged })
    },
    /** The first thing that happens to a request. */
    answer(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
      const ready = request.method === 'GET' ? freshAt(request.url) : undefined
      if (!ready) return done()
      const send = () => {
        reply.hijack()
        if (request.headers['if-none-match'] === ready.raw.etag) reply.raw.writeHead(304, ready.unchanged).end()
        else reply.raw.writeHead(200, ready.whole).end(ready.bytes)
      }
      limits.takeFor('everything', { address: request.ip }).then(send, done)
    },
  }
}
export type ReadyAnswers = ReturnType<typeof readyAnswers>
