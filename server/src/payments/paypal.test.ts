import { payments as area } from '@evenlight/contract/payments'
import { wallet } from '@evenlight/contract/wallet'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openPayPal } from '../../test/paypal.ts'
import type { Fault, Means } from '../../test/paypal-shapes.ts'
import { admin, client, setPerson } from '../../test/people.ts'
import { findBalances } from '../wallet/balances.ts'
import { payPal } from './paypal.ts'
import { formMs, lostAfterMs } from './rules.ts'

const vendor = await openPayPal()
afterAll(vendor.close)
const house = await openHouse({ payPal: vendor.account })
const { pool, db } = house.database
const settleUnknown = () => house.features.payments.sweeps[0]!.work()
const strike = (fault: Fault, on = /./) => Object.assign(vendor.state, { fault, on })
beforeEach(() => {
  strike('none')
  vendor.state.before = () => undefined
})

const package_id = 'pkg_45_and_5_free'
const orderIn = (url: string) => new URL(url).searchParams.get('token')!
const aBuyer = async () => {
  const person = await client(house)
  const create = (key?: string) =>
    person.call(area.payPal, { body: { step: 'create', package_id }, ...(key && { key }) })
  const capture = (payment_id: string) => person.call(area.payPal, { body: { step: 'capture', payment_id } })
  /** Up to where the payer has approved in PayPal's window. */
  const approved = async (means: Means = 'good') => {
    const { data } = await create()
    const orderId = orderIn(data.approval!.url)
    vendor.approve(orderId, means)
    return { id: data.payment.id, orderId }
  }
  const settle = (id: string, action: 'ask' | 'give_up') =>
    person.call(area.settle, { params: { id }, body: { action } })
  const owns = async () => (await findBalances(db, person.id, house.clock.now())).paid_seconds
  return { ...person, create, capture, approved, settle, owns }
}
const look = async (id: string) => {
  const { rows } = await pool.query<{ state: string }>('select state from payment where id = $1', [id])
  return rows[0]?.state
}
/** What PayPal took for a payment, as `status amount`. */
const taken = async (id: string) => {
  const { rows } = await pool.query<{ reference: string }>('select reference from payment where id = $1', [id])
  return vendor
    .of(rows[0]!.reference)
    .flatMap(({ captures }) => captures.map((one) => `${one.status} ${one.amount.value}`))
}

test('nothing is paid before it is approved, and what is approved is taken once, whoever asks', async () => {
  const ida = await aBuyer()
  const { status, data } = await ida.create()
  const { id } = data.payment
  expect([status, data.payment]).toEqual([202, { id, state: 'form', method: 'paypal' }])
  expect((await ida.capture(id)).data.payment.state).toBe('form')
  expect((await ida.call(wallet.statement, { query: {} })).data).toEqual([])
  const back = new URL(vendor.approve(orderIn(data.approval!.url)))
  expect([back.pathname, back.searchParams.get('payment')]).toEqual(['/paypal-return', id])
  await Promise.all([settleUnknown(), ida.capture(id), ida.settle(id, 'ask'), settleUnknown()])
  const last = await ida.capture(id)
  expect([last.status, last.data.receipt?.method, await ida.owns()]).toEqual([201, 'paypal', 2700])
  expect(await taken(id)).toEqual(['COMPLETED 56.99'])
})

test.each([
  ['en-GB', '$56.99 of reading time', ''],
  ['es-MX', '$56.99 de tiempo de lectura', '/es'],
  ['ar-EG', 'وقت قراءة بقيمة $56.99', '/ar'],
])('PayPal says what is bought, and leads back, in the language of whoever pays: %s', async (locale, words, start) => {
  const ida = await aBuyer()
  await setPerson(house, ida.id, { locale })
  const order = vendor.orders.get(orderIn((await ida.create()).data.approval!.url))!
  expect(order.unit.description).toBe(words)
  const { return_url, cancel_url } = order.context
  expect([return_url, cancel_url].map((url) => new URL(url).pathname)).toEqual(Array(2).fill(`${start}/paypal-return`))
})

test('the same key asks for the same order, and never for a card', async () => {
  const ida = await aBuyer()
  const first = (await ida.create('the-same-order')).data
  await pool.query('delete from idempotency where person_id = $1', [ida.id])
  const again = (await ida.create('the-same-order')).data
  expect([again.payment.id, again.approval!.url]).toEqual([first.payment.id, first.approval!.url])
  expect(vendor.calls.filter(({ call }) => call === 'create').at(-1)!.requestId).toHaveLength(20)
  await pool.query('delete from idempotency where person_id = $1', [ida.id])
  const other = { step: 'create', package_id: 'pkg_ten_minutes' } as const
  expect((await ida.call(area.payPal, { body: other, key: 'the-same-order' })).problem.code).toBe('key_reused')
})

test('what cannot be paid with is declined, and nothing is taken', async () => {
  const ida = await aBuyer()
  const { id } = await ida.approved('declined')
  expect((await ida.capture(id)).problem.code).toBe('payment_declined')
  await settleUnknown()
  expect([await look(id), await taken(id), await ida.owns()]).toEqual(['declined', [], 0])
})

