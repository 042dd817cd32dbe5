import { renderAsync } from '@resvg/resvg-js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { refuse } from '@evenlight/contract/errors'
import type { Parts } from '../kernel/parts.ts'
import { Shareable } from '../kernel/response-cache.ts'
import type { Renderer } from './renderer.ts'

const freshness = { maxAgeMs: 3_600_000 }
const atOnceMax = 2

/** The pictures that links to us are shown with: the site's own, and one for each reader. */
export const servePreviews = (app: FastifyInstance, { cache, limits }: Parts, renderer: Renderer) => {
  const oneAfterAnother = pLimit(atOnceMax)
  const make = async (id?: string) => {
    const svg = await renderer.preview(id)
    if (!svg) throw refuse('not_found')
    const bytes = await oneAfterAnother(async () => {
      // Sharp could draw it too, but is kept from reading SVG at all, because of what people upload.
      const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
      return sharp(drawn.asPng()).png({ palette: true }).toBuffer()
    })
    return new Shareable('image/png', bytes)
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply, id?: string) => {
    await limits.takeFor('pages', { address: request.ip })
    const picture = await cache.through(request.url.split('?')[0]!, freshness, () => make(id))
    reply.header('cache-control', 'public, max-age=3600')
    // Previews are shown on other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return cache.send(request, reply, picture)
  }
  app.get('/pictures/evenlight.png', (request, reply) => answer(request, reply))
  app.get<{ Params: { id: string } }>('/pictures/profile/:id.png', (request, reply) =>
    answer(request, reply, request.params.id),
  )
}
