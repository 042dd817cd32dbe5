import { type Language, languages, pathIn } from '@evenlight/contract/languages'
import { paths } from '@evenlight/contract/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '@evenlight/contract/errors'
import type { Db } from '../kernel/database.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Renderer } from './renderer.ts'
import { listShown as listShownTexts } from '../content/public.ts'
import { listEvery, listShown } from '../readers/public.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
/** Few enough that writing them holds up nothing else. */
const partMax = 1000

const line = (tag: string, address: string, changedAt?: number, beside = '') =>
  `<${tag}><loc>${address}</loc>${changedAt ? `<lastmod>${iso(changedAt)}</lastmod>` : ''}${beside}</${tag}>`

/** A page in each language that it can be read in, each with where the others are. */
const inEach = (site: string, path: string, changedAt?: number, readIn: readonly Language[] = languages) => {
  const at = (language: Language) => site + pathIn(language, path)
  const others = readIn.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one)}"/>`).join('')
  return readIn.map((one) => line('url', at(one), changedAt, readIn.length > 1 ? others : ''))
}

/** What is written in pages of its own, by kind. */
const texts = [
  ['article', paths.article],
  ['blog', paths.post],
] as const

/** Where each part of the list of readers begins: the id that the part before it ended with. */
const findParts = async (db: Db) => ['', ...(await listEvery(db, partMax))]

/** What search engines may look at, and where everything is. Whoever is no longer shown is gone from the next answer on. */
export const serveSitemap = (
  app: FastifyInstance,
  { database: { visits: db }, limits, site }: Parts,
  renderer: Renderer,
) => {
  const onRequest = ({ ip }: FastifyRequest) => limits.takeFor('sitemaps', { address: ip })
  const xml = (tag: string, lines: string[]) => `${head}<${tag} ${space}>${lines.join('')}</${tag}>`
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin-user\nDisallow: /uploads/\n\nSitemap: ${site.url}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', { onRequest }, async (_, reply) => {
    const begins = await findParts(db)
    const parts = [
      '/sitemaps/pages.xml',
      '/sitemaps/articles.xml',
      ...begins.map((after) => `/sitemaps/readers.xml${after && `?after=${after}`}`),
    ]
    return reply.type('application/xml').send(
      xml(
        'sitemapindex',
        parts.map((path) => line('sitemap', site.url + path)),
      ),
    )
  })
  app.get('/sitemaps/pages.xml', { onRequest }, async (_, reply) =>
    reply.type('application/xml').send(
      xml(
        'urlset',
        (await renderer.places()).drawn.flatMap((path) => inEach(site.url, path)),
      ),
    ),
  )
  app.get('/sitemaps/articles.xml', { onRequest }, async (_, reply) => {
    const written = await Promise.all(
      texts.map(async ([kind, to]) => (await listShownTexts(db, kind, partMax)).map((one) => ({ ...one, to }))),
    )
    return reply.type('application/xml').send(
      xml(
        'urlset',
        written.flat().flatMap(({ id, to, changed_at, locales }) => inEach(site.url, to(id), changed_at, locales)),
      ),
    )
  })
  type Part = { Querystring: { after?: string } }
  app.get<Part>('/sitemaps/readers.xml', { onRequest }, async ({ query: { after = '' } }, reply) => {
    if (typeof after !== 'string' || !/^[\w-]{0,40}$/.test(after)) throw refuse('bad_input')
    const part = await listShown(db, after, partMax)
    return reply.type('application/xml').send(
      xml(
        'urlset',
        part.flatMap(({ id, changed_at }) => inEach(site.url, paths.profile(id), changed_at)),
      ),
    )
  })
}
