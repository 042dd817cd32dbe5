import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AdminRole } from '@evenlight/contract/route'
import { beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { demo: 'on' } } }))
const map = () => import('./routes.tsx')
const addresses = (routes: { path?: string }[]) => routes.map(({ path }) => path)

test('every screen of the map exists, and every screen that exists is on the map', async () => {
  const { notOpen, rows } = await map()
  const src = fileURLToPath(new URL('.', import.meta.url))
  const made = globSync('*/*.screen.tsx', { cwd: src }).map((file) => file.replace('.screen.tsx', ''))
  expect([...new Set([notOpen, ...rows.map(({ file }) => file)])].sort()).toEqual(made.sort())
})

test('the parts are shown by a demonstration, elsewhere their address does not exist', async () => {
  const { screensOf } = await map()
  expect(addresses(screensOf(false))).toContain('/dev/ui')
  delete document.documentElement.dataset.demo
  for (const secure of [false, true]) expect(addresses(screensOf(secure))).not.toContain('/dev/ui')
  document.documentElement.dataset.demo = 'on'
})

test('no address twice', async () => {
  const { rows } = await map()
  expect(new Set(addresses([...rows])).size).toBe(rows.length)
})

test('signed out, the members’ area leads to sign-in; signed in, pages for visitors are not there', async () => {
  const { rows, screensOf, isThere } = await map()
  expect(addresses(screensOf(false))).toEqual(expect.arrayContaining(['/admin-user', '/admin-user/*', '/chat-message']))
  for (const { path, who } of rows.filter(({ path }) => path !== '/auth')) {
    const example = path.replace(/:\w+/g, 'x')
    expect([path, isThere(example, true)]).toEqual([path, who !== 'visitor'])
    expect([path, isThere(example, false)]).toEqual([path, who !== 'member'])
    expect([path, addresses(screensOf(true)).includes(path)]).toEqual([path, who !== 'visitor'])
  }
})

test('what a role may not open is not linked for it', async () => {
  const { isThere } = await map()
  const { remember } = await import('./session/session.ts')
  for (const [type, there] of [
    ['CLIENT', true],
    ['READER', false],
  ] as const) {
    remember({ userData: { id: 'usr_1', type } })
    expect([type, isThere('/admin-user/wallet', true)]).toEqual([type, there])
  }
  remember({ userData: null })
})

test.each([
  ['moderation', ['/admin-user/moderation', '/admin-user/bans', '/admin-user/people', '/admin-user/claims']],
  ['money', ['/admin-user/payouts', '/admin-user/statements', '/admin-user/people', '/admin-user/claims']],
  ['content', ['/admin-user/articles']],
] as const)('one of the house for %s is led to their own desk alone', async (admin_role, own) => {
  const { isThere } = await map()
  const { remember } = await import('./session/session.ts')
  const desks = `moderation bans live people claims payouts statements audit articles overview`
    .split(' ')
    .map((name) => `/admin-user/${name}`)
  remember({ userData: { id: 'usr_1', type: 'ADMIN', admin_role } })
  const there = desks.filter((path) => isThere(path, true))
  expect(there).toEqual(expect.arrayContaining([...own, '/admin-user/overview']))
  const others = { moderation: 'payouts', money: 'moderation', content: 'people' } as const
  expect(there).not.toContain(`/admin-user/${others[admin_role]}`)
  expect(there).not.toContain('/admin-user/audit')
  remember({ userData: null })
})

test('the way to sign-in carries the way back', async () => {
  const { screensOf } = await map()
  const gate = screensOf(false).find(({ path }) => path === '/admin-user/*')
  const answer = (gate!.loader as (args: object) => Response)({
    request: new Request('http://localhost/admin-user/message?tab=sent'),
  })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/auth?next=%2Fadmin-user%2Fmessage%3Ftab%3Dsent')
})

test('a page of the public set alone is in no other', async () => {
  const { screensOf } = await map()
  const about = { path: '/about-us', file: 'content/about', who: 'visitor' } as const
  expect(addresses(screensOf(false, [about]))).toContain('/about-us')
  expect(addresses(screensOf(true, [about]))).not.toContain('/about-us')
})

test.each([
  ['READER', '', '/admin-user/desk'],
  ['CLIENT', '', '/psychics'],
  ['ADMIN', '', '/admin-user/overview'],
  ['READER', '?next=/our-prices', '/our-prices'],
] as const)('a %s who signs in at /auth%s arrives at %s', async (type, query, to) => {
  const { screensOf } = await map()
  const { remember } = await import('./session/session.ts')
  remember({ userData: { id: 'usr_1', type } })
  const onward = screensOf(true).find(({ path }) => path === '/auth')
  const request = new Request(`http://localhost/auth${query}`)
  const answer = (onward!.loader as (args: object) => Response)({ request })
  expect(answer.headers.get('location')).toBe(to)
})

test.each([
  ['CLIENT', '/admin-user/history'],
  ['READER', '/admin-user/desk'],
  ['ADMIN', '/admin-user/moderation', 'moderation'],
  ['ADMIN', '/admin-user/moderation', 'any'],
  ['ADMIN', '/admin-user/overview', 'money'],
  ['ADMIN', '/admin-user/overview', 'content'],
] as const)(
  'the members’ area begins for a %s at %s, a page of the map (%s)',
  async (type, to, admin_role?: AdminRole) => {
    const { isThere, screensOf } = await map()
    const { remember } = await import('./session/session.ts')
    remember({ userData: { id: 'usr_1', type, admin_role } })
    const inside = screensOf(true).find(({ path }) => path === '/admin-user')
    expect((inside!.loader as () => Response)().headers.get('location')).toBe(to)
    expect(isThere(to, true)).toBe(true)
  },
)

/** Every address that the specification names, by the set it stands in. */
const inBoth = `/rtl /auth /psychics /register-success /phone /register/email_reading_register /register/forgot_password
  /reset-password/x /our-prices /special-offers /profile/x /articles/view/x /articles /terms /refund-policy /privacy-policy
  /psychic-application /advisor-register /contact /faq /`
const ofSecure = '/admin-user /chat-conversation/x/y /message-conversation /chat-message /ongoing/x'
const ofVisitors = '/about-us /our-services /articles/view'
const words = (text: string) => text.trim().split(/\s+/)

test('every address that the specification names leads to a page of its set', async () => {
  const { screensOf } = await map()
  const { matchRoutes } = await import('react-router')
  const missing = (secure: boolean, paths: string[]) => {
    const routes = screensOf(secure).filter(({ path }) => path !== '*')
    return paths.filter((path) => !matchRoutes(routes, path))
  }
  expect(missing(true, [...words(inBoth), ...words(ofSecure)])).toEqual([])
  expect(missing(false, [...words(inBoth), ...words(ofVisitors)])).toEqual([])
})
