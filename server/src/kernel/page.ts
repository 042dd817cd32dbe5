import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '@evenlight/contract/errors'

const dist = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const yearSeconds = 31_536_000

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

const policyOf = (html: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts(html).join(' ')}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

const wantsPage = (method: string, url: string, accept = '') =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api') &&
  !/\.\w{2,5}$/.test(url.split('?')[0] ?? '') &&
  (accept.includes('text/html') || accept === '' || accept.includes('*/*'))

/** Serves the browser's bundle: hashed files for ever, and the one page for every address that is not a call or a file. */
export const servePages = async (app: FastifyInstance, site: { demo: boolean }) => {
  const built = existsSync(`${dist}index.html`)
  const source = built
    ? readFileSync(`${dist}index.html`, 'utf8')
    : '<!doctype html><title>Evenlight</title><p>The pages are not built yet: run npm start.'
  const html = site.demo ? source.replace('<html ', '<html data-demo="on" ') : source
  const policy = policyOf(html)
  if (built)
    await app.register(staticFiles, {
      root: dist,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes('/assets/')
        void response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request.method, request.url, request.headers.accept)) throw refuse('route_not_found')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .send(html)
  })
}
