import { randomUUID } from 'node:crypto'
import { limits, loosenHours, offerRule } from '@evenlight/contract/limits'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { client, signIn, type TestPerson } from '../../test/people.ts'
import { pair, pass, started, type Pair } from '../../test/readings.ts'
import { changed, coolOff, noLimit, offerFor, rests, standing } from './rules.ts'

const house = await openHouse({ demo: true })
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const set = (who: TestPerson, body: object) => who.call(limits.set, { body: body as never })
const later = async (who: TestPerson, ms: number): Promise<TestPerson> => {
  await house.clock.advance(ms)
  const { access } = await signIn(house, { id: who.id, role: 'CLIENT' })
  return { ...who, token: access, call: (route, args) => house.call(route, args, access) }
}
const ask = ({ client, reader }: Pair) =>
  client.call(readings.request, { body: { reader_id: reader.id, channel: 'chat' } })
const buy = (who: TestPerson) =>
  who.call(payments.checkout, {
    body: { package_id: 'pkg_ten_minutes', opaque_data: { descriptor: 'DEMO', value: 'approved' } },
  })

test('a tighter limit stands at once, a wider one after a day, and asking again begins no other day', () => {
  const one = changed(noLimit, 600, 0)
  expect(one).toEqual({ value: 600, next_value: null, next_at: null })
  const wider = changed(one, 1200, 1000)
  expect(wider).toEqual({ value: 600, next_value: 1200, next_at: 1000 + loosenHours * hourMs })
  expect(changed(wider, 1200, 5000)).toBe(wider)
  expect(changed(wider, 300, 5000)).toEqual({ value: 300, next_value: null, next_at: null })
  expect(changed(one, null, 0)).toMatchObject({ value: 600, next_value: null, next_at: loosenHours * hourMs })
  expect(standing(wider, wider.next_at! - 1).value).toBe(600)
  expect(standing(wider, wider.next_at!)).toEqual({ value: 1200, next_value: null, next_at: null })
})

test('a cool-off grows at once and ends early after a day at the soonest', () => {
  expect(coolOff(null, 7, 0)).toBe(7 * dayMs)
  expect(coolOff(7 * dayMs, 1, 0)).toBe(7 * dayMs)
  expect(coolOff(7 * dayMs, 0, 1000)).toBe(1000 + dayMs)
  expect(coolOff(5000, 0, 1000)).toBe(5000)
})

test('a reading ends where its client said that a day has enough, and none begins after it', async () => {
  const people = await pair(house, { free_seconds: 60, paid_seconds: 3600 })
  await set(people.client, { seconds_day: 150 })
  const reading = await started(house, people, { continue_on_paid: true })
  const body = { chat_id: reading.id, client_msg_id: randomUUID(), body: 'Three cards.' }
  await people.reader.call(readings.write, { body })
  await pass(house, reading, 200_000)
  reading.close()
  const { data } = await people.client.call(readings.receipt, { params: { id: reading.id } })
  expect(data).toMatchObject({ free_seconds: 60, paid_seconds: 90, ended_by: 'time_used' })
  expect((await people.client.call(limits.own)).data.seconds_day).toEqual({ value: 150, used: 150 })
  expect((await ask(people)).problem).toMatchObject({
    code: 'limit_reached',
    reasons: { detail: { code: 'own_limit' } },
  })
  await set(people.client, { seconds_day: 3600 })
  expect((await ask(people)).problem.code).toBe('limit_reached')
})

test('time that is bought in a reading lets nobody past the limit, and the purchase is whole', async () => {
  const people = await pair(house, { free_seconds: 120 })
  await set(people.client, { seconds_day: 120 })
  const reading = await started(house, people, { continue_on_paid: true })
  expect((await buy(people.client)).status).toBe(201)
  await pass(house, reading, 140_000)
  const continued = await people.client.call(readings.update, {
    body: { chat_id: reading.id, action: 'continue_paid' },
  })
  expect(continued.status).toBe(409)
  reading.close()
  expect((await people.client.call(readings.receipt, { params: { id: reading.id } })).data).toMatchObject({
    paid_seconds: 0,
  })
})

test('what a window has seen go leaves it again by itself', async () => {
  const ida = await client(house)
  await set(ida, { cents_day: 1500 })
  expect((await buy(ida)).status).toBe(201)
  expect((await buy(ida)).problem).toMatchObject({ code: 'limit_reached' })
  const { data } = await ida.call(limits.own)
  expect(data.cents_day).toEqual({ value: 1500, used: data.cents_week.used })
  expect((await buy(await later(ida, dayMs))).status).toBe(201)
})

