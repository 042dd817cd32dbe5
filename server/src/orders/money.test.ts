import { care } from '@evenlight/contract/care'
import { notices } from '@evenlight/contract/notices'
import { orders } from '@evenlight/contract/orders'
import { payments } from '@evenlight/contract/payments'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openOrders } from '../../test/orders.ts'
import { admin, type TestPerson } from '../../test/people.ts'
import { findEarnings } from '../wallet/balances.ts'

const house = await openHouse({ demo: true })
const hourMs = 3_600_000
const minuteMs = 60_000
const settleRefunds = () => house.features.payments.settleRefunds()
const earned = async (who: TestPerson) =>
  (await findEarnings(house.database.db, who.id, 0, house.clock.now() + 1)).cents
/** What the provider has paid back of an order. */
const paidBack = async (orderId: string) => {
  const { rows } = await house.database.pool.query<{ amount_cents: string }>(
    `select r.amount_cents from payment_demo_refund r join payment p on p.id = r.payment_id where p.for_order = $1
      order by r.made_at, r.amount_cents`,
    [orderId],
  )
  return rows.map(({ amount_cents }) => Number(amount_cents))
}

test('late: three tenths go back by themselves, once, as was shown before, and the reader earns of the rest', async () => {
  const { ida, mara, order, deliver, see, follow } = await openOrders(house)
  const id = await order()
  const shown = await see(ida, id)
  expect(shown).toMatchObject({ late_cents: 898, back_cents: 0 })
  await house.clock.advance(48 * hourMs - minuteMs)
  await follow()
  expect(await see(ida, id)).toMatchObject({ back_cents: 0 })
  await house.clock.advance(minuteMs)
  await Promise.all([follow(), follow()])
  await follow()
  await settleRefunds()
  await settleRefunds()
  expect(await see(ida, id)).toMatchObject({ state: 'paid', back_cents: 898, late_at: shown.promised_by })
  expect(await paidBack(id)).toEqual([898])
  const told = (await ida.call(notices.unread)).data.map(({ says }) => says)
  expect(told).toMatchObject([{ code: 'order_late', values: { amount: '$8.98' } }])
  await deliver(id)
  expect(await earned(mara)).toBe(1048)
  await house.clock.advance(48 * hourMs)
  await follow()
  expect(await see(ida, id)).toMatchObject({ state: 'delivered', back_cents: 898 })
})

test('what has not come two days after that goes back whole, and can not be delivered any more', async () => {
  const { ida, order, answer, deliver, see, follow } = await openOrders(house)
  const id = await order(['One?', 'Two?'])
  await answer(id, { action: 'draft', answers: ['Half', ''] })
  await house.clock.advance(100 * hourMs)
  await follow()
  await follow()
  await follow()
  await settleRefunds()
  expect(await see(ida, id)).toMatchObject({ state: 'lapsed', back_cents: 3995, may: [] })
  expect((await see(ida, id)).asked).toMatchObject([{ answer: '' }, { answer: '' }])
  expect(await paidBack(id)).toEqual([1198, 2797])
  expect((await deliver(id, ['One.', 'Two.'])).problem.code).toBe('wrong_state')
})

test('a reader declines before they began, and never after: all of the money goes back', async () => {
  const { ida, mara, order, answer, see } = await openOrders(house)
  const [first, second] = [await order(), await order(['And snow?'])]
  const declined = await answer(first, { action: 'decline', reason: 'This is not what I read about.' })
  expect(declined.data).toMatchObject({ state: 'declined', reason: 'This is not what I read about.' })
  expect((await answer(first, { action: 'decline', reason: 'Again.' })).problem.code).toBe('wrong_state')
  await answer(second, { action: 'draft', answers: ['It'] })
  expect((await answer(second, { action: 'decline', reason: 'No.' })).problem.code).toBe('wrong_state')
  await settleRefunds()
  expect(await paidBack(first)).toEqual([2995])
  expect(await see(ida, first)).toMatchObject({ state: 'declined', back_cents: 2995 })
  expect(await earned(mara)).toBe(0)
})

