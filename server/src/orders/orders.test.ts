import { bans } from '@evenlight/contract/bans'
import { earnings } from '@evenlight/contract/earnings'
import { notices } from '@evenlight/contract/notices'
import { orders } from '@evenlight/contract/orders'
import { payments } from '@evenlight/contract/payments'
import { wallet } from '@evenlight/contract/wallet'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openOrders } from '../../test/orders.ts'
import { admin, client, reader, setPerson, type TestPerson } from '../../test/people.ts'
import { own } from './own-store.ts'
import { findEarnings } from '../wallet/balances.ts'

const house = await openHouse({ demo: true })
const hourMs = 3_600_000
const settlePayments = () => house.features.payments.sweeps[0]!.work()
const lines = async (who: TestPerson) => (await who.call(wallet.statement, { query: {} })).data
const earned = async (who: TestPerson) =>
  (await findEarnings(house.database.db, who.id, 0, house.clock.now() + 1)).cents
const titles = async (who: TestPerson) =>
  (await who.call(notices.unread)).data.filter(({ event }) => event === 'order').map(({ says }) => says?.code)
const codeOf = (came: { problem: { code: string; reasons?: { detail?: { code: string } } } }) =>
  came.problem.reasons?.detail?.code ?? came.problem.code

test('an order is paid, promised, drafted and delivered, and everybody has what is theirs', async () => {
  const { ida, mara, ask, answer, deliver, see, list } = await openOrders(house)
  const made = await ask(['Will it rain?', 'Will it snow?'])
  expect(made.status).toBe(201)
  expect(made.data).toMatchObject({ payment: { state: 'captured' }, receipt: { amount_cents: 3995, paid_seconds: 0 } })
  const id = made.data.order_id
  const promised = new Date(house.clock.now() + 48 * hourMs).toISOString()
  expect(await list(mara, 'open')).toMatchObject([
    { id, state: 'paid', promised_by: promised, questions: 2, may: ['draft', 'deliver', 'decline'] },
  ])
  expect((await list(mara))[0]).not.toHaveProperty('payment_id')
  await answer(id, { action: 'draft', answers: ['Perhaps.', ''] })
  expect(await see(ida, id)).toMatchObject({ state: 'begun', asked: [{ answer: '' }, { answer: '' }], may: [] })
  expect((await see(mara, id)).asked[0]).toEqual({ question: 'Will it rain?', answer: 'Perhaps.' })
  expect((await deliver(id, ['Perhaps.', ' '])).problem.fields).toHaveProperty(['answers.1'])
  expect((await deliver(id, ['By Thursday.', 'No.'])).data).toMatchObject({ state: 'delivered', earned_cents: 1997 })
  expect((await see(ida, id)).asked.map((one) => one.answer)).toEqual(['By Thursday.', 'No.'])
  expect(await earned(mara)).toBe(1997)
  expect([await titles(mara), await titles(ida)]).toEqual([['order_placed'], ['order_delivered']])
  expect(await lines(ida)).toMatchObject([
    { cause: 'order', order_id: id, amount_cents: 3995, paid_seconds: 0, reader_id: mara.id },
  ])
  const line = { what: 'earned', order_id: id, amount_cents: 1997, client: { id: ida.id } }
  expect((await mara.call(earnings.readings, { query: {} })).data).toMatchObject([line])
  expect((await deliver(id)).problem.code).toBe('wrong_state')
  expect(house.logged()).not.toContain('By Thursday')
})

