import { claims } from '@evenlight/contract/claims'
import { points } from '@evenlight/contract/points'
import { readings } from '@evenlight/contract/readings'
import { testimonials } from '@evenlight/contract/testimonials'
import { wallet } from '@evenlight/contract/wallet'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { client, signIn, type TestPerson } from '../../test/people.ts'
import { earnPoints } from '../../test/points.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import { findBalances } from '../wallet/public.ts'

const house = await openHouse()
const dayMs = 86_400_000

const listed = async (who: TestPerson) => (await who.call(points.own)).data
const redeem = (who: TestPerson, key?: string, wanted = 100) =>
  who.call(points.redeem, { body: { points: wanted }, ...(key && { key }) })
const earn = (who: TestPerson, reviews?: number) =>
  earnPoints(house.database, { clientId: who.id, now: house.clock.now(), ...(reviews && { reviews }) })
const owns = ({ id }: TestPerson) => findBalances(house.database.db, id, house.clock.now())

/** The same person, signed in anew: so much time has passed. */
const later = async (who: TestPerson, role: 'CLIENT' | 'READER' = 'CLIENT'): Promise<TestPerson> => {
  const { access } = await signIn(house, { id: who.id, role })
  return { ...who, token: access, call: (route, args) => house.call(route, args, access) }
}

/** A reading of so many paid seconds between the two, and its review. */
const reviewed = async (ida: TestPerson, mara: TestPerson, { seconds = 300, stars = 5 } = {}) => {
  const reading = await started(house, { client: ida, reader: mara }, { continue_on_paid: true })
  await mara.call(readings.write, {
    body: { chat_id: reading.id, client_msg_id: `hello-${reading.id}`, body: 'Hello.' },
  })
  await pass(house, reading, seconds * 1000)
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  const { data } = await ida.call(testimonials.write, { body: { session_id: reading.id, stars } })
  return { id: reading.id, points: data.points }
}

test('a review of five paid minutes earns the same for one star and for five, once a reader in thirty days', async () => {
  const [ida, toma] = [await client(house, { paid_seconds: 3600 }), await client(house, { paid_seconds: 3600 })]
  const mara = await onlineReader(house)
  expect((await reviewed(ida, mara, { seconds: 298 })).points).toBeUndefined()
  const first = await reviewed(ida, mara, { stars: 1 })
  expect(first.points).toBe(25)
  expect((await reviewed(toma, mara, { stars: 5 })).points).toBe(25)
  const [same, reader] = [await later(ida), await later(mara, 'READER')]
  expect((await reviewed(same, reader)).points).toBeUndefined()
  const again = { session_id: first.id, stars: 1, text: 'Words, later.' }
  expect((await same.call(testimonials.write, { body: again })).data.points).toBeUndefined()
  expect(await listed(same)).toMatchObject([
    { what: 'earned', points: 25, chat_id: first.id, reader_id: mara.id, reader_name: mara.username },
  ])
  expect((await same.call(wallet.statement, { query: {} })).data.map(({ cause }) => cause)).not.toContain('points')
})

test('points fall away when the time that earned them goes back, and come no further', async () => {
  const [ida, mara] = [await client(house, { paid_seconds: 3600 }), await onlineReader(house)]
  const { id } = await reviewed(ida, mara, { seconds: 310 })
  const back = (seconds: number) => mara.call(claims.timeBack, { params: { id }, body: { seconds, reason: 'Slow.' } })
  await back(10)
  expect((await listed(ida)).map(({ what }) => what)).toEqual(['earned'])
  await back(1)
  expect(await listed(ida)).toMatchObject([
    { what: 'fell_away', points: -25, chat_id: id, reader_id: mara.id },
    { what: 'earned', points: 25 },
  ])
  await back(100)
  expect(await listed(ida)).toHaveLength(2)
  // What fell away counts no more: another reading with the same reader may be rewarded.
  expect((await reviewed(ida, mara)).points).toBe(25)
})

