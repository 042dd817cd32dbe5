import { expect, test } from 'vitest'
import { notices } from '@evenlight/contract/notices'
import { payments as area } from '@evenlight/contract/payments'
import { wallet } from '@evenlight/contract/wallet'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, type TestPerson } from '../../test/people.ts'
import { findBalances } from '../wallet/balances.ts'
import { findsAfter } from '../../test/tampering.ts'
import { audit } from './audit.ts'
import { after, lostAfterMs } from './rules.ts'

const house = await openHouse({ demo: true })
const { db, pool } = house.database
const settleUnknown = () => house.features.payments.sweeps[0]!.work()

/** What this person does with cards, and owns by it. */
const buyer = ({ id, token, call }: TestPerson) => {
  const pay = (value: string, more: { package_id?: string; key?: string } = {}) =>
    call(area.checkout, {
      body: {
        package_id: more.package_id ?? 'pkg_45_and_5_free',
        opaque_data: { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value },
      },
      ...(more.key ? { key: more.key } : {}),
    })
  const look = (payment: string) => call(area.payment, { params: { id: payment } })
  const statement = async () => (await call(wallet.statement, { query: {} })).data
  const owns = () => findBalances(db, id, house.clock.now())
  return { id, token, pay, look, statement, owns }
}
const aBuyer = async () => buyer(await client(house))
const post = (token: string, payload: unknown) =>
  house.app.inject({
    method: 'POST',
    url: area.checkout.path,
    headers: { authorization: `Bearer ${token}` },
    payload: payload as object,
  })

test('an approved card brings the package and its receipt', async () => {
  const mara = await aBuyer()
  const { status, data } = await mara.pay('approved')
  expect([status, data.payment.state]).toEqual([201, 'captured'])
  expect(data.receipt).toMatchObject({
    id: data.payment.id,
    amount_cents: 5699,
    paid_seconds: 2700,
    free_seconds: 300,
    method: 'card',
  })
  expect(await mara.owns()).toEqual({ paid_seconds: 2700, free_seconds: 300 })
  const line = {
    state: 'posted',
    cause: 'purchase',
    subject_id: data.payment.id,
    amount_cents: 5699,
    paid_seconds: 2700,
    free_seconds: 300,
  }
  expect(await mara.statement()).toMatchObject([{ ...line, paid_seconds_after: 2700, free_seconds_after: 300 }])
})

test('a declined card is a 402, brings nothing, and the same key may be tried again', async () => {
  const mara = await aBuyer()
  const { status, problem } = await mara.pay('declined', { key: 'my-first-try' })
  expect([status, problem.code]).toEqual([402, 'payment_declined'])
  expect((await mara.pay('whatever else')).status).toBe(402)
  expect(await mara.statement()).toEqual([])
  expect((await mara.pay('approved', { key: 'my-first-try' })).status).toBe(201)
  expect(await mara.owns()).toMatchObject({ paid_seconds: 2700 })
})

test('whoever got no answer finds their own payment by its key, and nobody else’s', async () => {
  const [mara, other] = [await client(house), await client(house)]
  const made = async (by: TestPerson, key: string) => (await by.call(area.made, { query: { key } })).data.made
  expect(await made(mara, 'lost-on-the-way')).toBeNull()
  const { data } = await buyer(mara).pay('approved', { key: 'lost-on-the-way' })
  expect(await made(mara, 'lost-on-the-way')).toEqual(data)
  expect(await made(other, 'lost-on-the-way')).toBeNull()
  await buyer(mara).pay('declined', { key: 'declined-one' })
  expect(await made(mara, 'declined-one')).toBeNull()
})

test('a lost answer stays unknown until the provider says, and credits once', async () => {
  const mara = await aBuyer()
  const { status, data } = await mara.pay('timeout')
  const { id } = data.payment
  expect([status, data]).toEqual([202, { payment: { id, state: 'unknown', method: 'card' } }])
  await house.clock.advance(4999)
  await settleUnknown()
  expect(await mara.statement()).toMatchObject([{ id, state: 'unknown', amount_cents: 5699, paid_seconds_after: null }])
  expect(await mara.owns()).toMatchObject({ paid_seconds: 0 })
  await house.clock.advance(1)
  await Promise.all([settleUnknown(), settleUnknown(), mara.look(id), mara.statement()])
  expect((await mara.look(id)).data).toMatchObject({ payment: { state: 'captured' }, receipt: { amount_cents: 5699 } })
  expect(await mara.statement()).toMatchObject([{ state: 'posted', subject_id: id, paid_seconds_after: 2700 }])
  expect(await mara.owns()).toMatchObject({ paid_seconds: 2700 })
})

