import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@evenlight/contract/errors'
import type { Parts } from '../kernel/parts.ts'
import { Shareable } from '../kernel/response-cache.ts'
import { findDrawing } from '../uploads/public.ts'
import type { Renderer } from './renderer.ts'

const freshness = { maxAgeMs: 3_600_000 }

/** Where the address of a person's picture stands. */
const faceIn = / href="\/portraits\/([\w.-]+)"/

/** The pictures that links to us are shown with: the site's own, and one for each reader. */
export const servePreviews = (app: FastifyInstance, parts: Parts, renderer: Renderer) => {
  const { cache, limits } = parts
  const make = async (id?: string) => {
    const svg = await renderer.preview(id)
    if (!svg) throw refuse('not_found')
    const file = faceIn.exec(svg)?.[1]
    const face = file && (await findDrawing(parts, file).read())
    const { drawPreview, faceOf } = await import('./preview-picture.ts')
    // What draws asks nobody for a picture; one that is gone leaves its place empty.
    return new Shareable('image/png', await drawPreview(svg.replace(faceIn, face ? await faceOf(face) : '')))
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
