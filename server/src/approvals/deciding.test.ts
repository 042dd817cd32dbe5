import { audit } from '@evenlight/contract/audit'
import { notices } from '@evenlight/contract/notices'
import { overview } from '@evenlight/contract/overview'
import { payments } from '@evenlight/contract/payments'
import { beforeAll, expect, test } from 'vitest'
import { anew, approve, decline, desks, limitTo, open, past, requestOf, withdraw } from '../../test/approvals.ts'
import { buy } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { client, setPerson, type TestPerson } from '../../test/people.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse({ demo: true })
const dayMs = 86_400_000
let all: Awaited<ReturnType<typeof desks>>
beforeAll(async () => {
  all = await desks(house)
  await limitTo(all.first, 'refund', 5000)
})
const refund = (who: TestPerson, payment_id: string, key?: string) =>
  who.call(payments.refund, { body: { payment_id, reason: 'A long outage.' }, ...(key && { key }) })
/** A purchase of $56.99 and the first admin's refund of it, which waits. */
const waiting = async () => {
  const ida = await client(house)
  const payment = await buy(ida)
  const asked = await refund(all.first, payment)
  return { ida, payment, asked, id: requestOf(asked) }
}
const owns = ({ id }: TestPerson) => findBalances(house.database.db, id, house.clock.now())
const paidBack = async (id: string) =>
  (await house.database.pool.query('select from payment_demo_refund where payment_id = $1', [id])).rowCount
const titles = async (who: TestPerson) => (await who.call(notices.board)).data.map(({ title }) => title)

test('over the limit nothing moves, the person is told nothing, and the house sees who asked for what and why', async () => {
  const { ida, payment, asked, id } = await waiting()
  expect(asked).toMatchObject({ status: 409, problem: { code: 'awaits_approval' } })
  expect(asked.problem.reasons).toBeUndefined()
  expect([await owns(ida), await paidBack(payment)]).toEqual([{ free_seconds: 300, paid_seconds: 2700 }, 0])
  expect((await titles(ida)).filter((title) => title.includes('went back'))).toEqual([])
  const [seen] = (await open(all.second)).filter((one) => one.id === id)
  expect(seen).toMatchObject({
    act: 'refund',
    amount: 5699,
    person: { username: ida.username },
    subject_id: payment,
    reason: 'A long outage.',
    asked_by: { username: all.first.username },
    state: 'asked',
    may: ['approve', 'decline'],
  })
  const heap = async (who: TestPerson) =>
    (await who.call(overview.show)).data.waits.find((one) => one.heap === 'approvals')?.count ?? 0
  expect(await heap(all.second)).toBeGreaterThan(0)
  expect([await heap(all.first), await heap(all.moderator)]).toEqual([0, 0])
  await withdraw(all.first, id)
})

test('another one approves, it is done once by the act’s own rules, and whoever asked is told', async () => {
  const { ida, payment, id } = await waiting()
  const done = await approve(all.second, id, 'approve-it-once')
  expect(done.data).toMatchObject({ state: 'done', decided_by: { username: all.second.username }, may: [] })
  expect([await owns(ida), await paidBack(payment)]).toEqual([{ free_seconds: 0, paid_seconds: 0 }, 1])
  expect((await approve(all.second, id, 'approve-it-once')).data).toMatchObject({ state: 'done' })
  expect((await approve(all.second, id)).problem).toMatchObject({
    code: 'wrong_state',
    reasons: { detail: { code: 'approval_decided', values: { name: all.second.username } } },
  })
  await house.features.approvals.settleDue()
  expect(await paidBack(payment)).toBe(1)
  expect(await titles(ida)).toContain('$56.99 went back to you')
  expect(await titles(all.first)).toContain(`${all.second.username} approved what you asked for, and it is done`)
  const log = (await all.first.call(audit.log, { query: { about: id } })).data
  expect(log.map(({ action, actor }) => [action, actor?.id])).toEqual([
    ['approval.do', all.second.id],
    ['approval.approve', all.second.id],
    ['approval.ask', all.first.id],
  ])
  const { rows } = await house.database.pool.query(
    `select actor_id from audit where action = 'payments.refund' and subject_id = $1`,
    [payment],
  )
  expect(rows).toEqual([{ actor_id: all.first.id }])
})

test('left half-way by a node that died, it is taken up again and happens once', async () => {
  const { payment, id } = await waiting()
  await approve(all.second, id)
  await house.database.pool.query(
    `update approval set state = 'approved', ended_at = null, taken_until = $2 where id = $1`,
    [id, new Date(house.clock.now() + 60_000)],
  )
  const stateOf = async () => (await house.database.pool.query('select state from approval where id = $1', [id])).rows
  await house.features.approvals.settleDue()
  expect(await stateOf()).toEqual([{ state: 'approved' }])
  await house.clock.advance(60_000)
  await house.features.approvals.settleDue()
  expect(await stateOf()).toEqual([{ state: 'done' }])
  expect(await paidBack(payment)).toBe(1)
})

