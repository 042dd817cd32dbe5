import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { client, password } from '../../test/people.ts'

const house = await openHouse({ url: 'https://evenlight.example' })
const own = { 'content-type': 'application/json', 'x-requested-with': 'fetch' }

test('on https the cookie is bound to this host and never leaves it in the clear', async () => {
  const person = await client(house)
  const { headers, cookies } = await house.call(accounts.login, { body: { login: person.username, password } })
  expect((headers['set-cookie'] as string[])[0]).toMatch(
    /^__Host-rt=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  const refresh = (cookie: string, origin: string) =>
    house.call(accounts.refresh, { body: {}, headers: { ...own, cookie, origin } })
  const cookie = `__Host-rt=${cookies[0]?.value}`
  expect((await refresh(cookie, 'https://other.example')).problem.code).toBe('foreign_origin')
  expect((await refresh(cookie.replace('__Host-', ''), 'https://evenlight.example')).problem.code).toBe('signed_out')
  expect((await refresh(cookie, 'https://evenlight.example')).status).toBe(200)
})
