import { expect, test } from 'vitest'
import { readings, readingsTold, type ChatMessage } from '@evenlight/contract/readings'
import { parse, type output } from 'zod/v4/core'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { openReading, pair, pass } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'

type Message = output<typeof ChatMessage>
const house = await openHouse()
const people = await pair(house)
const reading = await openReading(house, people)
const write = (body: string, id: string, by: 'client' | 'reader' = 'client') =>
  reading.tabs[by].say('chat:message', { chat_id: reading.id, client_msg_id: id, body })
const stored = async () =>
  (await people.reader.call(readings.messages, { query: { chat_id: reading.id, limit: '100' } })).data

test('three hundred messages at once are numbered without a gap, each once, each told to the other', async () => {
  const before = (await stored()).length
  const sent = await Promise.all(
    Array.from({ length: 300 }, (_, n) => write(`Message ${n}`, `many-${n}-id`, n % 2 ? 'client' : 'reader')),
  )
  const numbers = sent.map(({ data }) => (data as Message).seq).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 300 }, (_, n) => before + n + 1))
  // Who sent it has the answer; everybody else is told.
  await expect.poll(() => reading.tabs.client.heard('chat:message').length).toBe(150)
  await expect.poll(() => reading.tabs.reader.heard('chat:message').length).toBe(150)
})

test('messages of one person keep the order they were sent in', async () => {
  const sent = await Promise.all(Array.from({ length: 50 }, (_, n) => write(`In order ${n}`, `order-${n}-id`)))
  const numbers = sent.map(({ data }) => (data as Message).seq)
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
})

test('whatever the words are, the other is told what was answered, in its order', async () => {
  const said = [
    'Grüße\nNight ✨',
    '夜の星 ✨'.repeat(40),
    '"\\ \u2028 42["chat:message",{}]',
    'a'.repeat(4000),
    '__proto__',
  ]
  const before = reading.tabs.reader.heard('chat:message').length
  const answers: Message[] = []
  for (const [n, body] of said.entries()) answers.push((await write(body, `words-${n}-id`)).data as Message)
  expect(answers.map(({ body }) => body)).toEqual(said)
  const told = () => reading.tabs.reader.heard<object>('chat:message').slice(before)
  await expect.poll(() => told()).toEqual(answers.map((answer) => ({ ...answer, chat_id: reading.id })))
  for (const one of told()) expect(parse(readingsTold['chat:message'], one)).toEqual(one)
})

test('the same client id gives the stored message, whatever comes with it, and is told once', async () => {
  const first = await write('Once', 'once-only-id')
  const once = () =>
    reading.tabs.reader.heard<Message>('chat:message').filter(({ client_msg_id }) => client_msg_id === 'once-only-id')
  const again = await Promise.all([
    write('Twice', 'once-only-id'),
    write('Once', 'once-only-id'),
    write('Once', 'once-only-id'),
  ])
  for (const { data } of again) expect(data).toEqual(first.data)
  const overHttp = await people.client.call(readings.write, {
    body: { chat_id: reading.id, client_msg_id: 'once-only-id', body: 'Thrice' },
  })
  expect([overHttp.status, overHttp.data]).toEqual([201, first.data])
  await reading.tabs.reader.beat(reading.id)
  expect(once()).toHaveLength(1)
})

test('of one client id twice in one batch, the first is stored and both are told so', async () => {
  const [first, second] = await Promise.all([write('First', 'in-one-batch'), write('Second', 'in-one-batch')])
  expect([(first.data as Message).body, second.data]).toEqual(['First', first.data])
})

test('a gap is found by the number in a beat and filled by asking', async () => {
  const { data: beat } = (await reading.tabs.reader.beat(reading.id)) as { data: { seq: number } }
  await write('While you were away', 'while-away-id')
  const { data: later } = (await reading.tabs.reader.beat(reading.id)) as { data: { seq: number } }
  expect(later.seq).toBe(beat.seq + 1)
  const { data } = await people.reader.call(readings.messages, {
    query: { chat_id: reading.id, after_seq: String(beat.seq) },
  })
  expect(data.map(({ body }) => body)).toEqual(['While you were away'])
})

