import { notices } from '@evenlight/contract/notices'
import { payments as area } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { wallet } from '@evenlight/contract/wallet'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAuthorizeNet } from '../../test/authorizenet.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import { findBalances } from '../wallet/balances.ts'
import { giveBack } from '../wallet/public.ts'

const vendor = await openAuthorizeNet()
afterAll(vendor.close)
const house = await openHouse({ authorizeNet: vendor.account })
const { pool } = house.database
beforeEach(() => {
  vendor.transactions.clear()
  Object.assign(vendor.state, { fault: 'none', on: /./ })
})
const look = house.features.payments.lookForDisputed

let tokens = 0
/** Somebody whose card was charged and settled, and what their bank says of it from then on. */
const aPayer = async () => {
  const ida = await client(house)
  const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `approved d${++tokens}` }
  const { data } = await ida.call(area.checkout, { body: { package_id: 'pkg_45_and_5_free', opaque_data } })
  const { rows } = await pool.query('select reference from payment where id = $1', [data.payment.id])
  vendor.settle()
  const says = async (transactionStatus: string) => {
    vendor.of(rows[0].reference)[0]!.transactionStatus = transactionStatus
    await look()
  }
  const owns = async () => {
    const { paid_seconds, free_seconds } = await findBalances(house.database.db, ida.id, house.clock.now())
    return [paid_seconds, free_seconds]
  }
  const lines = async (most = 1) =>
    (await ida.call(wallet.statement, { query: {} })).data
      .slice(0, most)
      .map(({ cause, paid_seconds, free_seconds, amount_cents }) => [cause, paid_seconds, free_seconds, amount_cents])
  return { ...ida, payment: data.payment.id, dispute_id: `card-${data.payment.id}`, says, owns, lines }
}
const atDesk = async (desk: TestPerson, id: string) =>
  (await desk.call(area.disputes, { query: {} })).data.find((one) => one.id === id)!
const end = (desk: TestPerson, dispute_id: string, outcome: 'won' | 'lost') =>
  desk.call(area.endDispute, { body: { dispute_id, outcome, reason: 'Their letter of today.' } })
const titles = async (ida: TestPerson) => (await ida.call(notices.board)).data.map(({ title }) => title)

test('what a disputed purchase has left is held, told and listed; looked for again, nothing more happens', async () => {
  const [ida, desk] = [await aPayer(), await admin(house)]
  expect(await ida.owns()).toEqual([2700, 300])
  await ida.says('chargeback')
  await Promise.all([look(), look(), look()])
  expect(await ida.owns()).toEqual([0, 0])
  expect(await ida.lines(2)).toEqual([
    ['dispute', -2700, -300, 0],
    ['purchase', 2700, 300, 5699],
  ])
  expect(await titles(ida)).toEqual(['Your payment of $56.99 is disputed: its unused time waits for the end of that'])
  expect(await atDesk(desk, ida.dispute_id)).toMatchObject({
    client: { id: ida.id, username: ida.username },
    payment_id: ida.payment,
    state: 'open',
    amount_cents: 5699,
    held_seconds: 3000,
    reason: '',
    due_at: null,
    readings: [],
  })
  expect((await ida.call(area.disputes, { query: {} })).problem.code).toBe('wrong_role')
  const refund = await desk.call(area.refund, { body: { payment_id: ida.payment, reason: 'Asked for it.' } })
  expect(refund.problem.reasons?.detail).toEqual({ code: 'payment_disputed' })
})

test('reason and deadline are noted at the desk, and stay when the job looks again', async () => {
  const [ida, desk] = [await aPayer(), await admin(house)]
  await ida.says('chargeback')
  const body = { dispute_id: ida.dispute_id, reason: 'Code 13.1', due_at: '2026-12-10T22:59:59.000Z' }
  expect((await desk.call(area.noteDispute, { body })).data).toMatchObject({ reason: 'Code 13.1', due_at: body.due_at })
  await look()
  expect(await atDesk(desk, ida.dispute_id)).toMatchObject({ state: 'open', reason: 'Code 13.1', due_at: body.due_at })
  expect((await desk.call(area.noteDispute, { body: { ...body, dispute_id: 'card-none' } })).status).toBe(404)
})

