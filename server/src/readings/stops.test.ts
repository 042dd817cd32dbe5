import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { pair, pass, started } from '../../test/readings.ts'
import { findBalances } from '../wallet/balances.ts'

const house = await openHouse()
const minute = 60_000
const balance = async (id: string) => findBalances(house.database.db, id, house.clock.now())

test('whoever falls silent stops the clock, billed only to the last beat', async () => {
  const people = await pair(house)
  const reading = await started(house, people)
  await reading.tabs.reader.say('chat:message', { chat_id: reading.id, client_msg_id: 'greeting-2', body: 'Hello.' })
  await pass(house, reading, 60_000)
  await pass(house, reading, 4000, ['client'])
  const { data } = await people.client.call(readings.clock, { query: { chat_id: reading.id } })
  expect(data).toMatchObject({ running: false, stopped_by: ['reader_away'], free_seconds_used: 60 })
  await pass(house, reading, 30_000, ['client'])
  await pass(house, reading, 10_000)
  const { data: receipt } = await people.client.call(readings.end, { body: { chat_id: reading.id } })
  expect(receipt).toMatchObject({ free_seconds: 68, unbilled_seconds: 36 })
  expect(receipt.timeline.map(({ what, who }) => `${who} ${what}`)).toContain('reader away')
  const { stretches } = receipt
  expect(stretches.map(({ counted, why }) => counted ?? why.join())).toEqual(['free', 'reader_away', 'free'])
  expect(stretches.map(({ here }) => here.length)).toEqual([2, 1, 2])
  const seconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000
  const counted = stretches.reduce((sum, one) => sum + (one.counted ? seconds(one.from, one.to) : 0), 0)
  expect(Math.floor(counted)).toBe(receipt.free_seconds + receipt.paid_seconds)
  expect(Math.floor(seconds(stretches[0]!.from, receipt.ended_at) - counted)).toBe(receipt.unbilled_seconds)
  reading.close()
})

test('a room with somebody away for two minutes ends by itself', async () => {
  const people = await pair(house)
  const reading = await started(house, people)
  await reading.tabs.reader.say('chat:message', { chat_id: reading.id, client_msg_id: 'greeting-3', body: 'Hello.' })
  await pass(house, reading, 61_000)
  reading.tabs.reader.close()
  await pass(house, reading, 2 * minute + 4000, ['client'])
  const { data } = await people.client.call(readings.receipt, { params: { id: reading.id } })
  expect(data).toMatchObject({ state: 'settled', ended_by: 'reader_away', free_seconds: 61 })
  reading.close()
})

test('free time that ends asks; paid time runs only when it was agreed to', async () => {
  const people = await pair(house, { free_seconds: 120, paid_seconds: 600 })
  const reading = await started(house, people)
  await reading.tabs.reader.say('chat:message', { chat_id: reading.id, client_msg_id: 'greeting-4', body: 'Hello.' })
  await pass(house, reading, 130_000)
  const asking = await people.client.call(readings.clock, { query: { chat_id: reading.id } })
  expect(asking.data).toMatchObject({
    running: false,
    stopped_by: ['ask_paid'],
    free_seconds_used: 120,
    paid_seconds_used: 0,
    seconds_left: 0,
  })
  const { data: agreed } = await people.client.call(readings.update, {
    body: { chat_id: reading.id, action: 'continue_paid' },
  })
  expect(agreed.clock).toMatchObject({ running: true, seconds_left: 600 })
  await pass(house, reading, 60_000)
  const { data: receipt } = await people.reader.call(readings.end, { body: { chat_id: reading.id } })
  expect(receipt).toMatchObject({ free_seconds: 120, paid_seconds: 60, earned_cents: 48 })
  expect(await balance(people.client.id)).toEqual({ paid_seconds: 540, free_seconds: 0 })
  reading.close()
})

test('all time used ends the reading at exactly nothing left', async () => {
  const people = await pair(house, { free_seconds: 60, paid_seconds: 65 })
  const reading = await started(house, people, { continue_on_paid: true })
  await reading.tabs.reader.say('chat:message', { chat_id: reading.id, client_msg_id: 'greeting-5', body: 'Hello.' })
  await pass(house, reading, 130_000)
  const { data } = await people.client.call(readings.receipt, { params: { id: reading.id } })
  expect(data).toMatchObject({ ended_by: 'time_used', free_seconds: 60, paid_seconds: 65 })
  expect(await balance(people.client.id)).toEqual({ paid_seconds: 0, free_seconds: 0 })
  expect(
    reading.tabs.client
      .heard<{ of: string; seconds_left: number }>('chat:warning')
      .map(({ of, seconds_left }) => `${of} ${seconds_left}`),
  ).toEqual(['free 60', 'all 120', 'free 0', 'all 60'])
  reading.close()
})

test('the limit of the client holds', async () => {
  const people = await pair(house)
  const reading = await started(house, people, { limit_seconds: 120 })
  await reading.tabs.reader.say('chat:message', { chat_id: reading.id, client_msg_id: 'greeting-6', body: 'Hello.' })
  await pass(house, reading, 124_000)
  const { data } = await people.client.call(readings.receipt, { params: { id: reading.id } })
  expect(data).toMatchObject({ ended_by: 'limit_reached', free_seconds: 120 })
  reading.close()
})

test('stand-by of either stops the clock and is cleared only by its owner', async () => {
  const people = await pair(house)
  const reading = await started(house, people)
  const act = (who: 'client' | 'reader', action: 'standby' | 'resume') =>
    people[who].call(readings.update, { body: { chat_id: reading.id, action } })
  await pass(house, reading, 70_000)
  await act('reader', 'standby')
  await pass(house, reading, 30_000)
  expect((await act('client', 'resume')).data.clock.stopped_by).toEqual(['reader_standby'])
  expect((await act('reader', 'resume')).data.clock).toMatchObject({ running: true, free_seconds_used: 70 })
  reading.close()
  await people.client.call(readings.end, { body: { chat_id: reading.id } })
})

test('a top-up stops the clock for two minutes at most, three times', async () => {
  const people = await pair(house)
  const reading = await started(house, people)
  const act = (action: 'top_up' | 'top_up_done') =>
    people.client.call(readings.update, { body: { chat_id: reading.id, action } })
  await pass(house, reading, 10_000)
  expect((await act('top_up')).data).toMatchObject({
    top_ups_left: 2,
    clock: { running: false, stopped_by: ['top_up'] },
  })
  await pass(house, reading, 130_000)
  expect((await people.client.call(readings.clock, { query: { chat_id: reading.id } })).data).toMatchObject({
    running: true,
    free_seconds_used: 20,
  })
  for (const _ of [2, 3]) {
    await act('top_up')
    await act('top_up_done')
  }
  expect((await act('top_up')).problem.code).toBe('limit_reached')
  reading.close()
  await people.client.call(readings.end, { body: { chat_id: reading.id } })
})