test('a plain contact detail is refused with its place, and nothing is stored', async () => {
  const before = (await stored()).length
  const { problem } = await write('write me at mara@example.org', 'contact-1-id')
  expect(problem).toMatchObject({ code: 'contact_details', status: 422, spans: [{ from: 12, to: 28, kind: 'email' }] })
  expect(await stored()).toHaveLength(before)
})

test('a number in pieces is refused at the piece that completes it, and a piece sent again is answered as before', async () => {
  const two = await pair(house)
  const room = await openReading(house, two)
  const say = (body: string, id: string, by: 'client' | 'reader' = 'client') =>
    room.tabs[by].say('chat:message', { chat_id: room.id, client_msg_id: id, body })
  const pieces = ['ok so', 'seven seven three', 'triple five', 'oh one six two']
  const answers = []
  for (const [n, piece] of pieces.entries()) answers.push(await say(piece, `piece-${n}-id`))
  expect(answers.map(({ problem }) => problem?.code)).toEqual([undefined, undefined, undefined, 'contact_details'])
  expect((await say('triple five', 'piece-2-id')).data).toEqual(answers[2]!.data)
  expect((await say('What do you see for May?', 'piece-4-id')).problem).toBeUndefined()
  // What the other side wrote is none of theirs.
  expect((await say('oh one six two', 'piece-5-id', 'reader')).problem).toBeUndefined()
  room.close()
})

test('a user name full of digits is no contact detail in its own room', async () => {
  const two = await pair(house)
  const named = await client(house, { username: 'rose-19850314-77', free_seconds: 600 })
  const room = await openReading(house, { client: named, reader: two.reader })
  const say = (body: string, id: string) =>
    room.tabs.reader.say('chat:message', { chat_id: room.id, client_msg_id: id, body })
  expect((await say('Good to meet you, rose-19850314-77.', 'named-1-id')).problem).toBeUndefined()
  const other = await say('rose-19850314-77, call 555 010 7788', 'named-2-id')
  expect(other.problem).toMatchObject({ code: 'contact_details', spans: [{ from: 23, to: 35, kind: 'phone' }] })
  room.close()
})

test('what is only white space, too long or no message is refused at its field', async () => {
  expect((await write('  \n ', 'blank-1-id')).problem?.fields).toHaveProperty('body')
  expect((await write('x'.repeat(4001), 'long-1-id')).problem?.fields?.body).toBe('Please use at most 4000 characters.')
  expect((await write('hello', 'short')).problem?.fields).toHaveProperty('client_msg_id')
  expect((await reading.tabs.client.say('chat:message', 'hello')).problem?.code).toBe('bad_input')
})

test('a second tab hears everything and counts as the same person', async () => {
  const second = await tab(house, people.client)
  await second.join(reading.id)
  await write('To all tabs', 'all-tabs-id', 'reader')
  await expect.poll(() => second.heard('chat:message')).toHaveLength(1)
  reading.tabs.client.close()
  await pass(house, { id: reading.id, tabs: { client: second, reader: reading.tabs.reader } }, 10_000)
  const { data } = await people.client.call(readings.clock, { query: { chat_id: reading.id } })
  expect(data.stopped_by).toEqual(['not_started'])
  second.close()
})

test('reading is told to the other side, once', async () => {
  const { data: last } = (await reading.tabs.reader.beat(reading.id)) as { data: { seq: number } }
  expect((await reading.tabs.reader.say('chat:read', { chat_id: reading.id, seq: last.seq })).problem).toBeUndefined()
  await reading.tabs.reader.say('chat:read', { chat_id: reading.id, seq: last.seq })
  await expect
    .poll(() => reading.tabs.reader.heard('chat:read'))
    .toEqual([{ chat_id: reading.id, by: people.reader.id, seq: last.seq }])
  const mine = (await stored()).filter(({ from }) => from === people.client.id)
  expect(mine.every(({ read_at }) => read_at !== undefined)).toBe(true)
})

test('a reading that is over takes no more messages', async () => {
  await people.reader.call(readings.end, { body: { chat_id: reading.id } })
  const { problem } = await write('One more thing', 'too-late-id', 'reader')
  expect(problem).toMatchObject({ code: 'wrong_state', detail: 'This reading has ended.' })
  reading.close()
})
