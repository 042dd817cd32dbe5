import { fullbans } from '@evenlight/contract/fullbans'
import { payments as area } from '@evenlight/contract/payments'
import { expect, test } from 'vitest'
import { ban, buy, lettersTo } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, signIn } from '../../test/people.ts'
import { pass, started, onlineReader } from '../../test/readings.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse({ demo: true })
const { pool } = house.database
const desk = await admin(house)
const owns = (id: string) => findBalances(house.database.db, id, house.clock.now())
const paidBack = async (paymentId: string) =>
  (
    await pool.query<{ cents: number }>(
      'select amount_cents::integer as cents from payment_demo_refund where payment_id = $1',
      [paymentId],
    )
  ).rows.map(({ cents }) => cents)
const settle = () => house.features.payments.settleRefunds()
const dayMs = 86_400_000

test('what was paid for and not used goes back with the ban, once, and the letter says how much', async () => {
  const ida = await client(house, { free_seconds: 300 })
  const ids = [await buy(ida), await buy(ida)]
  await ban(desk, ida)
  expect(await owns(ida.id)).toEqual({ free_seconds: 300, paid_seconds: 0 })
  await settle()
  await settle()
  await house.features.fullbans.follow()
  for (const id of ids) expect(await paidBack(id)).toEqual([5699])
  expect((await lettersTo(house, ida)).at(-1)?.body).toContain('$113.98')
  const { rows } = await pool.query(
    `select reason from audit where action = 'payments.refund' and subject_id = any($1)`,
    [ids],
  )
  expect(rows).toEqual([{ reason: 'Threats.' }, { reason: 'Threats.' }])
})

test('nothing goes back where the admin records proven fraud', async () => {
  const ida = await client(house)
  const id = await buy(ida)
  const { data } = await ban(desk, ida, { fraud: true })
  await house.features.fullbans.follow()
  await settle()
  expect(await paidBack(id)).toEqual([])
  expect((await owns(ida.id)).paid_seconds).toBe(2700)
  expect((await desk.call(fullbans.one, { params: { id: data.id } })).data.fraud).toBe(true)
  expect((await lettersTo(house, ida)).at(-1)?.body).toContain('Fraud was proven')
  // Lifted and said again without fraud, it would pay back: that is for whoever sees money.
  const moderator = await admin(house, { admin_role: 'moderation' })
  const { may } = (await moderator.call(fullbans.one, { params: { id: data.id } })).data
  expect(may).not.toContain('lift')
  const lift = { decision: 'lift' as const, ban_id: data.id }
  expect((await ban(moderator, ida, lift)).problem.code).toBe('wrong_role')
  expect((await ban(desk, ida, lift)).data.state).toBe('lifted')
})

test('a suspension takes nothing, and what an open reading did not use goes back with the ban', async () => {
  const ida = await client(house)
  const id = await buy(ida)
  const mara = await onlineReader(house)
  const reading = await started(house, { client: ida, reader: mara }, { continue_on_paid: true })
  await pass(house, reading, 400_000)
  const { id: banId } = (await ban(desk, ida, { suspend_now: true })).data
  reading.close()
  const { paid_seconds } = await owns(ida.id)
  expect(paid_seconds).toBeGreaterThan(2000)
  await ban(desk, ida, { ban_id: banId, decision: 'ban' })
  await settle()
  expect(await paidBack(id)).toEqual([Math.floor((5699 * paid_seconds) / 2700)])
})

test('a payment that was on its way at the ban is paid back once it is captured', async () => {
  const ida = await client(house)
  const id = await buy(ida, 'review')
  await ban(desk, ida)
  await desk.call(area.decide, { params: { id }, body: { decision: 'approve', reason: 'The bank says yes.' } })
  expect((await owns(ida.id)).paid_seconds).toBe(2700)
  await house.features.fullbans.follow()
  await settle()
  expect((await owns(ida.id)).paid_seconds).toBe(0)
  expect(await paidBack(id)).toEqual([5699])
})

test('what is disputed is left to the dispute, and goes back where the house won it', async () => {
  const ida = await client(house)
  const [won, lost] = [await buy(ida, 'disputed'), await buy(ida, 'disputed')]
  await house.features.payments.lookForDisputed()
  const end = (paymentId: string, outcome: 'won' | 'lost') =>
    desk.call(area.endDispute, { body: { dispute_id: `card-${paymentId}`, outcome, reason: 'Their letter.' } })
  await end(lost, 'lost')
  await ban(desk, ida)
  await house.features.fullbans.follow()
  await settle()
  expect([await paidBack(won), await paidBack(lost)]).toEqual([[], []])
  await end(won, 'won')
  expect((await owns(ida.id)).paid_seconds).toBe(2700)
  await house.features.fullbans.follow()
  await settle()
  expect([await paidBack(won), await paidBack(lost)]).toEqual([[5699], []])
  expect((await owns(ida.id)).paid_seconds).toBe(0)
})

test('what died between the ban and the provider is asked for again until it is paid', async () => {
  const ida = await client(house)
  const id = await buy(ida)
  await ban(desk, ida)
  await pool.query('alter table payment_demo_refund rename to payment_demo_gone')
  await settle()
  await pool.query('alter table payment_demo_gone rename to payment_demo_refund')
  expect(await paidBack(id)).toEqual([])
  await house.clock.advance(10_000)
  await settle()
  await settle()
  expect(await paidBack(id)).toEqual([5699])
})

test('a ban that fails half-way leaves nothing: no refund, nobody out', async () => {
  const ida = await client(house)
  const id = await buy(ida)
  await pool.query('alter table mail rename to mail_gone')
  expect((await ban(desk, ida)).status).toBeGreaterThanOrEqual(500)
  await pool.query('alter table mail_gone rename to mail')
  const { rows } = await pool.query('select from payment_refund where payment_id = $1', [id])
  expect(rows).toEqual([])
  expect((await owns(ida.id)).paid_seconds).toBe(2700)
  expect((await ban(desk, ida)).status).toBe(200)
})

test('what the card company no longer pays back waits at the desk until somebody of the house paid it', async () => {
  const ida = await client(house)
  const id = await buy(ida)
  await house.clock.advance(181 * dayMs)
  const boss = await admin(house)
  await ban(boss, ida, { reason: 'Rude.' })
  await settle()
  await house.clock.advance(dayMs)
  await settle()
  expect(await paidBack(id)).toEqual([])
  const { access } = await signIn(house, { id: boss.id, role: 'ADMIN' })
  const list = async () => (await house.call(area.byHand, { query: {} }, access)).data
  const [waiting] = (await list()).filter((one) => one.payment_id === id)
  expect(waiting).toMatchObject({ client: { id: ida.id }, amount_cents: 5699, method: 'card', reason: 'Rude.' })
  const pay = () => house.call(area.paidByHand, { params: { id: waiting!.id }, body: { reason: 'By bank.' } }, access)
  expect((await pay()).status).toBe(200)
  expect((await list()).filter((one) => one.payment_id === id)).toEqual([])
  expect((await pay()).problem).toMatchObject({ code: 'wrong_state', reasons: { detail: { code: 'refund_paid' } } })
  const { rows } = await pool.query(
    `select reason from audit where action = 'payments.paid_by_hand' and subject_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ reason: 'By bank.' }])
})
