import { payments as area } from '@evenlight/contract/payments'
import { afterAll, expect, test } from 'vitest'
import { openAuthorizeNet } from '../../test/authorizenet.ts'
import { openHouse } from '../../test/house.ts'
import { openPayPal } from '../../test/paypal.ts'
import { admin, client } from '../../test/people.ts'

const cards = await openAuthorizeNet()
const orders = await openPayPal()
afterAll(() => [cards, orders].forEach((one) => one.close()))
const house = await openHouse({ authorizeNet: cards.account, payPal: orders.account })
const { pool } = house.database
const compare = () => house.features.payments.schedules['payments.compared'].work()
/** Somebody at the desk now: a sign-in of two hours ago is over. */
const desk = () => admin(house)
const later = async (hours = 2) => {
  await house.clock.advance(hours * 3_600_000)
  await house.features.payments.sweeps[0]!.work()
}

/** Compares now; each break as `kind here there`, by payment or by the provider's own number. */
const breaks = async () => {
  await compare()
  const { data } = await (await desk()).call(area.compared)
  return data.breaks.map(({ kind, subject, here_cents, there_cents }) => [
    subject,
    `${kind} ${here_cents} ${there_cents}`,
  ])
}
const package_id = 'pkg_45_and_5_free'
let tokens = 0
const byCard = async (value = 'approved') => {
  const ida = await client(house)
  const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `${value} c${++tokens}` }
  const { data } = await ida.call(area.checkout, { body: { package_id, opaque_data } })
  const { rows } = await pool.query('select id, reference from payment where client_id = $1', [ida.id])
  const { id, reference } = rows[0] as { id: string; reference: string }
  return { ...ida, id, reference, state: data?.payment.state, there: () => cards.of(reference).at(-1)! }
}
const byPayPal = async () => {
  const ida = await client(house)
  const { data } = await ida.call(area.payPal, { body: { step: 'create', package_id } })
  const orderId = new URL(data.approval!.url).searchParams.get('token')!
  orders.approve(orderId)
  await ida.call(area.payPal, { body: { step: 'capture', payment_id: data.payment.id } })
  return { ...ida, id: data.payment.id, orderId, order: orders.orders.get(orderId)! }
}
const refund = async (payment_id: string) =>
  (await desk()).call(area.refund, { body: { payment_id, reason: 'Asked for it.' } })

test('nothing parts after an ordinary day: paid, declined, refunded before and after the night, disputed', async () => {
  await byCard('declined')
  const [voided, settled, lost] = [await byCard(), await byCard(), await byCard()]
  await refund(voided.id)
  cards.settle()
  await refund(settled.id)
  lost.there().transactionStatus = 'chargeback'
  await house.features.payments.lookForDisputed()
  await (
    await desk()
  ).call(area.endDispute, {
    body: { dispute_id: `card-${lost.id}`, outcome: 'lost', reason: 'Their letter.' },
  })
  await byPayPal()
  await refund((await byPayPal()).id)
  await client(house).then((eva) => eva.call(area.checkout, { body: { package_id } }))
  expect(await breaks()).toEqual([])
  await later()
  expect(await breaks()).toEqual([])
  expect((await (await desk()).call(area.compared)).data.at.map(({ method }) => method)).toEqual(['card', 'paypal'])
})

test('each kind of break at the card company is found, by itself, told, and gone once it is mended', async () => {
  const made = { sound: await byCard(), gone: await byCard(), other: await byCard(), voided: await byCard() }
  const [missing, twice, unheard, unknown] = [await byCard(), await byCard(), await byCard('declined'), await byCard()]
  cards.settle()
  for (const one of [missing, twice]) await refund(one.id)
  await later()
  expect(await breaks()).toEqual([])

  const all = new Map(cards.transactions)
  const copy = { ...all.get(made.sound.there().transId)!, batchId: 'b1' }
  const changed = (transId: string, change: object) =>
    cards.transactions.set(transId, { ...all.get(transId)!, ...change })
  const refundOf = async (id: string) => {
    const { rows } = await pool.query('select reference from payment_refund where payment_id = $1', [id])
    return cards.of(rows[0].reference as string)[0]!
  }
  const paidBack = await refundOf(twice.id)
  cards.transactions.delete(made.gone.there().transId)
  changed(made.other.there().transId, { authAmount: 1 })
  changed(made.voided.there().transId, { transactionStatus: 'voided' })
  cards.transactions.delete((await refundOf(missing.id)).transId)
  cards.transactions.set('70001', { ...paidBack, transId: '70001' })
  cards.transactions.set('70002', { ...copy, transId: '70002', invoiceNumber: unheard.reference })
  cards.transactions.set('70003', { ...copy, transId: '70003', invoiceNumber: 'f'.repeat(20) })
  // Whoever else the account belongs to is none of ours.
  cards.transactions.set('70004', { ...copy, transId: '70004', invoiceNumber: 'Tea 12' })
  changed(unknown.there().transId, { invoiceNumber: unknown.reference })
  expect(new Map((await breaks()) as [string, string][])).toEqual(
    new Map([
      [made.gone.id, 'not_there 5699 0'],
      [made.other.id, 'other_amount 5699 100'],
      [made.voided.id, 'voided 5699 0'],
      [missing.id, 'refund_missing 5699 0'],
      [twice.id, 'refund_twice 5699 11398'],
      [unheard.id, 'not_here 0 5699'],
      ['70003', 'not_here 0 5699'],
    ]),
  )
  expect(house.logged()).toContain('a provider says other than the books')

  cards.transactions.clear()
  for (const [transId, one] of all) cards.transactions.set(transId, one)
  expect(await breaks()).toEqual([])
})

