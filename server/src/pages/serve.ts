import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '@evenlight/contract/errors'
import { barePath, languageAt, languageFor } from '@evenlight/contract/languages'
import type { LocalCall } from '../kernel/local-calls.ts'
import type { Gate, Parts } from '../kernel/parts.ts'
import { Shareable, type Freshness } from '../kernel/response-cache.ts'
import { contentChanges } from '../content/public.ts'
import { houseChanges } from '../house/public.ts'
import { directoryChanges } from '../readers/public.ts'
import { serveFeeds } from './feeds.ts'
import { dist, makeFrame } from './frame.ts'
import { servePreviews } from './previews.ts'
import { serveLlms } from './llms.ts'
import { openRenderer } from './renderer.ts'
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

const serveFiles = async (app: FastifyInstance, policy: string) => {
  const files: FastifyStaticOptions = {
    root: dist,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/')
      void response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
      if (bound.test(path)) void response.header('content-security-policy', policy)
    },
  }
  await app.register(staticFiles, { ...files, wildcard: false, globIgnore: ['assets/**'] })
  // There are hundreds: a route for each would take a tenth of a start.
  await app.register(staticFiles, { ...files, root: `${dist}assets`, prefix: '/assets/', decorateReply: false })
}

/** Whether the browser has chosen the members' set of pages; they are drawn there. */
const isMember = ({ headers: { cookie } }: FastifyRequest) =>
  cookie !== undefined && /(?:^|; )secure=1(?:;|$)/.test(cookie)
/** A member's language, as their browser says it. */
const languageOf = ({ headers: { cookie = '' } }: FastifyRequest) =>
  languageFor(/(?:^|; )language=(\w+)(?:;|$)/.exec(cookie)?.[1] ?? '')

/** The same memory: what comes from a thread is no `Buffer` any more. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** Comings and goings of readers, and what is published, never draw a page more often than each second. */
const freshnessBy = (gate: Gate): Freshness => ({
  limit: 'pages',
  maxAgeMs: 60_000,
  graceMs: 1000,
  changes: () => directoryChanges() + contentChanges() + houseChanges() + Number(gate.isOpen),
  isFor: (request: FastifyRequest) => !isMember(request),
})

/** What tells others of the pages, before there are any for them. */
const told = /^\/(sitemap|llms|pictures\/|(articles|blog)\/feed)/
const hourSeconds = '3600'
const hideFrom = (app: FastifyInstance, gate: Gate) =>
  app.addHook('onRequest', async ({ url }, reply) => {
    if (gate.isOpen) return
    reply.header('x-robots-tag', 'noindex')
    if (told.test(url)) throw refuse('route_not_found')
  })

/** Serves the browser's bundle, and a page for every address that is not a call or a file: drawn for visitors, the frame for members. */
export const servePages = async (app: FastifyInstance, parts: Parts, ask: LocalCall) => {
  const { cache, gate, limits, site } = parts
  const freshness = freshnessBy(gate)
  const frameWith = (closed: boolean) =>
    makeFrame({
      demo: site.demo,
      closed,
      cardFormUrl: site.authorizeNet?.formUrl,
      payPal: site.payPal !== undefined,
      texts: site.carrier !== undefined,
    })
  const frame = frameWith(false)
  const closedFrame = gate.isOpen ? frame : frameWith(true)
  if (!gate.isOpen) hideFrom(app, gate)
  if (frame.built) await serveFiles(app, frame.policy)
  const renderer = openRenderer(parts, ask)
  app.addHook('onClose', renderer.close)
  servePreviews(app, parts, renderer)
  serveSitemap(app, parts, renderer)
  serveFeeds(app, parts)
  serveLlms(app, parts)

  const draw = async (url: URL) => {
    const drawn = await renderer.page(url)
    if (!drawn || 'to' in drawn) return drawn
    return new Shareable('text/html; charset=utf-8', bytesOf(drawn.plain), drawn.status, bytesOf(drawn.packed))
  }
  /** The frame alone; 404 where only members look and have no page. */
  const sendBare = async (request: FastifyRequest, reply: FastifyReply, path: string, status = 200) => {
    const places = await renderer.places().catch(() => undefined)
    const place = places ? places.membersAt(barePath(path)) : {}
    const language = isMember(request) ? languageOf(request) : languageAt(path)
    return reply
      .status(isMember(request) && !place ? 404 : status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(
        (gate.isOpen ? frame : closedFrame).bareFor(
          place?.screen ?? '',
          language,
          isMember(request) && (place?.ofHouse ? 'house' : 'member'),
          places?.waiting?.[language],
        ),
      )
  }

  app.setNotFoundHandler(async (request, reply) => {
    const url = URL.parse(site.url + request.url)
    if (!url || url.origin !== new URL(site.url).origin || !wantsPage(request)) throw refuse('route_not_found')
    reply.header('content-security-policy', frame.policy)
    if (isMember(request)) {
      const bare = barePath(url.pathname)
      if (bare === url.pathname) return sendBare(request, reply, bare)
      // Their language is their account's; in an address it is for visitors.
      return reply.header('cache-control', 'private, no-cache').redirect(bare + url.search)
    }
    await limits.takeFor('pages', { address: request.ip })
    const page = await cache
      .through(url.pathname + url.search, freshness, () => draw(url))
      .catch((error: unknown) => {
        // The browser asks again for what could not be had here, and says what went wrong in its own place.
        if (!(error instanceof Refusal))
          request.log.error({ err: error, reqId: request.id }, 'a page could not be drawn')
        return 'failed' as const
      })
    if (page === 'failed') return sendBare(request, reply.header('retry-after', '60'), url.pathname, 503)
    if (!page) return sendBare(request, reply, url.pathname)
    if ('to' in page) return reply.header('cache-control', 'private, no-cache').redirect(page.to)
    if (page.status === 503) reply.header('retry-after', hourSeconds)
    const isShared = page.status === 200 && gate.isOpen
    return cache.send(request, reply.header('cache-control', isShared ? shared : 'no-cache'), page)
  })
}
