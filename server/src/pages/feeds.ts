import { type Language, languages, pathIn } from '@evenlight/contract/languages'
import { paths } from '@evenlight/contract/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Feed } from 'feed'
import { listNewest } from '../content/public.ts'
import { safe } from '../kernel/letter-html.ts'
import type { Parts } from '../kernel/parts.ts'

const newestMost = 20
const feeds = [
  { kind: 'article', path: paths.articlesFeed(), about: paths.articles(), to: paths.article },
  { kind: 'blog', path: paths.blogFeed(), about: paths.blog(), to: paths.post },
] as const
type Kind = (typeof feeds)[number]['kind']
type Newest = Awaited<ReturnType<typeof listNewest>>[number]
/** What each is called, and what stands in it. */
const titles: Record<Language, Record<Kind, readonly [title: string, lead: string]>> = {
  en: {
    article: ['Evenlight: articles', 'What the house and its readers have written.'],
    blog: ['Evenlight: blog', 'News of the house and thoughts of its readers.'],
  },
  es: {
    article: ['Evenlight: artículos', 'Lo que han escrito la casa y sus lectores.'],
    blog: ['Evenlight: blog', 'Noticias de la casa y reflexiones de sus lectores.'],
  },
  ar: {
    article: ['Evenlight: مقالات', 'ما كتبته الإدارة وقرّاؤها.'],
    blog: ['Evenlight: المدونة', 'أخبار الإدارة وخواطر قرّائها.'],
  },
}

// Whoever follows a feed shows what stands in it as HTML, and both of these are plain text.
const itemOf = ({ title, summary, author_name, published_at }: Newest, address: string) => ({
  title: safe(title),
  description: safe(summary),
  id: address,
  link: address,
  date: new Date(published_at),
  ...(author_name ? { author: [{ name: author_name }] } : {}),
})

/** The newest articles and posts of each language as RSS. */
export const serveFeeds = (app: FastifyInstance, { database: { visits: db }, limits, site }: Parts) => {
  const onRequest = ({ ip }: FastifyRequest) => limits.takeFor('sitemaps', { address: ip })
  const write = async ({ kind, path, about, to }: (typeof feeds)[number], language: Language) => {
    const newest = await listNewest(db, kind, language, newestMost)
    const at = (path: string) => site.url + pathIn(language, path)
    const [title, description] = titles[language][kind]
    const feed = new Feed({
      title,
      description,
      language,
      copyright: '',
      id: at(about),
      link: at(about),
      feedLinks: { rss: at(path) },
      updated: new Date(Math.max(0, ...newest.map(({ changed_at }) => changed_at))),
      generator: 'Evenlight',
    })
    for (const piece of newest) feed.addItem(itemOf(piece, at(to(piece.id))))
    return feed.rss2()
  }
  for (const language of languages)
    for (const feed of feeds)
      app.get(pathIn(language, feed.path), { onRequest }, async (_, reply) =>
        reply
          .type('application/rss+xml; charset=utf-8')
          .header('cache-control', 'public, max-age=300')
          .send(await write(feed, language)),
      )
}