test('two purchases at once are not each within the limit', async () => {
  const ida = await client(house)
  await set(ida, { cents_week: 1500 })
  const both = await Promise.all([buy(ida), buy(ida)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('of two first words at once the tighter stands', async () => {
  for (let times = 0; times < 8; times++) {
    const ida = await client(house)
    await Promise.all([
      set(ida, { seconds_day: 600, cool_off_days: 7 }),
      set(ida, { seconds_day: 1200, cool_off_days: 1 }),
    ])
    const { data } = await ida.call(limits.own)
    expect([times, data.seconds_day.value, data.cool_off_until]).toEqual([
      times,
      600,
      new Date(house.clock.now() + 7 * dayMs).toISOString(),
    ])
  }
})

test('who takes time off asks for no reading and buys nothing until it is over', async () => {
  const people = await pair(house)
  const { data } = await set(people.client, { cool_off_days: 1 })
  expect(data.cool_off_until).toBe(new Date(house.clock.now() + dayMs).toISOString())
  expect((await ask(people)).problem).toMatchObject({ reasons: { detail: { code: 'cool_off' } } })
  expect((await buy(people.client)).problem).toMatchObject({ reasons: { detail: { code: 'cool_off' } } })
  const ida = await later(people.client, dayMs)
  expect((await ida.call(limits.own)).data.cool_off_until).toBeNull()
  expect((await buy(ida)).status).toBe(201)
})

test('purchases add up by a rule that says when, and what would be a limit', () => {
  const none = { timesDay: 0, centsWeek: 0, centsMonth: 0, centsMonthBefore: 0 }
  const because = (more: object) => offerFor({ ...none, ...more })?.because
  expect(offerFor(none)).toBeNull()
  expect([because({ timesDay: 2 }), because({ timesDay: 3 })]).toEqual([undefined, 'times_day'])
  expect([because({ centsWeek: 29_999 }), because({ centsWeek: 30_000 })]).toEqual([undefined, 'cents_week'])
  expect([because({ centsMonth: 79_999 }), because({ centsMonth: 80_000 })]).toEqual([undefined, 'cents_month'])
  const risen = (centsMonth: number, centsMonthBefore: number) => because({ centsMonth, centsMonthBefore })
  expect([risen(20_000, 10_000), risen(19_999, 9_000), risen(20_000, 10_001), risen(20_000, 0)]).toEqual([
    'risen_month',
    undefined,
    undefined,
    undefined,
  ])
  expect(offerFor({ ...none, timesDay: 4, centsMonth: 5596 })).toEqual({
    because: 'times_day',
    count: 4,
    cents_week: 2000,
  })
  expect(offerFor({ ...none, centsMonth: 90_100 })?.cents_week).toBe(23_000)
  expect([rests(null, 0), rests(0, 30 * dayMs - 1), rests(0, 30 * dayMs)]).toEqual([false, true, false])
})

test('who buys often is asked whether they want a limit, and buys on as before', async () => {
  const ida = await client(house)
  const offer = async (who = ida) => (await who.call(limits.own)).data.offer
  for (let times = 1; times < offerRule.timesDay; times++) await buy(ida)
  expect(await offer()).toBeNull()
  await buy(ida)
  expect(await offer()).toEqual({ because: 'times_day', count: 3, cents_week: 2000 })
  expect((await buy(ida)).status).toBe(201)
  expect((await ida.call(limits.setAside, { body: {} })).data.offer).toBeNull()
  const soon = await later(ida, 29 * dayMs)
  for (let times = 0; times < 3; times++) await buy(soon)
  expect(await offer(soon)).toBeNull()
  const after = await later(ida, dayMs)
  for (let times = 0; times < 3; times++) await buy(after)
  expect((await offer(after))?.because).toBe('times_day')
  const { data } = await set(after, { cents_week: 20_000 })
  expect([data.cents_week.value, data.offer]).toEqual([20_000, null])
})

test('who takes time off is asked nothing, nor whoever was declined', async () => {
  const [ida, una] = [await client(house), await client(house)]
  for (let times = 0; times < 3; times++) await buy(ida)
  expect((await set(ida, { cool_off_days: 1 })).data.offer).toBeNull()
  const declined = { package_id: 'pkg_ten_minutes', opaque_data: { descriptor: 'DEMO', value: 'declined' } }
  for (let times = 0; times < 3; times++) await una.call(payments.checkout, { body: declined })
  expect((await una.call(limits.own)).data.offer).toBeNull()
})
