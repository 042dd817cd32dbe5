import { hash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../kernel/clock.ts'

const keptMs = 60_000
const keptBytesMax = 32 * 1024 * 1024
const quality = 5

export interface Kept {
  status: number
  bytes: Buffer
  etag: string
  packed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

const packers = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

const encodingFor = ({ headers: { 'accept-encoding': accept = '' } }: FastifyRequest) =>
  /\bbr\b/.test(String(accept)) ? 'br' : /\bgzip\b/.test(String(accept)) ? 'gzip' : undefined

/** Drawn pages, kept for a minute as they are sent. Those who ask for one that is being drawn wait for it together. */
export const keptPages = (clock: Pick<Clock, 'now'>) => {
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytesMax,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: keptMs,
    perf: clock,
  })
  const flights = new Map<string, Promise<Kept | { to: string } | undefined>>()

  return {
    made: (bytes: Buffer, status: number): Kept => ({
      status,
      bytes,
      etag: `"${hash('sha1', bytes, 'base64url')}"`,
      packed: {},
    }),
    /** The page at an address: kept, being drawn, or drawn now. What leads elsewhere or isn't there is not kept. */
    at(address: string, draw: () => Promise<Kept | { to: string } | undefined>) {
      const ready = kept.get(address) ?? flights.get(address)
      if (ready) return ready
      const flight = draw().finally(() => flights.delete(address))
      flights.set(address, flight)
      return flight.then((page) => {
        if (page && 'bytes' in page && page.status === 200) kept.set(address, page)
        return page
      })
    },
    async send(request: FastifyRequest, reply: FastifyReply, { status, bytes, etag, packed }: Kept) {
      reply.status(status).header('etag', etag).header('vary', 'accept-encoding')
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const encoding = encodingFor(request)
      if (!encoding) return reply.send(bytes)
      return reply.header('content-encoding', encoding).send(await (packed[encoding] ??= packers[encoding](bytes)))
    },
  }
}
