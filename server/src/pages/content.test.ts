import { content } from '@evenlight/contract/content'
import { beforeAll, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, reader, type TestPerson } from '../../test/people.ts'

const house = await openHouse({ url: 'https://evenlight.example' })
const { app, clock } = house
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })
const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))
const aboutOf = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

let ana: TestPerson
let mara: TestPerson
let id: string
const text = {
  title: 'Three cards & no more',
  summary: 'Fewer cards leave more room.',
  body: '<h2>What they are</h2><p>Look <strong>first</strong>, then <a href="/our-prices">pay</a>.</p>',
}
const act = async (body: { action: 'publish' | 'withdraw'; seen: number; reason?: string }) => {
  await ana.call(content.updateArticle, { params: { id }, body })
  await clock.advance(1001)
}
beforeAll(async () => {
  ;[ana, mara] = [await admin(house), await reader(house, { first_name: 'Mara' })]
  id = (await mara.call(content.addArticle, { body: text })).data.id
})

test('an article is a page for visitors as soon as it is published, and gone as soon as it is withdrawn', async () => {
  const address = `/articles/view?id=${id}`
  expect((await get(address)).statusCode).toBe(404)
  expect(mainOf((await get('/articles')).body)).not.toContain('Three cards')
  await act({ action: 'publish', seen: 1 })
  const { statusCode, body } = await get(address)
  expect(statusCode).toBe(200)
  expect(mainOf(body)).toContain('<h2>What they are</h2><p>Look <strong>first</strong>, then <a href="/our-prices"')
  expect(body).toContain('<title>Three cards &amp; no more · Evenlight</title>')
  expect(body).toContain(`<link rel="canonical" href="https://evenlight.example${address}">`)
  expect(body).toContain('<meta property="og:type" content="article">')
  const [article, crumbs] = aboutOf(body)
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: text.title,
    author: { '@type': 'Person', name: 'Mara', url: `https://evenlight.example/profile/${mara.id}` },
    mainEntityOfPage: `https://evenlight.example${address}`,
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  // Among other words the text is still English, and so is the way to it.
  expect(aboutOf((await get(`/es${address}`)).body)[1]).toEqual(crumbs)
  expect(crumbs).toMatchObject({ itemListElement: [{ name: 'Articles' }, { name: text.title }] })
  expect(mainOf((await get('/articles')).body)).toContain('Three cards &amp; no more')
  const sitemap = (await get('/sitemaps/articles.xml')).body
  expect(sitemap).toContain(`<loc>https://evenlight.example${address}</loc><lastmod>`)
  await act({ action: 'withdraw', seen: 1, reason: 'It is out of date.' })
  const gone = await get(address)
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([410, 'no-cache'])
  expect(gone.body).toContain('<meta name="robots" content="noindex">')
  expect((await get(`/es${address}`)).statusCode).toBe(410)
  expect((await get('/sitemaps/articles.xml')).body).not.toContain(id)
})

test('each set of pages has one address for an article, and without one both lead to all of them', async () => {
  await act({ action: 'publish', seen: 1 })
  for (const [path, to] of [
    [`/articles/view/${id}`, `/articles/view?id=${id}`],
    [`/articles/view?id=${id}&from=mail`, `/articles/view?id=${id}`],
    ['/articles/view', '/articles'],
  ] as const) {
    const { statusCode, headers } = await get(path)
    expect([path, statusCode, headers.location]).toEqual([path, 302, to])
  }
  for (const path of ['/articles/view?id=pce_nobodys', '/articles/view?id=%3Cx%3E'])
    expect((await get(path)).statusCode).toBe(404)
  expect((await get(`/articles/view/${id}`, { cookie: 'secure=1' })).statusCode).toBe(200)
})

test('questions and answers are a page that search engines read as such', async () => {
  const { statusCode, body } = await get('/faq')
  expect(statusCode).toBe(200)
  const [about] = aboutOf(body)
  const asked = about!.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  expect(asked.length).toBeGreaterThanOrEqual(12)
  for (const { name, acceptedAnswer } of asked) {
    expect(mainOf(body)).toContain(name.replace(/&/g, '&amp;'))
    expect(acceptedAnswer.text).not.toMatch(/[<>]/)
  }
})

test('what the house puts on the home page is drawn as soon as it is published, in each language, and gone with it', async () => {
  const drawn = async (address: string) => {
    const { body } = await get(address)
    // The product's own first screen stands, whatever the house writes.
    expect(body).toContain('<h1')
    expect(body.indexOf('<h1')).toBeLessThan(body.indexOf('id="never-title"'))
    return mainOf(body)
  }
  expect(await drawn('/')).not.toContain('When it is quiet')
  const block = { title: 'When it is quiet', summary: '', body: '<p>Write a <strong>letter</strong>.</p>' }
  const made = (await ana.call(content.saveBlock, { body: block })).data.id
  const decide = async (action: 'publish' | 'withdraw', seen: number) => {
    await ana.call(content.updateArticle, { params: { id: made }, body: { action, seen } })
    await clock.advance(1001)
  }
  await decide('publish', 1)
  expect(await drawn('/')).toContain('<p>Write a <strong>letter</strong>.</p>')
  expect(await drawn('/es')).toMatch(/lang="en"[^>]*>\s*<h2[^>]*>When it is quiet/)
  const spanish = { action: 'save', seen: 1, locale: 'es', ...block, title: 'Cuando hay silencio' } as const
  await ana.call(content.updateArticle, { params: { id: made }, body: spanish })
  await decide('publish', 2)
  expect(await drawn('/es')).toMatch(/lang="es"[^>]*>\s*<h2[^>]*>Cuando hay silencio/)
  await decide('withdraw', 2)
  expect(await drawn('/es')).not.toContain('Cuando hay silencio')
})
