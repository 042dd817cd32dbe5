import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { onlineReader, openReading, pair, pass, started } from '../../test/readings.ts'
import { tab } from '../../test/sockets.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse()
const minute = 60_000
const balance = async (id: string) => findBalances(house.database.db, id, house.clock.now())
const stateOf = async (
  person: { call: typeof house.call extends never ? never : Awaited<ReturnType<typeof client>>['call'] },
  readingId: string,
) => (await person.call(readings.history, { query: {} })).data.find(({ id }) => id === readingId)?.state

test('a request rings for 45 seconds and is then missed; nobody is charged', async () => {
  const people = await pair(house)
  const { data, status } = await people.client.call(readings.request, {
    body: { reader_id: people.reader.id, channel: 'chat', question: 'Will it rain?' },
  })
  expect([status, data.state, data.question]).toEqual([201, 'requested', 'Will it rain?'])
  await house.clock.advance(44_999)
  await house.features.readings.live.overdue()
  expect((await people.client.call(readings.mine)).data).toHaveLength(1)
  await house.clock.advance(1)
  await house.features.readings.live.overdue()
  expect((await people.client.call(readings.mine)).data).toHaveLength(0)
  expect(await stateOf(people.client, data.id)).toBe('missed')
  expect(await balance(people.client.id)).toEqual({ paid_seconds: 0, free_seconds: 600 })
})

test('neither a question nor the reason of a no says how to meet elsewhere; the rest of it may be sent again', async () => {
  const people = await pair(house)
  const ask = (question: string) =>
    people.client.call(readings.request, { body: { reader_id: people.reader.id, channel: 'chat', question } })
  expect((await ask('Write to ida@example.org')).problem).toMatchObject({
    code: 'contact_details',
    fields: { question: expect.any(String) },
    spans: [expect.anything()],
  })
  const { id } = (await ask('Will he write to me in May?')).data
  const decline = (reason: string) =>
    people.reader.call(readings.update, { body: { chat_id: id, action: 'decline', reason } })
  expect((await decline('Ring me at +34 600 111 222')).problem.code).toBe('contact_details')
  expect((await decline('I am about to go.')).data.state).toBe('declined')
})

test('the whole job: request, accept, join, start, talk, end, and a receipt both can open', async () => {
  const people = await pair(house, { free_seconds: 600, paid_seconds: 600 })
  const reading = await openReading(house, people)
  const before = await people.client.call(readings.clock, { query: { chat_id: reading.id } })
  expect(before.data).toMatchObject({
    running: false,
    standby: true,
    stopped_by: ['not_started'],
    seconds_left: 600,
    left_of: 'free',
  })
  await pass(house, reading, 10_000)
  await people.reader.call(readings.update, { body: { chat_id: reading.id, action: 'start' } })
  await reading.tabs.reader.say('chat:message', {
    chat_id: reading.id,
    client_msg_id: 'greeting-1',
    body: 'Good evening.',
  })
  await pass(house, reading, 90_000)
  const { data: clock } = await people.client.call(readings.clock, { query: { chat_id: reading.id } })
  expect(clock).toMatchObject({
    running: true,
    standby: false,
    stopped_by: [],
    free_seconds_used: 90,
    paid_seconds_used: 0,
    seconds_left: 510,
  })
  const { data: receipt, status } = await people.client.call(readings.end, { body: { chat_id: reading.id } })
  expect(status).toBe(200)
  expect(receipt).toMatchObject({
    state: 'settled',
    free_seconds: 90,
    paid_seconds: 0,
    unbilled_seconds: 10,
    ended_by: 'client',
    returns: [],
  })
  expect(receipt.timeline.map(({ what, who }) => `${who} ${what}`)).toEqual([
    'client requested',
    'reader accepted',
    'client joined',
    'reader joined',
    'reader started',
    'client ended',
  ])
  const { earned_cents, rate_cents_per_minute, ...theirs } = (
    await people.reader.call(readings.receipt, { params: { id: receipt.id } })
  ).data
  expect({ ...theirs, paid_cents: 0 }).toEqual(receipt)
  expect([earned_cents, rate_cents_per_minute]).toEqual([0, 48])
  expect((await people.client.call(readings.end, { body: { chat_id: reading.id } })).data).toEqual(receipt)
  expect(await balance(people.client.id)).toEqual({ paid_seconds: 600, free_seconds: 510 })
  expect(reading.tabs.reader.heard('chat:ended')).toHaveLength(1)
  // The client's coming, both there, started, ended: each is told once.
  const told = reading.tabs.reader.heard<{ state: string; clock: { running: boolean } }>('chat:changed')
  expect(told.map(({ state, clock }) => `${state}${clock.running ? ', running' : ''}`)).toEqual([
    'accepted',
    'open',
    'open, running',
    'settled',
  ])
  reading.close()
})

