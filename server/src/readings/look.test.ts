import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'
import { openReading, pair } from '../../test/readings.ts'
import { newId } from '../kernel/ids.ts'

const house = await openHouse()
const people = await pair(house)
const desk = await admin(house)
const reading = await openReading(house, people)
const look = (who = desk, id = reading.id, reason = 'They asked for help.') =>
  who.call(readings.look, { params: { id }, query: { reason } })
const looks = async () => {
  const { rows } = await house.database.pool.query(
    `select actor_id, subject_id, reason, detail from audit where action = 'chat.look' order by id`,
  )
  return rows
}

test('an admin sees a reading live, then with its receipt, and every look is written down', async () => {
  const { data: live } = await look()
  expect(live).toMatchObject({ chat: { id: reading.id, state: 'open' } })
  expect(live).not.toHaveProperty('receipt')
  await people.client.call(readings.end, { body: { chat_id: reading.id } })
  const { data: past } = await look(desk, reading.id, 'Time back?')
  expect(past).toMatchObject({ chat: { state: 'settled' }, receipt: { chat_id: reading.id } })
  const row = { actor_id: desk.id, subject_id: reading.id, detail: {} }
  expect(await looks()).toEqual([
    { ...row, reason: 'They asked for help.' },
    { ...row, reason: 'Time back?' },
  ])
  reading.close()
})

test('a look needs a reason, an admin and a reading; what shows nothing writes nothing', async () => {
  const before = await looks()
  expect((await look(desk, reading.id, ' ')).problem.fields).toHaveProperty('reason')
  for (const who of [people.client, people.reader]) expect((await look(who)).problem.code).toBe('wrong_role')
  expect((await look(desk, newId('cht'))).problem.code).toBe('not_found')
  expect(await looks()).toEqual(before)
})

test('what an admin does to a reading of others is written down', async () => {
  const other = await openReading(house, await pair(house))
  const body = { chat_id: other.id }
  for (const action of ['pause', 'resume'] as const)
    expect((await desk.call(readings.update, { body: { ...body, action } })).status).toBe(200)
  expect((await desk.call(readings.end, { body })).status).toBe(200)
  const { rows } = await house.database.pool.query(
    'select actor_id, action from audit where subject_id = $1 order by id',
    [other.id],
  )
  expect(rows).toEqual(['pause', 'resume', 'end'].map((deed) => ({ actor_id: desk.id, action: `chat.${deed}` })))
  other.close()
})
