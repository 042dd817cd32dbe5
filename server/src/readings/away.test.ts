import { expect, test } from 'vitest'
import { readings, type ChatMessage, type Reading } from '@evenlight/contract/readings'
import type { output } from 'zod/v4/core'
import { openHouse } from '../../test/house.ts'
import { openReading, pair, pass, started, type Opened } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'

type Message = output<typeof ChatMessage>
type Shown = output<typeof Reading>
const house = await openHouse()
const { live } = house.features.readings

/** Lets time pass while the reader beats every 2 s and `deed` of the client comes at its own pace. */
const passWith = async (reading: Opened, ms: number, everyMs: number, deed: () => Promise<unknown>) => {
  for (let atMs = 50; atMs <= ms; atMs += 50) {
    await house.clock.advance(50)
    if (atMs % 2000 === 0) await reading.tabs.reader.beat(reading.id)
    if (atMs % everyMs === 0) await deed()
    if (atMs % 250 === 0) await live.endSilent()
    if (atMs % 250 === 0) await live.overdue()
  }
}
const write = ({ id, tabs }: Opened, by: 'client' | 'reader', body: string) =>
  tabs[by].say('chat:message', { chat_id: id, client_msg_id: `${id}-${body}`.replaceAll(/\W/g, '-').slice(-60), body })
const shownTo = async ({ id, people }: Opened, side: 'client' | 'reader') =>
  (await people[side].call(readings.messages, { query: { chat_id: id } })).data.map(({ body }) => body)
const clockOf = async ({ id, people }: Opened) =>
  (await people.client.call(readings.clock, { query: { chat_id: id } })).data
const bodies = (told: Message[]) => told.map(({ body }) => body)

test('a client whose beats come every 4.05 s reads nothing for nothing, and the room ends by it', async () => {
  const reading = await started(house, await pair(house))
  const { tabs, people, id } = reading
  await write(reading, 'reader', 'Good evening.')
  await expect.poll(() => bodies(tabs.client.heard('chat:message'))).toEqual(['Good evening.'])
  const beat = () => tabs.client.beat(id)
  await passWith(reading, 16_200, 4050, beat)
  expect(await clockOf(reading)).toMatchObject({
    running: false,
    stopped_by: ['client_unsteady'],
    free_seconds_used: 0,
  })
  expect(tabs.reader.heard<Shown>('chat:changed').at(-1)?.clock.stopped_by).toEqual(['client_unsteady'])

  expect((await write(reading, 'reader', 'Three cards.')).data).toMatchObject({ seq: 2, undelivered: true })
  await passWith(reading, 8100, 4050, beat)
  expect((await tabs.client.beat(id)).data).toMatchObject({ seq: 1 })
  expect(await shownTo(reading, 'client')).toEqual(['Good evening.'])
  expect(await shownTo(reading, 'reader')).toEqual(['Good evening.', 'Three cards.'])

  await passWith(reading, 97_200, 4050, beat)
  const { data } = await people.client.call(readings.receipt, { params: { id } })
  expect(data).toMatchObject({ ended_by: 'client_away', free_seconds: 0, unbilled_seconds: 120 })
  expect(data.stretches.map(({ why }) => why.join('+'))).toEqual(
    expect.arrayContaining(['client_unsteady', 'client_away']),
  )
  expect(data.timeline.map(({ what, who }) => `${who} ${what}`)).toContain('client unsteady')

  expect(bodies(tabs.client.heard('chat:message'))).toEqual(['Good evening.'])
  expect(await shownTo(reading, 'client')).toEqual(['Good evening.'])
  const kept = (await people.reader.call(readings.messages, { query: { chat_id: id } })).data
  expect(kept.map(({ undelivered }) => undelivered)).toEqual([undefined, true])
  reading.close()
})

