import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import { readings } from '@evenlight/contract/readings'
import { expect, test, vi } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'
import { pair, pass, started } from '../../test/readings.ts'
import { Prepared } from '../kernel/prepared.ts'

const house = await openHouse({ demo: true })

/** The statements that `work` runs, one after the other: each is a way to the database and back. */
const statementsOf = async (work: () => Promise<{ problem: unknown }>) => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  expect((await work()).problem).toBeUndefined()
  const names = asked.mock.calls.flatMap(([query]: unknown[]) => (query instanceof Prepared ? query.name : []))
  asked.mockRestore()
  return names
}

test('a reading is ended, its time given back and its receipt told, in a few ways to the database', async () => {
  const people = await pair(house)
  const reading = await started(house, people)
  await pass(house, reading, 20_000)
  const names = await statementsOf(() =>
    people.reader.call(readings.end, { body: { chat_id: reading.id }, key: randomUUID() }),
  )
  reading.close()
  expect(names.filter((name) => name.startsWith('idempotency'))).toEqual(['idempotency_claim', 'idempotency_answered'])
  expect(names.filter((name) => name === 'reading_presence_ended')).toHaveLength(1)
  expect(names.length).toBeLessThanOrEqual(29)
})

test('a message is sent, and approved and told of, in as few', async () => {
  const desk = await admin(house, { username: 'ana' })
  const { client, reader } = await pair(house)
  const message = { message: 'Friday at ten?', client_id: client.id, reader_id: reader.id, image: '' }
  let id = ''
  const sent = await statementsOf(async () => {
    const answer = await client.call(messages.create, { body: { ...message, type: 'CLIENT' }, key: randomUUID() })
    id = answer.data.id
    return answer
  })
  expect(sent.length).toBeLessThanOrEqual(5)
  const approved = await statementsOf(() =>
    desk.call(moderation.approve, { params: { id }, body: { delay_seconds: 0 }, key: randomUUID() }),
  )
  expect(approved.length).toBeLessThanOrEqual(10)
})