test('everything comes back when the reader sent nothing, and what the reader earned goes', async () => {
  const people = await pair(house, { paid_seconds: 600 })
  const reading = await started(house, people, { continue_on_paid: true })
  await pass(house, reading, 120_000)
  const { data: receipt } = await people.reader.call(readings.end, { body: { chat_id: reading.id } })
  expect(receipt).toMatchObject({
    paid_seconds: 120,
    earned_cents: 0,
    returns: [{ free_seconds: 0, paid_seconds: 120, cause: 'reader_silent', by: 'system' }],
  })
  expect(await balance(people.client.id)).toEqual({ paid_seconds: 600, free_seconds: 0 })
  reading.close()
})

test('under a minute comes back once a week with one reader', async () => {
  const people = await pair(house)
  const short = async () => {
    const reading = await started(house, people)
    await reading.tabs.reader.say('chat:message', {
      chat_id: reading.id,
      client_msg_id: `hello-${reading.id}`,
      body: 'Hello.',
    })
    await pass(house, reading, 40_000)
    reading.close()
    return (await people.client.call(readings.end, { body: { chat_id: reading.id } })).data.returns.map(
      ({ cause }) => cause,
    )
  }
  expect(await short()).toEqual(['under_a_minute'])
  expect(await short()).toEqual([])
})

test('only the right person, at the right moment', async () => {
  const people = await pair(house)
  const stranger = await client(house, { free_seconds: 600 })
  const { data: reading } = await people.client.call(readings.request, {
    body: { reader_id: people.reader.id, channel: 'chat' },
  })
  const act = async (who: { call: typeof stranger.call }, action: 'accept' | 'start' | 'withdraw' | 'resume') =>
    (await who.call(readings.update, { body: { chat_id: reading.id, action } })).problem?.code
  expect(await act(people.client, 'accept')).toBe('wrong_role')
  expect(await act(await onlineReader(house), 'accept')).toBe('not_found')
  expect(await act(stranger, 'withdraw')).toBe('not_found')
  expect(await act(people.reader, 'start')).toBe('wrong_state')
  expect(await act(people.reader, 'accept')).toBeUndefined()
  expect(await act(people.reader, 'accept')).toBe('wrong_state')
  expect(
    (await stranger.call(readings.request, { body: { reader_id: people.reader.id, channel: 'chat' } })).problem.code,
  ).toBe('reader_unavailable')
  expect(
    (
      await people.client.call(readings.request, {
        body: { reader_id: (await onlineReader(house)).id, channel: 'chat' },
      })
    ).problem.code,
  ).toBe('already_in_session')
  const other = await tab(house, stranger)
  expect((await other.join(reading.id)).problem?.code).toBe('not_found')
  expect((await other.beat(reading.id)).problem?.code).toBe('wrong_state')
  other.close()
  expect((await stranger.call(readings.messages, { query: { chat_id: reading.id } })).problem.code).toBe('not_found')
  expect(await act(people.client, 'withdraw')).toBeUndefined()
})

test('a reading that is accepted and not joined by both is withdrawn after a minute', async () => {
  const people = await pair(house)
  const { data: reading } = await people.client.call(readings.request, {
    body: { reader_id: people.reader.id, channel: 'chat' },
  })
  await people.reader.call(readings.update, { body: { chat_id: reading.id, action: 'accept' } })
  await house.clock.advance(minute)
  await house.features.readings.live.overdue()
  expect(await stateOf(people.client, reading.id)).toBe('withdrawn')
})

test('a running reading writes nothing while nothing happens', async () => {
  const people = await pair(house)
  const reading = await started(house, people)
  const written = async () =>
    (
      await house.database.pool.query<{ row: string }>(
        `select 'chat ' || xmin::text || ctid::text "row" from reading where id = $1
         union all select 'presence ' || xmin::text || ctid::text from reading_presence where reading_id = $1
         union all select 'stop ' || xmin::text || ctid::text from reading_stop where reading_id = $1 order by 1`,
        [reading.id],
      )
    ).rows
  const before = await written()
  await pass(house, reading, 2 * minute)
  expect(await written()).toEqual(before)
  expect((await people.client.call(readings.clock, { query: { chat_id: reading.id } })).data.free_seconds_used).toBe(
    120,
  )
  reading.close()
  await people.client.call(readings.end, { body: { chat_id: reading.id } })
})
