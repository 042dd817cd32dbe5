import { orders } from '@evenlight/contract/orders'
import { payments } from '@evenlight/contract/payments'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAuthorizeNet } from '../../test/authorizenet.ts'
import { openHouse } from '../../test/house.ts'
import { openOrders } from '../../test/orders.ts'
import { openPayPal } from '../../test/paypal.ts'
import type { Means } from '../../test/paypal-shapes.ts'

// Both providers as they speak, beside one another.
const [company, payPal] = [await openAuthorizeNet(), await openPayPal()]
afterAll(() => [company.close(), payPal.close()])
const house = await openHouse({ authorizeNet: company.account, payPal: payPal.account })
const { pool } = house.database
const settleUnknown = () => house.features.payments.sweeps[0]!.work()
const { settleRefunds } = house.features.payments
const minutes = (count: number) => house.clock.advance(count * 60_000)
beforeEach(() => {
  Object.assign(company.state, { fault: 'none', on: /./ })
  Object.assign(payPal.state, { fault: 'none', on: /./ })
})

let tokens = 0
const token = (value: string) => ({ descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `${value} o${++tokens}` })
const referenceOf = async (orderId: string) => {
  const { rows } = await pool.query<{ reference: string }>('select reference from payment where for_order = $1', [
    orderId,
  ])
  return rows.map(({ reference }) => reference)
}
/** What the card company holds of an order, as `status dollars`. */
const heldOf = async (orderId: string) =>
  (await referenceOf(orderId)).flatMap((reference) =>
    company.of(reference).map((one) => `${one.transactionStatus} ${one.authAmount}`),
  )

const withCard = async (value = 'approved') => {
  const two = await openOrders(house)
  const { data } = await two.ida.call(payments.newCard, { body: { opaque_data: token(value) } })
  const card_id = data.cards[0]!.id
  const byKept = (key?: string, questions?: string[]) => two.ask(questions, { payment: { by: 'kept', card_id } }, key)
  return { ...two, card_id, byKept }
}

test('a kept card pays for an order at the card company, once however often the press arrives', async () => {
  const { ida, mara, byKept, list, see } = await withCard()
  const came = await Promise.all(Array.from({ length: 8 }, () => byKept('the-same-order', ['One?', 'Two?'])))
  expect(new Set(came.map(({ status, data }) => `${status} ${data.order_id}`)).size).toBe(1)
  const id = came[0]!.data.order_id
  expect(await heldOf(id)).toEqual(['capturedPendingSettlement 39.95'])
  expect(await list(mara, 'open')).toMatchObject([{ id, state: 'paid', questions: 2 }])
  expect((await see(ida, id)).price_cents).toBe(3995)
})

test('an order that its reader declines is let go of at the card company, or paid back once it is settled', async () => {
  const { byKept, answer } = await withCard()
  const [young, old] = [(await byKept()).data.order_id, (await byKept()).data.order_id]
  await answer(young, { action: 'decline', reason: 'I am away.' })
  await settleRefunds()
  expect(await heldOf(young)).toEqual(['voided 29.95'])
  company.settle()
  await answer(old, { action: 'decline', reason: 'I am away.' })
  await settleRefunds()
  const { rows } = await pool.query<{ reference: string }>(
    'select f.reference from payment_refund f join payment p on p.id = f.payment_id where p.for_order = $1',
    [old],
  )
  expect(company.of(rows[0]!.reference).map(({ authAmount }) => authAmount)).toEqual([29.95])
})

test('a card that is declined, or is gone, orders nothing and says so', async () => {
  const { mara, byKept, list, card_id, ida } = await withCard('declined-later')
  const declined = await byKept()
  expect([declined.status, declined.problem.code]).toEqual([402, 'payment_declined'])
  expect(await list(mara)).toEqual([])
  await ida.call(payments.deleteCard, { body: { card_id } })
  expect((await byKept()).problem.code).toBe('not_found')
})

test.each(['lost', 'early'] as const)(
  'an answer that is %s is looked up: the order stands once or not at all',
  async (fault) => {
    const { mara, byKept, list } = await withCard()
    Object.assign(company.state, { fault, on: /authOnlyTransaction/ })
    const made = await byKept('through-the-storm')
    expect(made.status).toBe(202)
    expect(await list(mara)).toEqual([])
    Object.assign(company.state, { fault: 'none' })
    for (let turn = 0; turn < 6; turn++) {
      await minutes(1)
      await settleUnknown()
    }
    const charged = (await heldOf(made.data.order_id)).filter((one) => one.startsWith('captured'))
    expect(charged.length).toBeLessThanOrEqual(1)
    expect((await list(mara)).map(({ state }) => state)).toEqual(charged.map(() => 'paid'))
  },
)

const byPayPal = async (means: Means) => {
  const two = await openOrders(house)
  const made = await two.ask(['Will it rain?'], { payment: { by: 'paypal' } })
  const token = new URL(made.data.approval!.url).searchParams.get('token')!
  payPal.approve(token, means)
  const payment_id = made.data.payment.id
  const capture = () => two.ida.call(payments.payPal, { body: { step: 'capture', payment_id } })
  return { ...two, made, token, capture, id: made.data.order_id }
}

test('PayPal takes what was approved, once, whoever asks; then the order is its reader’s', async () => {
  const { made, mara, list, capture, id, token } = await byPayPal('good')
  expect([made.status, made.data.payment.state]).toEqual([202, 'form'])
  expect(await list(mara)).toEqual([])
  await Promise.all([capture(), settleUnknown(), capture(), settleUnknown()])
  expect((await capture()).status).toBe(201)
  expect(await list(mara)).toMatchObject([{ id, state: 'paid' }])
  const { captures } = payPal.orders.get(token)!
  expect(captures.map(({ status, amount }) => `${status} ${amount.value}`)).toEqual(['COMPLETED 29.95'])
})

test('what PayPal declines orders nothing, and what a reader declines is paid back there, a lost answer and all', async () => {
  const refused = await byPayPal('declined')
  expect((await refused.capture()).problem.code).toBe('payment_declined')
  expect(await refused.list(refused.mara)).toEqual([])
  const { capture, answer, id, token, ida, see } = await byPayPal('good')
  await capture()
  Object.assign(payPal.state, { fault: 'lost', on: /^refund$/ })
  await answer(id, { action: 'decline', reason: 'I am away.' })
  await settleRefunds()
  Object.assign(payPal.state, { fault: 'none' })
  for (let turn = 0; turn < 6; turn++) {
    await minutes(10)
    await settleRefunds()
  }
  expect(payPal.orders.get(token)!.refunds.map(({ amount }) => amount.value)).toEqual(['29.95'])
  expect(await see(ida, id)).toMatchObject({ state: 'declined', back_cents: 2995 })
})

test('a kept card is its owner’s alone', async () => {
  const [mine, theirs] = [await withCard(), await openOrders(house)]
  const stolen = await theirs.ask(['Mine?'], { payment: { by: 'kept', card_id: mine.card_id } })
  expect(stolen.problem.code).toBe('not_found')
  expect((await theirs.ida.call(orders.index, { query: {} })).data).toEqual([])
})
