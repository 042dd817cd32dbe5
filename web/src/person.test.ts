import { beforeEach, expect, test, vi } from 'vitest'

const stood: string[] = []
const asked: { path: string; token: string | null; kept: string | null }[] = []

beforeEach(async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, path: string) => stood.push(path) })
  const { forget } = await import('./session.ts')
  forget()
  stood.length = 0
  asked.length = 0
})

const entry = { token: 't1', user: { id: 'usr_1', type: 'CLIENT' } } as const

test('coming in keeps the person, forgets password and what waited for the code, and selects the members’ routes', async () => {
  const { enter } = await import('./person.ts')
  const { remember, useSession } = await import('./session.ts')
  const { useSecure } = await import('./secure.ts')
  remember({ password: 'secret', email: 'a@b.example', mobile_number: '+34600000000', userId: 'usr_1' })
  enter(entry, '/psychics')
  expect(useSession.getState()).toMatchObject({
    token: 't1',
    userData: { id: 'usr_1', type: 'CLIENT' },
    userId: 'usr_1',
    memberId: 'usr_1',
    password: '',
    email: '',
    mobile_number: '',
  })
  expect(useSecure.getState()).toBe(true)
  expect(document.cookie).toContain('secure=1')
  expect(stood).toEqual(['/psychics'])
})

test('going out empties the browser before the server is told, with the token that was in use, and bears a server that is away', async () => {
  const { enter, queries, signOut } = await import('./person.ts')
  const { useSession } = await import('./session.ts')
  const { useSecure } = await import('./secure.ts')
  enter(entry)
  queries.setQueryData(['accounts.own'], { email: 'a@b.example' })
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, token: headers.authorization ?? null, kept: useSession.getState().token })
    throw new TypeError('away')
  })
  await signOut()
  expect(asked).toEqual([{ path: '/api/logout', token: 'Bearer t1', kept: null }])
  expect(useSession.getState().userData).toBeNull()
  expect(queries.getQueryData(['accounts.own'])).toBeUndefined()
  expect(useSecure.getState()).toBe(false)
  expect(document.cookie).toContain('max-age=0')
  expect(stood).toEqual(['/'])
})