test('what was redeemed before its time went back is paid by the next points', async () => {
  const [ida, mara] = [await client(house, { paid_seconds: 3600 }), await onlineReader(house)]
  const { id } = await reviewed(ida, mara)
  await earn(ida, 3)
  expect((await redeem(ida)).data).toEqual({ points: 0, free_seconds: 300 })
  await mara.call(claims.timeRefund, { body: { chat_id: id, reason: 'It was cut off.' } })
  expect(await listed(ida)).toHaveLength(5)
  await house.clock.advance(31 * dayMs)
  await earn(ida, 1)
  expect((await listed(await later(ida))).slice(0, 2)).toMatchObject([
    { what: 'fell_away', chat_id: id },
    { what: 'earned' },
  ])
})

test('thirty days have a hundred points, and after them there are more', async () => {
  const ida = await client(house)
  await earn(ida, 6)
  expect(await listed(ida)).toHaveLength(4)
  await house.clock.advance(30 * dayMs)
  await earn(ida, 6)
  expect(await listed(await later(ida))).toHaveLength(8)
})

test('a hundred points are five free minutes, with a line of their own; half as many are none', async () => {
  const ida = await client(house)
  await earn(ida, 2)
  expect((await redeem(ida)).problem).toMatchObject({
    code: 'wrong_state',
    reasons: { detail: { code: 'points_short' } },
  })
  await earn(ida, 2)
  expect((await redeem(ida, undefined, 50)).problem).toMatchObject({
    code: 'bad_input',
    reasons: { fields: { points: { code: 'not_on_offer' } } },
  })
  const { status, data } = await redeem(ida)
  expect([status, data]).toEqual([201, { points: 0, free_seconds: 300 }])
  expect(await owns(ida)).toEqual({ paid_seconds: 0, free_seconds: 300 })
  expect((await ida.call(wallet.lots)).data).toMatchObject([{ source: 'points', seconds: 300, kind: 'free' }])
  const [line] = (await ida.call(wallet.statement, { query: { kind: 'given' } })).data
  expect(line).toMatchObject({ cause: 'points', free_seconds: 300, free_seconds_after: 300, amount_cents: 0 })
  expect((await listed(ida))[0]).toMatchObject({ what: 'redeemed', points: -100, free_seconds: 300 })
})

test('64 at once redeem once, with one key or with many, and each of one key hears the same', async () => {
  for (const keyOf of [() => 'redeem-just-once', (n: number) => `redeem-number-${n}`]) {
    const ida = await client(house)
    await earn(ida)
    const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => redeem(ida, keyOf(n))))
    const done = answers.filter(({ status }) => status === 201)
    expect(done.every(({ data }) => data.points === 0)).toBe(true)
    if (keyOf(1) !== keyOf(2)) expect(done).toHaveLength(1)
    expect(await owns(ida)).toMatchObject({ free_seconds: 300 })
    expect((await listed(ida)).filter(({ what }) => what === 'redeemed')).toHaveLength(1)
  }
})

test('of two reviews at once each is rewarded by itself, and never both beyond the month’s points', async () => {
  const ida = await client(house)
  await Promise.all(Array.from({ length: 16 }, () => earn(ida, 1)))
  expect(await listed(ida)).toHaveLength(4)
})

test('in the room redeemed minutes let the clock go on', async () => {
  const [ida, mara] = [await client(house, { free_seconds: 60 }), await onlineReader(house)]
  await earn(ida)
  const reading = await started(house, { client: ida, reader: mara })
  await pass(house, reading, 64_000)
  const seen = async () => (await ida.call(readings.mine)).data[0]!.clock
  expect(await seen()).toMatchObject({ stopped_by: ['ask_paid'], free_seconds_left: 0 })
  await redeem(ida)
  expect(await seen()).toMatchObject({ running: true, left_of: 'free', free_seconds_left: 300 })
  reading.close()
})

test('a page of points goes on where the last one ended', async () => {
  const ida = await client(house)
  await earn(ida)
  const first = await ida.call(points.own, { query: { limit: '3' } })
  const second = await ida.call(points.own, { query: { limit: '3', after: first.next! } })
  expect([...first.data, ...second.data]).toEqual(await listed(ida))
  expect(second.next).toBeNull()
})
