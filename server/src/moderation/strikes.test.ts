import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { openReading, pair } from '../../test/readings.ts'
import { newId } from '../kernel/ids.ts'
import { countStrikes } from './strikes.ts'

const house = await openHouse()
const people = await pair(house)
const reading = await openReading(house, people)
const other = await openReading(house, await pair(house))
const say = (body: string, id: string) =>
  reading.tabs.client.say('chat:message', { chat_id: reading.id, client_msg_id: id, body })
const write = (body: string, id: string, readingId = reading.id) =>
  people.client.call(readings.write, { body: { chat_id: readingId, client_msg_id: id, body } })
const strikes = async (person = people.client) => (await countStrikes(house.database.db, [person.id])).get(person.id)

test('a refused contact detail counts once, however often and whichever way it is sent', async () => {
  expect(await strikes()).toBe(0)
  const all = await Promise.all([
    say('write me at ida@example.org', 'first-strike'),
    say('write me at ida@example.org', 'first-strike'),
    write('write me at ida@example.org', 'first-strike'),
  ])
  for (const { problem } of all) expect(problem?.code).toBe('contact_details')
  expect(await strikes()).toBe(1)
  await say('then call 555 010 7788', 'second-strike')
  expect([await strikes(), await strikes(people.reader)]).toEqual([2, 0])
})

test('what is counted is who, when, where and what kind, and not a word of it', async () => {
  const { rows } = await house.database.pool.query('select * from moderation_strike order by client_msg_id')
  const row = { person_id: people.client.id, reading_id: reading.id, at: new Date(house.clock.now()) }
  expect(rows).toEqual([
    { ...row, client_msg_id: 'first-strike', kind: 'email' },
    { ...row, client_msg_id: 'second-strike', kind: 'phone' },
  ])
})

test('a usual message counts nothing, and neither does a reading that is not their own or not open', async () => {
  const before = await strikes()
  expect((await write('I dreamt of the 3 of cups on 12.03.2026.', 'harmless-one')).status).toBe(201)
  expect((await write('ida@example.org', 'in-another-room', other.id)).status).toBe(422)
  expect((await write('ida@example.org', 'in-no-room-at-all', newId('cht'))).status).toBe(422)
  expect(await strikes()).toBe(before)
})

test('that a strike cannot be written lets no contact detail pass', async () => {
  await house.database.pool.query('alter table moderation_strike rename to moderation_strike_away')
  const { problem } = await write('ida@example.org', 'uncounted-one')
  await house.database.pool.query('alter table moderation_strike_away rename to moderation_strike')
  expect(problem.code).toBe('contact_details')
})

test('strikes are counted up to a hundred, and cannot be taken back', async () => {
  const { pool } = house.database
  await pool.query(
    `insert into moderation_strike select $1, 'many-' || n, $2, 'email', now() from generate_series(1, 150) n`,
    [people.client.id, reading.id],
  )
  expect(await strikes()).toBe(100)
  await expect(pool.query('delete from moderation_strike')).rejects.toThrow('append-only')
  await expect(pool.query('update moderation_strike set kind = $1', ['link'])).rejects.toThrow('append-only')
  for (const one of [reading, other]) one.close()
})
