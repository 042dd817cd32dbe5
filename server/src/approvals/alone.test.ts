import { approvals } from '@evenlight/contract/approvals'
import { notices } from '@evenlight/contract/notices'
import { payments } from '@evenlight/contract/payments'
import { expect, test } from 'vitest'
import { anew, approve, limitTo, open, past, requestOf, setLimit, withdraw } from '../../test/approvals.ts'
import { buy } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, setPerson, type TestPerson } from '../../test/people.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse({ demo: true })
const hourMs = 3_600_000
const desk = await admin(house)
// Who moderates sees no money, and is no second one for it.
await admin(house, { admin_role: 'moderation' })
const now = () => anew(house, desk)
const settle = () => house.features.approvals.settleDue()
const limits = async () =>
  Object.fromEntries((await (await now()).call(approvals.limits)).data.map(({ kind, amount }) => [kind, amount]))
const waiting = async () => {
  const ida = await client(house)
  const payment = await buy(ida)
  const asked = await (await now()).call(payments.refund, { body: { payment_id: payment, reason: 'A long outage.' } })
  return { ida, asked, id: requestOf(asked) }
}
const paidSeconds = async ({ id }: TestPerson) =>
  (await findBalances(house.database.db, id, house.clock.now())).paid_seconds

test('a limit comes as the house has it first, is lowered at once, and says who set it and why', async () => {
  expect(await limits()).toEqual({ refund: 20_000, payment: 50_000, payout: 500_000, time: 3600 })
  const { data } = await limitTo(desk, 'refund', 5000)
  expect(data.find(({ kind }) => kind === 'refund')).toMatchObject({
    amount: 5000,
    set: { by: { id: desk.id }, reason: 'Two look at more than that.' },
  })
})

test('where nobody else may, it waits a day, a letter says so at once, and then it is done once', async () => {
  const { ida, asked, id } = await waiting()
  expect(asked.problem.reasons?.detail).toEqual({ code: 'approval_alone', values: { hours: 24 } })
  const [letter] = await house.mails(desk.email)
  expect(letter!.subject).toBe(`In 24 hours $56.99 goes back to ${ida.username}`)
  expect(letter!.body).toContain('/admin-user/approvals')
  expect(letter!.body).toContain('set a new password')
  await house.clock.advance(24 * hourMs - 1)
  await settle()
  expect(await paidSeconds(ida)).toBe(2700)
  expect((await approve(await now(), id)).problem.reasons?.detail).toEqual({ code: 'approval_own' })
  await house.clock.advance(1)
  await Promise.all([settle(), settle()])
  await settle()
  expect(await paidSeconds(ida)).toBe(0)
  const [done] = await past(await now())
  expect(done).toMatchObject({ id, state: 'done' })
  expect(done).not.toHaveProperty('decided_by')
  const { rowCount } = await house.database.pool.query('select from payment_demo_refund')
  expect(rowCount).toBe(1)
  const [told] = (await (await now()).call(notices.board)).data
  expect(told).toMatchObject({ event: 'approval', title: 'What you asked for has waited 24 hours, and is done' })
})

test('until then it can be taken back', async () => {
  const { ida, id } = await waiting()
  await house.clock.advance(23 * hourMs)
  expect((await withdraw(await now(), id)).data).toMatchObject({ state: 'withdrawn' })
  await house.clock.advance(2 * hourMs)
  await settle()
  expect(await paidSeconds(ida)).toBe(2700)
})

test('somebody who may by then is waited for', async () => {
  const { ida, id } = await waiting()
  const second = await admin(house, { admin_role: 'money' })
  await house.clock.advance(24 * hourMs)
  await settle()
  expect(await paidSeconds(ida)).toBe(2700)
  const [seen] = (await open(await now())).filter((one) => one.id === id)
  expect(seen).toMatchObject({ state: 'asked', may: ['withdraw'] })
  expect(seen).not.toHaveProperty('due_at')
  expect((await approve(await anew(house, second), id)).data).toMatchObject({ state: 'done' })
  await setPerson(house, second.id, { admin_role: 'content' })
})

test('raising a limit waits like what it would let through, and the old one holds till then', async () => {
  const raised = await setLimit(await now(), 'refund', 100_000)
  expect(raised).toMatchObject({ status: 409, problem: { code: 'awaits_approval' } })
  expect((await house.mails(desk.email))[0]!.subject).toBe('In 24 hours a limit of the house rises to $1,000.00')
  expect((await limits())['refund']).toBe(5000)
  const { asked, id } = await waiting()
  expect(asked.problem.code).toBe('awaits_approval')
  await withdraw(await now(), id)
  await house.clock.advance(24 * hourMs)
  await settle()
  expect((await limits())['refund']).toBe(100_000)
  const second = await admin(house, { admin_role: 'money' })
  const time = await setLimit(await now(), 'time', 7200)
  expect((await approve(second, requestOf(time))).data).toMatchObject({ act: 'limit', kind: 'time', state: 'done' })
  expect((await limits())['time']).toBe(7200)
})
