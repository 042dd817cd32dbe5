import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@evenlight/contract/errors'
import type { Parts } from '../kernel/parts.ts'
import type { CallWithin } from '../kernel/within.ts'
import { pageFrom, penOf } from './draw.ts'
import { dist, frameOf } from './frame.ts'
import { keptPages, type Kept } from './kept.ts'

const yearSeconds = 31_536_000
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

const wantsPage = ({ method, url, headers: { accept = '' } }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|socket\.io|uploads|media)\b/.test(url) &&
  !/\.\w{2,11}$/.test(url.split('?')[0] ?? '') &&
  (accept.includes('text/html') || accept === '' || accept.includes('*/*'))

/** Whether the browser has chosen the members' set of pages; they are drawn there. */
const isMember = ({ headers: { cookie = '' } }: FastifyRequest) => /(?:^|; )secure=1(?:;|$)/.test(cookie)

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
  const { site } = parts
  const frame = frameOf(site)
  if (frame.built) await serveFiles(app, frame.policy)
  const pen = await penOf(site, ask)
  const pages = keptPages(parts.clock)
  const bare = Buffer.from(frame.html)

  const draw = async (url: URL): Promise<Kept | { to: string } | undefined> => {
    const drawn = await pen?.draw(url)
    if (!drawn || 'to' in drawn) return drawn
    return pages.made(pageFrom(drawn, frame), drawn.status)
  }
  const sendBare = (reply: FastifyReply, path: string) =>
    reply
      .status(!pen || pen.has(path) ? 200 : 404)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(bare)

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw refuse('route_not_found')
    reply.type('text/html; charset=utf-8').header('content-security-policy', frame.policy)
    const url = new URL(request.url, site.url)
    if (isMember(request)) return sendBare(reply, url.pathname)
    const page = await Promise.resolve(pages.at(url.pathname + url.search, () => draw(url))).catch((error: unknown) => {
      // The browser asks again for what could not be had here, and says what went wrong in its own place.
      request.log.error({ err: error, reqId: request.id }, 'a page could not be drawn')
      return undefined
    })
    if (!page) return sendBare(reply, url.pathname)
    if ('to' in page) return reply.header('cache-control', 'private, no-cache').redirect(page.to)
    return pages.send(request, reply.header('cache-control', page.status === 200 ? shared : 'no-cache'), page)
  })
}
