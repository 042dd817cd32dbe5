import { accounts } from '@evenlight/contract/accounts'
import { notices } from '@evenlight/contract/notices'
import { payments as area } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { wallet } from '@evenlight/contract/wallet'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, client, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse({ demo: true })
const { pool } = house.database
const buy = async (who: TestPerson, value = 'approved') =>
  (
    await who.call(area.checkout, {
      body: { package_id: 'pkg_45_and_5_free', opaque_data: { descriptor: 'DEMO', value } },
    })
  ).data.payment.id
const refund = (who: TestPerson, payment_id: string, key?: string) =>
  who.call(area.refund, { body: { payment_id, reason: 'Asked for it.' }, ...(key && { key }) })
const owns = ({ id }: TestPerson) => findBalances(house.database.db, id, house.clock.now())

test('what was not used goes back at its price, rounded down, and the bonus with it', async () => {
  const [ida, desk] = [await client(house), await admin(house)]
  const mara = await onlineReader(house)
  const id = await buy(ida)
  const reading = await started(house, { client: ida, reader: mara }, { continue_on_paid: true })
  await mara.call(readings.write, { body: { chat_id: reading.id, client_msg_id: 'three-cards', body: 'Cards.' } })
  await pass(house, reading, 400_000)
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  expect(await owns(ida)).toEqual({ free_seconds: 0, paid_seconds: 2600 })
  const { rows } = await pool.query('select amount_cents::integer from payment where id = $1', [id])
  const cents = Math.floor((rows[0]!.amount_cents * 2600) / 2700)
  const [listed] = (await desk.call(area.list, { query: { client_id: ida.id } })).data
  expect(listed).toMatchObject({ id, state: 'captured', refundable_cents: cents, refunded_cents: 0 })
  expect((await refund(desk, id)).data).toEqual({ refunded_cents: cents, paid_seconds: 2600 })
  expect(await owns(ida)).toEqual({ free_seconds: 0, paid_seconds: 0 })
  const [line] = (await ida.call(wallet.statement, { query: {} })).data
  expect(line).toMatchObject({ cause: 'refund', amount_cents: 0 - cents, paid_seconds: -2600, reason: 'Asked for it.' })
  const paid = await pool.query('select amount_cents::integer from payment_demo_refund where payment_id = $1', [id])
  expect(paid.rows).toEqual([{ amount_cents: cents }])
  const audit = await pool.query(`select reason from audit where action = 'payments.refund' and subject_id = $1`, [id])
  expect(audit.rows).toEqual([{ reason: 'Asked for it.' }])
})

test('the client is told: at the bell with the reason, and by a letter that has the amount, unless they want none', async () => {
  const [ida, desk] = [await client(house), await admin(house)]
  const letters = async () =>
    (await pool.query('select subject from mail where recipient = $1 order by at', [ida.email])).rows
  const id = await buy(ida)
  const before = (await letters()).length
  await refund(desk, id)
  const [notice] = (await ida.call(notices.board)).data
  expect(notice).toMatchObject({ event: 'refund', title: '$56.99 went back to you', body: 'Asked for it.' })
  expect((await letters()).slice(before)).toEqual([{ subject: '$56.99 went back to you' }])
  await ida.call(notices.setSettings, { body: { refund: { site: true, mail: false } } })
  await refund(desk, await buy(ida))
  expect((await letters()).slice(before)).toHaveLength(1)
})

test('the bonus goes when the time it came with goes', async () => {
  const [ida, desk] = [await client(house), await admin(house)]
  const id = await buy(ida)
  expect(await owns(ida)).toEqual({ free_seconds: 300, paid_seconds: 2700 })
  await refund(desk, id)
  expect(await owns(ida)).toEqual({ free_seconds: 0, paid_seconds: 0 })
})

test('however often and at once it is asked for, it goes back once', async () => {
  const [ida, desk] = [await client(house), await admin(house)]
  const id = await buy(ida)
  const answers = await Promise.all([1, 2, 3].map((at) => refund(desk, id, at < 3 ? 'one-and-the-same' : undefined)))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(3)
  expect((await refund(desk, id)).problem.code).toBe('wrong_state')
  const { rows } = await pool.query('select refund_id from payment_demo_refund where payment_id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('of twenty admins who pay back the same payment at once one does, and it stands in the audit once', async () => {
  const ida = await client(house)
  const [id, ...desks] = await Promise.all([buy(ida), ...Array.from({ length: 20 }, () => admin(house))])
  const answers = await Promise.all(desks.map((desk) => refund(desk, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ problem }) => problem?.code ?? []))).toEqual(new Set(['wrong_state']))
  const { rows } = await pool.query(
    `select (select count(*)::integer from payment_refund where payment_id = $1) as refunds,
      (select count(*)::integer from payment_demo_refund where payment_id = $1) as paid,
      (select count(*)::integer from audit where subject_id = $1 and action = 'payments.refund') as audits`,
    [id],
  )
  expect(rows).toEqual([{ refunds: 1, paid: 1, audits: 1 }])
  expect(await owns(ida)).toEqual({ free_seconds: 0, paid_seconds: 0 })
})

test('what the provider did not hear is asked again until it has', async () => {
  const [ida, desk] = [await client(house), await admin(house)]
  const id = await buy(ida)
  await pool.query('alter table payment_demo_refund rename to payment_demo_gone')
  expect((await refund(desk, id)).status).toBe(200)
  await pool.query('alter table payment_demo_gone rename to payment_demo_refund')
  await house.clock.advance(5000)
  await house.features.payments.settleRefunds()
  await house.features.payments.settleRefunds()
  const { rows } = await pool.query('select refund_id from payment_demo_refund where payment_id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('what waits for a decision is found by the house alone', async () => {
  const [ida, desk] = [await client(house), await admin(house)]
  const id = await buy(ida, 'review')
  const { data } = await desk.call(area.list, { query: { state: 'review' } })
  expect(data.find((one) => one.id === id)).toMatchObject({ client: { id: ida.id, username: ida.username } })
  expect((await refund(desk, id)).problem.code).toBe('wrong_state')
  expect((await ida.call(area.list)).problem.code).toBe('wrong_role')
  expect((await refund(desk, 'pay_nothing_like_it_here')).problem.code).toBe('not_found')
})

test('an account with paid time left is closed after a refund, or for proven fraud, which is written down', async () => {
  const [ida, desk] = [await client(house), await admin(house)]
  const id = await buy(ida)
  const close = (fraud: boolean) =>
    desk.call(accounts.close, { body: { member_id: ida.id, on: true, reason: 'A stolen card.', fraud } })
  expect((await desk.call(accounts.member, { query: { id: ida.id } })).data.unused).toEqual({
    paid_seconds: 2700,
    cents: 5699,
  })
  expect((await close(false)).problem).toMatchObject({
    code: 'wrong_state',
    reasons: { detail: { code: 'paid_time_left', values: { amount: '$56.99' } } },
  })
  expect((await ida.call(accounts.own)).status).toBe(200)
  expect((await close(true)).data).toMatchObject({ state: 'blocked' })
  const { rows } = await pool.query('select detail from audit where subject_id = $1 order by id desc', [ida.id])
  expect(rows[0]).toEqual({ detail: { until: null, fraud: true } })
  const open = { member_id: ida.id, on: false, reason: 'It was not stolen.' }
  expect((await desk.call(accounts.close, { body: open })).data).toMatchObject({ state: 'active' })
  await refund(desk, id)
  expect((await close(false)).data).toMatchObject({ state: 'blocked' })
})
