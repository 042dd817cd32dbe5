import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, reader } from '../../test/people.ts'
import { saveProfile } from '../readers/profile.ts'
import { dist, makeFrame } from './frame.ts'

const house = await openHouse({ url: 'https://evenlight.example' })
const { app, clock, database } = house
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })
const member = { cookie: 'a=b; secure=1' }
/** Where a thread's line in /proc tells its priority, counted from its state. */
const niceAt = 16
const hostile = '</script><script>alert(1)</script><!-- "&\u2028'

let mara: Awaited<ReturnType<typeof reader>>
/** Mara changes her profile; a second later every page shows it. */
const say = async (headline: string) => {
  const words = {
    headline,
    about: `About ${headline}`,
    expertises: ['runes'],
    languages: ['en', 'cy'],
    channels: ['chat' as const],
  }
  await database.transaction((tx) => saveProfile(tx, mara.id, words, clock.now()))
  await clock.advance(1001)
}
beforeAll(async () => {
  mara = await reader(house, { username: 'mara.of.the.hill', first_name: 'Mara' })
  await say('Quiet runes')
})

/** The bare frame: nothing but that the page is on its way. */
const waits = /<div id="root"><div [^>]*role="status"><svg [^]*?Loading[^<]*<\/span><\/div><\/div>/

describe('a visitor', () => {
  test('reads the home page before any script ran', async () => {
    const { statusCode, body, headers } = await get('/')
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<title>Evenlight · [^<]+<\/title>/)
    expect(body).toContain('<link rel="canonical" href="https://evenlight.example/">')
    expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(body).toContain('"@type":"Organization"')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300')
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  test('reads a profile, with who it is about for search engines', async () => {
    const { body } = await get(`/profile/${mara.id}`)
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    for (const words of ['Mara', 'Quiet runes', 'About Quiet runes', 'Cymraeg']) expect(main).toContain(words)
    const [, about = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(about)).toMatchObject({
      '@type': 'ProfilePage',
      url: `https://evenlight.example/profile/${mara.id}`,
      mainEntity: { '@type': 'Person', name: 'Mara', description: 'Quiet runes', knowsLanguage: ['en', 'cy'] },
    })
    expect(body).toContain(`content="https://evenlight.example/pictures/profile/${mara.id}.png"`)
    expect(/<meta name="description" content="([^"]*)"/.exec(body)?.[1]?.length).toBeLessThanOrEqual(155)
  })

  test('is told by the status that there is no such reader and no such page', async () => {
    for (const path of ['/profile/usr_nobody', '/nothing', '/admin', '//elsewhere.example/x']) {
      const { statusCode, body } = await get(path)
      expect([path, statusCode]).toEqual([path, 404])
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).not.toContain('rel="canonical"')
    }
  })

  test('is led to sign-in where a person is needed, and on after it', async () => {
    for (const [path, next] of [
      ['/admin-user/wallet?buy=x', '%2Fadmin-user%2Fwallet%3Fbuy%3Dx'],
      ['/admin-user', '%2Fadmin-user'],
    ] as const) {
      const { statusCode, headers } = await get(path)
      expect([statusCode, headers.location]).toEqual([302, `/auth?next=${next}`])
    }
  })

  test('gets the bare frame for forms, which no search engine lists', async () => {
    const { statusCode, body, headers } = await get('/auth')
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(body).toMatch(waits)
  })
})

test('a file of the build is for good and comes packed; one that is not there is no page', async () => {
  const [code] = readdirSync(`${dist}assets`).filter((name) => name.endsWith('.js'))
  const { headers } = await get(`/assets/${code}`, { accept: '*/*', 'accept-encoding': 'gzip, br' })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  for (const path of ['/assets/gone-abc.js', '/assets/..%2findex.html', '/assets'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
})

test('a member gets the bare frame, for nobody else to keep, and a real 404', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/admin-user', 200],
    ['/admin-user/wallet', 200],
    ['/nothing', 404],
  ] as const) {
    const { statusCode, body, headers } = await get(path, member)
    expect([path, statusCode, headers['cache-control']]).toEqual([path, status, 'private, no-cache'])
    expect(body).toMatch(waits)
  }
  await get('/')
  await get('/')
  expect((await get('/', member)).body).toMatch(waits)
})

