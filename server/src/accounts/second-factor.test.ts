import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { codeAt as shownAt } from '../../test/factor.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, password, setPerson, type TestPerson } from '../../test/people.ts'
import * as store from './store.ts'

const house = await openHouse()
const stepMs = 30_000
const codeAt = (secret: string, steps = 0) => shownAt(secret, house.clock.now() + steps * stepMs)
const login = (name: string, totp?: string) =>
  house.call(accounts.login, { body: { login: name, password, ...(totp && { totp }) } })

/** Turns the second step on; answers its secret and recovery codes, a step later. */
const enrol = async (person: TestPerson) => {
  const began = await person.call(accounts.totp, { body: { step: 'enrol', password } })
  const secret = began.data.secret ?? ''
  expect(began.data.uri).toContain(`secret=${secret}`)
  const done = await person.call(accounts.totp, { body: { step: 'confirm', totp: codeAt(secret) } })
  expect(done.data).toMatchObject({ on: true })
  await house.clock.advance(2 * stepMs)
  return { secret, codes: done.data.recovery_codes ?? [] }
}

test('an admin comes in with both steps only; enrolling needs the password', async () => {
  const boss = await admin(house)
  expect((await boss.call(accounts.totp, { body: { step: 'enrol', password: 'not mine' } })).status).toBe(422)
  const { secret } = await enrol(boss)
  expect((await login(boss.username)).problem.code).toBe('totp_required')
  expect((await login(boss.username, '000000')).problem.code).toBe('code_wrong')
  expect((await login(boss.username, codeAt(secret))).data.user.type).toBe('ADMIN')
})

test('an admin without a secret cannot come in at all, the exempt one of a demo can', async () => {
  const boss = await admin(house)
  expect((await login(boss.username, '123456')).problem.code).toBe('code_wrong')
  const demo = await admin(house, { totp_exempt: true })
  expect((await login(demo.username)).status).toBe(200)
})

test('a code works once, by ten at the same moment too, and not after a later one', async () => {
  const boss = await admin(house)
  const { secret } = await enrol(boss)
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(boss.username, codeAt(secret))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(422)])
  expect((await login(boss.username, codeAt(secret, 1))).status).toBe(200)
  expect((await login(boss.username, codeAt(secret))).problem.code).toBe('code_wrong')
})

test('a code of the step before and after is fine, of two steps away it is not', async () => {
  const boss = await admin(house)
  const { secret } = await enrol(boss)
  await house.clock.advance(10 * stepMs)
  expect((await login(boss.username, codeAt(secret, -2))).problem.code).toBe('code_wrong')
  expect((await login(boss.username, codeAt(secret, 2))).problem.code).toBe('code_wrong')
  expect((await login(boss.username, codeAt(secret, -1))).status).toBe(200)
  expect((await login(boss.username, codeAt(secret, 1))).status).toBe(200)
})

test('ten recovery codes, each good once; new ones replace them', async () => {
  const boss = await admin(house)
  const { secret, codes } = await enrol(boss)
  expect(new Set(codes).size).toBe(10)
  const [first = '', second = ''] = codes
  expect((await login(boss.username, first.toUpperCase())).status).toBe(200)
  expect((await login(boss.username, first)).problem.code).toBe('code_wrong')
  const made = await boss.call(accounts.totp, { body: { step: 'recovery_codes', password, totp: codeAt(secret) } })
  expect(made.data.recovery_codes).toHaveLength(10)
  expect((await login(boss.username, second)).problem.code).toBe('code_wrong')
})

test('a client may turn it on and off, an admin not off; a new secret needs a code of the old one', async () => {
  const [person, boss] = [await client(house), await admin(house)]
  const [mine, theirs] = [await enrol(person), await enrol(boss)]
  expect((await login(person.username)).problem.code).toBe('totp_required')
  expect((await person.call(accounts.totp, { body: { step: 'enrol', password } })).problem.code).toBe('totp_required')
  expect((await person.call(accounts.own)).data.flags.totp).toBe(true)
  const off = { step: 'off' as const, password }
  expect((await boss.call(accounts.totp, { body: { ...off, totp: codeAt(theirs.secret) } })).problem.code).toBe(
    'wrong_role',
  )
  expect((await person.call(accounts.totp, { body: { ...off, totp: '000000' } })).problem.code).toBe('code_wrong')
  expect((await person.call(accounts.totp, { body: { ...off, totp: codeAt(mine.secret) } })).data).toEqual({
    on: false,
  })
  expect((await login(person.username)).status).toBe(200)
})

test('the secret is stored encrypted, for its own row only', async () => {
  const [boss, other] = [await admin(house), await admin(house)]
  const { secret } = await enrol(boss)
  const row = await store.byId(house.database.db, boss.id)
  expect(row?.totp_secret?.toString('latin1')).not.toContain(secret)
  await setPerson(house, other.id, { totp_secret: row!.totp_secret })
  expect((await login(other.username, codeAt(secret))).status).toBe(500)
})
