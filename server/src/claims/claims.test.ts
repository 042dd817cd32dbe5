import { randomUUID } from 'node:crypto'
import { claimAnswerHours, claimDays, claims } from '@evenlight/contract/claims'
import { notices } from '@evenlight/contract/notices'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, signIn, type TestPerson } from '../../test/people.ts'
import { pair, pass, started, type Pair } from '../../test/readings.ts'
import { findBalances, findEarnings } from '../wallet/balances.ts'

const house = await openHouse()
const hourMs = 3_600_000

/** A reading of a minute free and two paid, in which the reader spoke. */
const counted = async (people?: Pair) => {
  const two = people ?? (await pair(house, { free_seconds: 60, paid_seconds: 600 }))
  const reading = await started(house, two, { continue_on_paid: true })
  const body = { chat_id: reading.id, client_msg_id: randomUUID(), body: 'Three cards.' }
  await two.reader.call(readings.write, { body })
  await pass(house, reading, 180_000)
  await two.client.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  return { id: reading.id, ...two }
}
type Counted = Awaited<ReturnType<typeof counted>>
const owns = (person: TestPerson) => findBalances(house.database.db, person.id, house.clock.now())
const earned = async (person: TestPerson) =>
  (await findEarnings(house.database.db, person.id, 0, house.clock.now() + 1)).cents
const ask = ({ id, client: who }: Counted, seconds_wanted = 120, text = 'Long silences.') =>
  who.call(claims.ask, { body: { session_id: id, cause: 'slow', seconds_wanted, text } })
const asked = async () => {
  const reading = await counted()
  return { ...reading, claim: (await ask(reading)).data.id }
}
const answer = (who: TestPerson, claim_id: string, body: object) =>
  who.call(claims.answer, { body: { claim_id, ...body } as never })
const receiptOf = async ({ id, client: who }: Pick<Counted, 'id' | 'client'>) =>
  (await who.call(readings.receipt, { params: { id } })).data
/** The same person, signed in anew: so much time has passed. */
const anew = async (who: TestPerson, role: 'CLIENT' | 'READER' | 'ADMIN'): Promise<TestPerson> => {
  const { access } = await signIn(house, { id: who.id, role })
  return { ...who, token: access, call: (route, args) => house.call(route, args, access) }
}
const waiting = async (who: TestPerson) => {
  const { data } = await who.call(claims.index, { query: { waits: 'me' } })
  return data.map(({ id }) => id)
}

test('what the reader offers and the client accepts goes back, paid time first, and the reader earns less', async () => {
  const { claim, reader: mara, client: ida, id } = await asked()
  expect(await owns(ida)).toEqual({ free_seconds: 0, paid_seconds: 480 })
  expect(await earned(mara)).toBe(96)
  expect(await waiting(mara)).toEqual([claim])
  const offered = await answer(mara, claim, { action: 'offer', seconds: 130, as: 'paid' })
  expect(offered.data).toMatchObject({ state: 'offered', waits_for: 'client', offer: { seconds: 130, as: 'paid' } })
  expect([await waiting(mara), await waiting(ida)]).toEqual([[], [claim]])
  const { data } = await answer(ida, claim, { action: 'accept' })
  expect(data).toMatchObject({ state: 'accepted', waits_for: null, granted_seconds: 130, returnable_seconds: 50 })
  expect(await owns(ida)).toEqual({ free_seconds: 10, paid_seconds: 600 })
  expect(await earned(mara)).toBe(0)
  expect((await receiptOf({ id, client: ida })).returns).toMatchObject([
    { paid_seconds: 120, free_seconds: 10, cause: 'claim' },
  ])
  expect((await answer(ida, claim, { action: 'accept' })).problem.code).toBe('wrong_state')
})

test('paid time comes back as free time only because the client accepts it', async () => {
  const { claim, reader: mara, client: ida } = await asked()
  await answer(mara, claim, { action: 'offer', seconds: 120, as: 'free' })
  await answer(ida, claim, { action: 'accept' })
  expect(await owns(ida)).toEqual({ free_seconds: 120, paid_seconds: 480 })
})

test('a reader who does not answer in a day has let the admins decide', async () => {
  const { claim, reader } = await asked()
  const one = await admin(house)
  expect((await answer(one, claim, { action: 'approve', seconds: 60 })).problem.code).toBe('wrong_state')
  await house.clock.advance(claimAnswerHours * hourMs - 1)
  const [desk, mara] = [await anew(one, 'ADMIN'), await anew(reader, 'READER')]
  expect(await waiting(desk)).not.toContain(claim)
  await house.clock.advance(1)
  expect(await waiting(desk)).toContain(claim)
  expect((await answer(mara, claim, { action: 'offer', seconds: 1, as: 'paid' })).problem.code).toBe('wrong_state')
  const { data } = await answer(desk, claim, { action: 'approve', seconds: 60, reason: 'Six silences of ten seconds.' })
  expect(data).toMatchObject({ state: 'approved', granted_seconds: 60, may_appeal: true })
  const { rows } = await house.database.pool.query('select actor_id, reason from audit where subject_id = $1', [claim])
  expect(rows).toEqual([{ actor_id: desk.id, reason: 'Six silences of ten seconds.' }])
})

