import { randomBytes } from 'node:crypto'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openReading, pair, type Opened } from '../../test/readings.ts'
import { client } from '../../test/people.ts'
import { tab } from '../../test/sockets.ts'

const house = await openHouse()
const sides = ['client', 'reader'] as const
type Side = (typeof sides)[number]
type Heard = Partial<Record<Side, number | undefined>>
interface Told {
  clock: { stopped_by: string[]; running: boolean }
}

const callOf = async (time?: Parameters<typeof pair>[1], channel: 'voice' | 'video' = 'voice') =>
  openReading(house, await pair(house, time), { channel })
/** Each tells with a beat how old the sound of the other is; who isn't named hears nothing. */
const beats = async (call: Opened, ages: Heard, voice = false) => {
  for (const side of sides) {
    const sound_age_ms = ages[side]
    const report = { ...(sound_age_ms !== undefined && { sound_age_ms }), spoke: voice, heard: voice }
    await call.tabs[side].say('chat:beat', { chat_id: call.id, call: report })
  }
  await house.features.readings.live.endSilent()
  await house.features.readings.live.overdue()
}
const both = { client: 40, reader: 40 }
const talk = async (call: Opened, ms: number, ages: Heard = both, voice = true) => {
  for (let leftMs = ms; leftMs > 0; leftMs -= 2000) {
    await house.clock.advance(2000)
    await beats(call, ages, voice)
  }
}
const start = (call: Opened) =>
  call.people.reader.call(readings.update, { body: { chat_id: call.id, action: 'start' } })
const begin = async (call: Opened) => {
  await talk(call, 2000)
  expect((await start(call)).problem).toBeUndefined()
}
const clockOf = async ({ people, id }: Opened) =>
  (await people.client.call(readings.clock, { query: { chat_id: id } })).data
const end = async (call: Opened) => {
  const { data } = await call.people.client.call(readings.end, { body: { chat_id: call.id } })
  call.close()
  return data
}

test('the clock of a call starts when both hear each other, and not before', async () => {
  const call = await callOf()
  await talk(call, 2000, { client: 40 })
  expect(await start(call)).toMatchObject({
    status: 409,
    problem: { detail: 'The clock starts when you hear each other.' },
  })
  expect((await clockOf(call)).stopped_by).toEqual(['not_started', 'media_lost'])
  await begin(call)
  expect((await clockOf(call)).stopped_by).toEqual([])
  await end(call)
})

test('when the sound of one is gone, both stop within five seconds, billed to the last sound; and it goes on by itself', async () => {
  const call = await callOf()
  await begin(call)
  await talk(call, 60_000)
  await house.clock.advance(2000)
  await beats(call, { client: 1800, reader: 40 })
  const told = sides.map((side) => call.tabs[side].heard<Told>('chat:changed').at(-1)?.clock.stopped_by)
  expect(told).toEqual([['media_lost'], ['media_lost']])
  await talk(call, 10_000, { client: 11_800, reader: 40 })
  expect(await clockOf(call)).toMatchObject({ running: false, free_seconds_used: 60 })
  await talk(call, 62_000)
  expect(await clockOf(call)).toMatchObject({ running: true, stopped_by: [] })
  const receipt = await end(call)
  const counted = receipt.stretches.filter((one) => one.counted)
  const ms = counted.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0)
  expect(Math.floor(ms / 1000)).toBe(receipt.free_seconds)
  expect(receipt).toMatchObject({ channel: 'voice', ended_by: 'client', returns: [] })
  expect(receipt.stretches.map(({ why }) => why.join())).toContain('media_lost')
  expect(receipt.timeline.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['started', 'sound_lost', 'sound_back', 'ended']),
  )
})

test('two minutes without sound end the room, and count as away to both', async () => {
  const call = await callOf()
  await begin(call)
  // So much was counted that by their sum alone two minutes would not be long.
  await talk(call, 480_000)
  await talk(call, 126_000, { client: 40 })
  const { data } = await call.people.client.call(readings.receipt, { params: { id: call.id } })
  expect(data).toMatchObject({ state: 'settled', ended_by: 'media_lost' })
  const { rows } = await house.database.pool.query(
    'select client_away_long, reader_away_long from reading where id = $1',
    [call.id],
  )
  expect(rows).toEqual([{ client_away_long: true, reader_away_long: true }])
  call.close()
})

test('who stops beating is away, and what they told of the other is worth nothing from then on', async () => {
  const call = await callOf()
  await begin(call)
  await talk(call, 20_000)
  call.tabs.client.close()
  await expect.poll(async () => (await clockOf(call)).stopped_by).toEqual(['client_away'])
  const open = () =>
    house.database.pool.query(
      'select side, proof from reading_presence where reading_id = $1 and to_at is null order by 1, 2',
      [call.id],
    )
  // What is told of it is known before it is written.
  await expect
    .poll(async () => (await open()).rows)
    .toEqual([
      { side: 'client', proof: 'sound' },
      { side: 'reader', proof: 'beats' },
    ])
  await end(call)
})

