import { content } from '@evenlight/contract/content'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, reader } from '../../test/people.ts'

const house = await openHouse({ url: 'https://evenlight.example' })
const { app, clock } = house
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })
const rootOf = (body: string) => body.slice(body.indexOf('<div id="root">'), body.indexOf('<script id="drawn"'))

test.each([
  ['es', 'ltr', 'lectores'],
  ['ar', 'rtl', 'قار'],
])('a page in %s says so, is written in it, and leads on in it', async (language, dir, words) => {
  const { statusCode, body, headers } = await get(`/${language}/psychics?q=x`)
  expect(statusCode).toBe(200)
  expect(body).toMatch(new RegExp(`<html [^>]*lang="${language}" dir="${dir}">`))
  expect(rootOf(body)).toMatch(new RegExp(words))
  const all = [...rootOf(body).matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, to = '']) => to)
  const others = all.filter((to) => to !== `/${language}` && !to.startsWith(`/${language}/`))
  expect(all.length).toBeGreaterThan(15)
  // The other languages of this page, in the footer.
  expect(others).toHaveLength(2)
  expect(body).toContain(`<link rel="canonical" href="https://evenlight.example/${language}/psychics">`)
  expect(headers['cache-control']).toContain('s-maxage')
  expect(headers.vary ?? '').not.toMatch(/language/i)
})

const alternates = (body: string) =>
  [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="https:\/\/evenlight\.example([^"]*)">/g)].map(
    ([, lang, path]) => [lang, path],
  )

test('every language of a page is told to search engines, English for everybody else', async () => {
  const each = [
    ['en', '/'],
    ['es', '/es'],
    ['ar', '/ar'],
    ['x-default', '/'],
  ]
  for (const path of ['/', '/es', '/ar']) expect(alternates((await get(path)).body)).toEqual(each)
  const { body } = await get('/sitemaps/pages.xml', { accept: 'application/xml' })
  for (const path of ['/', '/es', '/ar', '/psychics', '/es/psychics', '/ar/psychics'])
    expect(body).toContain(`<loc>https://evenlight.example${path}</loc>`)
})

test('what is nowhere is nowhere in any language, and no other language is there', async () => {
  for (const path of ['/es/nothing', '/ar/profile/usr_nobody', '/de', '/de/psychics', '/es/es']) {
    const { statusCode, body } = await get(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(body).toContain('<meta name="robots" content="noindex">')
  }
})

test('the way to sign-in stays in the language, and the way back is that of members', async () => {
  const { statusCode, headers } = await get('/es/admin-user/wallet?buy=x')
  expect([statusCode, headers.location]).toEqual([302, '/es/auth?next=%2Fadmin-user%2Fwallet%3Fbuy%3Dx'])
  const { body } = await get('/ar/auth')
  expect(body).toMatch(/<html [^>]*lang="ar" dir="rtl">/)
  expect(body).toMatch(/modulepreload" crossorigin href="\/assets\/ar-/)
  expect(body).not.toMatch(/modulepreload" crossorigin href="\/assets\/en-/)
})

test('a member’s language is that of their account: an address with one leads to the bare one', async () => {
  const cookie = 'secure=1; language=es'
  for (const [path, to] of [
    ['/ar/psychics?q=x', '/psychics?q=x'],
    ['/es', '/'],
    ['/es//elsewhere/x', '/elsewhere/x'],
  ] as const) {
    const { statusCode, headers } = await get(path, { cookie })
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'private, no-cache'])
  }
  const { body } = await get('/admin-user/wallet', { cookie })
  expect(body).toMatch(/<html [^>]*lang="es" dir="ltr">/)
  expect(body).toMatch(/modulepreload" crossorigin href="\/assets\/es-/)
  expect((await get('/admin-user/wallet', { cookie: 'secure=1; language=<x>' })).body).toMatch(/lang="en" dir="ltr"/)
})

test('a page in Arabic asks for the face of its script at once, and no other page does', async () => {
  const asks = async (path: string) => /<link rel="preload" as="font"[^>]*vazirmatn-arabic/.test((await get(path)).body)
  expect([await asks('/ar'), await asks('/ar/psychics')]).toEqual([true, true])
  expect([await asks('/'), await asks('/es/psychics')]).toEqual([false, false])
})

test('what the house alone says is announced with its pages, and with no other', async () => {
  const announces = async (path: string, language: string) =>
    (await get(path, { cookie: `secure=1; language=${language}` })).body.includes(`/assets/${language}-house-`)
  for (const language of ['en', 'es', 'ar']) {
    expect([language, await announces('/admin-user/moderation', language)]).toEqual([language, true])
    expect([language, await announces('/admin-user/wallet', language)]).toEqual([language, false])
    expect([language, (await get(`/${language}/psychics`)).body.includes('-house-')]).toEqual([language, false])
  }
})

test('a text is read in the language of the page where it is written in it, else in English and as English', async () => {
  const [ana, mara] = [await admin(house), await reader(house)]
  const words = { title: 'Three cards', summary: 'Few.', body: '<p>Look first.</p>' }
  const { id } = (await mara.call(content.addArticle, { body: words })).data
  await ana.call(content.updateArticle, { params: { id }, body: { action: 'publish', seen: 1 } })
  await clock.advance(1001)
  const path = `/articles/view?id=${id}`
  const canonical = (language: string) => `<link rel="canonical" href="https://evenlight.example${language}${path}">`
  const english = (await get(`/es${path}`)).body
  expect(english).not.toContain('hreflang')
  expect(rootOf(english)).toContain('Look first.')
  expect(english).toContain(canonical(''))
  const spanish = { title: 'Tres cartas', summary: 'Pocas.', body: '<p>Mira primero.</p>', locale: 'es' as const }
  await ana.call(content.updateArticle, { params: { id }, body: { ...spanish, action: 'save', seen: 1 } })
  await ana.call(content.updateArticle, { params: { id }, body: { action: 'publish', seen: 2 } })
  await clock.advance(1001)
  const { body } = await get(`/es${path}`)
  expect(rootOf(body)).toContain('Mira primero.')
  expect(body).toContain(canonical('/es'))
  // In Arabic it can't be read, so that nobody is led there for it.
  const each = [
    ['en', path],
    ['es', `/es${path}`],
    ['x-default', path],
  ]
  for (const start of ['', '/es', '/ar']) expect(alternates((await get(start + path)).body)).toEqual(each)
  const { body: told } = await get('/sitemaps/articles.xml', { accept: 'application/xml' })
  const sitemap = told.replace(/<lastmod>[^<]*<\/lastmod>/g, '')
  const at = (start: string) => `https://evenlight.example${start}${path}`
  for (const start of ['', '/es'])
    expect(sitemap).toContain(
      `<loc>${at(start)}</loc><xhtml:link rel="alternate" hreflang="en" href="${at('')}"/><xhtml:link rel="alternate" hreflang="es" href="${at('/es')}"/>`,
    )
  expect(sitemap).not.toContain(`<loc>${at('/ar')}</loc>`)
  expect(rootOf((await get(path)).body)).toContain('Look first.')
})
