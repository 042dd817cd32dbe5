import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@evenlight/contract/errors'
import type { Parts } from '../kernel/parts.ts'
import type { CallWithin } from '../kernel/within.ts'
import { pageFrom, penOf } from './draw.ts'
import { dist, frameOf } from './frame.ts'
import { type Drawn, isMember, keptPages } from './kept.ts'
import { servePreviews } from './previews.ts'
import { serveSitemap } from './sitemap.ts'

const yearSeconds = 31_536_000
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

const wantsPage = ({ method, url, headers: { accept = '' } }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|socket\.io|uploads|media)\b/.test(url) &&
  !/\.\w{2,11}$/.test(url.split('?')[0] ?? '') &&
  (accept.includes('text/html') || accept === '' || accept.includes('*/*'))

/** A worker, and the page it shows when there is no network, are bound by what they come with. */
const bound = /[/\\](sw\.js|offline\.html)(\.br|\.gz)?$/

const serveFiles = (app: FastifyInstance, policy: string) =>
  app.register(staticFiles, {
    root: dist,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/')
      void response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
      if (bound.test(path)) void response.header('content-security-policy', policy)
    },
  })

/** Serves the browser's bundle, and a page for every address that is not a call or a file: drawn for visitors, the frame for members. */
export const servePages = async (app: FastifyInstance, parts: Parts, ask: CallWithin) => {
  const { limits, site } = parts
  const frame = frameOf(site)
  if (frame.built) await serveFiles(app, frame.policy)
  const pen = penOf(site, ask)
  const pages = keptPages(parts)
  const bare = Buffer.from(frame.html)
  servePreviews(app, parts, pen)
  serveSitemap(app, parts, pen)

  const draw =
    (url: URL) =>
    async (began: number): Promise<Drawn> => {
      const drawn = await (await pen())?.draw(url)
      if (!drawn || 'to' in drawn) return drawn
      return pages.made(pageFrom(drawn, frame), drawn.status, began)
    }
  const sendBare = async (reply: FastifyReply, path: string) =>
    reply
      .status((await pen())?.has(path) === false ? 404 : 200)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(bare)

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw refuse('route_not_found')
    reply.type('text/html; charset=utf-8').header('content-security-policy', frame.policy)
    const url = new URL(site.url + request.url)
    if (isMember(request)) return sendBare(reply, url.pathname)
    await limits.takeFor('everything', { address: request.ip })
    const page = await pages.at(url.pathname + url.search, draw(url)).catch((error: unknown) => {
      // The browser asks again for what could not be had here, and says what went wrong in its own place.
      request.log.error({ err: error, reqId: request.id }, 'a page could not be drawn')
      return undefined
    })
    if (!page) return sendBare(reply, url.pathname)
    if ('to' in page) return reply.header('cache-control', 'private, no-cache').redirect(page.to)
    return pages.send(request, reply.header('cache-control', page.status === 200 ? shared : 'no-cache'), page)
  })
  /** Loads what draws pages before anybody asks for one. */
  return { warm: pen }
}
