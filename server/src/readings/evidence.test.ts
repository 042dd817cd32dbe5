import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { tab } from '../../test/sockets.ts'
import { pair, pass, started, type Opened } from '../../test/readings.ts'

const house = await openHouse()
const { pool } = house.database
const { live } = house.features.readings
await pool.query(
  `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`,
)

/** Lets the database refuse to write presence of one kind while `work` runs. */
const whileRefusing = async (what: 'insert' | 'update', work: () => Promise<unknown>) => {
  await pool.query(`create trigger refuse before ${what} on reading_presence for each row execute function refuse()`)
  await work().finally(() => pool.query('drop trigger refuse on reading_presence'))
}
const begin = async () => {
  const reading = await started(house, await pair(house))
  await reading.tabs.reader.say('chat:message', { chat_id: reading.id, client_msg_id: 'good-evening', body: 'Hello.' })
  await pass(house, reading, 60_000)
  return reading
}
const used = async ({ people, id }: Opened) =>
  (await people.client.call(readings.clock, { query: { chat_id: id } })).data.free_seconds_used
const readers = async ({ id }: Opened) =>
  (
    await pool.query(
      `select from_at, to_at from reading_presence where reading_id = $1 and side = 'reader' order by from_at`,
      [id],
    )
  ).rows

test('a coming that could not be written is written with the next beat', async () => {
  const reading = await begin()
  await pass(house, reading, 10_000, ['client'])
  await whileRefusing('insert', async () => {
    expect((await reading.tabs.reader.beat(reading.id)).problem?.status).toBe(500)
  })
  await pass(house, reading, 30_000)
  expect(await used(reading)).toBe(88)
  expect(await readers(reading)).toHaveLength(2)
  reading.close()
})

test('an end that could not be written is written later, and nothing is proven past it meanwhile', async () => {
  const reading = await begin()
  const lastMs = house.clock.now()
  await whileRefusing('update', async () => {
    for (let beats = 0; beats < 5; beats++) {
      await house.clock.advance(2000)
      await reading.tabs.client.beat(reading.id)
      await live.endSilent().catch(() => {})
      await live.lease()
    }
  })
  const { rows } = await pool.query<{ lease_at: Date }>('select lease_at from reading_node')
  expect(Math.max(...rows.map(({ lease_at }) => lease_at.getTime()))).toBeLessThanOrEqual(lastMs)
  expect(await used(reading)).toBe(60)
  await live.endSilent()
  expect((await readers(reading)).map(({ to_at }) => to_at)).toEqual([new Date(lastMs)])
  await pass(house, reading, 20_000)
  expect(await used(reading)).toBe(78)
  reading.close()
})

test('somebody who comes back before the end was written is there again', async () => {
  const reading = await begin()
  await whileRefusing('update', async () => {
    await house.clock.advance(6000)
    await reading.tabs.client.beat(reading.id)
    await live.endSilent().catch(() => {})
  })
  await pass(house, reading, 20_000)
  expect(await used(reading)).toBe(78)
  reading.close()
})

test('whoever comes in while the reading ends is not held in a room that nobody will close', async () => {
  for (let turns = 0; turns < 12; turns++) {
    const reading = await started(house, await pair(house))
    const late = await tab(house, reading.people.client)
    const joined = late.join(reading.id)
    for (let turn = 0; turn < turns * 2; turn++) await new Promise((resolve) => setImmediate(resolve))
    const ended = reading.people.reader.call(readings.end, { body: { chat_id: reading.id } })
    await Promise.all([joined, ended])
    expect((await late.beat(reading.id)).problem?.code, `after ${turns}`).toBe('wrong_state')
    expect((await late.join(reading.id)).data).toMatchObject({ state: 'settled' })
    late.close()
    reading.close()
  }
})

test('a room that everybody has left is not kept, and is there again for who comes back', async () => {
  const { read: roomCount } = house.features.readings.gauges.rooms
  await expect.poll(roomCount).toBe(0)
  const reading = await begin()
  expect(roomCount()).toBe(1)
  reading.close()
  await expect.poll(roomCount).toBe(0)
  expect(await used(reading)).toBe(60)
  const back = { client: await tab(house, reading.people.client), reader: await tab(house, reading.people.reader) }
  for (const one of Object.values(back)) await one.join(reading.id)
  await pass(house, { id: reading.id, tabs: back }, 20_000)
  expect(await used(reading)).toBe(80)
  for (const one of Object.values(back)) one.close()
})
