import { earnings } from '@evenlight/contract/earnings'
import { payouts } from '@evenlight/contract/payouts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { balanceOf, make, owedReaders, payPalOf, send, stateOf } from '../../test/payouts.ts'
import { openPayPal } from '../../test/paypal.ts'
import { password, setPerson, type TestPerson } from '../../test/people.ts'
import { payPalHookPath } from '../payments/hook.ts'

const vendor = await openPayPal()
afterAll(vendor.close)
const house = await openHouse({ payPal: vendor.account })
const { batches, decide } = vendor.payouts
const sweep = () => house.features.payouts.sweeps[0]!.work()
beforeEach(() => {
  Object.assign(vendor.state, { fault: 'none', on: /./ })
  Object.assign(vendor.payouts.state, { says: undefined, status: 'PENDING' })
})

const asked = () => vendor.calls.filter(({ call }) => call === 'payout').length
/** So much later all that waits for its turn has it. */
const later = async (ms = 3_600_000) => {
  await house.clock.advance(ms)
  await sweep()
}
const owed = async (count = 1) => {
  // What an earlier test left unpaid waits for an account, so that it stands in no batch of this one.
  await house.database.pool.query('delete from payout_account')
  return owedReaders(
    house,
    Array.from({ length: count }, (_, at) => payPalOf(`reader-${at}-${batches.size}@mail.example`)),
  )
}
const ofPayPal = (payoutId: string) =>
  [...batches.values()].find(({ sender_batch_id }) => sender_batch_id === payoutId)!
const lines = async (desk: TestPerson, id: string) =>
  (await desk.call(payouts.lines, { params: { id }, query: {} })).data.map(({ state }) => state)

test('each reader of a batch is told in their own language', async () => {
  const { desk, readers } = await owed(3)
  for (const [at, locale] of ['en-GB', 'es-MX', 'ar'].entries()) await setPerson(house, readers[at]!.id, { locale })
  const made = await make(desk)
  await send(desk, made.data.id)
  const told = Object.fromEntries(
    ofPayPal(made.data.id).items.map(({ receiver, note }) => [receiver.slice(0, 8), note]),
  )
  expect(told).toEqual({
    'reader-0': 'What you earned at Evenlight.',
    'reader-1': 'Lo que ganaste en Evenlight.',
    'reader-2': 'ما كسبته في Evenlight.',
  })
})

test('approved statements are paid by PayPal, each reader is told, and the books have it', async () => {
  const { desk, readers, statements } = await owed(2)
  const made = await make(desk)
  expect(made.data).toMatchObject({
    state: 'made',
    lines: 2,
    amount_cents: 192,
    standing: { waiting: 2 },
    may: ['send'],
  })
  expect(await stateOf(readers[0]!, statements[0]!)).toBe('batched')
  expect(await balanceOf(house, readers[0]!)).toEqual([96, 96])
  expect((await send(desk, made.data.id)).data).toMatchObject({ state: 'sent', may: ['ask'] })
  const batch = ofPayPal(made.data.id)
  expect(batch.items.map(({ amount }) => amount)).toEqual([
    { currency: 'USD', value: '0.96' },
    { currency: 'USD', value: '0.96' },
  ])
  decide(batch, 'SUCCESS')
  const { data } = await desk.call(payouts.act, { body: { action: 'ask', payout_id: made.data.id } })
  expect(data).toMatchObject({ state: 'done', standing: { paid: 2 } })
  const shown = await readers[0]!.call(earnings.statement, { params: { id: statements[0]! } })
  expect(shown.data).toMatchObject({
    state: 'paid',
    payout: { state: 'paid', to: 'r•••@mail.example', paid_on: '2026-11-20' },
  })
  expect(await balanceOf(house, readers[0]!)).toEqual([0, 0])
  expect((await make(desk)).problem.code).toBe('wrong_state')
})

test.each(['early', 'lost', 'down'] as const)(
  'an answer that is %s leaves the batch unknown until PayPal is asked again, and nobody is paid twice',
  async (fault) => {
    const { desk, statements } = await owed()
    const { id } = (await make(desk)).data
    Object.assign(vendor.state, { fault, on: /^payout$/ })
    expect((await send(desk, id)).data).toMatchObject({ state: 'sending', unanswered: 1 })
    expect((await send(desk, id)).problem.code).toBe('wrong_state')
    Object.assign(vendor.state, { fault: 'none' })
    await later()
    expect([...batches.values()].filter(({ sender_batch_id }) => sender_batch_id === id)).toHaveLength(1)
    decide(ofPayPal(id), 'SUCCESS')
    await later()
    const { rows } = await house.database.pool.query('select state from earnings_statement where id = $1', [
      statements[0],
    ])
    expect(rows).toEqual([{ state: 'paid' }])
  },
)

