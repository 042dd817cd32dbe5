import { payments as area } from '@evenlight/contract/payments'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cardEvent, signatureKey, signed } from '../../test/authorizenet-signing.ts'
import { openAuthorizeNet } from '../../test/authorizenet.ts'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { readConfig } from '../config.ts'
import { findBalances } from '../wallet/balances.ts'
import { authorizeNetHookPath } from './hook.ts'

const vendor = await openAuthorizeNet()
afterAll(vendor.close)
const house = await openHouse({ authorizeNet: vendor.account })
const { pool, db } = house.database
beforeEach(() => Object.assign(vendor.state, { fault: 'none', on: /./ }))

const deliver = async ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  (await house.app.inject({ method: 'POST', url: authorizeNetHookPath, payload: body, headers })).statusCode
const events = async () => (await pool.query('select id, kind from payment_event')).rows
const asked = () => vendor.calls.filter(({ call }) => call === 'getTransactionDetailsRequest').length

/** Somebody who filled the card company's form in, and shut the page before it told us. */
const aPayer = async (answer = 'approved') => {
  const ida = await client(house)
  const { data } = await ida.call(area.checkout, { body: { package_id: 'pkg_45_and_5_free' } })
  vendor.fillIn(data.form!.token, answer)
  const { rows } = await pool.query('select reference from payment where id = $1', [data.payment.id])
  const held = vendor.of(rows[0].reference)[0]!
  const owns = async () => (await findBalances(db, ida.id, house.clock.now())).paid_seconds
  const told = (kind = 'authorization', more = {}) =>
    cardEvent(`net.authorize.payment.${kind}.created`, {
      responseCode: 1,
      authAmount: held.authAmount,
      entityName: 'transaction',
      id: held.transId,
      ...more,
    })
  return { ...ida, id: data.payment.id, reference: rows[0].reference as string, held, told, owns }
}

test('who fills the form in and shuts the page has the time as soon as the card company tells', async () => {
  const ida = await aPayer()
  expect(await deliver(ida.told())).toBe(200)
  expect(await ida.owns()).toBe(0)
  await house.jobs.drain()
  expect([await ida.owns(), ida.held.transactionStatus]).toEqual([2700, 'capturedPendingSettlement'])
})

test('an event that comes a thousand times at once is kept once, asked for once, and credits once', async () => {
  const ida = await aPayer()
  const event = ida.told()
  const before = asked()
  const answers = await Promise.all(Array.from({ length: 1000 }, () => deliver(event)))
  expect(new Set(answers)).toEqual(new Set([200]))
  await house.jobs.drain()
  expect([await ida.owns(), (await events()).filter(({ id }) => id === event.id).length]).toEqual([2700, 1])
  expect(asked() - before).toBeLessThan(4)
})

test('every byte and header counts: what is changed anywhere is refused, and nothing is kept', async () => {
  const ida = await aPayer()
  const { body, headers } = ida.told()
  const before = (await events()).length
  for (let at = 0; at < body.length; at++) {
    const other = body[at] === '0' ? '1' : '0'
    const changed = body.slice(0, at) + other + body.slice(at + 1)
    expect(await deliver({ body: changed, headers }), `byte ${at}`).toBeGreaterThanOrEqual(400)
  }
  const signature = headers['x-anet-signature']
  for (let at = 0; at < signature.length; at++) {
    const changed = signature.slice(0, at) + (signature[at] === 'A' ? 'B' : 'A') + signature.slice(at + 1)
    expect(await deliver({ body, headers: { ...headers, 'x-anet-signature': changed } }), `sign ${at}`).toBe(403)
  }
  for (const value of ['', 'sha512=', `${signature}0`, signature.replace('sha512=', '')])
    expect(await deliver({ body, headers: { ...headers, 'x-anet-signature': value } })).toBe(403)
  expect(await deliver({ body, headers: { 'content-type': 'application/json' } })).toBe(403)
  // The same JSON written anew is other bytes.
  expect(await deliver({ body: JSON.stringify(JSON.parse(body)), headers })).toBe(403)
  await house.jobs.drain()
  expect([(await events()).length, await ida.owns()]).toEqual([before, 0])
})