test('a client asks once what was meant, free of charge, and the reader answers once', async () => {
  const { ida, mara, order, answer, deliver, see, list } = await openOrders(house)
  const id = await order()
  const ask = (question = 'Which Thursday?') => ida.call(orders.clarify, { body: { order_id: id, question } })
  expect((await ask()).problem.code).toBe('wrong_state')
  await deliver(id)
  expect((await answer(id, { action: 'explain', text: 'Nobody asked.' })).problem.code).toBe('wrong_state')
  expect((await ask('Ring me: 415 555 0134')).problem.code).toBe('contact_details')
  expect((await ask()).data).toMatchObject({ clarification: 'asked', clarify_question: 'Which Thursday?', may: [] })
  expect((await ask()).problem.code).toBe('wrong_state')
  expect(await list(mara, 'open')).toMatchObject([{ id, may: ['explain'] }])
  await answer(id, { action: 'explain', text: 'The next one.' })
  expect(await see(ida, id)).toMatchObject({
    clarification: 'answered',
    clarify_answer: 'The next one.',
    price_cents: 2995,
  })
  expect((await answer(id, { action: 'explain', text: 'Or not.' })).problem.code).toBe('wrong_state')
  const late = await order()
  await deliver(late)
  await house.clock.advance(14 * 24 * hourMs)
  const tooLate = await ida.call(orders.clarify, { body: { order_id: late, question: 'Well?' } })
  expect(tooLate.problem.reasons?.detail).toMatchObject({ code: 'clarify_over' })
})

test('what is disputed waits for the end of that, and nothing is given twice', async () => {
  const { ida, mara, ask, answer, deliver, see, follow, card } = await openOrders(house)
  const id = (await ask(['Will it rain?'], { payment: card('disputed') })).data.order_id
  await house.features.payments.lookForDisputed()
  expect((await answer(id, { action: 'decline', reason: 'No.' })).problem.reasons?.detail?.code).toBe(
    'payment_disputed',
  )
  await house.clock.advance(100 * hourMs)
  await follow()
  await follow()
  const waiting = await see(ida, id)
  expect(waiting).toMatchObject({ state: 'paid', back_cents: 0 })
  expect(waiting.late_at).toBeUndefined()
  const boss = await admin(house)
  const { payment_id } = await see(ida, id)
  const end = (outcome: 'won' | 'lost') =>
    boss.call(payments.endDispute, { body: { dispute_id: `card-${payment_id}`, outcome, reason: 'The bank says so.' } })
  expect((await end('lost')).status).toBe(200)
  await follow()
  await follow()
  expect(await see(ida, id)).toMatchObject({ state: 'lapsed', back_cents: 2995 })
  await settleRefunds()
  expect(await paidBack(id)).toEqual([])
  expect((await deliver(id)).problem.code).toBe('wrong_state')
  expect(await earned(mara)).toBe(0)
})

test('two ends of one order at once: one of them is what happens', async () => {
  const { ida, mara, order, answer, deliver, see, follow } = await openOrders(house)
  for (let round = 0; round < 4; round++) {
    const id = await order()
    if (round % 2) await house.clock.advance(96 * hourMs)
    const boss = await admin(house)
    const { payment_id } = await see(ida, id)
    const back = () => boss.call(payments.refund, { body: { payment_id: payment_id!, reason: 'She was ill.' } })
    await Promise.all([deliver(id), answer(id, { action: 'decline', reason: 'No.' }), back(), follow()])
    await follow()
    const { state, back_cents } = await see(ida, id)
    expect(['delivered', 'declined', 'refunded', 'lapsed', 'paid']).toContain(state)
    if (state !== 'delivered' && state !== 'paid') expect(back_cents).toBe(2995)
  }
  expect(await earned(mara)).toBeGreaterThanOrEqual(0)
})

test('words that ask for care are delivered, and found by who can help', async () => {
  const { ida, mara, order, see } = await openOrders(house)
  const boss = await admin(house)
  const id = await order(['Honestly, I do not want to live anymore. Will it get better?'])
  const fine = await order(['I drew the Death card. What does it mean?'])
  expect([(await see(ida, id)).care, (await see(mara, id)).care, (await see(ida, fine)).care]).toEqual([
    true,
    true,
    false,
  ])
  const signs = (await boss.call(care.signs, { query: {} })).data
  expect(signs.filter(({ kind }) => kind === 'order')).toMatchObject([
    { id, open: true, people: [{ id: ida.id }, { id: mara.id }] },
  ])
  expect((await boss.call(care.see, { params: { id } })).data.seen?.by.id).toBe(boss.id)
})