test('a reader of whom nothing was heard and nothing read gives everything back; one word is enough not to', async () => {
  for (const isHeard of [false, true]) {
    const call = await callOf({ paid_seconds: 600 })
    await call.people.client.call(readings.update, { body: { chat_id: call.id, action: 'continue_paid' } })
    await talk(call, 2000, both, false)
    await start(call)
    await talk(call, 70_000, both, false)
    if (isHeard) await talk(call, 2000, both, true)
    const { returns } = await end(call)
    expect(returns.map(({ cause }) => cause)).toEqual(isHeard ? [] : ['reader_silent'])
  }
})

test('reports that change with every beat write once a second at most, and none in a chat', async () => {
  const call = await callOf()
  const rows = async () =>
    (
      await house.database.pool.query(`select 1 from reading_presence where reading_id = $1 and proof = 'sound'`, [
        call.id,
      ])
    ).rowCount
  for (let n = 0; n < 10; n++) await beats(call, n % 2 ? {} : both)
  expect(await rows()).toBe(2)
  await end(call)
  const chat = await openReading(house, await pair(house))
  await beats(chat, both)
  expect(
    (
      await house.database.pool.query(`select 1 from reading_presence where reading_id = $1 and proof = 'sound'`, [
        chat.id,
      ])
    ).rowCount,
  ).toBe(0)
  const signal = { chat_id: chat.id, leg: 'a'.repeat(16), signal: { kind: 'hello' } }
  expect((await chat.tabs.client.say('call:signal', signal)).problem).toMatchObject({ code: 'wrong_state' })
  await end(chat)
})

test('what the two browsers tell each other goes to the other alone, and only while the reading is open', async () => {
  const call = await callOf()
  const second = await tab(house, call.people.client)
  const stranger = await tab(house, await client(house))
  const leg = randomBytes(8).toString('hex')
  const hello = { chat_id: call.id, leg, signal: { kind: 'hello' } }
  const offer = { chat_id: call.id, leg, to: 'f'.repeat(16), signal: { kind: 'offer', sdp: 'v=0\r\n' } }
  for (const body of [hello, offer]) expect(await call.tabs.client.say('call:signal', body)).toEqual({ data: {} })
  await expect
    .poll(() => call.tabs.reader.heard('call:signal'))
    .toEqual([hello, offer].map((body) => ({ ...body, from: call.people.client.id })))
  await expect.poll(() => second.heard('call:signal')).toHaveLength(1)
  expect([...stranger.heard('call:signal'), ...call.tabs.client.heard('call:signal')]).toEqual([])
  expect((await second.say('call:signal', hello)).problem).toMatchObject({ code: 'wrong_state' })
  const long = { ...offer, signal: { kind: 'offer', sdp: `v=0${'x'.repeat(20_000)}` } }
  expect((await call.tabs.client.say('call:signal', long)).problem).toMatchObject({ code: 'bad_input' })
  await call.people.client.call(readings.end, { body: { chat_id: call.id } })
  expect((await call.tabs.client.say('call:signal', hello)).problem).toMatchObject({ code: 'wrong_state' })
  call.close()
  for (const one of [second, stranger]) one.close()
})

test('signals are bounded: whoever sends hundreds is told to wait, and the call goes on', async () => {
  const strict = await openHouse({ raised: false })
  const call = await openReading(strict, await pair(strict), { channel: 'voice' })
  const hello = { chat_id: call.id, leg: 'a'.repeat(16), signal: { kind: 'hello' } }
  const all = await Promise.all(Array.from({ length: 310 }, () => call.tabs.client.say('call:signal', hello)))
  expect(all.filter(({ problem }) => problem?.code === 'too_many')).toHaveLength(10)
  expect((await call.tabs.client.beat(call.id)).problem).toBeUndefined()
  call.close()
})

test('a video call is billed by what is heard, as one by voice: a camera that is off, or goes off, changes nothing', async () => {
  const call = await callOf(undefined, 'video')
  await begin(call)
  const camera = (wanted: boolean) => ({
    chat_id: call.id,
    leg: 'a'.repeat(16),
    signal: { kind: 'camera', wanted, shown: wanted },
  })
  await talk(call, 10_000)
  expect(await call.tabs.client.say('call:signal', camera(true))).toEqual({ data: {} })
  await talk(call, 10_000)
  expect(await call.tabs.client.say('call:signal', camera(false))).toEqual({ data: {} })
  await talk(call, 10_000)
  expect(await clockOf(call)).toMatchObject({ running: true, free_seconds_used: 30 })
  await talk(call, 10_000, { client: 40 })
  expect(await clockOf(call)).toMatchObject({ running: false, stopped_by: ['media_lost'] })
  // Up to the last sound, which was 40 ms old.
  expect(await end(call)).toMatchObject({ channel: 'video', free_seconds: 29 })
})