test('a payment without an answer for a day is one, and is none before', async () => {
  cards.state.fault = 'lost'
  const ida = await byCard()
  cards.state.fault = 'none'
  cards.transactions.delete(ida.there().transId)
  await pool.query(`update payment set transaction_id = '1' where id = $1`, [ida.id])
  await later()
  expect(await breaks()).toEqual([])
  await later(24)
  expect(await breaks()).toEqual([[ida.id, 'still_unknown 0 0']])
  await pool.query(`update payment set state = 'declined', settled_at = now() where id = $1`, [ida.id])
  expect(await breaks()).toEqual([])
})

test('each kind of break at PayPal is found, and no other', async () => {
  const [sound, gone, other, missing, twice] = [
    await byPayPal(),
    await byPayPal(),
    await byPayPal(),
    await byPayPal(),
    await byPayPal(),
  ]
  for (const one of [missing, twice]) await refund(one.id)
  await later()
  expect(await breaks()).toEqual([])
  const before = structuredClone(orders.orders)
  const dollars = (value: string) => ({ currency_code: 'USD', value })
  orders.orders.delete(gone.orderId)
  other.order.captures[0]!.amount = dollars('57.00')
  missing.order.refunds.pop()
  twice.order.refunds.push({ ...twice.order.refunds[0]!, id: 'REF-BY-HAND', custom_id: 'by hand' })
  expect(new Map((await breaks()) as [string, string][])).toEqual(
    new Map([
      [gone.id, 'not_there 5699 0'],
      [other.id, 'other_amount 5699 5700'],
      [missing.id, 'refund_missing 5699 0'],
      [twice.id, 'refund_twice 5699 11398'],
    ]),
  )
  for (const [id, order] of before) orders.orders.set(id, order)
  expect(await breaks()).toEqual([])
  expect(orders.orders.has(sound.orderId)).toBe(true)
})

test('a provider that is silent finds nothing and forgets nothing', async () => {
  const ida = await byCard()
  await later()
  const [transId, one] = [ida.there().transId, ida.there()]
  cards.transactions.delete(transId)
  expect(await breaks()).toEqual([[ida.id, 'not_there 5699 0']])
  cards.state.fault = 'down'
  const { at } = (await (await desk()).call(area.compared)).data
  await later()
  expect(await breaks()).toEqual([[ida.id, 'not_there 5699 0']])
  const after = (await (await desk()).call(area.compared)).data.at
  expect(after.find(({ method }) => method === 'card')).toEqual(at.find(({ method }) => method === 'card'))
  cards.state.fault = 'none'
  cards.transactions.set(transId, one)
  expect(await breaks()).toEqual([])
})

test('the demo’s own provider is compared with as well', async () => {
  const demo = await openHouse({ demo: true })
  const ida = await client(demo)
  const opaque_data = { descriptor: 'DEMO', value: 'approved' }
  const { data } = await ida.call(area.checkout, { body: { package_id, opaque_data } })
  await demo.clock.advance(2 * 3_600_000)
  const compared = async () => {
    await demo.features.payments.schedules['payments.compared'].work()
    return (await (await admin(demo)).call(area.compared)).data.breaks.map(({ kind, subject }) => [kind, subject])
  }
  const change = (cents: number) =>
    demo.database.pool.query('update payment_demo_charge set amount_cents = $1', [cents])
  expect(await compared()).toEqual([])
  await change(100)
  expect(await compared()).toEqual([['other_amount', data.payment.id]])
  await change(5699)
  expect(await compared()).toEqual([])
})
