import { randomUUID } from 'node:crypto'
import { audit } from '@evenlight/contract/audit'
import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import { notices } from '@evenlight/contract/notices'
import { overview } from '@evenlight/contract/overview'
import { pressure } from '@evenlight/contract/pressure'
import { readings } from '@evenlight/contract/readings'
import { testimonials } from '@evenlight/contract/testimonials'
import { timeline } from '@evenlight/contract/timeline'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, type TestPerson } from '../../test/people.ts'
import { openReading, pair, pass, started } from '../../test/readings.ts'

const house = await openHouse({ demo: true })
const desk = await admin(house, { username: 'ana' })
const other = await admin(house, { username: 'ben' })

const say = (who: TestPerson, chat_id: string, body: string) =>
  who.call(readings.write, { body: { chat_id, client_msg_id: randomUUID(), body } })
const flags = async (of: { reader: TestPerson }) =>
  (await desk.call(pressure.flags, { query: {} })).data.filter(({ reader }) => reader.id === of.reader.id)
const decide = (who: TestPerson, id: string, outcome: 'cleared' | 'warned' | 'withdrawn', reason?: string) =>
  who.call(pressure.decide, { params: { id }, body: { outcome, ...(reason && { reason }) } })
const told = async (who: TestPerson) =>
  (await who.call(notices.board, { query: {} })).data.filter(({ event }) => event === 'decision')
const marked = async () => {
  const people = await pair(house)
  const reading = await openReading(house, people)
  await say(people.reader, reading.id, 'You are cursed, only I can lift it.')
  reading.close()
  return { ...people, reading, id: (await flags(people))[0]!.id }
}

test('what presses a client is delivered, marked once a place, and told to nobody but the desk', async () => {
  const people = await pair(house)
  const reading = await openReading(house, people)
  const sent = await say(people.reader, reading.id, 'You are cursed, only I can lift it.')
  expect(sent.status).toBe(201)
  await say(people.reader, reading.id, 'If you leave now, something terrible will happen.')
  await say(people.reader, reading.id, 'Three cards: the Star, the Sun, the Fool.')
  await say(people.client, reading.id, 'You are cursed, only I can lift it.')
  reading.close()
  expect(await flags(people)).toMatchObject([
    { kind: 'reading', subject_id: reading.id, found: 'harm', times: 2, warned_before: 0 },
  ])
  expect(JSON.stringify(await flags(people))).not.toContain('only I')
  expect(await told(people.reader)).toEqual([])
  expect((await people.reader.call(pressure.flags, { query: {} })).problem.code).toBe('wrong_role')
  const { data } = await desk.call(overview.show)
  expect(data.waits.find(({ heap }) => heap === 'pressure')!.count).toBeGreaterThan(0)
})

test('a warning has a reason, which its reader is told with how to object, and can be withdrawn', async () => {
  const { reader, client, id } = await marked()
  expect((await decide(desk, id, 'warned')).problem.reasons?.fields).toEqual({ reason: { code: 'reason_needed' } })
  expect((await decide(desk, id, 'withdrawn', 'Before it was given.')).status).toBe(409)
  const { data } = await decide(desk, id, 'warned', 'Nobody is told of a curse here.')
  expect(data.decided).toMatchObject({ outcome: 'warned', by: { username: 'ana' } })
  expect(await told(reader)).toMatchObject([
    {
      says: { code: 'pressure_warned', values: { name: client.username, days: 30 } },
      body: 'Nobody is told of a curse here.',
      link: '/admin-user/help?tab=ask&topic=account',
    },
  ])
  expect(await told(client)).toEqual([])
  const log = await desk.call(audit.log, { query: { about: reader.id } })
  expect(log.data[0]).toMatchObject({ action: 'pressure.warned', reason: 'Nobody is told of a curse here.' })
  const line = await desk.call(timeline.show, { params: { id: reader.id }, query: { kind: 'pressure' } })
  expect(line.data).toMatchObject([{ what: 'pressure_warned', with: { id: client.id } }])
  await house.clock.advance(1000)
  await decide(other, id, 'withdrawn', 'You quoted a film.')
  expect((await told(reader))[0]).toMatchObject({ says: { code: 'pressure_withdrawn' }, body: 'You quoted a film.' })
  expect((await decide(desk, id, 'warned', 'Again.')).status).toBe(409)
})

test('of two admins at once one decides, and the other hears whose it is', async () => {
  const { reader, id } = await marked()
  const both = await Promise.all([decide(desk, id, 'cleared'), decide(other, id, 'warned', 'Not here.')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [won, lost] = both[0]!.status === 200 ? both : both.toReversed()
  const by = won!.data.decided!.by.username
  expect(lost!.problem.reasons?.detail).toEqual({ code: 'done_already_by', values: { name: by } })
  expect(await told(reader)).toHaveLength(won!.data.decided!.outcome === 'warned' ? 1 : 0)
})

test('what is written after a decision is looked at anew, beside the warnings before it', async () => {
  const people = await pair(house)
  const reading = await openReading(house, people)
  await say(people.reader, reading.id, 'You are cursed.')
  await decide(desk, (await flags(people))[0]!.id, 'warned', 'Not here.')
  await house.clock.advance(1000)
  await say(people.reader, reading.id, 'I can remove the curse.')
  reading.close()
  const both = await flags(people)
  expect(both.map(({ decided, warned_before }) => [decided?.outcome, warned_before])).toEqual([
    [undefined, 1],
    ['warned', 0],
  ])
})

test('in a message it stands at the queue beside the words, and in an answer to a review it is marked', async () => {
  const people = await pair(house, { free_seconds: 600 })
  const reading = await started(house, people)
  await say(people.reader, reading.id, 'Three cards.')
  await pass(house, reading, 70_000)
  await people.client.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  const written = { client_id: people.client.id, reader_id: people.reader.id, image: '' }
  const send = (message: string) =>
    people.reader.call(messages.create, { body: { ...written, type: 'READER', message } })
  const [press, plain] = [await send('You are under a curse. Only I can lift it.'), await send('Friday at ten?')]
  const queue = (await desk.call(moderation.queue, { query: { limit: '100' } })).data
  const of = (id: string) => queue.find((one) => one.id === id)?.pressure
  expect([of(press.data.id), of(plain.data.id)]).toEqual(['curse', undefined])
  const review = await people.client.call(testimonials.write, { body: { session_id: reading.id, stars: 2 } })
  const reply = { id: review.data.id, text: 'Unless you come back you will lose everything.' }
  await people.reader.call(testimonials.reply, { body: reply })
  expect(await flags(people)).toMatchObject([{ kind: 'review', subject_id: review.data.id, found: 'harm' }])
})
