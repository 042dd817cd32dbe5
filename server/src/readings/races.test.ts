import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { onlineReader, openReading, pair, pass, started } from '../../test/readings.ts'
import { batched } from '../kernel/batch.ts'
import { newId } from '../kernel/ids.ts'
import { storeMessages, type Sent } from './message-store.ts'

const house = await openHouse()
const many = 40
const channels = ['chat', 'voice', 'video'] as const
const ask = (who: Awaited<ReturnType<typeof client>>, reader_id: string, n = 0) =>
  who.call(readings.request, { body: { reader_id, channel: channels[n % channels.length]! } })
const times = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: many }, make))

test(`of ${many} clients who ask one reader at once, by whatever channel, one is heard`, async () => {
  const reader = await onlineReader(house)
  const clients = await times(() => client(house, { free_seconds: 600 }))
  const answers = await Promise.all(clients.map((one, n) => ask(one, reader.id, n)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ problem }) => problem.code))).toEqual(
    new Set(['reader_unavailable']),
  )
})

test(`one client who asks ${many} readers at once waits for one`, async () => {
  const one = await client(house, { free_seconds: 600 })
  const readers = await times(() => onlineReader(house))
  const answers = await Promise.all(readers.map(({ id }, n) => ask(one, id, n)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await one.call(readings.mine)).data).toHaveLength(1)
})

test(`${many} ends of one reading settle it once, with one receipt`, async () => {
  const people = await pair(house, { paid_seconds: 600 })
  const reading = await started(house, people, { continue_on_paid: true })
  await reading.tabs.reader.say('chat:message', {
    chat_id: reading.id,
    client_msg_id: 'greeting-1',
    body: 'Good evening.',
  })
  await pass(house, reading, 90_000)
  const answers = await times(() => people.client.call(readings.end, { body: { chat_id: reading.id } }))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(answers[0]!.data).toMatchObject({ paid_seconds: 90 })
  reading.close()
})

test('end, stand-by and the clock’s own looks at once leave one outcome', async () => {
  const people = await pair(house, { free_seconds: 120 })
  const reading = await started(house, people)
  await reading.tabs.reader.say('chat:message', {
    chat_id: reading.id,
    client_msg_id: 'greeting-2',
    body: 'Good evening.',
  })
  await pass(house, reading, 118_000)
  await house.clock.advance(2500)
  const { live } = house.features.readings
  await Promise.all([
    reading.tabs.client.beat(reading.id),
    reading.tabs.reader.beat(reading.id),
    live.overdue(),
    people.reader.call(readings.update, { body: { chat_id: reading.id, action: 'standby' } }),
    people.client.call(readings.end, { body: { chat_id: reading.id } }),
    live.overdue(),
    people.reader.call(readings.end, { body: { chat_id: reading.id } }),
  ])
  const { data } = await people.client.call(readings.receipt, { params: { id: reading.id } })
  expect(data.free_seconds).toBeGreaterThanOrEqual(118)
  expect(data.free_seconds).toBeLessThanOrEqual(120)
  reading.close()
})

test('two nodes that write to one reading at once number its messages without a gap', async () => {
  const people = await pair(house)
  const reading = await openReading(house, people)
  const node = () =>
    batched(house.database, 1, (sent: Sent[]) =>
      storeMessages(house.database.autocommit, sent, house.clock.now(), () => 0),
    )
  const writers = [people.client.id, people.reader.id].map((senderId) => ({ senderId, put: node() }))
  const sent = Array.from({ length: 200 }, (_, n) => {
    const { senderId, put } = writers[n % 2]!
    return put({
      reading_id: reading.id,
      sender_id: senderId,
      client_msg_id: `two-nodes-${n}`,
      body: 'Hm.',
      image: null,
      id: newId('msg'),
      delivered: true,
    })
  })
  const numbers = (await Promise.all(sent)).map(({ message }) => message?.seq)
  expect(numbers.toSorted((a, b) => a! - b!)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1))
  reading.close()
})

test('what a node believes of a reading is checked as it stores: of two readings one is over, of two messages one is known', async () => {
  const [open, over] = [await pair(house), await pair(house)]
  const [going, ended] = [await openReading(house, open), await openReading(house, over)]
  await over.client.call(readings.end, { body: { chat_id: ended.id } })
  const put = (reading_id: string, sender_id: string, client_msg_id: string, body = 'Hm.'): Sent => ({
    reading_id,
    sender_id,
    client_msg_id,
    body,
    image: null,
    delivered: true,
    id: newId('msg'),
  })
  const store = (sent: Sent[], last: number) =>
    storeMessages(house.database.autocommit, sent, house.clock.now(), () => last)
  const [first] = await store([put(going.id, open.client.id, 'believed-1')], 0)
  expect(first).toMatchObject({ fresh: true, message: { seq: 1 } })
  const mixed = await store(
    [put(ended.id, over.client.id, 'believed-2'), put(going.id, open.reader.id, 'believed-3')],
    1,
  )
  expect(mixed).toMatchObject([{ state: 'settled' }, { fresh: true, message: { seq: 2 } }])
  const again = [
    put(going.id, open.client.id, 'believed-1', 'Other words.'),
    put(going.id, open.client.id, 'believed-4'),
  ]
  const known = await store(again, 2)
  expect(known).toMatchObject([
    { fresh: false, message: { seq: 1, id: first!.message!.id, body: 'Hm.' } },
    { fresh: true, message: { seq: 3 } },
  ])
  const stranger = await store([put(going.id, over.client.id, 'believed-5')], 3)
  expect(stranger).toMatchObject([{ state: null }])
  going.close()
  ended.close()
})
