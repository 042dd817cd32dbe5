import { hash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { refuse } from '@evenlight/contract/errors'
import type { Parts } from '../kernel/parts.ts'
import type { Renderer } from './renderer.ts'

const keptMax = 200
const keptMs = 3_600_000
const atOnceMax = 2

interface Picture {
  bytes: Buffer
  etag: string
}

/** The pictures that links to us are shown with: the site's own, and one for each reader. */
export const servePreviews = (app: FastifyInstance, { clock, limits }: Parts, renderer: Renderer) => {
  const kept = new LRUCache<string, Promise<Picture | undefined>>({ max: keptMax, ttl: keptMs, perf: clock })
  const oneAfterAnother = pLimit(atOnceMax)

  const make = async (id?: string): Promise<Picture | undefined> => {
    const svg = await renderer.preview(id)
    if (!svg) return undefined
    const bytes = await oneAfterAnother(async () => {
      // Sharp could draw it too, but is kept from reading SVG at all, because of what people upload.
      const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
      return sharp(drawn.asPng()).png({ palette: true }).toBuffer()
    })
    return { bytes, etag: `"${hash('sha1', bytes, 'base64url')}"` }
  }
  const pictureOf = (id = '') => {
    const ready = kept.get(id)
    if (ready) return ready
    const flight = make(id || undefined)
    kept.set(id, flight)
    const forget = () => kept.delete(id)
    flight.then((picture) => picture ?? forget(), forget)
    return flight
  }
  const send = (reply: FastifyReply, { bytes, etag }: Picture) => {
    reply.header('etag', etag).header('cache-control', 'public, max-age=3600')
    // Previews are shown on other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (reply.request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('image/png').send(bytes)
  }
  const answer = async ({ ip }: FastifyRequest, reply: FastifyReply, id?: string) => {
    await limits.takeFor('everything', { address: ip })
    const picture = await pictureOf(id)
    if (!picture) throw refuse('not_found')
    return send(reply, picture)
  }
  app.get('/pictures/evenlight.png', (request, reply) => answer(request, reply))
  app.get<{ Params: { id: string } }>('/pictures/profile/:id.png', (request, reply) =>
    answer(request, reply, request.params.id),
  )
}
