import { expect, test } from 'vitest'
import { chats } from '@evenlight/contract/chats'
import { openHouse } from '../../test/house.ts'
import { tab } from '../../test/sockets.ts'
import { pair, pass, started, type Opened } from '../../test/sessions.ts'

const house = await openHouse()
const { pool } = house.database
const { live } = house.features.chats
await pool.query(
  `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`,
)

/** Lets the database refuse to write presence of one kind while `work` runs. */
const whileRefusing = async (what: 'insert' | 'update', work: () => Promise<unknown>) => {
  await pool.query(`create trigger refuse before ${what} on chat_presence for each row execute function refuse()`)
  await work().finally(() => pool.query('drop trigger refuse on chat_presence'))
}
const begin = async () => {
  const session = await started(house, await pair(house))
  await session.tabs.reader.say('chat:message', { chat_id: session.id, client_msg_id: 'good-evening', body: 'Hello.' })
  await pass(house, session, 60_000)
  return session
}
const used = async ({ people, id }: Opened) =>
  (await people.client.call(chats.clock, { query: { chat_id: id } })).data.free_seconds_used
const readers = async ({ id }: Opened) =>
  (
    await pool.query(
      `select from_ms, to_ms from chat_presence where chat_id = $1 and side = 'reader' order by from_ms`,
      [id],
    )
  ).rows

test('a coming that could not be written is written with the next beat', async () => {
  const session = await begin()
  await pass(house, session, 10_000, ['client'])
  await whileRefusing('insert', async () => {
    expect((await session.tabs.reader.beat(session.id)).problem?.status).toBe(500)
  })
  await pass(house, session, 30_000)
  expect(await used(session)).toBe(88)
  expect(await readers(session)).toHaveLength(2)
  session.close()
})

test('an end that could not be written is written later, and nothing is proven past it meanwhile', async () => {
  const session = await begin()
  const lastMs = house.clock.now()
  await whileRefusing('update', async () => {
    for (let beats = 0; beats < 5; beats++) {
      await house.clock.advance(2000)
      await session.tabs.client.beat(session.id)
      await live.hush().catch(() => {})
      await live.lease()
    }
  })
  const { rows } = await pool.query<{ lease_ms: number }>('select lease_ms from chat_node')
  expect(Math.max(...rows.map(({ lease_ms }) => lease_ms))).toBeLessThanOrEqual(lastMs)
  expect(await used(session)).toBe(60)
  await live.hush()
  expect((await readers(session)).map(({ to_ms }) => to_ms)).toEqual([lastMs])
  await pass(house, session, 20_000)
  expect(await used(session)).toBe(78)
  session.close()
})

test('somebody who comes back before the end was written is there again', async () => {
  const session = await begin()
  await whileRefusing('update', async () => {
    await house.clock.advance(6000)
    await session.tabs.client.beat(session.id)
    await live.hush().catch(() => {})
  })
  await pass(house, session, 20_000)
  expect(await used(session)).toBe(78)
  session.close()
})

test('whoever comes in while the session ends is not held in a room that nobody will close', async () => {
  for (let turns = 0; turns < 12; turns++) {
    const session = await started(house, await pair(house))
    const late = await tab(house, session.people.client)
    const joined = late.join(session.id)
    for (let turn = 0; turn < turns * 2; turn++) await new Promise((resolve) => setImmediate(resolve))
    const ended = session.people.reader.call(chats.end, { body: { chat_id: session.id } })
    await Promise.all([joined, ended])
    expect((await late.beat(session.id)).problem?.code, `after ${turns}`).toBe('wrong_state')
    expect((await late.join(session.id)).data).toMatchObject({ state: 'settled' })
    late.close()
    session.close()
  }
})

test('a room that everybody has left is not kept, and is there again for who comes back', async () => {
  const { roomCount } = house.features.chats
  await expect.poll(roomCount).toBe(0)
  const session = await begin()
  expect(roomCount()).toBe(1)
  session.close()
  await expect.poll(roomCount).toBe(0)
  expect(await used(session)).toBe(60)
  const back = { client: await tab(house, session.people.client), reader: await tab(house, session.people.reader) }
  for (const one of Object.values(back)) await one.join(session.id)
  await pass(house, { id: session.id, tabs: back }, 20_000)
  expect(await used(session)).toBe(80)
  for (const one of Object.values(back)) one.close()
})