test.each(
  ['capture', 'order'].flatMap((call) => (['lost', 'early', 'down'] as const).map((fault) => [call, fault] as const)),
)('%s, %s: unknown until it is asked, then taken once', async (call, fault) => {
  const ida = await aBuyer()
  const { id } = await ida.approved()
  strike(fault, new RegExp(`^${call}$`))
  const { status, data } = await ida.capture(id)
  expect([status, ['unknown', 'form'].includes(data.payment.state), await ida.owns()]).toEqual([202, true, 0])
  strike('none')
  await Promise.all([settleUnknown(), settleUnknown(), settleUnknown()])
  expect([await look(id), await taken(id), await ida.owns()]).toEqual(['captured', ['COMPLETED 56.99'], 2700])
})

test.each(['lost', 'early', 'down'] as const)(
  'an order whose answer is %s is over at once: nobody can approve it',
  async (fault) => {
    const ida = await aBuyer()
    strike(fault, /^create$/)
    expect((await ida.create()).problem).toMatchObject({ code: 'busy', status: 503 })
    strike('none')
    expect(
      (await pool.query(`select id from payment where client_id = $1 and state = 'intent'`, [ida.id])).rows,
    ).toEqual([])
  },
)

test('what is approved after it was given up, or after its time, is never taken', async () => {
  const ida = await aBuyer()
  const { data } = await ida.create()
  expect((await ida.settle(data.payment.id, 'give_up')).data.payment.state).toBe('declined')
  vendor.approve(orderIn(data.approval!.url))
  expect((await ida.capture(data.payment.id)).problem.code).toBe('payment_declined')
  const late = (await ida.create()).data
  await house.clock.advance(formMs + lostAfterMs)
  await settleUnknown()
  vendor.approve(orderIn(late.approval!.url))
  await settleUnknown()
  expect([await look(late.payment.id), await taken(late.payment.id), await ida.owns()]).toEqual(['declined', [], 0])
})

test.each([
  ['COMPLETED', 'captured', 2700],
  ['DECLINED', 'declined', 0],
] as const)(
  'money that PayPal holds back brings nothing until it is %s, and nobody here decides on it',
  async (end, state, seconds) => {
    const [ida, desk] = [await aBuyer(), await admin(house)]
    const { id, orderId } = await ida.approved('pending')
    expect((await ida.capture(id)).data.payment.state).toBe('review')
    expect(await ida.owns()).toBe(0)
    const body = { decision: 'approve', reason: 'They say so.' } as const
    expect((await desk.call(area.decide, { params: { id }, body })).problem.reasons?.detail).toEqual({
      code: 'provider_decides',
    })
    vendor.decide(orderId, end)
    await settleUnknown()
    expect([await look(id), await ida.owns()]).toEqual([state, seconds])
  },
)

test('an order over another amount, or of another payment, pays nothing', async () => {
  const ida = await aBuyer()
  const less = await ida.approved()
  vendor.orders.get(less.orderId)!.unit.amount = { currency_code: 'USD', value: '0.01' }
  const foreign = await ida.approved()
  vendor.orders.get(foreign.orderId)!.unit.amount = { currency_code: 'JPY', value: '56.99' }
  const other = await ida.approved()
  vendor.orders.get(other.orderId)!.unit.custom_id = 'of-another-shop'
  for (const { id } of [less, foreign, other]) expect((await ida.capture(id)).data.payment.state).toBe('form')
  expect(await ida.owns()).toBe(0)
})

test('a token that has run out is asked for anew, and keys of another account take nothing', async () => {
  const ida = await aBuyer()
  const { id } = await ida.approved()
  vendor.forgetTokens()
  expect((await ida.capture(id)).data.payment.state).toBe('captured')
  const other = payPal({ ...vendor.account, secret: 'wrong' }, 'http://localhost:3000')
  await expect(other.query([{ order_id: 'x' } as never], 0)).rejects.toThrow('PayPal answered 401 to the keys')
})

test('no answer in time is no answer', async () => {
  const gateway = payPal(vendor.account, 'http://localhost:3000', 100)
  strike('silence')
  await expect(gateway.query([{ order_id: 'x' } as never], 0)).rejects.toThrow(/timeout/)
})

test('a refund whose answer is lost is paid once', async () => {
  const [ida, desk] = [await aBuyer(), await admin(house)]
  const { id, orderId } = await ida.approved()
  await ida.capture(id)
  strike('lost', /^refund$/)
  const { data } = await desk.call(area.refund, { body: { payment_id: id, reason: 'Asked for it.' } })
  expect(data).toEqual({ refunded_cents: 5699, paid_seconds: 2700 })
  strike('none')
  await house.clock.advance(5000)
  await Promise.all([house.features.payments.settleRefunds(), house.features.payments.settleRefunds()])
  await house.clock.advance(3_600_000)
  await house.features.payments.settleRefunds()
  const { refunds } = vendor.orders.get(orderId)!
  expect(refunds.map(({ amount }) => amount.value)).toEqual(['56.99'])
  const { rows } = await pool.query('select id from payment_refund where settled_at is null')
  expect(rows).toEqual([])
})

test('a site without PayPal says so, and somebody else’s payment is nothing to one', async () => {
  const [ida, mara] = [await aBuyer(), await aBuyer()]
  const { id } = await ida.approved()
  expect((await mara.capture(id)).status).toBe(404)
  const bare = await openHouse()
  const { problem } = await (await client(bare)).call(area.payPal, { body: { step: 'create', package_id } })
  expect(problem).toMatchObject({ code: 'busy', reasons: { detail: { code: 'paypal_not_set_up' } } })
})