test('the frame of a page that the browser draws asks for all its code at once, and for no other', async () => {
  const built = Object.values(
    JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<string, { file: string; name?: string }>,
  )
  const codeOf = async (path: string, headers = {}) =>
    [...(await get(path, headers)).body.matchAll(/<link rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(
      ([, asked]) => built.find(({ file }) => file === asked)?.name,
    )
  const wallet = await codeOf('/admin-user/wallet', member)
  expect(wallet).toEqual(expect.arrayContaining(['wallet.screen', 'ForMembers', 'members', 'en']))
  expect(wallet).not.toContain('moderation.screen')
  expect(new Set(wallet).size).toBe(wallet.length)
  const signIn = await codeOf('/auth')
  expect(signIn).toEqual(expect.arrayContaining(['auth.screen', 'forms', 'en']))
  expect(signIn).not.toContain('members')
})

test('what a person wrote can not become part of the page', async () => {
  await say(hostile)
  const { body } = await get(`/profile/${mara.id}`)
  await say('Quiet runes')
  expect(body).not.toContain('<script>alert')
  const scripts = [...body.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>|<script id="drawn"[^>]*>/g)]
  // What the page is about, the way to it, and what it was drawn with.
  expect(scripts.length).toBe(3)
  const [, drawn = ''] = /<script id="drawn" type="application\/json">([\s\S]*?)<\/script>/.exec(body) ?? []
  expect(JSON.stringify(JSON.parse(drawn))).toContain(JSON.stringify(hostile).slice(1, -1))
})

test('the content policy allows what stands in the page, and no more', async () => {
  const { body, headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const inline = [...body.matchAll(/<script>([\s\S]*?)<\/script>|<style>([\s\S]*?)<\/style>/g)]
  expect(inline.length).toBe(3)
  for (const [, script, style] of inline) expect(policy).toContain(hash(script ?? style ?? ''))
  expect(policy.match(/'sha256-/g)?.length).toBe(3)
  expect(policy).not.toContain('unsafe')
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default$/)
  expect(body.slice(body.indexOf('<body'))).not.toMatch(/ style="| on\w+="/)
})

test('only a site with a card company lets a page frame it, and send to it', () => {
  const of = (cardFormUrl?: string, payPal = false, texts = false) =>
    makeFrame({ demo: false, closed: false, cardFormUrl, payPal, texts })
  const [without, with_] = [of(), of('https://accept.test/x')]
  expect(without.policy).toContain("form-action 'self'; frame-src 'none'")
  expect(with_.policy).toContain("form-action 'self' https://accept.test; frame-src https://accept.test;")
  expect([without, with_].map(({ bareFor }) => bareFor('', 'en', false).includes('data-cards'))).toEqual([false, true])
  const payPal = of(undefined, true)
  expect(payPal.policy).toBe(without.policy)
  expect([without, payPal].map(({ bareFor }) => bareFor('', 'en', false).includes('data-paypal'))).toEqual([
    false,
    true,
  ])
  expect(
    [without, of(undefined, false, true)].map(({ bareFor }) => bareFor('', 'en', false).includes('data-texts')),
  ).toEqual([false, true])
})

describe('a drawn page', () => {
  test('is kept for a minute, and drawn anew a second after what it shows has changed', async () => {
    const first = await get(`/profile/${mara.id}`)
    await database.pool.query(`update reader set headline = 'Unsaid' where id = $1`, [mara.id])
    await clock.advance(5000)
    expect((await get(`/profile/${mara.id}`)).headers.etag).toBe(first.headers.etag)
    await say('Loud runes')
    expect((await get(`/profile/${mara.id}`)).body).toContain('Loud runes')
    await database.pool.query(`update reader set headline = 'Unsaid' where id = $1`, [mara.id])
    await clock.advance(60_000)
    expect((await get(`/profile/${mara.id}`)).body).toContain('Unsaid')
    await say('Quiet runes')
  })

  test('brings along all that it was drawn with, so that the browser asks for nothing again', async () => {
    const readers = ['readers.directory', 'wallet.packages']
    for (const [path, names] of [
      ['/', readers],
      ['/psychics', [...readers, 'places.expertises']],
      ['/our-prices', ['wallet.packages']],
      [`/profile/${mara.id}`, ['readers.profile', 'testimonials.published', 'wallet.packages', 'places.expertises']],
    ] as const) {
      const [, drawn = ''] =
        /<script id="drawn" type="application\/json">(.*?)<\/script>/.exec((await get(path)).body) ?? []
      const { data } = JSON.parse(drawn) as { data: [[string]][] }
      expect([path, data.map(([[name]]) => name)]).toEqual([path, expect.arrayContaining([...names])])
    }
  })

  test('is not waited for by more than the thread can draw soon: the others get the frame, to be asked for again', async () => {
    const pages = await Promise.all(Array.from({ length: 150 }, (_, n) => get(`/our-prices?n=${n}`)))
    const drawn = pages.filter(({ statusCode }) => statusCode === 200)
    expect(drawn.length).toBeGreaterThanOrEqual(64)
    expect(drawn.length).toBeLessThan(150)
    for (const { body } of drawn) expect(body).toMatch(/<main[^]*<\/main>/)
    for (const { statusCode, headers, body } of pages.filter((page) => !drawn.includes(page))) {
      expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'private, no-cache', '60'])
      expect(body).toMatch(waits)
    }
    expect((await get('/our-prices?n=149')).statusCode).toBe(200)
  })

  test.runIf(existsSync('/proc/thread-self'))('is drawn behind everything else that the process does', async () => {
    await get('/')
    const tasks = readdirSync('/proc/self/task').map((task) => readFileSync(`/proc/self/task/${task}/stat`, 'latin1'))
    const priorities = tasks.map((told) => Number(told.split(') ').at(-1)!.split(' ')[niceAt]))
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
    expect(priorities).toContain(Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL))
    expect(getPriority()).toBeLessThan(PRIORITY_LOW)
  })

  test('comes packed as the browser can take it, and not at all where it has it', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const plain = await get('/')
      const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, br' })
      expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding'])
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
      const zipped = await get('/', { 'accept-encoding': 'gzip' })
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
      const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('is packed smaller once it has stood for a while and is asked for again', async () => {
    const size = async () => (await get('/how-it-works', { 'accept-encoding': 'br' })).rawPayload.length
    const first = await size()
    await clock.advance(5000)
    await vi.waitFor(async () => expect(await size()).toBeLessThan(first * 0.95), { timeout: 30_000 })
    const { rawPayload } = await get('/how-it-works', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await get('/how-it-works')).body)
  })

  test('is made once for all who ask at the same time', async () => {
    await clock.advance(61_000)
    const all = await Promise.all(Array.from({ length: 20 }, () => get('/our-prices')))
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(1)
  })
})

