import type { Page } from '@playwright/test'
import { expect, signIn, test } from './story.ts'

/** What this browser holds of the person, read from outside the page's own code. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('evenlight')
    const database = await new Promise<IDBDatabase>((done, fail) => {
      open.onsuccess = () => done(open.result)
      open.onerror = () => fail(new Error('no database'))
    })
    const keys = await new Promise<unknown[]>((done) => {
      if (!database.objectStoreNames.contains('keys')) return done([])
      const all = database.transaction('keys').objectStore('keys').getAll()
      all.onsuccess = () => done(all.result)
    })
    database.close()
    const extractable = keys.map((key) => key instanceof CryptoKey && key.extractable)
    return {
      secure: localStorage.secure as string | undefined,
      session: localStorage.session as string | undefined,
      extractable,
      cookie: document.cookie,
    }
  })

test('the session is ciphertext under a key that can not leave, and lives through a reload', async ({ page }) => {
  await signIn(page, 'demo-client')
  await expect.poll(async () => (await stored(page)).session).toBeDefined()
  const { session, secure, extractable, cookie } = await stored(page)
  expect(secure).toBe('true')
  expect(cookie).toContain('secure=1')
  expect(extractable).toEqual([false])
  for (const plain of ['CLIENT', 'token', 'usr_', 'evenlight-demo']) {
    expect(session).not.toContain(plain)
    expect(atob(session?.split('.')[1] ?? '')).not.toContain(plain)
  }
  let refreshes = 0
  page.on('request', (request) => void (request.url().endsWith('/api/refresh') && (refreshes += 1)))
  await page.goto('/admin-user/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  expect(refreshes).toBe(0)
})

test('the token that the server gave stands nowhere in what the browser keeps', async ({ page }) => {
  const given = page.waitForResponse((answer) => answer.url().endsWith('/api/login') && answer.ok())
  await signIn(page, 'demo-client')
  const { data } = (await (await given).json()) as { data: { token: string; user: { id: string } } }
  await expect.poll(async () => (await stored(page)).session).toBeDefined()
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  for (const secret of [data.token, data.token.slice(0, 16), data.user.id]) expect(kept).not.toContain(secret)
})

test('signing out empties the browser first, whatever the server says, and in every tab', async ({ page }) => {
  await signIn(page, 'demo-client')
  const other = await page.context().newPage()
  await other.goto('/admin-user/account')
  await expect(other.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => stored(page)).toEqual({ secure: undefined, session: undefined, extractable: [], cookie: '' })
  await expect(other).toHaveURL(/\/auth\?next=/)
})

test('signing out with a token that ran out ends the sign-in on the server too', async ({ page }) => {
  await signIn(page, 'demo-client')
  let late = false
  await page.route('**/api/logout', async (route) => {
    const headers = { ...route.request().headers(), ...(!late && { authorization: 'Bearer ran-out-long-ago-000000' }) }
    late = true
    await route.continue({ headers })
  })
  const left = page.waitForResponse((answer) => answer.url().endsWith('/api/logout') && answer.ok())
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await left
  // The mark of a browser that its owner has used stays: it opens nothing.
  const kept = async () =>
    (await page.context().cookies()).filter((one) => one.httpOnly && !one.name.startsWith('known_'))
  await expect.poll(kept).toEqual([])
})

test('a browser that refuses its database keeps the person in memory, and finds them again by the cookie', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await signIn(page, 'demo-client')
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  await page.goto('/admin-user/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})

test('why am I signed out? A refused refresh says why, clears the flag and keeps the way back', async ({ page }) => {
  await signIn(page, 'demo-client')
  await page.route('**/api/detail-members', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"code":"signed_out","status":401}' }),
  )
  await page.context().clearCookies()
  await page.goto('/admin-user/account')
  await expect(page).toHaveURL('/auth?next=%2Fadmin-user%2Faccount')
  await expect(page.getByText('You were signed out here.')).toBeVisible()
  await expect(page.getByText(/ended elsewhere, or it had run out/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('secure'))).toBeNull()
})

test('after sign-in one arrives where one was going, and never on another site', async ({ page }) => {
  for (const [next, to] of [
    ['/admin-user/account', '/admin-user/account'],
    ['//evil.example/', '/psychics'],
  ] as const) {
    await page.context().clearCookies()
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await page.getByLabel(/user name/i).fill('demo-client')
    await page.getByLabel('Password', { exact: true }).fill('evenlight-demo')
    await page.getByRole('button', { name: /^sign in$/i }).click()
    await expect(page).toHaveURL(to)
    await page.evaluate(() => localStorage.clear())
  }
})

test('no text becomes markup or code of a page, wherever it comes from', async ({ page, faults }) => {
  await page.goto('/')
  const refused = await page.evaluate(() => {
    const ways = [
      () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'),
      () => (document.createElement('script').text = 'alert(1)'),
      () => (document.createElement('script').src = 'https://other.example/code.js'),
      () => new Worker('https://other.example/worker.js'),
    ]
    return ways.filter((way) => {
      try {
        way()
        return false
      } catch (cause) {
        return cause instanceof TypeError
      }
    }).length
  })
  expect(refused).toBe(5)
  expect(faults.splice(0).every((fault) => fault.includes('Trusted'))).toBe(true)
})
