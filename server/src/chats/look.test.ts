import { expect, test } from 'vitest'
import { chats } from '@evenlight/contract/chats'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'
import { openSession, pair } from '../../test/sessions.ts'
import { newId } from '../kernel/ids.ts'

const house = await openHouse()
const people = await pair(house)
const desk = await admin(house)
const session = await openSession(house, people)
const look = (who = desk, id = session.id, reason = 'They asked for help.') =>
  who.call(chats.look, { params: { id }, query: { reason } })
const looks = async () => {
  const { rows } = await house.database.pool.query(
    `select actor_id, subject_id, reason, detail from audit where action = 'chat.look' order by id`,
  )
  return rows
}

test('an admin sees a session live, then with its receipt, and every look is written down', async () => {
  const { data: live } = await look()
  expect(live).toMatchObject({ chat: { id: session.id, state: 'open' } })
  expect(live).not.toHaveProperty('receipt')
  await people.client.call(chats.end, { body: { chat_id: session.id } })
  const { data: past } = await look(desk, session.id, 'Time back?')
  expect(past).toMatchObject({ chat: { state: 'settled' }, receipt: { chat_id: session.id } })
  const row = { actor_id: desk.id, subject_id: session.id, detail: {} }
  expect(await looks()).toEqual([
    { ...row, reason: 'They asked for help.' },
    { ...row, reason: 'Time back?' },
  ])
  session.close()
})

test('a look needs a reason, an admin and a session; what shows nothing writes nothing', async () => {
  const before = await looks()
  expect((await look(desk, session.id, ' ')).problem.fields).toHaveProperty('reason')
  for (const who of [people.client, people.reader]) expect((await look(who)).problem.code).toBe('wrong_role')
  expect((await look(desk, newId('cht'))).problem.code).toBe('not_found')
  expect(await looks()).toEqual(before)
})