test('a batch that PayPal refuses at the first asking can be sent again; at a later one it stays unknown', async () => {
  const { desk } = await owed()
  const { id } = (await make(desk)).data
  vendor.payouts.state.says = 'INSUFFICIENT_FUNDS'
  expect((await send(desk, id)).data).toMatchObject({ state: 'made', refused: 'INSUFFICIENT_FUNDS', may: ['send'] })
  Object.assign(vendor.state, { fault: 'down', on: /^payout$/ })
  expect((await send(desk, id)).data).toMatchObject({ state: 'sending' })
  Object.assign(vendor.state, { fault: 'none' })
  await later()
  const { rows } = await house.database.pool.query('select state, refused from payout where id = $1', [id])
  expect(rows).toEqual([{ state: 'sending', refused: 'INSUFFICIENT_FUNDS' }])
  vendor.payouts.state.says = undefined
  await later()
  expect(ofPayPal(id).items).toHaveLength(1)
})

test('a month later PayPal would have forgotten the batch, so it is not asked for any more', async () => {
  const { desk } = await owed()
  const { id } = (await make(desk)).data
  Object.assign(vendor.state, { fault: 'lost', on: /^payout$/ })
  await send(desk, id)
  const before = asked()
  Object.assign(vendor.state, { fault: 'none' })
  await later(26 * 86_400_000)
  expect(asked()).toBe(before)
})

test('every state of an item: what may still arrive stays out of other batches, what surely did not is paid by the next', async () => {
  const { desk, readers } = await owed(6)
  const { id } = (await make(desk)).data
  await send(desk, id)
  const batch = ofPayPal(id)
  const ask = () => desk.call(payouts.act, { body: { action: 'ask', payout_id: id } })
  decide(batch, 'SUCCESS', 'FAILED', 'UNCLAIMED', 'ONHOLD', 'BLOCKED', 'RETURNED')
  await ask()
  expect(await lines(desk, id)).toEqual(['paid', 'failed', 'unclaimed', 'held', 'blocked', 'returned'])
  const { data } = await desk.call(payouts.lines, { params: { id }, query: {} })
  const statesOf = data.map(({ reader, statement_id }) =>
    stateOf(
      readers.find((one) => one.id === reader.id)!,
      statement_id,
    ),
  )
  expect(await Promise.all(statesOf)).toEqual(['paid', 'failed', 'batched', 'batched', 'batched', 'failed'])
  expect((await make(desk)).data.lines).toBe(2)
  // What is told of a line that is over is not believed; what is open comes to its end late.
  decide(batch, 'REFUNDED', 'SUCCESS', 'RETURNED', 'SUCCESS', 'REVERSED', 'RETURNED')
  expect((await ask()).data.state).toBe('done')
  expect(await lines(desk, id)).toEqual(['returned', 'failed', 'returned', 'paid', 'returned', 'returned'])
  expect(house.logged()).toContain('a payout that was over is told otherwise')
  expect(
    await balanceOf(
      house,
      readers.find((one) => one.id === data[0]!.reader.id)!,
    ),
  ).toEqual([96, 0])
  expect((await make(desk)).data.lines).toBe(3)
})

test('a denied batch has paid nobody, unless an item says so', async () => {
  const { desk } = await owed(2)
  const { id } = (await make(desk)).data
  await send(desk, id)
  const batch = ofPayPal(id)
  decide(batch, 'SUCCESS', 'PENDING')
  batch.status = 'DENIED'
  await desk.call(payouts.act, { body: { action: 'ask', payout_id: id } })
  expect(await lines(desk, id)).toEqual(['paid', 'failed'])
})

test('an item over another amount is not believed', async () => {
  const { desk } = await owed()
  const { id } = (await make(desk)).data
  await send(desk, id)
  const batch = ofPayPal(id)
  decide(batch, 'SUCCESS')
  batch.items[0]!.amount.value = '0.95'
  await desk.call(payouts.act, { body: { action: 'ask', payout_id: id } })
  expect(await lines(desk, id)).toEqual(['waiting'])
})

