import fc from 'fast-check'
import { readings } from '@evenlight/contract/readings'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import type { TestPerson } from '../../test/people.ts'
import { phonePair, ringing } from '../../test/phones.ts'
import { openTwilio, type Callback } from '../../test/twilio.ts'
import { findBalances } from '../wallet/balances.ts'

const twilio = await openTwilio()
afterAll(twilio.close)
const house = await openHouse({ carrier: twilio.account, url: 'https://evenlight.test' })
twilio.state.nowMs = house.clock.now
beforeEach(() => {
  twilio.state.fault = 'none'
  twilio.state.on = /./
})

const { lookAtDue } = house.features.phone
const tellAll = async (callbacks: Callback[]) => {
  for (const one of callbacks) expect((await twilio.tell(house, one)).statusCode).toBe(204)
  await house.jobs.drain()
}
const receiptOf = async (person: TestPerson, id: string) =>
  (await person.call(readings.receipt, { params: { id } })).data
const paidOf = async (person: TestPerson) =>
  (await findBalances(house.database.db, person.id, house.clock.now())).paid_seconds
const stateOf = async (person: TestPerson) => (await person.call(readings.mine)).data[0]

/** Both pick up and press a key, five seconds one after the other; told as it happens. */
const connected = async (people: Awaited<ReturnType<typeof phonePair>>, asked = {}) => {
  const { id, calls } = await ringing(house, twilio, people, asked)
  await house.clock.advance(8000)
  await twilio.press(house, calls[0])
  await tellAll([twilio.ofRoom(id, 'participant-join', house.clock.now(), calls[0])])
  await house.clock.advance(5000)
  await twilio.press(house, calls[1])
  await tellAll([
    twilio.ofRoom(id, 'participant-join', house.clock.now(), calls[1]),
    twilio.ofRoom(id, 'conference-start', house.clock.now()),
  ])
  return { id, calls, metMs: house.clock.now() }
}

test('both telephones ring with the house’s number, and the clock counts from both to the first who hangs up', async () => {
  const people = await phonePair(house, twilio)
  const { id, calls } = await connected(people)
  expect(calls.map(({ from }) => from)).toEqual([twilio.account.number, twilio.account.number])
  expect(new Set(calls.map(({ to }) => to)).size).toBe(2)
  const open = await stateOf(people.client)
  expect(open).toMatchObject({ state: 'open', clock: { running: true, free_seconds_left: 0 } })
  await house.clock.advance(100_000)
  expect((await stateOf(people.client))!.clock.paid_seconds_used).toBe(100)
  twilio.end(calls[0])
  await tellAll([twilio.ofRoom(id, 'participant-leave', house.clock.now(), calls[0])])
  await house.clock.advance(1000)
  expect(calls[1].status).toBe('completed')
  await tellAll([twilio.ofCall(calls[1], 'completed', house.clock.now())])
  const receipt = await receiptOf(people.client, id)
  expect(receipt).toMatchObject({
    state: 'settled',
    channel: 'phone',
    free_seconds: 0,
    paid_seconds: 100,
    ended_by: 'client',
  })
  expect(receipt.timeline.map(({ what }) => what)).toEqual([
    'requested',
    'accepted',
    'joined',
    'joined',
    'started',
    'ended',
  ])
  expect(await paidOf(people.client)).toBe(500)
})

/** A call that is over before anything of it is told: then it is told in this order, some of it never and some of it twice. */
const toldLate = async (order: number[], lost: number) => {
  const people = await phonePair(house, twilio)
  const { id, calls } = await ringing(house, twilio, people)
  await house.clock.advance(4000)
  await twilio.press(house, calls[0])
  await house.clock.advance(3000)
  await twilio.press(house, calls[1])
  await house.clock.advance(90_000)
  twilio.end(calls[1])
  twilio.end(calls[0], 'completed', house.clock.now() + 1000)
  await house.clock.advance(2000)
  const story = twilio.storyOf(calls)
  await tellAll(order.filter((at) => !(lost & (1 << at))).map((at) => story[at]!))
  for (let turn = 0; turn < 3; turn++) {
    await house.clock.advance(10_000)
    await lookAtDue()
    await house.jobs.drain()
  }
  return { receipt: await receiptOf(people.client, id), people }
}
test('callbacks in any order, twice or never: the same bill', async () => {
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 })
  // What says that the two met is not lost altogether: it could be asked while they talked, and not afterwards.
  const losses = fc.nat(127).filter((lost) => (lost & 0b100) === 0 || (lost & 0b11) === 0)
  await fc.assert(
    fc.asyncProperty(orders, fc.array(fc.nat(6), { maxLength: 3 }), losses, async (order, again, lost) => {
      const { receipt } = await toldLate([...order, ...again], lost)
      expect(receipt).toMatchObject({ state: 'settled', free_seconds: 0, paid_seconds: 90 })
    }),
    { numRuns: 12 },
  )
})

