import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { admin, client, password, signIn } from '../../test/people.ts'

const house = await openHouse()
const fresh = 'nine slow bicycles'
const ask = async (email: string, headers: Record<string, string> = {}) => {
  const answer = await house.call(accounts.sendReset, { body: { email }, headers })
  await house.jobs.drain()
  return answer
}
const tokenFor = async (email: string) =>
  /reset-password\/([\w-]+)/.exec((await house.mails(email))[0]?.body ?? '')?.[1] ?? ''
const reset = (token: string, typed = fresh) => house.call(accounts.reset, { body: { token, password: typed } })
const login = (name: string, typed: string) => house.call(accounts.login, { body: { login: name, password: typed } })

test('the letter’s link sets a new password and ends every sign-in', async () => {
  const person = await client(house)
  const elsewhere = await signIn(house, { id: person.id, role: 'CLIENT' })
  await ask(person.email)
  expect((await reset(await tokenFor(person.email))).data).toEqual({})
  for (const token of [person.token, elsewhere.access]) expect(await house.parts.authenticate(token)).toBeUndefined()
  expect((await login(person.username, password)).problem.code).toBe('login_failed')
  expect((await login(person.username, fresh)).status).toBe(200)
  expect((await house.mails(person.email))[0]?.subject).toBe('Your password was changed')
})

test('the answer is the same for every address', async () => {
  const person = await client(house)
  const blocked = await client(house, { blocked_at: 0 })
  const answers = [await ask(person.email), await ask(blocked.email), await ask('nobody@people.test')]
  expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
  expect(await house.mails('nobody@people.test')).toEqual([])
})

test('a link works once, by fifty at the same moment too', async () => {
  const person = await client(house)
  await ask(person.email)
  const token = await tokenFor(person.email)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => reset(token, `${fresh} ${i}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await reset(token)).problem.code).toBe('code_wrong')
})

test('a link lives thirty minutes, and a new one replaces it', async () => {
  const person = await client(house)
  await ask(person.email)
  const first = await tokenFor(person.email)
  await house.clock.advance(1)
  await ask(person.email)
  expect((await reset(first)).problem.code).toBe('code_wrong')
  const second = await tokenFor(person.email)
  await house.clock.advance(30 * 60_000)
  expect((await reset(second)).problem.code).toBe('code_wrong')
})

test('a bad new password is told at its field and leaves the link good', async () => {
  const person = await client(house)
  await ask(person.email)
  const token = await tokenFor(person.email)
  expect(Object.keys((await reset(token, 'password123')).problem.fields ?? {})).toEqual(['password'])
  expect((await reset(token)).status).toBe(200)
})

test('the link leads to this site, whatever host the request named', async () => {
  const person = await client(house)
  await ask(person.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  const { body } = (await house.mails(person.email))[0] ?? { body: '' }
  expect(body).toContain('http://localhost:3000/reset-password/')
  expect(body).not.toContain('evil')
})

test('the token is stored as a hash', async () => {
  const person = await client(house)
  await ask(person.email)
  const token = await tokenFor(person.email)
  const { rows } = await house.database.pool.query(
    `select account_code::text as kept from account_code where person_id = $1`,
    [person.id],
  )
  expect(rows[0].kept).not.toContain(token)
  expect(rows[0].kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

test('an admin’s reset keeps the second step', async () => {
  const boss = await admin(house)
  await ask(boss.email)
  await reset(await tokenFor(boss.email))
  expect((await login(boss.username, fresh)).problem.code).toBe('totp_required')
})