test('a look at a payment or a statement asks no provider', async () => {
  const mara = await aBuyer()
  const { id } = (await mara.pay('timeout')).data.payment
  await house.clock.advance(5000)
  for (const _ of [1, 2]) {
    expect((await mara.look(id)).data.payment.state).toBe('unknown')
    expect(await mara.statement()).toMatchObject([{ id, state: 'unknown' }])
  }
  await settleUnknown()
  expect((await mara.look(id)).data.payment.state).toBe('captured')
})

test('however many wait for an admin, a lost answer is asked for', async () => {
  const mara = await aBuyer()
  const { id } = (await mara.pay('timeout')).data.payment
  await pool.query(
    `insert into payment (id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, state, made_at)
     select 'pay_review_' || n, $1, 'pkg_ten_minutes', 1399, 600, 0, 'card', 'review', $2 from generate_series(1, 100) n`,
    [mara.id, new Date(house.clock.now() - 1000)],
  )
  await house.clock.advance(5000)
  await settleUnknown()
  expect((await mara.look(id)).data.payment.state).toBe('captured')
})

test.each([
  ['approve', 'captured', 2700],
  ['decline', 'declined', 0],
] as const)('a payment in review waits for an admin: %s', async (decision, state, paid_seconds) => {
  const [mara, boss, other] = [await aBuyer(), await admin(house), await aBuyer()]
  const { status, data } = await mara.pay('review')
  const { id } = data.payment
  expect([status, data.payment.state]).toEqual([202, 'review'])
  await house.clock.advance(600_000)
  await settleUnknown()
  expect((await mara.look(id)).data.payment.state).toBe('review')
  expect((await other.look(id)).status).toBe(404)
  const decide = (token: string, reason?: string) =>
    house.call(area.decide, { params: { id }, body: { decision, reason: reason as string } }, token)
  expect((await decide(mara.token, 'please')).problem.code).toBe('wrong_role')
  expect((await decide(boss.token)).problem.code).toBe('bad_input')
  expect((await decide(boss.token, 'known client')).data.payment.state).toBe(state)
  expect((await decide(boss.token, 'known client')).problem.code).toBe('wrong_state')
  expect(await mara.owns()).toMatchObject({ paid_seconds })
  const { rows } = await pool.query('select actor_id, reason from audit where subject_id = $1', [id])
  expect(rows).toEqual([{ actor_id: boss.id, reason: 'known client' }])
  const told = await house.call(notices.board, { query: {} }, mara.token)
  expect(told.data.filter(({ event }) => event === 'decision')).toMatchObject(
    decision === 'approve' ? [] : [{ body: 'known client', link: '/admin-user/help?tab=ask&topic=payment' }],
  )
})

