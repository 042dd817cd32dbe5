import { payments as area } from '@evenlight/contract/payments'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openPayPal } from '../../test/paypal.ts'
import { admin, client } from '../../test/people.ts'
import { findBalances } from '../wallet/balances.ts'
import { payPalHookPath } from './hook.ts'
import { disputeStateOf } from './rules.ts'

const vendor = await openPayPal()
afterAll(vendor.close)
const house = await openHouse({ payPal: vendor.account })
const { pool, db } = house.database
beforeEach(() => Object.assign(vendor.state, { fault: 'none', on: /./ }))

type Delivery = ReturnType<typeof vendor.event>
const deliver = async ({ body, headers }: Pick<Delivery, 'body' | 'headers'>) =>
  (await house.app.inject({ method: 'POST', url: payPalHookPath, payload: body, headers })).statusCode
const events = async () => (await pool.query('select id, kind from payment_event')).rows
const verifies = () => vendor.calls.filter(({ call }) => call === 'verify').length

const package_id = 'pkg_45_and_5_free'
/** Somebody who has approved in PayPal's window, and shut both. */
const anApprover = async (means: 'good' | 'pending' = 'good') => {
  const ida = await client(house)
  const { data } = await ida.call(area.payPal, { body: { step: 'create', package_id } })
  const orderId = new URL(data.approval!.url).searchParams.get('token')!
  vendor.approve(orderId, means)
  const owns = async () => (await findBalances(db, ida.id, house.clock.now())).paid_seconds
  return { ida, id: data.payment.id, orderId, owns }
}

test('who approves and shuts every window has the time as soon as PayPal tells', async () => {
  const { orderId, owns } = await anApprover()
  expect(await deliver(vendor.events.approved(orderId))).toBe(200)
  expect(await owns()).toBe(0)
  await house.jobs.drain()
  expect(await owns()).toBe(2700)
  expect(vendor.orders.get(orderId)!.captures).toHaveLength(1)
})

test('an event that comes a thousand times at once is kept once, and credits once', async () => {
  const { orderId, owns } = await anApprover()
  const event = vendor.events.approved(orderId)
  const answers = await Promise.all(Array.from({ length: 1000 }, () => deliver(event)))
  expect(new Set(answers)).toEqual(new Set([200]))
  await house.jobs.drain()
  expect([await owns(), (await events()).filter(({ id }) => id === event.id).length]).toEqual([2700, 1])
  const before = verifies()
  expect([await deliver(event), verifies()]).toEqual([200, before])
})

test('every byte and header counts: what is changed anywhere is refused, and nothing is kept', async () => {
  const { orderId, owns } = await anApprover()
  const { body, headers } = vendor.events.approved(orderId)
  const before = (await events()).length
  for (let at = 0; at < body.length; at++) {
    const other = body[at] === '0' ? '1' : '0'
    const changed = body.slice(0, at) + other + body.slice(at + 1)
    expect(await deliver({ body: changed, headers }), `byte ${at}`).toBeGreaterThanOrEqual(400)
  }
  for (const name of Object.keys(headers).filter((one) => one.startsWith('paypal-')) as (keyof typeof headers)[]) {
    const { [name]: value, ...without } = headers
    expect(await deliver({ body, headers: without as typeof headers }), name).toBe(403)
    const changed = { ...headers, [name]: `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}` }
    expect(await deliver({ body, headers: changed }), name).toBe(403)
  }
  // The same JSON written anew is another text.
  expect(await deliver({ body: JSON.stringify(JSON.parse(body)), headers })).toBe(403)
  expect(await deliver({ body: `${body},"webhook_id":"x"`, headers })).toBe(422)
  await house.jobs.drain()
  expect([(await events()).length, await owns()]).toEqual([before, 0])
})

test('an event that another account’s webhook signed is not ours', async () => {
  const { orderId, owns } = await anApprover()
  const resource = { id: orderId, status: 'APPROVED' }
  expect(await deliver(vendor.event('CHECKOUT.ORDER.APPROVED', resource, { webhookId: '9ZZ' }))).toBe(403)
  await house.jobs.drain()
  expect(await owns()).toBe(0)
})

