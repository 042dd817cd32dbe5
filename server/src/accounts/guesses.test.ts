import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { client, password } from '../../test/people.ts'

// Behind a proxy, so that people come from where they say.
const house = await openHouse({ raised: false, url: 'https://evenlight.example' })
let addresses = 0
const anAddress = () => `203.0.113.${++addresses}`
const login = (name: string, typed: string, address: string, headers: Record<string, string> = {}) =>
  house.call(accounts.login, {
    body: { login: name, password: typed },
    headers: { 'x-forwarded-for': address, ...headers },
  })
const statuses = async (n: number, act: (n: number) => Promise<{ status: number }>) => {
  const all: number[] = []
  for (let i = 0; i < n; i++) all.push((await act(i)).status)
  return all
}
const wrong = (n: number) => Array<number>(n).fill(401)
/** So many have guessed at this name from everywhere that nobody is heard any more. */
const closed = async (name: string) => {
  for (let n = 0; n < 30; n++) await house.parts.limits.take('login_anywhere', name)
}
/** The cookies of a browser in which this person was signed in. */
const browserOf = async (name: string) => {
  const { cookies } = await login(name, password, anAddress())
  return { cookie: cookies.map(({ name: one, value }) => `${one}=${value}`).join('; ') }
}

test('ten wrong tries from one address close that address, and nobody out elsewhere', async () => {
  const [person, theirs] = [await client(house), anAddress()]
  expect(await statuses(11, () => login(person.username, 'wrong', theirs))).toEqual([...wrong(10), 429])
  expect((await login(person.username, password, theirs)).status).toBe(429)
  expect((await login(person.username, password, anAddress())).status).toBe(200)
})

test('thirty from anywhere close all doors but those that the owner came through before', async () => {
  const person = await client(house)
  const own = await browserOf(person.username)
  expect(await statuses(31, () => login(person.username, 'wrong', anAddress()))).toEqual([...wrong(30), 429])
  expect((await login(person.username, password, anAddress())).status).toBe(429)
  expect((await login(person.username, password, anAddress(), own)).status).toBe(200)
})

test('a link by mail opens the door again to its owner alone', async () => {
  const person = await client(house)
  await closed(person.username)
  await house.call(accounts.sendReset, { body: { email: person.email } })
  await house.jobs.drain()
  const [letter] = await house.mails(person.email)
  const token = /reset-password\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
  const fresh = 'another candle and clock'
  const { status, cookies } = await house.call(accounts.reset, { body: { token, password: fresh } })
  expect(status).toBe(200)
  const own = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  expect((await login(person.username, fresh, anAddress())).status).toBe(429)
  expect((await login(person.username, fresh, anAddress(), own)).status).toBe(200)
})

test('a code by mail opens the door once to who has the password too, and says of nobody whether they are here', async () => {
  const person = await client(house)
  await closed(person.username)
  const shut = await login(person.username, password, anAddress())
  expect([shut.status, shut.problem.by_code]).toEqual([429, true])
  const ask = (name: string) => house.call(accounts.sendSignInCode, { body: { login: name } })
  const [here, nobody] = [await ask(person.username.toUpperCase()), await ask('nobody.at.all')]
  expect([here.status, here.data]).toEqual([nobody.status, nobody.data])
  await house.jobs.drain()
  const [letter] = await house.mails(person.email)
  const code = /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? ''
  const by = (name: string, typed: string, given: string) =>
    house.call(accounts.login, {
      body: { login: name, password: typed, code: given },
      headers: { 'x-forwarded-for': anAddress() },
    })
  const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const refused = [await by(person.username, password, wrongCode), await by('nobody.at.all', password, wrongCode)]
  expect(refused.map(({ problem }) => problem.code)).toEqual(['code_wrong', 'code_wrong'])
  expect((await by(person.username, 'wrong', code)).problem.code).toBe('login_failed')
  expect((await by(person.username, password, code)).status).toBe(200)
  expect((await by(person.username, password, code)).problem.code).toBe('code_wrong')
})

test('the code takes five tries, and brings nobody in who waits for another', async () => {
  const person = await client(house)
  await house.call(accounts.sendSignInCode, { body: { login: person.email } })
  await house.jobs.drain()
  const code = /\d{6}/.exec((await house.mails(person.email))[0]?.subject ?? '')?.[0] ?? ''
  for (let n = 0; n < 5; n++)
    await house.call(accounts.login, { body: { login: person.email, password: 'wrong', code }, headers: {} })
  const sixth = await house.call(accounts.login, { body: { login: person.email, password, code } })
  expect(sixth.problem.code).toBe('code_wrong')
  const waiting = await client(house, { state: 'pending' })
  await house.call(accounts.sendSignInCode, { body: { login: waiting.email } })
  await house.jobs.drain()
  expect(await house.mails(waiting.email)).toEqual([])
})

test('the mark of a browser has ten tries of its own, and opens no other account', async () => {
  const [person, other] = [await client(house), await client(house)]
  const own = await browserOf(person.username)
  expect(await statuses(11, () => login(person.username, 'wrong', anAddress(), own))).toEqual([...wrong(10), 429])
  await closed(other.username)
  expect((await login(other.username, password, anAddress(), own)).status).toBe(429)
})

test('guesses at the door keep nobody from changing the password', async () => {
  const person = await client(house)
  await closed(person.username)
  const change = { password, new_password: 'a fresh and quite long one' }
  expect((await person.call(accounts.updateUser, { body: change })).status).toBe(200)
})

test('two names of one account do not tell of each other by their counts', async () => {
  const [person, theirs] = [await client(house), anAddress()]
  await statuses(9, () => login(person.username, 'wrong', theirs))
  expect(await statuses(10, () => login(person.email, 'wrong', theirs))).toEqual(wrong(10))
})