test('what the reader declines goes on to the admins, and what they decline may be appealed once', async () => {
  const { claim, reader: mara, client: ida } = await asked()
  const desk = await admin(house)
  expect((await answer(mara, claim, { action: 'decline', reason: 'I laid cards.' })).data).toMatchObject({
    state: 'open',
    waits_for: 'admin',
    reader_words: 'I laid cards.',
  })
  expect((await answer(desk, claim, { action: 'decline', reason: 'The clock stood.' })).data.state).toBe('declined')
  const appealed = await answer(ida, claim, { action: 'appeal', reason: 'Look at the second minute.' })
  expect(appealed.data).toMatchObject({ state: 'open', waits_for: 'admin', may_appeal: false })
  await answer(desk, claim, { action: 'approve', seconds: 120 })
  expect(await owns(ida)).toEqual({ free_seconds: 0, paid_seconds: 600 })
  expect((await answer(ida, claim, { action: 'appeal', reason: 'More.' })).problem.code).toBe('wrong_state')
})

test('an offer that is not enough goes to the admins by the appeal', async () => {
  const { claim, reader: mara, client: ida } = await asked()
  await answer(mara, claim, { action: 'offer', seconds: 10, as: 'free' })
  const { data } = await answer(ida, claim, { action: 'appeal', reason: 'It was all of it.' })
  expect(data).toMatchObject({ state: 'open', waits_for: 'admin', appeal: 'It was all of it.' })
})

test('never more goes back than was counted, by whatever way', async () => {
  const reading = await counted()
  expect((await ask(reading, 181)).problem).toMatchObject({
    code: 'bad_input',
    fields: { seconds_wanted: expect.any(String) },
  })
  const { data: claim } = await ask(reading, 180)
  const { client: ida, reader: mara } = reading
  const tooMuch = await answer(mara, claim.id, { action: 'offer', seconds: 181, as: 'paid' })
  expect(tooMuch.problem).toMatchObject({ code: 'bad_input', fields: { seconds: expect.any(String) } })
  await answer(mara, claim.id, { action: 'offer', seconds: 180, as: 'paid' })
  const part = await mara.call(claims.timeBack, { params: { id: reading.id }, body: { seconds: 100, reason: 'Slow.' } })
  expect(part.data).toEqual({ paid_seconds: 100, free_seconds: 0, returnable_seconds: 80 })
  const { data } = await answer(ida, claim.id, { action: 'accept' })
  expect(data).toMatchObject({ granted_seconds: 80, returnable_seconds: 0 })
  const again = await mara.call(claims.timeRefund, { body: { chat_id: reading.id, reason: 'All.' } })
  expect(again.problem.code).toBe('wrong_state')
  expect(await owns(ida)).toEqual({ free_seconds: 60, paid_seconds: 600 })
})

test('a reader or an admin gives back unasked, as it was paid, once a key', async () => {
  const reading = await counted()
  const [desk, { reader: mara, client: ida, id }] = [await admin(house), reading]
  const free = { params: { id }, body: { seconds: 30, reason: 'A gift.', as: 'free' as const }, key: 'give-it-once' }
  const twice = await Promise.all([1, 2].map(() => mara.call(claims.timeBack, free)))
  expect(twice.map(({ data }) => data)).toEqual(
    Array(2).fill({ free_seconds: 30, paid_seconds: 0, returnable_seconds: 150 }),
  )
  expect(await owns(ida)).toEqual({ free_seconds: 30, paid_seconds: 480 })
  const [notice] = (await ida.call(notices.unread)).data
  expect(notice).toMatchObject({ event: 'time_given', link: `/ongoing/${id}` })
  await desk.call(claims.timeRefund, { body: { chat_id: id, reason: 'It was cut off.' } })
  expect(await owns(ida)).toEqual({ free_seconds: 60, paid_seconds: 600 })
  expect(await earned(mara)).toBe(0)
  const lost = (await mara.call(notices.unread)).data.filter(({ event }) => event === 'decision')
  expect(lost).toMatchObject([{ body: 'It was cut off.', says: { code: 'time_taken_back', values: { days: 30 } } }])
  expect((await receiptOf(reading)).returns).toMatchObject([
    { by: 'reader' },
    { by: 'admin', cause: 'given', reason: 'It was cut off.' },
  ])
  const stranger = await reader(house)
  for (const [call, args] of [
    [claims.timeBack, { params: { id }, body: { seconds: 1, reason: 'x' } }],
    [claims.timeRefund, { body: { chat_id: id, reason: 'x' } }],
  ] as const)
    expect((await stranger.call(call, args as never)).problem.code).toBe('not_found')
})

test('one claim a reading, within its days, by its client, without a way to meet elsewhere', async () => {
  const reading = await counted()
  expect((await ask(reading, 10, 'Call me at ida@example.com')).problem.code).toBe('contact_details')
  expect((await ask({ ...reading, client: await client(house) })).problem.code).toBe('not_found')
  const both = await Promise.all([ask(reading), ask(reading)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const late = await counted()
  await house.clock.advance(claimDays * 24 * hourMs + 1)
  expect((await ask({ ...late, client: await anew(late.client, 'CLIENT') })).problem.code).toBe('wrong_state')
})

test('a claim is seen by its two people and the admins alone', async () => {
  const { claim, reader: mara, client: ida } = await asked()
  const seen = async (who: TestPerson) => (await who.call(claims.index)).data.map(({ id }) => id)
  for (const who of [ida, mara, await admin(house)]) expect(await seen(who)).toContain(claim)
  for (const who of [await client(house), await reader(house)]) expect(await seen(who)).toEqual([])
})