test('what is written to somebody who is away waits on every way, and reaches them when they are back', async () => {
  const reading = await started(house, await pair(house))
  const { tabs, id, people } = reading
  const other = await tab(house, people.reader)
  await other.join(id)
  await pass(house, reading, 20_000)
  await pass(house, reading, 6000, ['reader'])
  for (const body of ['One.', 'Two.'])
    expect((await write(reading, 'reader', body)).data).toMatchObject({ undelivered: true })
  // The writer's other tab knows of them.
  await expect
    .poll(() => other.heard<Message>('chat:message').map(({ undelivered }) => undelivered))
    .toEqual([true, true])
  // Asking is no sign of life.
  expect(await shownTo(reading, 'client')).toEqual([])
  expect(await shownTo(reading, 'client')).toEqual([])
  await tabs.reader.beat(id)
  expect(tabs.client.heard('chat:message')).toEqual([])

  // Writing is one: what one writes oneself brings what waited, by whatever way it goes.
  await people.client.call(readings.write, { body: { chat_id: id, client_msg_id: 'i-am-back-again', body: 'Back.' } })
  await expect.poll(() => bodies(tabs.client.heard('chat:message'))).toEqual(['One.', 'Two.', 'Back.'])
  await expect.poll(() => tabs.reader.heard('chat:delivered')).toEqual([{ chat_id: id, seq: 2 }])
  expect((await tabs.client.beat(id)).data).toMatchObject({ seq: 3, stopped_by: [] })
  expect(await shownTo(reading, 'client')).toEqual(['One.', 'Two.', 'Back.'])
  const { data } = await people.reader.call(readings.messages, { query: { chat_id: id } })
  expect(data.some(({ undelivered }) => undelivered)).toBe(false)
  other.close()
  reading.close()
})

test('what waits cannot be marked as read, and nobody who has not come in is written to', async () => {
  const people = await pair(house)
  const { data } = await people.client.call(readings.request, {
    body: { reader_id: people.reader.id, channel: 'chat' },
  })
  await people.reader.call(readings.update, { body: { chat_id: data.id, action: 'accept' } })
  const early = await people.client.call(readings.write, {
    body: { chat_id: data.id, client_msg_id: 'before-anybody', body: 'Hello?' },
  })
  expect(early.data).toMatchObject({ undelivered: true })
  expect((await people.reader.call(readings.messages, { query: { chat_id: data.id } })).data).toEqual([])
  const mara = await tab(house, people.reader)
  await mara.join(data.id)
  await expect.poll(() => bodies(mara.heard('chat:message'))).toEqual(['Hello?'])
  await house.clock.advance(5000)
  await people.client.call(readings.write, {
    body: { chat_id: data.id, client_msg_id: 'after-she-left', body: 'Still there?' },
  })
  const { rows } = await house.database.pool.query(
    'select delivered, read_at from chat_message where reading_id = $1 order by seq',
    [data.id],
  )
  expect(rows).toEqual([
    { delivered: true, read_at: null },
    { delivered: false, read_at: null },
  ])
  mara.close()
})

test.each([
  ['a message', (reading: Opened, n: number) => write(reading, 'client', `Word ${n}.`)],
  ['typing', ({ tabs, id }: Opened) => tabs.client.say('chat:typing', { chat_id: id })],
  ['a mark of reading', ({ tabs, id }: Opened) => tabs.client.say('chat:read', { chat_id: id, seq: 0 })],
])('%s is a sign of life; asking for the clock or the messages is none', async (_name, deed) => {
  const reading = await started(house, await pair(house))
  let n = 0
  await passWith(reading, 10_000, 2000, () => deed(reading, n++))
  expect(await clockOf(reading)).toMatchObject({ running: true, free_seconds_used: 10 })
  await passWith(reading, 10_000, 2000, () => shownTo(reading, 'client'))
  expect(await clockOf(reading)).toMatchObject({ running: false, stopped_by: ['client_away'], free_seconds_used: 10 })
  reading.close()
})

test('a line that was unsteady is steady after six seconds without a gap, both are told, and what waited comes', async () => {
  const reading = await started(house, await pair(house))
  const { tabs, id } = reading
  await passWith(reading, 16_200, 4050, () => tabs.client.beat(id))
  await write(reading, 'reader', 'Are you there?')
  const told = () => tabs.reader.heard<Shown>('chat:changed').at(-1)?.clock
  await passWith(reading, 5800, 1000, () => tabs.client.beat(id))
  expect(await clockOf(reading)).toMatchObject({ running: false, stopped_by: ['client_unsteady'] })
  expect(tabs.client.heard('chat:message')).toEqual([])
  await passWith(reading, 4000, 1000, () => tabs.client.beat(id))
  expect(await clockOf(reading)).toMatchObject({ running: true, stopped_by: [] })
  await expect.poll(() => bodies(tabs.client.heard('chat:message'))).toEqual(['Are you there?'])
  await expect.poll(() => told()?.running).toBe(true)
  reading.close()
})