test('nobody but its two reads an order, and the house with a reason that is written down', async () => {
  const { ida, mara, order, deliver, see } = await openOrders(house)
  const id = await order(['Where did I leave the ring?'])
  await deliver(id, ['In the blue coat.'])
  for (const other of [await client(house), await reader(house)])
    expect((await other.call(orders.one, { params: { id } })).problem.code).toBe('not_found')
  const boss = await admin(house)
  expect((await boss.call(orders.one, { params: { id } })).problem.code).toBe('wrong_role')
  const looked = await boss.call(orders.look, { params: { id }, query: { reason: 'A complaint.' } })
  expect(looked.data.asked[0]).toEqual({ question: 'Where did I leave the ring?', answer: 'In the blue coat.' })
  const { rows } = await house.database.pool.query(
    `select reason from audit where action = 'order.look' and subject_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ reason: 'A complaint.' }])
  expect((await see(ida, id)).earned_cents).toBeUndefined()
  expect((await see(mara, id)).payment_id).toBeUndefined()
  expect(house.logged()).not.toContain('blue coat')
})

test('in the copy of their data a reader has what was paid for, and a client all that they asked', async () => {
  const { ida, mara, ask, order, card } = await openOrders(house)
  const paid = await order(['Will it rain?'])
  const unpaid = (await ask(['Will it snow?'], { payment: card('review') })).data.order_id
  const told = async ({ id: personId }: TestPerson) => {
    const page = { personId, after: '', most: 10 }
    const { rows } = await own.told![0]!.read(house.database.db, house.parts.keys, page)
    return rows.map((row) => (row as { id: string }).id).toSorted()
  }
  expect(await told(ida)).toEqual([paid, unpaid].toSorted())
  expect(await told(mara)).toEqual([paid])
})

test('the same key orders and pays once, and never something else', async () => {
  const { ida, ask } = await openOrders(house)
  const both = await Promise.all([1, 2].map(() => ask(['Will it rain?'], {}, 'the-same-key')))
  const done = both.find(({ data }) => data)!
  const again = await ask(['Will it rain?'], {}, 'the-same-key')
  expect(again.data).toMatchObject({ order_id: done.data.order_id, payment: { id: done.data.payment.id } })
  expect((await ask(['Will it snow?'], {}, 'the-same-key')).problem.code).toBe('key_reused')
  // The payment knows its key for longer than the answers to calls are kept.
  await house.database.pool.query(`delete from idempotency where key = 'the-same-key'`)
  expect((await ask(['Will it snow?'], {}, 'the-same-key')).problem.code).toBe('key_reused')
  const late = await ask(['Will it rain?'], {}, 'the-same-key')
  expect(late.data.order_id).toBe(done.data.order_id)
  expect(await lines(ida)).toHaveLength(1)
  const bought = { package_id: 'pkg_twenty_minutes', opaque_data: { descriptor: 'x', value: 'approved' } }
  const asPackage = { body: bought, headers: { 'idempotency-key': 'the-same-key' } }
  expect((await ida.call(payments.checkout, asPackage)).problem.code).toBe('key_reused')
})

test('what has no answer stays unknown to the reader until the provider says; what is declined is no order', async () => {
  const { ida, mara, ask, list, card } = await openOrders(house)
  const unknown = await ask(['Will it rain?'], { payment: card('timeout') })
  expect([unknown.status, unknown.data.payment.state]).toEqual([202, 'unknown'])
  const { order_id: id } = unknown.data
  expect([await list(mara), (await list(ida))[0]?.state]).toEqual([[], 'unpaid'])
  expect((await mara.call(orders.one, { params: { id } })).problem.code).toBe('not_found')
  expect(await lines(ida)).toMatchObject([{ state: 'unknown', cause: 'order', order_id: id }])
  await house.clock.advance(10_000)
  await settlePayments()
  expect(await list(mara)).toMatchObject([{ id, state: 'paid' }])
  expect(await lines(ida)).toHaveLength(1)
  expect((await ask(['Again?'], { payment: card('declined') })).problem.code).toBe('payment_declined')
  expect(await list(ida)).toHaveLength(1)
})

test('a card that is kept pays an order, too; nothing is paid that costs something else than was shown', async () => {
  const { ida, ask } = await openOrders(house, { free_seconds: 600 })
  const opaque_data = { descriptor: 'x', value: 'approved' }
  const { cards } = (await ida.call(payments.newCard, { body: { opaque_data } })).data
  const paid = await ask(['Will it rain?'], { payment: { by: 'kept', card_id: cards[0]!.id } })
  expect(paid.data.payment.state).toBe('captured')
  const wrong = await ask(['Will it rain?'], { price_cents: 1 })
  expect(wrong.problem.reasons?.fields).toHaveProperty('price_cents')
  expect((await ask(Array.from({ length: 6 }, () => 'Why?'))).problem.code).toBe('bad_input')
  expect((await ask([])).problem.code).toBe('bad_input')
  expect(await lines(ida)).toHaveLength(2)
})

test('the title of a special, which everybody reads, says nothing of where to meet', async () => {
  const { mara } = await openOrders(house)
  const terms = (title: string) => ({ title, questions: 3, price_cents: 1500, due_hours: 48 })
  const add = (title: string) => mara.call(orders.addSpecial, { body: terms(title) })
  const meets = ['Call 415 555 0134 instead', 'Cheaper on t.me/mara', 'mara@mail.example, 3 questions']
  for (const title of meets) {
    const { problem } = await add(title)
    expect(problem.reasons?.fields, title).toEqual({ title: { code: 'no_contact_details' } })
  }
  for (const title of [
    'Three cards for 2027',
    'Ask 3 questions: love, work, home',
    'Your year from birthday to birthday',
  ])
    expect((await add(title)).status, title).toBe(200)
  const { data } = await mara.call(orders.specials, { query: { reader_id: mara.id } })
  const edit = (title: string) => mara.call(orders.editSpecial, { params: { id: data[0]!.id }, body: terms(title) })
  expect((await edit(meets[0]!)).problem.code).toBe('contact_details')
  expect((await edit('Three cards for 2028')).status).toBe(200)
})

test('who refused the other, takes no orders or writes down where to meet gets none', async () => {
  const { ida, mara, ask, order, answer, deliver } = await openOrders(house)
  expect((await ask(['Ring me: 415 555 0134'])).problem.code).toBe('contact_details')
  const split = await ask(['My number is', '415 555', '01 34'])
  expect(split.problem.reasons?.fields).toEqual({ 'questions.2': { code: 'no_contact_details' } })
  const id = await order(['I was born on 12 March 1981 at 6:40. Will it rain?'])
  expect((await deliver(id, ['Write to mara@mail.example'])).problem.code).toBe('contact_details')
  await answer(id, { action: 'deliver', answers: ['By Thursday.'] })
  await mara.call(orders.offer, { body: { is_on: false } })
  expect(codeOf(await ask())).toBe('orders_off')
  await mara.call(orders.offer, { body: { is_on: true } })
  await mara.call(bans.ban, { body: { client_id: ida.id, reason: 'Rude.' } })
  expect((await ask()).problem.code).toBe('banned')
  expect(await lines(ida)).toHaveLength(1)
})

test('one who is closed out, or refused meanwhile, ends what is open, and its money goes back', async () => {
  const { ida, mara, order, follow, see, list } = await openOrders(house)
  const [first, second] = [await order(), await order(['And snow?'])]
  await mara.call(bans.ban, { body: { client_id: ida.id, reason: 'Rude.' } })
  await follow()
  expect(await see(ida, first)).toMatchObject({ state: 'ended', back_cents: 2995 })
  expect(await see(ida, second)).toMatchObject({ state: 'ended', back_cents: 2995 })
  await mara.call(bans.unban, { body: { client_id: ida.id } })
  const third = await order()
  await setPerson(house, mara.id, { blocked_at: house.clock.now(), blocked_reason: 'Fraud.' })
  await follow()
  await follow()
  expect(await see(ida, third)).toMatchObject({ state: 'ended', back_cents: 2995 })
  expect(await list(ida, 'open')).toEqual([])
  expect((await lines(ida)).filter(({ why }) => why === 'order_ended')).toHaveLength(3)
})

test('an admin pays an order back: all that is left, from its reader, too', async () => {
  const { ida, mara, order, deliver, see } = await openOrders(house)
  const boss = await admin(house)
  const back = async (id: string) => {
    const { payment_id } = await see(ida, id)
    return boss.call(payments.refund, { body: { payment_id: payment_id!, reason: 'She was ill.' } })
  }
  const open = await order()
  expect((await back(open)).data).toEqual({ refunded_cents: 2995, paid_seconds: 0 })
  expect(await see(ida, open)).toMatchObject({ state: 'refunded', back_cents: 2995 })
  expect((await deliver(open)).problem.code).toBe('wrong_state')
  await house.clock.advance(1000)
  const done = await order()
  await deliver(done)
  const listed = (await boss.call(payments.list, { query: { client_id: ida.id } })).data
  expect(listed).toMatchObject([
    { order_id: done, refundable_cents: 2995 },
    { order_id: open, refundable_cents: 0 },
  ])
  expect((await back(done)).data.refunded_cents).toBe(2995)
  expect(await see(mara, done)).toMatchObject({ state: 'delivered', earned_cents: 0 })
  expect(await earned(mara)).toBe(0)
  expect(codeOf(await back(done))).toBe('nothing_unused')
  expect((await lines(ida))[0]).toMatchObject({ cause: 'refund', order_id: done, amount_cents: -2995 })
})