test('the end that was never told is found by asking, and billed to the second it was', async () => {
  const people = await phonePair(house, twilio)
  const { id, calls } = await connected(people)
  await house.clock.advance(61_000)
  await lookAtDue()
  await house.clock.advance(29_000)
  calls.forEach((call) => twilio.end(call))
  await house.clock.advance(200_000)
  await lookAtDue()
  expect(await receiptOf(people.client, id)).toMatchObject({ state: 'settled', paid_seconds: 90 })
})

test('a telephone that rings in vain costs nothing, and the other one is let go', async () => {
  const people = await phonePair(house, twilio)
  const { id, calls } = await ringing(house, twilio, people)
  await twilio.press(house, calls[1])
  await tellAll([twilio.ofRoom(id, 'participant-join', house.clock.now(), calls[1])])
  await house.clock.advance(30_000)
  twilio.end(calls[0], 'no-answer')
  await tellAll([twilio.ofCall(calls[0], 'no-answer', house.clock.now())])
  expect(calls[1].status).toBe('completed')
  await tellAll([twilio.ofCall(calls[1], 'completed', house.clock.now())])
  expect(await stateOf(people.client)).toBeUndefined()
  expect(await receiptOf(people.client, id)).toMatchObject({ state: 'withdrawn', paid_seconds: 0 })
  expect(await paidOf(people.client)).toBe(600)
})

test('what is held ends the call, and not a second is billed beyond it', async () => {
  const people = await phonePair(house, twilio, { paid_seconds: 600, free_seconds: 0 })
  const { id, calls } = await connected(people, { limit_seconds: 120 })
  expect(calls[0].timeLimit).toBe(240)
  await house.clock.advance(119_000)
  await lookAtDue()
  expect((await stateOf(people.reader))!.clock.running).toBe(true)
  await house.clock.advance(2000)
  await lookAtDue()
  await house.jobs.drain()
  expect(calls.map(({ status }) => status)).toEqual(['completed', 'completed'])
  expect(await receiptOf(people.client, id)).toMatchObject({ paid_seconds: 120, ended_by: 'limit_reached' })
})

test('who ends it in the room hangs up both, and is billed up to then; where the carrier is silent, to what is proven', async () => {
  const people = await phonePair(house, twilio)
  const first = await connected(people)
  await house.clock.advance(70_000)
  const { data } = await people.client.call(readings.end, { body: { chat_id: first.id } })
  expect(data).toMatchObject({ paid_seconds: 70, ended_by: 'client' })
  await house.jobs.drain()
  expect(first.calls.map(({ status }) => status)).toEqual(['completed', 'completed'])

  const others = await phonePair(house, twilio)
  const second = await connected(others)
  await house.clock.advance(40_000)
  await lookAtDue()
  await house.clock.advance(25_000)
  twilio.state.fault = 'silent'
  const ended = await others.client.call(readings.end, { body: { chat_id: second.id } })
  expect(ended.data).toMatchObject({ paid_seconds: 40, ended_by: 'client' })
})

test('nobody makes the clock stand while they talk', async () => {
  const people = await phonePair(house, twilio)
  const { id } = await connected(people)
  for (const action of ['standby', 'top_up'] as const) {
    const { problem } = await people.client.call(readings.update, { body: { chat_id: id, action } })
    expect(problem).toMatchObject({ code: 'wrong_state', reasons: { detail: { code: 'by_phone' } } })
  }
})

test('what Twilio did not sign is not heard, nor what it signed for another address', async () => {
  const people = await phonePair(house, twilio)
  const { id, calls } = await ringing(house, twilio, people)
  const join = twilio.ofRoom(id, 'participant-join', house.clock.now(), { ...calls[0], label: 'client' })
  expect((await twilio.tell(house, join, 'another token altogether')).statusCode).toBe(404)
  const moved = await house.app.inject({
    method: 'POST',
    url: `${join.path}?leg=leg_of_another`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'AAAA' },
    payload: new URLSearchParams(join.fields).toString(),
  })
  expect(moved.statusCode).toBe(404)
  const { rows } = await house.database.pool.query('select id from phone_event where reading_id = $1', [id])
  expect(rows).toEqual([])
})

test('nobody is rung twice, whatever becomes of the answer', async () => {
  const people = await phonePair(house, twilio)
  twilio.state.fault = 'silent'
  twilio.state.on = /^POST .*Calls\.json/
  const { id } = await ringing(house, twilio, people)
  twilio.state.fault = 'none'
  await house.jobs.drain()
  await house.features.phone.jobs[0]!.work({ reading_id: id })
  expect(twilio.calls.filter(({ statusCallback }) => statusCallback?.includes(id))).toEqual([])
  await house.clock.advance(61_000)
  await lookAtDue()
  expect(await receiptOf(people.client, id)).toMatchObject({ state: 'withdrawn', paid_seconds: 0 })
})

test('no number and no token is ever logged', () => {
  expect(house.logged()).not.toMatch(/2025550\d|the-token-of-the-account/)
})
