import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import type { TestPerson } from '../../test/people.ts'
import { good } from '../../test/pictures.ts'
import { openReading, pair } from '../../test/readings.ts'
import { removeLoose } from '../uploads/clean.ts'

const house = await openHouse()
const { png } = await good()
const file = new Blob([new Uint8Array(png)])

const upload = async (by: TestPerson) => (await by.call(uploads.media, { file })).data.name
const write = (by: TestPerson, chat_id: string, image: string, more: { body?: string; client_msg_id?: string } = {}) =>
  by.call(readings.write, { body: { chat_id, client_msg_id: crypto.randomUUID(), body: 'Look', image, ...more } })
/** Which of these a sweep has left, a day later. */
const left = async (...names: string[]) => {
  await house.clock.advance(24 * 3_600_000 + 1)
  await removeLoose(house.parts)
  const stored = readdirSync(join(house.parts.site.dataDir, 'uploads'))
  return names.map((name) => stored.includes(name))
}

test('a picture of a message is told to the other person in all its sizes, and stays', async () => {
  const people = await pair(house)
  const reading = await openReading(house, people)
  const name = await upload(people.client)
  const { data, status } = await write(people.client, reading.id, name)
  expect([status, data.image?.sizes.length]).toEqual([201, 1])
  await expect.poll(() => reading.tabs.reader.heard('chat:message').at(-1)).toMatchObject({ image: data.image })
  reading.close()
  expect(await left(name)).toEqual([true])
})

test('a message that comes too early or too late leaves its picture loose: it can be sent again, or goes', async () => {
  const people = await pair(house)
  const [retried, given] = [await upload(people.client), await upload(people.client)]
  const body = { reader_id: people.reader.id, channel: 'chat' as const }
  const { id } = (await people.client.call(readings.request, { body })).data
  for (const name of [retried, given]) expect((await write(people.client, id, name)).problem.code).toBe('wrong_state')
  await people.reader.call(readings.update, { body: { chat_id: id, action: 'accept' } })
  expect((await write(people.client, id, retried)).status).toBe(201)
  await people.client.call(readings.end, { body: { chat_id: id } })
  expect((await write(people.client, id, retried)).problem.code).toBe('wrong_state')
  expect((await write(people.client, 'cht_aaaaaaaaaaaaaaaaaaaaaa', given)).problem.code).toBe('not_found')
  expect(await left(retried, given)).toEqual([true, false])
})

test('contact details leave the picture loose; a message that comes twice keeps its first one alone', async () => {
  const people = await pair(house)
  const reading = await openReading(house, people)
  const [refused, first, second] = [
    await upload(people.client),
    await upload(people.client),
    await upload(people.client),
  ]
  const mail = await write(people.client, reading.id, refused, { body: 'Mail me: me@example.com' })
  expect(mail.problem.code).toBe('contact_details')
  const same = { client_msg_id: 'the-same-one' }
  await write(people.client, reading.id, first, same)
  expect((await write(people.client, reading.id, second, same)).data.image?.original_url).toContain(first)
  reading.close()
  expect(await left(refused, first, second)).toEqual([false, true, false])
})

test('the picture of somebody else is not there, and nothing is written', async () => {
  const people = await pair(house)
  const reading = await openReading(house, people)
  expect((await write(people.client, reading.id, await upload(people.reader))).problem.code).toBe('not_found')
  const { data } = await people.client.call(readings.messages, { query: { chat_id: reading.id } })
  expect(data).toEqual([])
  reading.close()
})
