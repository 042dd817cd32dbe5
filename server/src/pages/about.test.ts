import { content } from '@evenlight/contract/content'
import { readerPage } from '@evenlight/contract/reader-page'
import { beforeAll, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, reader } from '../../test/people.ts'

const origin = 'https://evenlight.example'
const house = await openHouse({ url: origin })

type Node = { '@type'?: string; [key: string]: unknown }
const aboutOf = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Node,
  )

const words = (value: unknown) => typeof value === 'string' && value.trim().length > 0
const address = (value: unknown) => typeof value === 'string' && URL.parse(value)?.origin === origin
const instant = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
const a =
  (...types: string[]) =>
  (value: unknown) =>
    types.includes((value as Node)['@type'] ?? '')
const all = (of: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(of)
/** What search engines ask of each type, by their own pages on structured data; `?` may be missing. */
const asked: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: { name: words, url: address, 'logo?': address, '@id?': address },
  WebSite: { name: words, url: address, publisher: (value) => address((value as Node)['@id']), description: words },
  FAQPage: { mainEntity: all(a('Question')) },
  Question: { name: words, acceptedAnswer: a('Answer') },
  Answer: { text: words },
  ItemList: { name: words, itemListElement: all(a('ListItem')), numberOfItems: Number.isInteger as never },
  BreadcrumbList: { itemListElement: all(a('ListItem')) },
  ListItem: { position: Number.isInteger as never, name: words, 'item?': address, 'url?': address },
  ProfilePage: { mainEntity: a('Person'), url: address },
  Person: { name: words, 'url?': address, 'description?': words, 'knowsLanguage?': all(words), 'image?': address },
  Article: {
    headline: words,
    author: a('Person', 'Organization'),
    publisher: a('Organization'),
    datePublished: instant,
    dateModified: instant,
    image: address,
    mainEntityOfPage: address,
    inLanguage: words,
    'description?': words,
  },
  Product: { name: words, description: words, image: address, brand: a('Brand'), offers: a('Offer') },
  Brand: { name: words },
  Offer: {
    price: (value) => /^\d+\.\d\d$/.test(String(value)) && Number(value) > 0,
    priceCurrency: (value) => value === 'USD',
    availability: (value) => value === 'https://schema.org/InStock',
    url: address,
  },
}
asked.BlogPosting = asked.Article!

/** Everything that a search engine would find wrong, in words. */
const faultsOf = (node: Node, at = String(node['@type'])): string[] => {
  const type = node['@type']
  const rules = type === undefined ? {} : asked[type]
  if (!rules) return [`${at}: nobody knows ${type}`]
  const known = new Set(Object.keys(rules).map((name) => name.replace('?', '')))
  const missing = Object.entries(rules).flatMap(([name, holds]) => {
    const value = node[name.replace('?', '')]
    if (value === undefined && name.endsWith('?')) return []
    return value !== undefined && holds(value) ? [] : [`${at}.${name} is ${JSON.stringify(value)}`]
  })
  const strange = Object.keys(node).filter((name) => !known.has(name) && !['@type', '@context', '@id'].includes(name))
  const inner = Object.entries(node).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one && typeof one === 'object' ? faultsOf(one as Node, `${at}.${name}`) : [])),
  )
  return [...missing, ...strange.map((name) => `${at}.${name} is asked for by nobody`), ...inner]
}

let pages: [path: string, types: string[]][]
beforeAll(async () => {
  const [ana, mara] = [await admin(house), await reader(house, { first_name: 'Mara' })]
  await mara.call(readerPage.savePage, { body: { headline: 'Tarot', expertises: ['love'], languages: ['en'] } })
  const written = { summary: 'Few.', body: '<p>Look first.</p>' }
  const publish = async (add: typeof content.addArticle, title: string) => {
    const { id } = (await mara.call(add, { body: { ...written, title } })).data
    await ana.call(content.updateArticle, { params: { id }, body: { action: 'publish', seen: 1 } })
    return id
  }
  const [article, post] = [
    await publish(content.addArticle, 'Three cards'),
    await publish(content.addBlog as typeof content.addArticle, 'One card'),
  ]
  await house.clock.advance(1001)
  pages = [
    ['/', ['Organization', 'WebSite', 'FAQPage']],
    ['/psychics', ['ItemList']],
    [`/profile/${mara.id}`, ['ProfilePage', 'BreadcrumbList']],
    ['/our-prices', ['Product']],
    [`/articles/view?id=${article}`, ['Article', 'BreadcrumbList']],
    [`/blog/${post}`, ['BlogPosting', 'BreadcrumbList']],
    ['/faq', ['FAQPage']],
  ]
})

test.each(['', '/es', '/ar'])(
  'what each kind of page is about is said to search engines without a fault (%s)',
  async (start) => {
    for (const [path, types] of pages) {
      const { statusCode, body } = await house.app.inject({
        url: start + (start && path === '/' ? '' : path),
        headers: { accept: 'text/html' },
      })
      const about = aboutOf(body)
      expect([path, statusCode, [...new Set(about.map((node) => node['@type']))]]).toEqual([path, 200, types])
      for (const node of about) {
        expect(node['@context']).toBe('https://schema.org')
        expect(faultsOf(node)).toEqual([])
        const places = (node.itemListElement ?? []) as { position: number }[]
        expect(places.map(({ position }) => position)).toEqual(places.map((_, at) => at + 1))
      }
    }
  },
)

test('every picture that a page names is there, and that of a text is its own', async () => {
  const seen = new Map<string, string>()
  for (const [path] of pages) {
    const { body } = await house.app.inject({ url: path, headers: { accept: 'text/html' } })
    const [, preview = ''] = /<meta property="og:image" content="([^"]+)">/.exec(body) ?? []
    const named = JSON.stringify(aboutOf(body)).match(/"https:[^"]+\.(?:png|webp)"/g) ?? []
    for (const address of [preview, ...named.map((one) => JSON.parse(one) as string)]) {
      const { statusCode, headers, rawPayload } = await house.app.inject({ url: address.slice(origin.length) })
      expect([path, address, statusCode, headers['content-type']]).toEqual([path, address, 200, 'image/png'])
      seen.set(address, rawPayload.toString('base64'))
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(6)
  expect(new Set(seen.values()).size).toBe(seen.size)
  expect((await house.app.inject({ url: '/pictures/article/en/pce_nobodys.png' })).statusCode).toBe(404)
})

test('the prices that are told are those that are charged', async () => {
  const { body } = await house.app.inject({ url: '/our-prices', headers: { accept: 'text/html' } })
  const told = aboutOf(body).map(({ name, offers }) => [name, (offers as Node).price])
  const { rows } = await house.database.pool.query(
    `select (paid_seconds + free_seconds) / 60 as minutes, price_cents from wallet_package where on_sale`,
  )
  expect(told.sort()).toEqual(
    rows.map(({ minutes, price_cents }) => [`${minutes} min`, (Number(price_cents) / 100).toFixed(2)]).sort(),
  )
})
