import type { Page } from '@playwright/test'
import { newClient } from './people.ts'
import { expect, signIn, test } from './story.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker of this page runs and answers for it. */
async function installed(page: Page) {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

const cached = (page: Page) =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    )
    return (await Promise.all(lists)).flat().map((url) => new URL(url).pathname)
  })

interface Picture {
  src: string
  sizes: string
  purpose: string
}

test('the site can be installed: its manifest is whole and its pictures have their size', async ({ page }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  const manifest = (await answer.json()) as Record<string, string> & { icons: Picture[]; shortcuts: { url: string }[] }
  expect(manifest).toMatchObject({ name: 'Evenlight', start_url: '/', scope: '/', display: 'standalone' })
  const size = (src: string) =>
    page.evaluate(async (from) => {
      const picture = new Image()
      picture.src = from
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
  const drawn = manifest.icons.filter(({ sizes }) => sizes !== 'any')
  for (const { src, sizes } of drawn) expect(await size(src)).toBe(sizes)
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(await size((await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '')).toBe('180x180')
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200)
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('without a network a page says so, and goes on by itself once there is one', async ({ page, context }) => {
  await installed(page)
  await context.setOffline(true)
  await page.goto('/our-prices')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page).toHaveURL('/our-prices')
  await expect(page.locator('h1')).toHaveCSS('font-family', /Newsreader/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^(?!You are offline)/ })).toBeVisible()
  await expect(page).toHaveURL('/our-prices')
})

test('nothing of a person is kept: no call, no page, no picture', async ({ page, request }) => {
  await installed(page)
  await signIn(page, await newClient(request))
  for (const path of ['/admin-user/wallet', '/admin-user/message', '/psychics']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const paths = await cached(page)
  expect(paths).toContain('/offline.html')
  expect(paths.filter((path) => !/^\/(assets\/|[\w-]+\.(html|js|svg|webmanifest)$)/.test(path))).toEqual([])
})

test('a new version waits until it is asked for', async ({ page, context }) => {
  let version = 1
  await context.route('**/sw.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n// ${version}` })
  })
  await installed(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  version = 2
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const line = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
  await expect(line).toBeVisible()
  expect(loads).toBe(0)
  await line.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(line).toBeHidden()
})
