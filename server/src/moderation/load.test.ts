import { expect, test } from 'vitest'
import { moderation } from '@evenlight/contract/moderation'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'
import { pair } from '../../test/readings.ts'

const house = await openHouse()
const desk = await admin(house)
const [ours, theirs] = [await pair(house), await pair(house)]
const length = 10_000
const count = 12

/** So many messages that wait, each as long as may be. */
const hold = (of: typeof ours, name: string, piece: string) =>
  house.database.pool.query(
    `insert into message (id, client_id, reader_id, type, words, created_at, state)
     select 'msg_' || $3 || '_' || n, $1, $2, 'CLIENT', $4, $5::timestamptz + n * interval '1 second', 'waiting'
     from generate_series(1, $6::int) n`,
    [of.client.id, of.reader.id, name, piece.repeat(length / piece.length), new Date(house.clock.now()), count],
  )
/** What one look at all of them takes of the processor here, where the live messages are. */
const workOf = async () => {
  const since = process.threadCpuUsage()
  const { data } = await desk.call(moderation.queue, { query: { limit: '100' } })
  const { user, system } = process.threadCpuUsage(since)
  expect(data).toHaveLength(count)
  await house.database.pool.query(
    `update message set state = 'returned', returned_reason = 'Read.', decided_by = $1, decided_at = created_at
     where state = 'waiting'`,
    [desk.id],
  )
  return { work: user + system, data }
}

/** The least that five looks take, each at messages never looked at: one alone may meet a collection of garbage. */
const leastWorkOf = async (of: typeof ours, name: string, piece: string, marked: boolean) => {
  const looks: number[] = []
  while (looks.length < 5) {
    await hold(of, `${name}${looks.length}`, piece)
    const { work, data } = await workOf()
    expect((data[0]?.marks.length ?? 0) > 1).toBe(marked)
    looks.push(work)
  }
  return Math.min(...looks)
}

test('a page of messages made to be slow costs live messages no more than one of harmless ones', async () => {
  await leastWorkOf(ours, 'a', 'The cards are kind to you today, I would say. ', false)
  const usual = await leastWorkOf(ours, 'b', 'The cards are kind to you today, I would say! ', false)
  const slow = await leastWorkOf(theirs, 'c', 'find me on insta ', true)
  expect(slow).toBeLessThan(2 * usual)
})

test('a message is marked in as many places as can be looked at, and on from there', async () => {
  await hold(theirs, 'd', 'mail me at a@a.com. ')
  const [one] = (await workOf()).data
  expect(one?.marks).toHaveLength(50)
  expect(one?.marks.at(-1)?.to).toBeGreaterThan(length / 2)
})

test('a message is searched once: what was typed never changes', async () => {
  await hold(theirs, 'e', 'find me on insta ')
  const look = async () => (await desk.call(moderation.queue, { query: { limit: '100' } })).data[0]?.marks
  const found = await look()
  expect(found?.length).toBeGreaterThan(1)
  // As if it could change: the database refuses.
  await house.database.pool.query(`alter table message disable trigger user`)
  await house.database.pool.query(`update message set words = 'nothing' where state = 'waiting'`)
  expect(await look()).toEqual(found)
})
