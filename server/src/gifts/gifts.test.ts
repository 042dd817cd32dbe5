import { gifts } from '@evenlight/contract/gifts'
import { readings } from '@evenlight/contract/readings'
import { wallet } from '@evenlight/contract/wallet'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, reader, signIn, type TestPerson } from '../../test/people.ts'
import { pair, pass, started } from '../../test/readings.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse()
const dayMs = 86_400_000
/** What holds until the house sets something else. */
const giftMinutesADay = { READER: 10, ADMIN: 60 }

const asked = async () => {
  const people = await pair(house)
  const body = { reader_id: people.reader.id, channel: 'chat' as const }
  const { id } = (await people.client.call(readings.request, { body })).data
  return { id, ...people }
}
const give = (who: TestPerson, id: string, seconds: number, key?: string, call: 'giveFree' | 'givePaid' = 'giveFree') =>
  who.call(gifts[call], { params: { id }, body: { seconds, reason: 'For the wait.' }, ...(key && { key }) })
const owns = ({ id }: TestPerson) => findBalances(house.database.db, id, house.clock.now())

test('a reader gives free time to the client of their reading, with a reason that stands in the statement and the audit', async () => {
  const { id, client: ida, reader: mara } = await asked()
  const { status, data } = await give(mara, id, 120)
  expect([status, data.left_seconds]).toEqual([201, giftMinutesADay.READER * 60 - 120])
  expect(await owns(ida)).toEqual({ free_seconds: 720, paid_seconds: 0 })
  const [line] = (await ida.call(wallet.statement, { query: {} })).data
  expect(line).toMatchObject({ cause: 'gift', subject_id: id, reason: 'For the wait.', free_seconds: 120 })
  const { rows } = await house.database.pool.query('select actor_id, reason, detail from audit where subject_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ actor_id: mara.id, reason: 'For the wait.', detail: { client_id: ida.id, seconds: 120 } }])
})

test('the reason, which the client reads, holds no contact details', async () => {
  const { id, client: ida, reader: mara } = await asked()
  const body = { seconds: 60, reason: 'Write to mara@example.org' }
  expect((await mara.call(gifts.giveFree, { params: { id }, body })).problem).toMatchObject({
    code: 'contact_details',
    reasons: { fields: { reason: { code: 'no_contact_details' } } },
  })
  expect(await owns(ida)).toMatchObject({ free_seconds: 600 })
})

test('a day has so much to give, however many try at once, and the next day begins anew', async () => {
  const { id, client: ida, reader: mara } = await asked()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => give(mara, id, 120, `gift-number-${at}`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(giftMinutesADay.READER / 2)
  expect(answers.find(({ problem }) => problem)?.problem).toMatchObject({ code: 'limit_reached' })
  expect(await owns(ida)).toMatchObject({ free_seconds: 600 + giftMinutesADay.READER * 60 })
  expect((await mara.call(gifts.left)).data.left_seconds).toBe(0)
  await house.clock.advance(dayMs)
  const { access } = await signIn(house, { id: mara.id, role: 'READER' })
  expect((await house.call(gifts.left, {}, access)).data.left_seconds).toBe(giftMinutesADay.READER * 60)
})

test('an admin gives paid time, too, out of one cap for both', async () => {
  const { id, client: ida } = await asked()
  const desk = await admin(house)
  await give(desk, id, 1800, 'paid-time-once', 'givePaid')
  await give(desk, id, 1800, 'paid-time-once', 'givePaid')
  expect(await owns(ida)).toEqual({ free_seconds: 600, paid_seconds: 1800 })
  expect((await give(desk, id, 1801)).problem.code).toBe('limit_reached')
  expect((await give(desk, id, 1800)).data.left_seconds).toBe(0)
})

test('in the room a gift lets the clock go on, and stands in its line and on the receipt as what it is', async () => {
  const reading = await started(house, await pair(house, { free_seconds: 60 }))
  await pass(house, reading, 64_000)
  const { client: ida, reader: mara } = reading.people
  const seen = async () => (await ida.call(readings.mine)).data[0]!
  expect((await seen()).clock).toMatchObject({ stopped_by: ['ask_paid'], free_seconds_left: 0 })
  await give(mara, reading.id, 120)
  const { clock, events } = await seen()
  expect(clock).toMatchObject({ running: true, left_of: 'free', free_seconds_left: 120 })
  expect(events.map(({ what }) => what)).toEqual(expect.arrayContaining(['stopped', 'resumed']))
  expect(events.find(({ what }) => what === 'time_given')).toMatchObject({ who: 'reader', seconds: 120 })
  const receipt = (await ida.call(readings.end, { body: { chat_id: reading.id } })).data
  expect(receipt.timeline.find(({ what }) => what === 'time_given')).toMatchObject({ who: 'reader', seconds: 120 })
  reading.close()
})

test('a gift for a past reading is no moment of the open one, but lets its clock go on', async () => {
  const people = await pair(house, { free_seconds: 60 })
  const before = await started(house, people)
  await pass(house, before, 4000)
  await people.client.call(readings.end, { body: { chat_id: before.id } })
  before.close()
  const reading = await started(house, { client: people.client, reader: (await pair(house)).reader })
  await give(people.reader, before.id, 120)
  const { clock, events } = (await people.client.call(readings.mine)).data[0]!
  expect(clock.free_seconds_left).toBeGreaterThan(120)
  expect(events.map(({ what }) => what)).not.toContain('time_given')
  reading.close()
})

test('nobody gives to the client of a reading that is not theirs', async () => {
  const { id, reader: mara } = await asked()
  expect((await give(await reader(house), id, 60)).problem.code).toBe('not_found')
  expect((await give(mara, id, 60, undefined, 'givePaid')).problem.code).toBe('wrong_role')
})
