import { languages } from '@evenlight/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@evenlight/contract/errors'
import type { Parts } from '../kernel/parts.ts'
import { Shareable } from '../kernel/response-cache.ts'
import { contentChanges } from '../content/public.ts'
import { findDrawing } from '../uploads/public.ts'
import type { Pictured } from './drawing-thread.ts'
import type { Renderer } from './renderer.ts'

const freshness = { maxAgeMs: 3_600_000, changes: contentChanges }

/** Where the address of a person's picture stands. */
const faceIn = / href="\/portraits\/([\w.-]+)"/

/** The pictures that links to us are shown with: the site's own, and one for each reader and each text. */
export const servePreviews = (app: FastifyInstance, parts: Parts, renderer: Renderer) => {
  const { cache, limits } = parts
  const make = async (of?: Pictured) => {
    const svg = await renderer.preview(of)
    if (!svg) throw refuse('not_found')
    const file = faceIn.exec(svg)?.[1]
    const face = file && (await findDrawing(parts, file).read())
    const { drawPreview, faceOf } = await import('./preview-picture.ts')
    // What draws asks nobody for a picture; one that is gone leaves its place empty.
    return new Shareable('image/png', await drawPreview(svg.replace(faceIn, face ? await faceOf(face) : '')))
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply, of?: Pictured) => {
    await limits.takeFor('pages', { address: request.ip })
    const picture = await cache.through(request.url.split('?')[0]!, freshness, () => make(of))
    reply.header('cache-control', 'public, max-age=3600')
    // Previews are shown on other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return cache.send(request, reply, picture)
  }
  app.get('/pictures/evenlight.png', (request, reply) => answer(request, reply))
  app.get<{ Params: { id: string } }>('/pictures/profile/:id.png', (request, reply) =>
    answer(request, reply, { kind: 'profile', id: request.params.id, language: 'en' }),
  )
  for (const language of languages) {
    for (const kind of ['article', 'blog'] as const)
      app.get<{ Params: { id: string } }>(`/pictures/${kind}/${language}/:id.png`, (request, reply) =>
        answer(request, reply, { kind, id: request.params.id, language }),
      )
    for (const kind of ['faq', 'offers'] as const)
      app.get(`/pictures/${kind}/${language}.png`, (request, reply) =>
        answer(request, reply, { kind, id: '', language }),
      )
  }
}