test('search engines are told of every page and reader, and of nobody who is no longer shown', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://evenlight.example/sitemap.xml')
  const parts = [...(await get('/sitemap.xml')).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  const all = async () => {
    const bodies = await Promise.all(parts.map(async (loc) => (await get(new URL(loc).pathname)).body))
    return bodies.join('')
  }
  const before = await all()
  for (const path of ['/', '/psychics', '/our-prices', `/profile/${mara.id}`])
    expect(before).toContain(`<loc>https://evenlight.example${path}</loc>`)
  expect(before).toMatch(new RegExp(`${mara.id}</loc><lastmod>20\\d\\d-[^<]+Z</lastmod>`))
  expect(before).not.toMatch(/admin-user|\/auth|:\w+<\/loc>/)
  await admin(house)
  await database.pool.query(`update account_person set blocked_at = now() where id = $1`, [mara.id])
  expect(await all()).not.toContain(mara.id)
  await database.pool.query(`update account_person set blocked_at = null where id = $1`, [mara.id])
})

test('a link to us is shown with a picture of our own, and there is none of nobody', async () => {
  for (const path of ['/pictures/evenlight.png', `/pictures/profile/${mara.id}.png`]) {
    const { statusCode, headers, rawPayload } = await get(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    const { width, height } = await sharp(rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
    const { dominant, entropy } = await sharp(rawPayload).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(entropy).toBeGreaterThan(0.5)
    // The sign of the house: its one half is lit, the other is not.
    const half = async (left: number) => {
      const place = { left, top: 75, width: 4, height: 4 }
      return (await sharp(await sharp(rawPayload).extract(place).png().toBuffer()).stats()).dominant
    }
    expect((await half(103)).b).toBeLessThan(100)
    expect((await half(90)).b).toBeGreaterThan(200)
  }
  expect((await get('/pictures/profile/usr_nobody.png')).statusCode).toBe(404)
})