test('a hundred identical checkouts at once charge once and answer alike', async () => {
  const mara = await aBuyer()
  const answers = await Promise.all(Array.from({ length: 100 }, () => mara.pay('approved', { key: 'one-and-only' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true').length).toBe(99)
  const { rows } = await pool.query('select count(*)::int from payment where client_id = $1', [mara.id])
  expect(rows).toEqual([{ count: 1 }])
  expect(await mara.owns()).toEqual({ paid_seconds: 2700, free_seconds: 300 })
  expect((await mara.pay('approved', { key: 'one-and-only', package_id: 'pkg_ten_minutes' })).problem.code).toBe(
    'key_reused',
  )
})

test('a process that died after charging leaves a payment that the same key finishes, without a second charge', async () => {
  const mara = await aBuyer()
  const { id } = (await mara.pay('timeout', { key: 'half-done-key' })).data.payment
  await pool.query('delete from idempotency where person_id = $1', [mara.id])
  await house.clock.advance(5000)
  expect((await mara.pay('approved', { key: 'half-done-key' })).data).toMatchObject({
    payment: { id, state: 'captured' },
  })
  expect(await mara.owns()).toMatchObject({ paid_seconds: 2700 })
})

test('a provider that fails in the middle leaves the payment unknown, and charges nothing that it never heard of', async () => {
  const mara = await aBuyer()
  await pool.query('alter table payment_demo_charge rename to payment_demo_gone')
  const { status, data } = await mara.pay('approved', { key: 'in-the-middle' })
  const { id } = data.payment
  expect([status, data.payment.state]).toEqual([202, 'unknown'])
  await settleUnknown()
  expect((await mara.look(id)).data.payment.state).toBe('unknown')
  await pool.query('alter table payment_demo_gone rename to payment_demo_charge')
  await house.clock.advance(lostAfterMs)
  await settleUnknown()
  expect((await mara.look(id)).data.payment.state).toBe('declined')
  expect(await mara.owns()).toMatchObject({ paid_seconds: 0 })
})

test('a site without a provider says so and writes nothing down', async () => {
  const real = await openHouse()
  const mara = await client(real)
  const body = { package_id: 'pkg_ten_minutes', opaque_data: { descriptor: 'x', value: 'approved' } }
  expect((await mara.call(area.checkout, { body })).problem).toMatchObject({ status: 503, code: 'busy' })
  expect((await real.database.pool.query('select id from payment')).rows).toEqual([])
})

test('an intent that never reached the provider is given up after ten minutes', async () => {
  const mara = await aBuyer()
  await pool.query(
    `insert into payment (id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, made_at)
     values ('pay_lost', $1, 'pkg_ten_minutes', 1399, 600, 0, 'card', $2)`,
    [mara.id, new Date(house.clock.now())],
  )
  await house.clock.advance(lostAfterMs - 1)
  await settleUnknown()
  expect((await mara.look('pay_lost')).data.payment.state).toBe('unknown')
  await house.clock.advance(1)
  await settleUnknown()
  expect((await mara.look('pay_lost')).data.payment.state).toBe('declined')
})

test('what is captured stays captured, whatever is said later', async () => {
  const now = lostAfterMs
  const was = { made_at: 0, form_until: null, transaction_id: null }
  for (const outcome of ['authorized', 'approved', 'declined', 'unknown', 'review', 'absent'] as const) {
    expect(after({ ...was, state: 'captured' }, outcome, now)).toBe('captured')
    expect(after({ ...was, state: 'declined' }, outcome, now)).toBe('declined')
  }
  expect(after({ ...was, state: 'review' }, 'unknown', now)).toBe('review')
  expect([now - 1, now].map((then) => after({ ...was, state: 'unknown' }, 'absent', then))).toEqual([
    'unknown',
    'declined',
  ])
  expect(after({ ...was, state: 'unknown', transaction_id: '60001' }, 'absent', now)).toBe('unknown')
  const { id } = (await (await aBuyer()).pay('approved')).data.payment
  await expect(pool.query(`update payment set state = 'declined' where id = $1`, [id])).rejects.toMatchObject({
    code: '55000',
  })
  await expect(pool.query('delete from payment')).rejects.toMatchObject({ code: '55000' })
})

test('a body with a card number in it is refused, wherever it stands, and nothing of it is kept', async () => {
  const { token, id } = await aBuyer()
  const opaque_data = { descriptor: 'x', value: 'approved' }
  const bodies = [
    { package_id: 'pkg_ten_minutes', opaque_data, card_number: '4111111111111111' },
    { package_id: 'pkg_ten_minutes', opaque_data: { descriptor: 'x', value: '4111 1111 1111 1111' } },
    { package_id: 'pkg_ten_minutes', opaque_data, note: 'my card: 4111-1111-1111-1111' },
    { card: { cvv: 123 } },
    ['5500000000000004'],
  ]
  for (const body of bodies) {
    const answer = await post(token, body)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'card_data_refused'])
    expect(answer.body).not.toMatch(/4111 ?1111|5500 ?0000|cvv|card_number/)
  }
  expect((await post(token, { package_id: 'pkg_ten_minutes', opaque_data, more: 1 })).json().fields).toHaveProperty(
    'more',
  )
  const { rows } = await pool.query('select count(*)::int from payment where client_id = $1', [id])
  expect(rows).toEqual([{ count: 0 }])
})

test('the demo has a test card and no form', async () => {
  const mara = await client(house)
  const { problem } = await mara.call(area.checkout, { body: { package_id: 'pkg_ten_minutes' } })
  expect(problem.reasons?.fields).toEqual({ opaque_data: { code: 'card_needed' } })
})

test('only a client pays, and only for what is on sale', async () => {
  expect((await buyer(await reader(house)).pay('approved')).problem.code).toBe('wrong_role')
  const { problem } = await (await aBuyer()).pay('approved', { package_id: 'pkg_gone' })
  expect(problem).toMatchObject({ code: 'bad_input', fields: { package_id: expect.any(String) } })
})

test('the audit finds a payment that was booked wrongly, and a capture that the provider never made', async () => {
  const { id } = (await (await aBuyer()).pay('approved')).data.payment
  const finds = async (tampering: string) => {
    const { pass, look } = await findsAfter(house.database, { audit }, tampering)
    expect(look).toEqual(pass)
    return [...pass]
  }
  const booked = 'a payment is booked when it is captured, in full, and never else'
  const charged = 'what is captured is what the provider charged'
  expect(await finds(`update payment set amount_cents = 1 where id = '${id}'`)).toEqual([booked, charged])
  expect(await finds(`update payment set state = 'declined' where id = '${id}'`)).toEqual([booked])
  expect(await finds(`delete from payment where id = '${id}'`)).toEqual([booked])
  expect(await finds(`delete from payment_demo_charge where payment_id = '${id}'`)).toEqual([charged])
  expect(await finds(`update payment_demo_charge set answer = 'declined' where payment_id = '${id}'`)).toEqual([
    charged,
  ])
})