test('from the third room that somebody was away from for long it is 30 s, and both are told before Start', async () => {
  const people = await pair(house, { free_seconds: 3000 })
  const ends = async (secondsAway: number) => {
    const reading = await started(house, people)
    expect((await clockOf(reading)).away_seconds_left).toBe(secondsAway)
    await write(reading, 'reader', `Good evening ${secondsAway}.`)
    await pass(house, reading, 20_000)
    await pass(house, reading, (secondsAway + 10) * 1000, ['reader'])
    const { data } = await people.client.call(readings.receipt, { params: { id: reading.id } })
    reading.close()
    return data
  }
  expect(await ends(120)).toMatchObject({ ended_by: 'client_away', unbilled_seconds: 120 })
  expect(await ends(120)).toMatchObject({ ended_by: 'client_away' })
  const third = await openReading(house, people)
  for (const side of ['client', 'reader'] as const) {
    const { data } = await people[side].call(readings.mine)
    expect(data).toMatchObject([{ short_away: ['client'], clock: { stopped_by: ['not_started'] } }])
  }
  third.close()
  await people.client.call(readings.end, { body: { chat_id: third.id } })
  // 20 s were counted: four more than thirty.
  expect(await ends(30)).toMatchObject({ ended_by: 'client_away', unbilled_seconds: 34 })
})

test.each([
  ['reader', 23, ['reader']],
  ['client', 23, ['client']],
  ['client', 25, []],
] as const)('two rooms that the %s was away from for long, %i h ago: %j', async (side, hours, short) => {
  const people = await pair(house)
  const endedAt = new Date(house.clock.now() - hours * 3_600_000)
  for (const n of [1, 2])
    await house.database.pool.query(
      `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, opened_at,
        ended_at, free_seconds, paid_seconds, unbilled_seconds, ${side}_away_long)
       values ($1, 'chat', $2, $3, 'settled', false, 48, $4, $4, $4, 0, 0, 0, true)`,
      [`cht_${side}_${hours}_${n}`, people.client.id, people.reader.id, endedAt],
    )
  const { data } = await people.client.call(readings.request, {
    body: { reader_id: people.reader.id, channel: 'chat' },
  })
  expect(data.short_away).toEqual(short)
})

test('whoever pays in another window of a phone is not gone: the room waits, both see why, and the receipt says no more', async () => {
  const reading = await started(house, await pair(house))
  const { people, id, tabs } = reading
  const turn = (action: 'top_up' | 'top_up_done') =>
    people.client.call(readings.update, { body: { chat_id: id, action } })
  await pass(house, reading, 20_000)
  await turn('top_up')
  await pass(house, reading, 100_000, ['reader'])
  expect((await clockOf(reading)).stopped_by).toEqual(['top_up'])
  expect((await write(reading, 'reader', 'Take your time.')).data).toMatchObject({ undelivered: true })
  // What is asleep says nothing even after the two minutes; away time begins there.
  await pass(house, reading, 60_000, ['reader'])
  expect(await clockOf(reading)).toMatchObject({ stopped_by: ['client_away'], free_seconds_used: 20 })
  await pass(house, reading, 2000)
  await turn('top_up_done')
  await pass(house, reading, 6000)
  expect(await clockOf(reading)).toMatchObject({ running: true, stopped_by: [] })
  expect(await shownTo(reading, 'client')).toEqual(['Take your time.'])
  await people.client.call(readings.end, { body: { chat_id: id } })
  const { timeline } = (await people.client.call(readings.receipt, { params: { id } })).data
  const told = timeline.map(
    ({ what, at }) => [what, Date.parse(at) - Date.parse(timeline.find(({ what }) => what === 'top_up')!.at)] as const,
  )
  expect(told.filter(([what]) => what === 'away' || what === 'back')).toEqual([
    ['away', 120_000],
    ['back', 162_000],
  ])
  tabs.client.close()
  reading.close()
})
