import { notes } from '@evenlight/contract/notes'
import { readings } from '@evenlight/contract/readings'
import { tickets } from '@evenlight/contract/tickets'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader } from '../../test/people.ts'
import { openReading, pair } from '../../test/readings.ts'

const house = await openHouse()
const served = async () => {
  const people = await pair(house)
  const reading = await openReading(house, people)
  await people.client.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  return { id: reading.id, ...people }
}

test('a note is kept whole, and read by its reader alone', async () => {
  const { client: ida, reader: mara } = await served()
  const query = { client_id: ida.id }
  expect((await mara.call(notes.note, { query })).data).toEqual({ text: '', changed_at: null })
  await mara.call(notes.write, { body: { ...query, text: 'A sister.\r\nThe town.' } })
  const { data } = await mara.call(notes.write, { body: { ...query, text: 'A sister. The town waits.' } })
  expect((await mara.call(notes.note, { query })).data).toEqual(data)
  expect(data.text).toBe('A sister. The town waits.')
  const other = await served()
  expect((await other.reader.call(notes.note, { query })).problem.code).toBe('not_found')
  expect((await other.reader.call(notes.write, { body: { ...query, text: 'x' } })).problem.code).toBe('not_found')
  for (const who of [ida, await admin(house)])
    expect((await who.call(notes.note, { query })).problem.code).toBe('wrong_role')
})

test('a report goes to the house with its reading, from one of its two people', async () => {
  const { id, client: ida, reader: mara } = await served()
  const body = { topic: 'report' as const, subject: 'Rude', body: 'Read the third minute.', chat_id: id }
  const { data } = await ida.call(tickets.ask, { body })
  expect((await (await admin(house)).call(tickets.one, { params: { id: data.id } })).data).toMatchObject({
    topic: 'report',
    chat_id: id,
  })
  expect((await mara.call(tickets.one, { params: { id: data.id } })).problem.code).toBe('not_found')
  expect((await mara.call(tickets.ask, { body })).status).toBe(201)
  for (const stranger of [await client(house), await reader(house)])
    expect((await stranger.call(tickets.ask, { body })).problem.code).toBe('not_found')
})
