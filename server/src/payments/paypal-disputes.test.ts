import { payments as area } from '@evenlight/contract/payments'
import { wallet } from '@evenlight/contract/wallet'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openPayPal } from '../../test/paypal.ts'
import { admin, client } from '../../test/people.ts'
import { findBalances } from '../wallet/balances.ts'
import { payPalHookPath } from './hook.ts'

const vendor = await openPayPal()
afterAll(vendor.close)
const house = await openHouse({ payPal: vendor.account })

const deliver = async ({ body, headers }: Pick<ReturnType<typeof vendor.event>, 'body' | 'headers'>) =>
  (await house.app.inject({ method: 'POST', url: payPalHookPath, payload: body, headers })).statusCode
const hear = async (dispute: { dispute_id: string }, kind: string) => {
  expect(await deliver(vendor.events.disputed(dispute, kind))).toBe(200)
  await house.jobs.drain()
}
/** Somebody who paid by PayPal, and disputes it there. `takes`: our call took the money before. */
const aPayer = async (takes = true) => {
  const ida = await client(house)
  const { data } = await ida.call(area.payPal, { body: { step: 'create', package_id: 'pkg_45_and_5_free' } })
  const orderId = new URL(data.approval!.url).searchParams.get('token')!
  vendor.approve(orderId)
  if (takes) await ida.call(area.payPal, { body: { step: 'capture', payment_id: data.payment.id } })
  const owns = async () => (await findBalances(house.database.db, ida.id, house.clock.now())).paid_seconds
  return { ...ida, payment: data.payment.id, orderId, owns }
}

test('what PayPal tells of a dispute is at the desk: stage, reason, deadline; it ends by PayPal’s word alone', async () => {
  const [ida, desk] = [await aPayer(), await admin(house)]
  const dispute = vendor.dispute(ida.orderId)
  await hear(dispute, 'CREATED')
  const [row] = (await desk.call(area.disputes, { query: { state: 'open' } })).data
  expect(row).toMatchObject({
    id: dispute.dispute_id,
    method: 'paypal',
    stage: 'inquiry',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    due_at: '2026-12-01T12:00:00.000Z',
    held_seconds: 3000,
  })
  const body = { dispute_id: dispute.dispute_id, outcome: 'won' as const, reason: 'We think so.' }
  expect((await desk.call(area.endDispute, { body })).problem.reasons?.detail).toEqual({ code: 'provider_decides' })
  expect(await ida.owns()).toBe(0)
})

test('a dispute is lost, reopened, won and told twice, and the books are where PayPal says', async () => {
  const ida = await aPayer()
  const dispute = vendor.dispute(ida.orderId)
  const at = (minute: number) => Object.assign(dispute, { update_time: `2026-11-20T12:${minute}:00Z` })
  await hear(dispute, 'CREATED')
  at(10)
  vendor.resolve(dispute.dispute_id, 'RESOLVED_BUYER_FAVOUR')
  await Promise.all([1, 2, 3].map(() => hear(dispute, 'RESOLVED')))
  const last = async () => (await ida.call(wallet.statement, { query: {} })).data[0]!
  expect(await last()).toMatchObject({ cause: 'dispute_lost', amount_cents: -5699, paid_seconds: 0 })
  at(20)
  delete dispute.dispute_outcome
  Object.assign(dispute, { status: 'UNDER_REVIEW', dispute_life_cycle_stage: 'PRE_ARBITRATION' })
  await hear(dispute, 'UPDATED')
  expect([await ida.owns(), (await last()).amount_cents]).toEqual([0, 5699])
  at(30)
  vendor.resolve(dispute.dispute_id, 'RESOLVED_SELLER_FAVOUR')
  await hear(dispute, 'RESOLVED')
  expect(await ida.owns()).toBe(2700)
  // Whoever asked earlier and is slower says nothing new.
  at(25)
  Object.assign(dispute, { status: 'OPEN' })
  await hear(dispute, 'UPDATED')
  expect(await ida.owns()).toBe(2700)
})

test('a dispute that is heard of before its payment was: the time is held as it comes', async () => {
  const [ida, desk] = [await aPayer(false), await admin(house)]
  const strike = (fault: 'none' | 'lost' | 'down', on: RegExp) => Object.assign(vendor.state, { fault, on })
  strike('lost', /^capture$/)
  await ida.call(area.payPal, { body: { step: 'capture', payment_id: ida.payment } })
  const dispute = vendor.dispute(ida.orderId)
  strike('down', /^order$/)
  await hear(dispute, 'CREATED')
  const { data } = await desk.call(area.disputes, { query: {} })
  expect(data.find(({ id }) => id === dispute.dispute_id)).toMatchObject({ state: 'open', held_seconds: 0 })
  strike('none', /./)
  await house.features.payments.sweeps[0]!.work()
  expect((await ida.call(area.payment, { params: { id: ida.payment } })).data.payment.state).toBe('captured')
  expect(await ida.owns()).toBe(0)
})

test('a dispute over a part holds that part', async () => {
  const [ida, desk] = [await aPayer(), await admin(house)]
  const dispute = vendor.dispute(ida.orderId)
  dispute.dispute_amount = { currency_code: 'USD', value: '10.00' }
  await hear(dispute, 'CREATED')
  expect(await ida.owns()).toBe(2700 - 474)
  vendor.resolve(dispute.dispute_id, 'ACCEPTED')
  await hear(dispute, 'RESOLVED')
  expect(await ida.owns()).toBe(2700 - 474)
  const [row] = (await desk.call(area.list, { query: { client_id: ida.id } })).data
  expect(row!.refundable_cents).toBe(Math.floor((5699 * 2226) / 2700))
})
