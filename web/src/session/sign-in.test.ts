import { beforeEach, expect, test, vi } from 'vitest'

const stood: string[] = []

beforeEach(async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, path: string) => stood.push(path) })
  const { forget } = await import('./session.ts')
  forget()
  stood.length = 0
})

const entry = { token: 't1', user: { id: 'usr_1', type: 'CLIENT', locale: 'en' } } as const

test('coming in keeps the person, forgets password and what waited for the code, and selects the members’ routes', async () => {
  const { startSession } = await import('./sign-in.ts')
  const { remember, useSession } = await import('./session.ts')
  const { useSecure } = await import('./secure.ts')
  remember({ password: 'secret', email: 'a@b.example', mobile_number: '+34600000000', userId: 'usr_1' })
  startSession(entry, '/psychics')
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