test('nobody approves their own, nor whose work it is not', async () => {
  const { ida, id } = await waiting()
  expect((await approve(all.first, id)).problem).toMatchObject({
    code: 'wrong_role',
    reasons: { detail: { code: 'approval_own' } },
  })
  expect((await decline(all.first, id)).problem.code).toBe('wrong_role')
  expect((await approve(all.moderator, id)).problem.code).toBe('not_found')
  expect((await approve(all.editor, id)).problem.code).toBe('wrong_role')
  expect((await withdraw(all.second, id)).problem.code).toBe('not_yours')
  expect((await open(all.moderator)).filter((one) => one.id === id)).toEqual([])
  expect(await owns(ida)).toMatchObject({ paid_seconds: 2700 })
  await withdraw(all.first, id)
})

test('asked for twice it is one request, also by somebody else, who is told whose it is', async () => {
  const { payment, id } = await waiting()
  expect(requestOf(await refund(all.first, payment, 'the-same-again'))).toBe(id)
  expect((await refund(all.second, payment)).problem.reasons?.detail).toEqual({
    code: 'approval_asked',
    values: { name: all.first.username },
  })
  await approve(all.second, id)
  expect((await refund(all.first, payment)).problem.reasons?.detail).toEqual({ code: 'nothing_unused' })
})

test('a key that brought a request which has ended brings no other one', async () => {
  const payment = await buy(await client(house))
  const id = requestOf(await refund(all.first, payment, 'one-key-one-request'))
  await withdraw(all.first, id)
  expect((await refund(all.first, payment, 'one-key-one-request')).problem.reasons?.detail).toEqual({
    code: 'approval_over',
  })
  expect(requestOf(await refund(all.first, payment))).not.toBe(id)
})

test('of two who decide at once one has it, and the other is told whose it was', async () => {
  const { payment, id } = await waiting()
  const third = (await desks(house)).second
  const answers = await Promise.all([approve(all.second, id), decline(third, id), approve(third, id)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const [one] = (await past(all.first)).filter((request) => request.id === id)
  for (const { problem } of answers.filter(({ status }) => status !== 200))
    expect(problem.reasons?.detail).toEqual({ code: 'approval_decided', values: { name: one!.decided_by!.username } })
  expect(await paidBack(payment)).toBe(one!.state === 'done' ? 1 : 0)
})

test('declined or taken back it never happens, and whoever asked reads why', async () => {
  const [declined, withdrawn] = [await waiting(), await waiting()]
  expect((await decline(all.second, declined.id, 'They had used it.')).data).toMatchObject({
    state: 'declined',
    words: 'They had used it.',
  })
  expect(await titles(all.first)).toContain(`${all.second.username} declined what you asked for`)
  expect((await withdraw(all.first, withdrawn.id)).data).toMatchObject({ state: 'withdrawn' })
  for (const { id, ida, payment } of [declined, withdrawn]) {
    expect((await approve(all.second, id)).problem.code).toBe('wrong_state')
    await house.features.approvals.settleDue()
    expect([await owns(ida), await paidBack(payment)]).toEqual([{ free_seconds: 300, paid_seconds: 2700 }, 0])
  }
})

test('where it is not possible any more it says why, and nothing is half done', async () => {
  const ida = await client(house)
  const payment = await buy(ida, 'disputed')
  const id = requestOf(await refund(all.first, payment))
  await house.features.payments.lookForDisputed()
  expect((await approve(all.second, id)).data).toMatchObject({ state: 'failed', failed: { code: 'payment_disputed' } })
  expect(await paidBack(payment)).toBe(0)
  expect(await titles(all.first)).toContain('What you asked for was approved and could not be done')
})

test('whoever asked and has another role by now does it no more', async () => {
  const asker = (await desks(house)).second
  const payment = await buy(await client(house))
  const id = requestOf(await refund(asker, payment))
  await setPerson(house, asker.id, { admin_role: 'content' })
  expect((await approve(all.second, id)).data).toMatchObject({
    state: 'failed',
    failed: { code: 'approval_asker_gone' },
  })
  expect(await paidBack(payment)).toBe(0)
})

test('nobody decides on it for a week: it ends, and whoever asked is told', async () => {
  const { payment, id } = await waiting()
  await house.clock.advance(7 * dayMs - 1)
  await house.features.approvals.settleDue()
  const [first, second] = [await anew(house, all.first), await anew(house, all.second)]
  expect((await open(first)).map((one) => one.id)).toContain(id)
  await house.clock.advance(1)
  expect((await approve(second, id)).problem.reasons?.detail).toEqual({ code: 'approval_over' })
  await house.features.approvals.settleDue()
  expect((await past(first)).find((one) => one.id === id)).toMatchObject({ state: 'expired' })
  expect(await paidBack(payment)).toBe(0)
  expect(await titles(first)).toContain('Nobody decided on what you asked for in 7 days, so it ended')
})