test('an event of PayPal’s is a hint to ask, and nothing in it is believed', async () => {
  const { desk } = await owed()
  const { id } = (await make(desk)).data
  await send(desk, id)
  const batch = ofPayPal(id)
  const deliver = async () => {
    const { body, headers } = vendor.events.paidOut(batch)
    expect((await house.app.inject({ method: 'POST', url: payPalHookPath, payload: body, headers })).statusCode).toBe(
      200,
    )
    await house.jobs.drain()
  }
  await deliver()
  expect(await lines(desk, id)).toEqual(['waiting'])
  decide(batch, 'SUCCESS')
  await deliver()
  expect(await lines(desk, id)).toEqual(['paid'])
})

test('two batches and two sends at once, amid a storm of questions: each statement is in one, and paid once', async () => {
  const { desk, readers } = await owed(4)
  vendor.payouts.state.status = 'SUCCESS'
  const made = await Promise.all([make(desk), make(desk), make(desk)])
  const ids = made.flatMap(({ data }) => (data ? [data.id] : []))
  expect(made.reduce((sum, { data }) => sum + (data?.lines ?? 0), 0)).toBe(4)
  await Promise.all([...ids, ...ids].map((id) => send(desk, id)))
  await Promise.all(Array.from({ length: 8 }, sweep))
  const { rows } = await house.database.pool.query(
    `select l.state, count(*)::int as n from payout_line l where reader_id = any($1) group by 1`,
    [readers.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ state: 'paid', n: 4 }])
  expect(new Set(vendor.payouts.paid()).size).toBe(vendor.payouts.paid().length)
  expect(await Promise.all(readers.map((reader) => balanceOf(house, reader)))).toEqual(readers.map(() => [0, 0]))
})

test('who died after the commit is followed by who looks next; who only seemed dead changes nothing any more', async () => {
  const { desk } = await owed()
  const { id } = (await make(desk)).data
  let release = () => {}
  const stuck = new Promise<void>((resolve) => (release = resolve))
  let calls = 0
  vendor.state.before = (call) => (call === 'payout' && ++calls === 1 ? stuck : undefined)
  const first = send(desk, id)
  await expect.poll(() => calls).toBe(1)
  const { rows } = await house.database.pool.query('select state, tries, batch_id from payout where id = $1', [id])
  expect(rows).toEqual([{ state: 'sending', tries: '1', batch_id: null }])
  await sweep()
  expect(calls).toBe(1)
  await later(6 * 60_000)
  expect(calls).toBe(2)
  decide(ofPayPal(id), 'SUCCESS')
  release()
  expect((await first).data).toMatchObject({ id })
  vendor.state.before = () => undefined
  await later()
  expect([...batches.values()].filter(({ sender_batch_id }) => sender_batch_id === id)).toHaveLength(1)
  expect((await house.database.pool.query('select state from payout where id = $1', [id])).rows).toEqual([
    { state: 'done' },
  ])
})

test('while the audit finds anything wrong, nothing is made or sent, not even again', async () => {
  const { desk } = await owed(2)
  const { id } = (await make(desk)).data
  await house.database.pool.query(
    `insert into books_finding (promise, subject, found, at) values ('a', 'b', 'c', now())`,
  )
  expect((await make(desk)).problem.reasons?.detail?.code).toBe('payouts_frozen')
  expect((await send(desk, id)).problem.reasons?.detail?.code).toBe('payouts_frozen')
  await house.database.pool.query('delete from books_finding')
  Object.assign(vendor.state, { fault: 'early', on: /^payout$/ })
  await send(desk, id)
  Object.assign(vendor.state, { fault: 'none' })
  await house.database.pool.query(
    `insert into books_finding (promise, subject, found, at) values ('a', 'b', 'c', now())`,
  )
  const before = asked()
  await later()
  expect(asked()).toBe(before)
  await house.database.pool.query('delete from books_finding')
  await later()
  expect(ofPayPal(id).items).toHaveLength(2)
})

test('sending needs the password', async () => {
  const { desk } = await owed()
  const { id } = (await make(desk)).data
  const wrong = await desk.call(payouts.act, { body: { action: 'send', payout_id: id, password: `${password}.` } })
  expect(wrong.problem.fields).toHaveProperty('password')
  expect(batches.size).toBe([...batches.values()].filter(({ sender_batch_id }) => sender_batch_id !== id).length)
})