test('an event that another account signed, or our key read otherwise, is not ours', async () => {
  const ida = await aPayer()
  const { body } = ida.told()
  for (const key of ['F'.repeat(128), Buffer.from(signatureKey, 'hex')])
    expect(await deliver({ body, headers: signed(body, key) })).toBe(403)
  await house.jobs.drain()
  expect(await ida.owns()).toBe(0)
})

test('the key is its characters, or what they stand for, as it is set', () => {
  const account = { AUTHORIZENET_LOGIN_ID: 'id', AUTHORIZENET_TRANSACTION_KEY: 'key' }
  const keyOf = (more: object) => readConfig({ ...account, ...more }).authorizeNet!.signatureKey
  const given = { AUTHORIZENET_SIGNATURE_KEY: signatureKey }
  expect(keyOf({})).toBeUndefined()
  expect(keyOf(given)).toEqual(Buffer.from(signatureKey))
  expect(keyOf({ ...given, AUTHORIZENET_SIGNATURE_KEY_IS: 'hex' })).toEqual(Buffer.from(signatureKey, 'hex'))
  expect(() => keyOf({ AUTHORIZENET_SIGNATURE_KEY: 'short' })).toThrow('AUTHORIZENET_SIGNATURE_KEY')
})

test('what an event says is not believed: another amount, another’s transaction, one that is not there', async () => {
  const [ida, eva] = [await aPayer(), await aPayer('declined')]
  ida.held.authAmount = 0.01
  expect(await deliver(ida.told('authorization', { authAmount: 56.99 }))).toBe(200)
  expect(await deliver(eva.told('capture'))).toBe(200)
  // Named as Eva's, it is still the transaction that Ida's form brought.
  expect(await deliver(ida.told('capture', { merchantReferenceId: eva.reference }))).toBe(200)
  expect(await deliver(ida.told('capture', { id: '999' }))).toBe(200)
  expect(await deliver(ida.told('capture', { entityName: 'customerProfile' }))).toBe(200)
  await house.jobs.drain()
  for (const one of [ida, eva]) {
    expect(await one.owns()).toBe(0)
    expect((await one.call(area.payment, { params: { id: one.id } })).data.payment.state).toBe('form')
  }
})

test('while the card company cannot be asked, the event waits in a job', async () => {
  const ida = await aPayer()
  expect(await deliver(ida.told())).toBe(200)
  Object.assign(vendor.state, { fault: 'down' })
  await house.jobs.drain().catch(() => undefined)
  expect(await ida.owns()).toBe(0)
  Object.assign(vendor.state, { fault: 'none' })
  await house.jobs.drain()
  expect(await ida.owns()).toBe(2700)
})

test('a body that is too long, or no JSON, is refused, and of what an event says nothing is logged', async () => {
  const { headers } = cardEvent('X', {})
  expect(await deliver({ body: `"${'x'.repeat(300_000)}"`, headers })).toBe(413)
  expect(await deliver({ body: 'email=ida@people.test', headers })).toBe(422)
  expect(await deliver(cardEvent('X', { email: 'ida@people.test' }))).toBe(200)
  const before = (await events()).length
  for (const number of ['4111 1111 1111 1111', 4111111111111111])
    expect(await deliver(cardEvent('X', { note: [{ number }] }))).toBe(422)
  await house.jobs.drain()
  expect((await events()).length).toBe(before)
  expect(house.logged()).not.toMatch(/4111 ?1111|people\.test/)
})

test('without a signature key nobody listens', async () => {
  const deaf = await openHouse({ authorizeNet: { ...vendor.account, signatureKey: undefined } })
  const { body, headers } = cardEvent('X', {})
  const { statusCode } = await deaf.app.inject({ method: 'POST', url: authorizeNetHookPath, payload: body, headers })
  expect(statusCode).toBe(404)
})