test('won: the time comes back, by the card company’s word or the desk’s, once', async () => {
  const [ida, eva, desk] = [await aPayer(), await aPayer(), await admin(house)]
  await ida.says('chargeback')
  await eva.says('chargeback')
  await ida.says('chargebackReversal')
  await look()
  for (const _ of [1, 2]) expect((await end(desk, eva.dispute_id, 'won')).data.state).toBe('won')
  await look()
  for (const one of [ida, eva]) {
    expect(await one.owns()).toEqual([2700, 300])
    expect(await one.lines()).toEqual([['dispute_won', 2700, 300, 0]])
    expect(await titles(one)).toContain('The dispute about $56.99 is over, and the time is yours to use')
  }
})

test('lost: the held time is gone and the money booked as given back, and a late reversal undoes both', async () => {
  const [ida, desk] = [await aPayer(), await admin(house)]
  await ida.says('chargeback')
  for (const _ of [1, 2]) expect((await end(desk, ida.dispute_id, 'lost')).data.held_seconds).toBe(0)
  await look()
  expect(await ida.owns()).toEqual([0, 0])
  expect(await ida.lines()).toEqual([['dispute_lost', 0, 0, -5699]])
  const refund = await desk.call(area.refund, { body: { payment_id: ida.payment, reason: 'Asked for it.' } })
  expect(refund.problem.code).toBe('wrong_state')
  await ida.says('chargebackReversal')
  expect(await ida.owns()).toEqual([2700, 300])
  expect(await ida.lines()).toEqual([['dispute_won', 2700, 300, 5699]])
  await ida.says('chargeback')
  expect([await ida.owns(), (await atDesk(desk, ida.dispute_id)).state]).toEqual([[0, 0], 'open'])
})

test('a dispute that was won leaves a purchase that can be refunded whole', async () => {
  const [ida, desk] = [await aPayer(), await admin(house)]
  await ida.says('chargeback')
  await end(desk, ida.dispute_id, 'lost')
  await ida.says('chargebackReversal')
  const refund = await desk.call(area.refund, { body: { payment_id: ida.payment, reason: 'Asked for it.' } })
  expect(refund.data).toEqual({ refunded_cents: 5699, paid_seconds: 2700 })
})

test('while a reading is open it keeps what it holds; what it leaves is held as it ends, and what was used is the house’s loss', async () => {
  const [ida, desk] = [await aPayer(), await admin(house)]
  const mara = await onlineReader(house)
  const asked = { continue_on_paid: true, limit_seconds: 900 }
  const reading = await started(house, { client: ida, reader: mara }, asked)
  await mara.call(readings.write, { body: { chat_id: reading.id, client_msg_id: 'three-cards', body: 'Cards.' } })
  await pass(house, reading, 200_000)
  await ida.says('chargeback')
  expect((await atDesk(desk, ida.dispute_id)).held_seconds).toBe(3000 - 900)
  await pass(house, reading, 200_000)
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  expect(await ida.owns()).toEqual([0, 0])
  const used = 400
  expect(await atDesk(desk, ida.dispute_id)).toMatchObject({
    held_seconds: 3000 - used,
    readings: [{ id: reading.id, seconds: used }],
  })
  expect((await desk.call(readings.receipt, { params: { id: reading.id } })).status).toBe(200)
  expect((await end(desk, ida.dispute_id, 'lost')).data).toMatchObject({ state: 'lost', held_seconds: 0 })
  expect(await ida.lines()).toEqual([['dispute_lost', 0, 0, -5699]])
  // Time of it that comes back later is disputed as well.
  await house.database.transaction((tx) =>
    giveBack(tx, {
      readingId: reading.id,
      freeSeconds: 0,
      paidSeconds: 60,
      paidAs: 'paid',
      cause: 'Sorry.',
      now: house.clock.now(),
      ref: 'sorry',
    }),
  )
  expect(await ida.owns()).toEqual([0, 0])
})

test('a bank that is not heard of changes nothing, and what it names and nobody bought is passed over', async () => {
  const ida = await aPayer()
  vendor.transactions.set('1', {
    ...[...vendor.transactions.values()][0]!,
    transId: '1',
    transactionStatus: 'chargeback',
  })
  Object.assign(vendor.state, { fault: 'down' })
  await ida.says('chargeback')
  expect(await ida.owns()).toEqual([2700, 300])
  Object.assign(vendor.state, { fault: 'none' })
  await look()
  expect(await ida.owns()).toEqual([0, 0])
  expect(house.logged()).toContain('a dispute is about no payment of ours')
})
