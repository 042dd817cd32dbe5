import { claims } from '@evenlight/contract/claims'
import { gifts } from '@evenlight/contract/gifts'
import { payments } from '@evenlight/contract/payments'
import { payouts } from '@evenlight/contract/payouts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { allAnew, anew, approve, counted, decline, desks, limitTo, open, requestOf } from '../../test/approvals.ts'
import { buy } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { bank, earnSome, approveNewest, make, owedReaders } from '../../test/payouts.ts'
import { admin, client, signIn, type TestPerson } from '../../test/people.ts'
import { closeNow } from '../../test/statements-made.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse({ demo: true })
const dayMs = 86_400_000
let all: Awaited<ReturnType<typeof desks>>
beforeAll(async () => {
  all = await desks(house)
  await limitTo(all.first, 'time', 100)
  await limitTo(all.first, 'payment', 5000)
  await limitTo(all.first, 'payout', 100)
})
beforeEach(async () => {
  all = await allAnew(house, all)
})
type Reading = Awaited<ReturnType<typeof counted>>
const owns = async ({ id }: TestPerson) => {
  const { free_seconds, paid_seconds } = await findBalances(house.database.db, id, house.clock.now())
  return free_seconds + paid_seconds
}

const reason = 'The line was bad.'
const claimOf = async ({ id, client: ida, reader: mara }: Reading) => {
  const body = { session_id: id, cause: 'slow' as const, seconds_wanted: 150, text: 'Long silences.' }
  const { data } = await ida.call(claims.ask, { body })
  await mara.call(claims.answer, { body: { claim_id: data.id, action: 'decline', reason: 'I was there.' } })
  return data.id
}
/** Each act that gives somebody time, as somebody of the house does it. */
const timeActs = {
  free_time: (who: TestPerson, { id }: Reading, seconds: number) =>
    who.call(gifts.giveFree, { params: { id }, body: { seconds, reason } }),
  paid_time: (who: TestPerson, { id }: Reading, seconds: number) =>
    who.call(gifts.givePaid, { params: { id }, body: { seconds, reason } }),
  time_back: (who: TestPerson, { id }: Reading, seconds: number) =>
    who.call(claims.timeBack, { params: { id }, body: { seconds, reason } }),
  all_time_back: async (who: TestPerson, reading: Reading, seconds: number) => {
    // What is left of three minutes is what the reader has not given back.
    const given = { seconds: 180 - seconds, reason }
    if (given.seconds > 0) await reading.reader.call(claims.timeBack, { params: { id: reading.id }, body: given })
    return who.call(claims.timeRefund, { body: { chat_id: reading.id, reason } })
  },
  claim: async (who: TestPerson, reading: Reading, seconds: number) => {
    const claim_id = await claimOf(reading)
    return who.call(claims.answer, { body: { claim_id, action: 'approve', seconds, reason } })
  },
}

test.each(Object.keys(timeActs) as (keyof typeof timeActs)[])(
  'time by %s: up to the limit it is done, over it another one approves it',
  async (name) => {
    const [small, large, desk] = [await counted(house), await counted(house), await admin(house)]
    all = await allAnew(house, all)
    expect((await timeActs[name](desk, small, 100)).status).toBeLessThan(300)
    const asked = await timeActs[name](desk, large, 101)
    expect(asked).toMatchObject({ status: 409, problem: { code: 'awaits_approval' } })
    const before = await owns(large.client)
    const [seen] = (await open(all.second)).filter(({ id }) => id === requestOf(asked))
    expect(seen).toMatchObject({ act: name, kind: 'time', amount: 101, person: { id: large.client.id } })
    // Whoever moderates may do each of these but for giving paid time.
    const decided = await approve(name === 'paid_time' ? all.second : all.moderator, requestOf(asked))
    expect(decided.data).toMatchObject({ state: 'done' })
    expect(await owns(large.client)).toBe(before + 101)
  },
)

test('who may not do the act can’t approve it: paid time is not a moderator’s', async () => {
  const { id } = await counted(house)
  all = await allAnew(house, all)
  const asked = await all.first.call(gifts.givePaid, { params: { id }, body: { seconds: 900, reason } })
  expect((await approve(all.moderator, requestOf(asked))).problem.code).toBe('not_found')
  expect((await open(all.moderator)).map((one) => one.id)).not.toContain(requestOf(asked))
  await decline(all.second, requestOf(asked))
})

test('what could not be done anyway is refused for that, and stands for nobody to approve', async () => {
  const reading = await counted(house)
  all = await allAnew(house, all)
  const { problem } = await all.first.call(gifts.giveFree, {
    params: { id: reading.id },
    body: { seconds: 200, reason: 'Write to mara@example.org' },
  })
  expect(problem.code).toBe('contact_details')
  expect((await timeActs.time_back(all.first, reading, 3000)).problem.code).not.toBe('awaits_approval')
  expect((await open(all.second)).filter(({ person }) => person?.id === reading.client.id)).toEqual([])
  expect((await all.first.call(gifts.left)).data.left_seconds).toBe(3600)
})