test('what an event says is not believed: PayPal is asked', async () => {
  const { ida } = await anApprover()
  const { data } = await ida.call(area.payPal, { body: { step: 'create', package_id } })
  const orderId = new URL(data.approval!.url).searchParams.get('token')!
  expect(await deliver(vendor.events.captured(orderId))).toBe(200)
  expect(await deliver(vendor.event('CHECKOUT.ORDER.COMPLETED', { id: 'ORDER-OF-NOBODY' }))).toBe(200)
  expect(await deliver(vendor.event('BILLING.PLAN.CREATED', {}))).toBe(200)
  await house.jobs.drain()
  expect((await ida.call(area.payment, { params: { id: data.payment.id } })).data.payment.state).toBe('form')
})

test('while PayPal cannot say whether it signed, it is told to come again', async () => {
  const { orderId, owns } = await anApprover()
  const event = vendor.events.approved(orderId)
  Object.assign(vendor.state, { fault: 'down', on: /^verify$/ })
  expect(await deliver(event)).toBe(503)
  Object.assign(vendor.state, { fault: 'none' })
  expect(await deliver(event)).toBe(200)
  await house.jobs.drain()
  expect(await owns()).toBe(2700)
})

test('a decline that comes late ends a payment that was held back', async () => {
  const { ida, id, orderId, owns } = await anApprover('pending')
  await ida.call(area.payPal, { body: { step: 'capture', payment_id: id } })
  vendor.decide(orderId, 'DECLINED')
  expect(await deliver(vendor.events.captured(orderId, 'DENIED'))).toBe(200)
  await house.jobs.drain()
  expect((await ida.call(area.payment, { params: { id } })).data.payment.state).toBe('declined')
  expect(await owns()).toBe(0)
})

test('while a payer disputes a payment it is not paid back as well', async () => {
  const { ida, id, orderId } = await anApprover()
  const desk = await admin(house)
  await ida.call(area.payPal, { body: { step: 'capture', payment_id: id } })
  const dispute = vendor.dispute(orderId)
  await deliver(vendor.events.disputed(dispute))
  await house.jobs.drain()
  const { rows } = await pool.query('select id, payment_id, state, amount_cents::integer from payment_dispute')
  expect(rows).toEqual([{ id: dispute.dispute_id, payment_id: id, state: 'open', amount_cents: 5699 }])
  const refund = () => desk.call(area.refund, { body: { payment_id: id, reason: 'Asked for it.' } })
  expect((await refund()).problem.reasons?.detail).toEqual({ code: 'payment_disputed' })
  vendor.resolve(dispute.dispute_id, 'CANCELED_BY_BUYER')
  await deliver(vendor.events.disputed(dispute, 'RESOLVED'))
  await house.jobs.drain()
  expect((await refund()).data).toEqual({ refunded_cents: 5699, paid_seconds: 2700 })
})

test('a dispute that does not say how it ended counts as lost', () => {
  expect(disputeStateOf('WAITING_FOR_SELLER_RESPONSE', undefined)).toBe('open')
  expect(disputeStateOf('RESOLVED', 'RESOLVED_SELLER_FAVOUR')).toBe('won')
  expect(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED', undefined].map((code) => disputeStateOf('RESOLVED', code))).toEqual([
    'lost',
    'lost',
    'lost',
  ])
})

test('a body that is too long, or no JSON, is refused, and of what an event says nothing is logged', async () => {
  const { headers } = vendor.event('X', {})
  expect(await deliver({ body: `"${'x'.repeat(300_000)}"`, headers })).toBe(413)
  expect(await deliver({ body: 'payer_email=ida@people.test', headers })).toBe(422)
  const unkeepable = JSON.stringify({ id: 'a\u0000b', event_type: 'X', resource: {} })
  expect(await deliver({ body: unkeepable, headers })).toBe(422)
  const telling = vendor.event('PAYMENT.CAPTURE.COMPLETED', { custom_id: 'nobody', email: 'ida@people.test' })
  expect(await deliver(telling)).toBe(200)
  const before = (await events()).length
  for (const number of ['4111 1111 1111 1111', 4111111111111111])
    expect(await deliver(vendor.event('PAYMENT.CAPTURE.COMPLETED', { note: [{ number }] }))).toBe(422)
  await house.jobs.drain()
  expect((await events()).length).toBe(before)
  expect(house.logged()).not.toMatch(/4111 ?1111|people\.test/)
})
