import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { fullbans } from '@evenlight/contract/fullbans'
import { prices } from '@evenlight/contract/prices'
import { proofSeconds } from '@evenlight/contract/route'
import { codeAt } from '../../test/factor.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, password, type TestPerson } from '../../test/people.ts'

const house = await openHouse()
const codeNow = (secret: string) => codeAt(secret, house.clock.now())

/** An admin whose second step was set up, and shown last, this moment. */
const withFactor = async () => {
  const boss = await admin(house)
  const { secret = '' } = (await boss.call(accounts.totp, { body: { step: 'enrol', password } })).data
  await boss.call(accounts.totp, { body: { step: 'confirm', totp: codeNow(secret) } })
  return { boss, secret }
}
const later = (ms: number) => house.clock.advance(ms)
/** Puts a package on sale; answers how many there are of its name with the answer. */
const offer = async (boss: TestPerson, name: string, key: string = randomUUID()) => {
  const body = { name, price_cents: 2049, paid_seconds: 900, free_seconds: 0, on_sale: true }
  const answer = await boss.call(prices.savePackage, { body, headers: { 'idempotency-key': key } })
  const all = (await boss.call(prices.packages)).data
  return { ...answer, there: all.filter((one) => one.name === name).length }
}
const prove = (boss: TestPerson, totp: string) => boss.call(accounts.totp, { body: { step: 'prove', totp } })

test('money asks for a code of the last five minutes, then the very same step goes through once', async () => {
  const [{ boss, secret }, key] = [await withFactor(), randomUUID()]
  await later(proofSeconds * 1000 - 1)
  expect(await offer(boss, 'In time')).toMatchObject({ status: 200, there: 1 })
  await later(1)
  const refused = await offer(boss, 'Late', key)
  expect(refused).toMatchObject({ status: 403, problem: { code: 'step_up_required' }, there: 0 })
  expect((await prove(boss, codeNow(secret))).data).toEqual({ on: true })
  expect(await offer(boss, 'Late', key)).toMatchObject({ status: 200, there: 1 })
  expect(await offer(boss, 'Late', key)).toMatchObject({ status: 200, there: 1 })
})

test('it counts for the sign-in in which it was shown; one that began with a code has shown it', async () => {
  const { boss, secret } = await withFactor()
  await later(proofSeconds * 1000)
  const entered = await house.call(accounts.login, {
    body: { login: boss.username, password, totp: codeNow(secret) },
  })
  const there: TestPerson = { ...boss, call: (route, args) => house.call(route, args, entered.data.token) }
  expect((await offer(there, 'There')).status).toBe(200)
  expect((await offer(boss, 'Here')).problem.code).toBe('step_up_required')
  await later(proofSeconds * 1000)
  expect((await prove(boss, codeNow(secret))).status).toBe(200)
  expect((await offer(boss, 'Here')).status).toBe(200)
  expect((await offer(there, 'There')).problem.code).toBe('step_up_required')
})

test('a wrong code, one that was used, and one without a second step prove nothing', async () => {
  const [{ boss, secret }, plain] = [await withFactor(), await admin(house)]
  expect((await prove(plain, '123456')).problem.code).toBe('wrong_state')
  await later(proofSeconds * 1000)
  const code = codeNow(secret)
  expect((await prove(boss, code)).status).toBe(200)
  await later(proofSeconds * 1000)
  for (const wrong of [code, '000000']) expect((await prove(boss, wrong)).problem.code).toBe('code_wrong')
  expect((await offer(boss, 'Never')).problem.code).toBe('step_up_required')
})

test('a ban asks for it, reading who is banned does not; of whoever has no second step nothing is asked', async () => {
  const [{ boss }, person, plain] = [await withFactor(), await client(house), await admin(house)]
  await later(proofSeconds * 1000)
  const body = { client_id: person.id, reason: 'Threats in three readings.', suspend_now: true }
  expect((await boss.call(fullbans.ban, { body })).problem.code).toBe('step_up_required')
  expect((await boss.call(fullbans.list, { query: {} })).status).toBe(200)
  expect((await plain.call(fullbans.ban, { body })).status).toBe(200)
})
