import { expect, test, vi } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'
import { openReading, pair, pass } from '../../test/readings.ts'

const house = await openHouse()
const onlyTheReaders = /"(returning|earned_cents|rate_cents_per_minute)"/
const onlyTheClients = /"paid_cents"/
const told = ['chat:requested', 'chat:changed', 'chat:ended'] as const

test('what is only for the reader reaches the reader alone, on the socket and in answers', async () => {
  const people = await pair(house, { free_seconds: 600, paid_seconds: 600 })
  const { client, reader } = people
  const first = await openReading(house, people)
  await client.call(readings.end, { body: { chat_id: first.id } })
  const open = await openReading(house, people, { continue_on_paid: true })
  const seen: Record<'client' | 'reader' | 'admin', unknown[]> = { client: [], reader: [], admin: [] }
  const isSeen = async (who: keyof typeof seen, answer: Promise<{ data?: unknown }>) => {
    const { data } = await answer
    expect(data).toBeTruthy()
    seen[who].push(data)
  }

  for (const [who, action] of [
    ['reader', 'start'],
    ['client', 'standby'],
    ['reader', 'standby'],
  ] as const)
    await isSeen(who, people[who].call(readings.update, { body: { chat_id: open.id, action } }))
  for (const who of ['client', 'reader'] as const) {
    await isSeen(who, open.tabs[who].join(open.id))
    await isSeen(who, people[who].call(readings.mine))
  }
  const desk = await admin(house)
  const query = { reason: 'A question of the client.' }
  await isSeen('admin', desk.call(readings.look, { params: { id: open.id }, query }))
  await pass(house, open, 4000)
  await isSeen('client', client.call(readings.end, { body: { chat_id: open.id } }))
  await isSeen('reader', reader.call(readings.receipt, { params: { id: open.id } }))
  await isSeen('admin', desk.call(readings.look, { params: { id: open.id }, query }))
  await isSeen('client', client.call(readings.last, { query: { with: reader.id } }))
  await isSeen('client', client.call(readings.request, { body: { reader_id: reader.id, channel: 'chat' } }))
  await vi.waitFor(() => expect(open.tabs.reader.heard('chat:requested')).toHaveLength(1))
  for (const who of ['client', 'reader'] as const) seen[who].push(told.map((event) => open.tabs[who].heard(event)))

  expect(JSON.stringify([seen.client, seen.admin])).not.toMatch(onlyTheReaders)
  expect(JSON.stringify([seen.reader, seen.admin])).not.toMatch(onlyTheClients)
  const { heard } = open.tabs.reader
  for (const event of ['chat:requested', 'chat:changed'] as const) {
    expect(heard(event).length).toBeGreaterThan(0)
    for (const reading of heard(event)) expect(reading).toMatchObject({ returning: true })
  }
  expect(heard('chat:ended')).toEqual([expect.objectContaining({ earned_cents: 0 })])
  expect(open.tabs.client.heard('chat:ended')).toEqual([expect.objectContaining({ paid_cents: 0 })])
  open.close()
  first.close()
})