test('a reader gives their own, and asks nobody', async () => {
  const { id, client: ida, reader: mara } = await counted(house)
  const before = await owns(ida)
  expect((await mara.call(claims.timeBack, { params: { id }, body: { seconds: 150, reason } })).status).toBe(200)
  expect(await owns(ida)).toBe(before + 150)
})

test('many small ones count together: by one admin, for one person, within a day', async () => {
  const [desk, other, one, another] = [
    await admin(house),
    await admin(house),
    await counted(house),
    await counted(house),
  ]
  const give = (who: TestPerson, reading: Reading, seconds: number) => timeActs.free_time(who, reading, seconds)
  expect((await give(desk, one, 60)).status).toBe(201)
  expect((await timeActs.time_back(desk, one, 41)).problem.code).toBe('awaits_approval')
  expect((await give(desk, another, 60)).status).toBe(201)
  expect((await give(other, one, 60)).status).toBe(201)
  expect((await timeActs.time_back(desk, one, 40)).status).toBe(200)
  expect((await give(desk, one, 1)).problem.code).toBe('awaits_approval')
  await house.clock.advance(dayMs)
  expect((await give(await anew(house, desk), one, 100)).status).toBe(201)
})

test('of many at once no more than the limit goes by without a second one', async () => {
  const [desk, reading] = [await admin(house), await counted(house)]
  const answers = await Promise.all(Array.from({ length: 5 }, () => timeActs.free_time(desk, reading, 50)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
})

test('a held payment: declining asks nobody, approving one over the limit another admin', async () => {
  const [ida, nora] = [await client(house), await client(house)]
  const [one, other] = [await buy(ida, 'review'), await buy(nora, 'review')]
  const decide = (id: string, decision: 'approve' | 'decline') =>
    all.first.call(payments.decide, { params: { id }, body: { decision, reason: 'We know them.' } })
  const asked = await decide(one, 'approve')
  expect(asked.problem.code).toBe('awaits_approval')
  expect(await owns(ida)).toBe(0)
  expect((await approve(all.second, requestOf(asked))).data).toMatchObject({
    act: 'payment',
    state: 'done',
    amount: 5699,
  })
  expect(await owns(ida)).toBe(3000)
  expect((await decide(other, 'decline')).data.payment.state).toBe('declined')
  const { rows } = await house.database.pool.query(
    `select actor_id from audit where action = 'payments.approve' and subject_id = $1`,
    [one],
  )
  expect(rows).toEqual([{ actor_id: all.first.id }])
})

test('a held payment that was decided meanwhile is not decided again', async () => {
  const [ida, third] = [await client(house), await admin(house)]
  const id = await buy(ida, 'review')
  const body = { decision: 'approve' as const, reason: 'We know them.' }
  const asked = await all.first.call(payments.decide, { params: { id }, body })
  await third.call(payments.decide, { params: { id }, body: { ...body, decision: 'decline' } })
  expect((await approve(all.second, requestOf(asked))).data).toMatchObject({
    state: 'failed',
    failed: { code: 'done_already_by' },
  })
  expect(await owns(ida)).toBe(0)
})

test('a batch to pay out waits whole, is made once, and not with more in it than was approved', async () => {
  const { desk, pairs } = await owedReaders(house, [bank, bank])
  const second = await admin(house, { admin_role: 'money' })
  const batches = async (who: TestPerson) => (await who.call(payouts.list, { query: {} })).data
  const asked = await make(desk, 'csv')
  expect(asked.problem.code).toBe('awaits_approval')
  expect((await approve(second, requestOf(asked))).data).toMatchObject({ act: 'payout', state: 'done', amount: 192 })
  expect(await batches(desk)).toMatchObject([{ lines: 2, amount_cents: 192 }])
  expect((await make(desk, 'csv')).problem.reasons?.detail).toEqual({ code: 'nothing_to_pay' })

  for (const two of pairs) await earnSome(house, two)
  await closeNow(house)
  const later = await anew(house, desk)
  const readers = await Promise.all(
    pairs.map(async ({ reader }) => {
      const { access } = await signIn(house, { id: reader.id, role: 'READER' })
      return { ...reader, call: (route, args) => house.call(route, args, access) } as TestPerson
    }),
  )
  await approveNewest(later, readers.slice(0, 1))
  await limitTo(later, 'payout', 50)
  const one = await make(later, 'csv')
  await approveNewest(later, readers.slice(1))
  expect((await approve(await anew(house, second), requestOf(one))).data).toMatchObject({
    state: 'failed',
    failed: { code: 'approval_more' },
  })
  expect(await batches(later)).toHaveLength(1)
})
