import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Raw } from './handler.ts'
import type { Limits } from './limits.ts'

const keptMax = 1000

interface Ready {
  raw: Raw & { payload: Buffer }
  whole: string[]
  unchanged: string[]
}

/**
 * Answers that everybody gets alike, by the address that was asked: while they are fresh they are sent again before
 * anything else is looked at. Only what is public and says `fresh` comes in.
 */
export const readyAnswers = (limits: Limits) => {
  const kept = new LRUCache<string, Ready>({ max: keptMax })
  const freshAt = (url: string) => {
    const ready = kept.get(url)
    if (ready && !ready.raw.fresh?.()) kept.delete(url)
    return kept.has(url) ? ready : undefined
  }
  return {
    /** Keeps an answer with the headers it is sent with. */
    keep(url: string, raw: Raw, headers: Record<string, unknown>) {
      const { payload, etag } = raw
      if (!Buffer.isBuffer(payload) || etag === undefined) return
      const common = Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
      const whole = [...common, 'content-type', raw.type, 'content-length', String(payload.length)]
      kept.set(url, { raw: raw as Ready['raw'], whole, unchanged: common })
    },
    /** The first thing that happens to a request. */
    async answer(request: FastifyRequest, reply: FastifyReply) {
      const ready = request.method === 'GET' ? freshAt(request.url) : undefined
      if (!ready) return
      await limits.takeFor('everything', { address: request.ip })
      reply.hijack()
      if (request.headers['if-none-match'] === ready.raw.etag) reply.raw.writeHead(304, ready.unchanged).end()
      else reply.raw.writeHead(200, ready.whole).end(ready.raw.payload)
    },
  }
}
export type ReadyAnswers = ReturnType<typeof readyAnswers>
