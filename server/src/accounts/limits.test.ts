import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { welcomeClient } from '../wallet/public.ts'
import { client, password } from '../../test/people.ts'

const house = await openHouse({ raised: false })
const login = (name: string, typed: string, headers: Record<string, string> = {}) =>
  house.call(accounts.login, { body: { login: name, password: typed }, headers })
const times = async <T>(n: number, act: (i: number) => Promise<T>) => {
  const all: T[] = []
  for (let i = 0; i < n; i++) all.push(await act(i))
  return all
}

test('ten wrong passwords on one account from one address, then none is even looked at there', async () => {
  const person = await client(house)
  const tries = await times(12, () => login(person.username, 'wrong'))
  expect(tries.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429, 429])
  const right = await login(person.username, password)
  expect([right.status, right.problem.code, Number(right.headers['retry-after'])]).toEqual([
    429,
    'too_many',
    expect.any(Number),
  ])
  expect((await person.call(accounts.own)).status).toBe(200)
})

test('a right password forgets the wrong ones before it', async () => {
  const person = await client(house)
  for (let round = 0; round < 3; round++) {
    await times(9, () => login(person.username, 'wrong'))
    expect((await login(person.username, password)).status).toBe(200)
  }
})

test('a name without an account is counted like one that has', async () => {
  const tries = await times(11, () => login('ghost-of-nobody', 'wrong'))
  expect(tries.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429])
})

test('three welcomes a day where one is; who comes later is in, without', async () => {
  const welcomed = await times(4, async () => {
    const person = await client(house, { state: 'pending' })
    return house.database.transaction((tx) =>
      welcomeClient(tx, house.parts, {
        clientId: person.id,
        email: person.email,
        address: '2001:db8:1:2:3:4:5:6',
        now: house.clock.now(),
      }),
    )
  })
  expect(welcomed).toEqual([true, true, true, false])
})

test('codes: five an hour for an account, and for an id that is nobody’s', async () => {
  const person = await client(house, { state: 'pending' })
  for (const id of [person.id, 'usr_doesnotexistatall00000'])
    expect(
      (await times(6, () => house.call(accounts.resendCode, { body: { user_id: id } }))).map(({ status }) => status),
    ).toEqual([200, 200, 200, 200, 200, 429])
})

test('reset letters: the answer never tells that there were too many', async () => {
  const person = await client(house)
  const answers = await times(7, () => house.call(accounts.sendReset, { body: { email: person.email } }))
  expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
  await house.jobs.drain()
  expect(await house.mails(person.email)).toHaveLength(5)
})

test('one password on many accounts stops at a hundred an address, whatever the caller says of itself', async () => {
  const tries = await Promise.all(
    Array.from({ length: 120 }, (_, i) =>
      login(`someone-${i}`, 'wrong', { 'x-forwarded-for': `10.1.0.${i}`, forwarded: `for=10.1.0.${i}` }),
    ),
  )
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
})
