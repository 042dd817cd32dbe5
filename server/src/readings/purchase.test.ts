import { expect, test } from 'vitest'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import { client, type TestPerson } from '../../test/people.ts'

const house = await openHouse({ demo: true })

const buy = (who: TestPerson, value = 'approved', package_id = 'pkg_twenty_minutes') =>
  who.call(payments.checkout, { body: { package_id, opaque_data: { descriptor: 'DEMO', value } } })
const couple = async (time: { free_seconds?: number; paid_seconds?: number }) => ({
  client: await client(house, time),
  reader: await onlineReader(house),
})
type Started = Awaited<ReturnType<typeof started>>
const seenBy = async (reading: Started, side: 'client' | 'reader' = 'client') =>
  (await reading.people[side].call(readings.mine)).data[0]!
const act = (reading: Started, action: 'top_up' | 'top_up_done' | 'continue_paid') =>
  reading.people.client.call(readings.update, { body: { chat_id: reading.id, action } })

test('with paid time agreed the clock tells what is left of each, free time first', async () => {
  const reading = await started(house, await couple({ free_seconds: 60, paid_seconds: 600 }), {
    continue_on_paid: true,
  })
  await pass(house, reading, 20_000)
  expect((await seenBy(reading)).clock).toMatchObject({
    seconds_left: 640,
    free_seconds_left: 40,
    paid_seconds_left: 600,
  })
  await pass(house, reading, 60_000)
  expect((await seenBy(reading, 'reader')).clock).toMatchObject({ free_seconds_left: 0, paid_seconds_left: 580 })
  reading.close()
})

test('a limit takes from the paid time that comes last', async () => {
  const reading = await started(house, await couple({ free_seconds: 60, paid_seconds: 600 }), {
    continue_on_paid: true,
    limit_seconds: 180,
  })
  expect((await seenBy(reading)).clock).toMatchObject({
    seconds_left: 180,
    free_seconds_left: 60,
    paid_seconds_left: 120,
  })
  reading.close()
})

test('what is bought in free time stands on the client’s clock at once, unasked; the reader hears of no more than is agreed', async () => {
  const reading = await started(house, await couple({ free_seconds: 300 }))
  await pass(house, reading, 4000)
  await act(reading, 'top_up')
  await buy(reading.people.client)
  await act(reading, 'top_up_done')
  const { clock, events } = await seenBy(reading)
  expect(clock).toMatchObject({ seconds_left: 296, left_of: 'free', free_seconds_left: 296, paid_seconds_left: 1200 })
  expect(events.find(({ what }) => what === 'time_added')).toMatchObject({ seconds: 1200 })
  expect((await seenBy(reading, 'reader')).clock).toMatchObject({ seconds_left: 296, paid_seconds_left: 0 })
  await act(reading, 'continue_paid')
  expect((await seenBy(reading, 'reader')).clock).toMatchObject({ seconds_left: 1496, paid_seconds_left: 1200 })
  reading.close()
})

test('at the question about paid time a purchase stands there and waits for the answer', async () => {
  const reading = await started(house, await couple({ free_seconds: 60 }))
  await pass(house, reading, 64_000)
  expect((await seenBy(reading)).clock).toMatchObject({ stopped_by: ['ask_paid'], paid_seconds_left: 0 })
  await buy(reading.people.client)
  expect((await seenBy(reading)).clock).toMatchObject({ stopped_by: ['ask_paid'], paid_seconds_left: 1200 })
  await act(reading, 'continue_paid')
  expect((await seenBy(reading)).clock).toMatchObject({ running: true, seconds_left: 1200 })
  reading.close()
})

test('free minutes of a package let the clock go on: free time has not ended', async () => {
  const reading = await started(house, await couple({ free_seconds: 60 }))
  await pass(house, reading, 64_000)
  await buy(reading.people.client, 'approved', 'pkg_45_and_5_free')
  expect((await seenBy(reading)).clock).toMatchObject({
    running: true,
    free_seconds_left: 300,
    paid_seconds_left: 2700,
    seconds_left: 300,
  })
  reading.close()
})

test('a payment whose answer comes late lengthens a reading that runs on paid time, and both are told', async () => {
  const reading = await started(house, await couple({ paid_seconds: 120 }), { continue_on_paid: true })
  const { data } = await buy(reading.people.client, 'timeout')
  expect(data.payment.state).toBe('unknown')
  await pass(house, reading, 6000)
  expect((await seenBy(reading)).clock.seconds_left).toBe(114)
  const heard = () => reading.tabs.reader.heard<{ clock: { seconds_left: number } }>('chat:changed').at(-1)
  await house.features.payments.sweeps[0]!.work()
  expect((await seenBy(reading)).clock.seconds_left).toBe(1314)
  await expect.poll(() => heard()?.clock.seconds_left).toBe(1314)
  reading.close()
})

test('a purchase before Start and one without a reading change no clock that runs', async () => {
  const people = await couple({ free_seconds: 300 })
  expect((await buy(people.client)).data.payment.state).toBe('captured')
  const reading = await started(house, people)
  expect((await seenBy(reading)).clock).toMatchObject({ seconds_left: 300, paid_seconds_left: 1200 })
  expect((await seenBy(reading)).events.some(({ what }) => what === 'time_added')).toBe(false)
  reading.close()
})

test('every turn of the clock stays with the reading: a reload and a second window tell the same', async () => {
  const reading = await started(house, await couple({ free_seconds: 60, paid_seconds: 600 }), {
    continue_on_paid: true,
  })
  // Said with the Start itself: both see it at once.
  expect((await seenBy(reading)).events.map(({ what }) => what)).toEqual(['started'])
  await pass(house, reading, 10_000)
  await pass(house, reading, 10_000, ['client'])
  await pass(house, reading, 60_000)
  const told = (await seenBy(reading)).events
  expect(told.map(({ what, why }) => why ?? what)).toEqual(['started', 'reader_away', 'resumed', 'paid'])
  expect((await seenBy(reading, 'reader')).events).toEqual(told)
  const startedMs = Date.parse(told[0]!.at)
  // It stopped at the last sign of life and not where the silence was found.
  expect(Date.parse(told[1]!.at) - startedMs).toBe(10_000)
  reading.close()
})
