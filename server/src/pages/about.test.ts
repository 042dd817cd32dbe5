import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const require = createRequire(import.meta.url)
/** What the compiler finds wrong with these, by the types that others make of the whole vocabulary of schema.org. */
const compiled = async (nodes: readonly Node[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'vocabulary-'))
  const lines = nodes.map(
    (node, at) => `export const n${at}: WithContext<s.${node['@type']}> = ${JSON.stringify(node)}`,
  )
  const vocabulary = require.resolve('schema-dts').replace(/js$/, 'd.ts')
  const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: [], module: 'nodenext' }
  const project = {
    compilerOptions: { ...compilerOptions, paths: { 'schema-dts': [vocabulary] } },
    files: ['about.ts'],
  }
  const head = `import type * as s from 'schema-dts'\nimport type { WithContext } from 'schema-dts'\n`
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project))
  await writeFile(join(folder, 'about.ts'), head + lines.join('\n'))
  const { promise, resolve } = Promise.withResolvers<string>()
  const compiler = join(require.resolve('typescript/package.json'), '../bin/tsc')
  execFile(process.execPath, [compiler, '-p', folder], (_failed, said) => resolve(said))
  const said = await promise
  await rm(folder, { recursive: true })
  return said
}

test('every word of it is one of schema.org’s, where schema.org has it', async () => {
  const nodes: Node[] = []
  for (const start of ['', '/es', '/ar'])
    for (const [path] of pages) {
      const url = start + (start && path === '/' ? '' : path)
      nodes.push(...aboutOf((await house.app.inject({ url, headers: { accept: 'text/html' } })).body))
    }
  expect(new Set(nodes.map((node) => node['@type']))).toEqual(new Set(pages.flatMap(([, types]) => types)))
  expect(await compiled(nodes)).toBe('')
  const { offers, ...product } = nodes.find((node) => node['@type'] === 'Product')!
  const wrong = { ...product, offers: { ...(offers as Node), availability: 'https://schema.org/InStok' } }
  const said = await compiled([wrong, { ...product, priceCurency: 'USD' }])
  expect(said).toContain('about.ts(3,')
  expect(said).toMatch(/about\.ts\(4,.*priceCurency/)
})

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
