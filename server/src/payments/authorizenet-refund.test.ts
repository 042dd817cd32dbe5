import { payments as area } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAuthorizeNet, type Fault } from '../../test/authorizenet.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'

const vendor = await openAuthorizeNet()
afterAll(vendor.close)
const house = await openHouse({ authorizeNet: vendor.account })
const { settleRefunds } = house.features.payments
const strike = (fault: Fault, on = /./) => Object.assign(vendor.state, { fault, on })
beforeEach(() => {
  strike('none')
  vendor.state.before = () => undefined
})
const hourMs = 3_600_000

let tokens = 0
const buy = async () => {
  const ida = await client(house)
  const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `approved r${++tokens}` }
  const { data } = await ida.call(area.checkout, { body: { package_id: 'pkg_45_and_5_free', opaque_data } })
  const { rows } = await house.database.pool.query('select reference from payment where id = $1', [data.payment.id])
  return { ida, id: data.payment.id, charged: () => vendor.of(rows[0].reference)[0]!.transactionStatus }
}
const refund = async (payment_id: string) =>
  (await admin(house)).call(area.refund, { body: { payment_id, reason: 'Asked for it.' } })
/** What the provider paid back of one payment, in dollars, and whether our books call it done. */
const paidBack = async (id: string) => {
  const { rows } = await house.database.pool.query(
    'select reference, settled_at is not null as done from payment_refund where payment_id = $1',
    [id],
  )
  return [vendor.of(rows[0].reference).map(({ authAmount }) => authAmount), rows[0].done]
}

test('what was not settled yet is let go of whole', async () => {
  const { id, charged } = await buy()
  expect((await refund(id)).data.refunded_cents).toBe(5699)
  expect([charged(), await paidBack(id)]).toEqual(['voided', [[], true]])
})

test('a part of it waits until the night has settled it, and goes back to the same card', async () => {
  const { ida, id, charged } = await buy()
  const mara = await onlineReader(house)
  const reading = await started(house, { client: ida, reader: mara }, { continue_on_paid: true })
  await mara.call(readings.write, { body: { chat_id: reading.id, client_msg_id: 'three-cards', body: 'Cards.' } })
  await pass(house, reading, 700_000)
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  const { refunded_cents } = (await refund(id)).data
  expect(refunded_cents).toBeLessThan(5699)
  expect([charged(), await paidBack(id)]).toEqual(['capturedPendingSettlement', [[], false]])
  vendor.settle()
  await settleRefunds()
  expect((await paidBack(id))[1]).toBe(false)
  await house.clock.advance(hourMs)
  await settleRefunds()
  expect(await paidBack(id)).toEqual([[refunded_cents / 100], true])
})

test.each(['lost', 'early', 'down', 'error'] as const)('%s: asked again, and paid back once', async (fault) => {
  const { id } = await buy()
  vendor.settle()
  strike(fault, /refundTransaction/)
  await refund(id)
  expect((await paidBack(id))[1]).toBe(false)
  strike('none')
  if (fault === 'lost') vendor.settle()
  await house.clock.advance(5000)
  await Promise.all([settleRefunds(), settleRefunds(), settleRefunds()])
  await settleRefunds()
  expect(await paidBack(id)).toEqual([[56.99], true])
})

test('who took a refund up and died is waited for, then followed by another', async () => {
  const { id } = await buy()
  vendor.settle()
  let arrive = () => {}
  vendor.state.before = (call) =>
    call.includes('refundTransaction') ? new Promise<void>((resolve) => (arrive = resolve)) : undefined
  const dying = refund(id)
  await expect.poll(() => vendor.calls.at(-1)?.call).toContain('refundTransaction')
  vendor.state.before = () => undefined
  await house.clock.advance(60_000)
  await settleRefunds()
  expect((await paidBack(id))[0]).toEqual([])
  strike('early', /refundTransaction/)
  arrive()
  await dying
  strike('none')
  await house.clock.advance(5000)
  await settleRefunds()
  expect(await paidBack(id)).toEqual([[56.99], true])
})
