import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Parts } from '../kernel/parts.ts'
import { headersOf } from '../kernel/ready.ts'
import { directoryChanges } from '../readers/public.ts'
import type { Pieces } from './draw.ts'

const keptMs = 60_000
/** A page may be this old although something it shows has changed since: comings and goings never draw it more often. */
const changedMs = 1000
const keptBytesMax = 32 * 1024 * 1024
const quality = 5

type Encoding = 'br' | 'gzip'
export interface Kept extends Pieces {
  status: number
  /** How often it was asked for. */
  asked: number
  packed: Map<Encoding, Promise<Buffer>>
  fresh: () => boolean
}
export type Drawn = Kept | { to: string } | undefined

const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

const encodingFor = ({ headers }: FastifyRequest): Encoding | undefined => {
  const accept = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) ? 'gzip' : undefined
}

/** Whether the browser has chosen the members' set of pages; they are drawn there. */
export const isMember = ({ headers: { cookie } }: FastifyRequest) =>
  cookie !== undefined && /(?:^|; )secure=1(?:;|$)/.test(cookie)

/** Drawn pages, kept for a minute as they are sent. Those who ask for one that is being drawn wait for it together. */
export const keptPages = ({ clock, ready }: Pick<Parts, 'clock' | 'ready'>) => {
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytesMax, sizeCalculation: sizeKept })
  const flights = new Map<string, Promise<Drawn>>()

  /** Sent again before anything else is looked at: to visitors, in the form that was made already. */
  const keepReady = async (reply: FastifyReply, { pieces, etag, fresh, packed }: Kept) => {
    const unchanged = headersOf(reply)
    const whole = (body: Buffer, ...more: string[]) => ({
      bytes: body,
      headers: [...unchanged, ...more, 'content-length', String(body.length)],
    })
    const forms = new Map([[undefined as Encoding | undefined, whole(Buffer.concat(pieces))]])
    for (const [encoding, body] of packed) forms.set(encoding, whole(await body, 'content-encoding', encoding))
    const wholeFor = (request: FastifyRequest) => (isMember(request) ? undefined : forms.get(encodingFor(request)))
    const size = [...forms.values()].reduce((sum, form) => sum + form.bytes.length, 0)
    ready.put(reply.request.url, { etag, size, fresh, unchanged, wholeFor })
  }

  return {
    /** A page that was drawn from what was there when `began` was counted. */
    made(page: Pieces, status: number, began: number): Kept {
      const atMs = clock.now()
      const fresh = () => {
        const age = clock.now() - atMs
        return age < keptMs && (began === directoryChanges() || age < changedMs)
      }
      return { ...page, status, asked: 0, packed: new Map(), fresh }
    },
    /** The page at an address: kept, being drawn, or drawn now. What leads elsewhere or isn't there is not kept. */
    async at(address: string, draw: (began: number) => Promise<Drawn>): Promise<Drawn> {
      const found = kept.get(address)
      if (found?.fresh()) return found
      const flight = flights.get(address) ?? draw(directoryChanges()).finally(() => flights.delete(address))
      flights.set(address, flight)
      const page = await flight
      if (page && 'pieces' in page && page.status === 200) kept.set(address, page)
      return page
    },
    async send(request: FastifyRequest, reply: FastifyReply, page: Kept) {
      const { status, etag, packed } = page
      reply.status(status).header('etag', etag).header('vary', 'accept-encoding')
      const encoding = encodingFor(request)
      const body = encoding && (await (packed.get(encoding) ?? pack(page, encoding)))
      // Most addresses are asked for once.
      if (status === 200 && request.method === 'GET' && page.asked++) await keepReady(reply, page)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return encoding ? reply.header('content-encoding', encoding).send(body) : sendPieces(reply, page)
    },
  }
}

/** What a page takes of memory: its own bytes, and its packed forms, each of which is about a fifth of the whole. */
const sizeKept = ({ ownSize, size }: Pieces) => ownSize + Math.ceil(size / 5) * Object.keys(packers).length

const pack = ({ pieces, packed }: Kept, encoding: Encoding) => {
  const body = packers[encoding](Buffer.concat(pieces))
  packed.set(encoding, body)
  return body
}

/** In one go, each piece from where it lies. */
const sendPieces = (reply: FastifyReply, { status, pieces, size }: Kept) => {
  reply.hijack()
  reply.raw.writeHead(status, [...headersOf(reply), 'content-length', String(size)])
  reply.raw.cork()
  for (const piece of pieces) reply.raw.write(piece)
  reply.raw.end()
  reply.raw.uncork()
  return reply
}
