import { appointments } from '@evenlight/contract/appointments'
import { expect, test } from 'vitest'
import { allWeek } from '../../test/appointments.ts'
import { openHouse } from '../../test/house.ts'
import { reader } from '../../test/people.ts'

const house = await openHouse()
const readerIn = async (time_zone: string, from: string, to: string) => {
  const made = await reader(house, { time_zone })
  await allWeek(house, made.id, from, to)
  return made.id
}
const slotsOf = async (reader_id: string, time_zone: string, from: string, minutes = '60', days = '1') =>
  (await house.call(appointments.slots, { query: { reader_id, minutes, time_zone, from, days } })).data
const goTo = (day: string) => house.clock.advance(Date.parse(day) - house.clock.now())

test('days and times are those of the visitor, at whatever end of the world', async () => {
  const late = await readerIn('Etc/GMT+12', '20:00', '24:00')
  const { slots } = await slotsOf(late, 'Pacific/Kiritimati', '2026-11-25')
  expect(slots.map(({ local, reader_local }) => [local, reader_local]).at(0)).toEqual([
    '2026-11-25T00:00:00+14:00',
    '2026-11-23T22:00:00-12:00',
  ])
  expect(slots.every(({ local }) => local.startsWith('2026-11-25'))).toBe(true)
  const next = await slotsOf(late, 'Pacific/Kiritimati', '2026-11-26')
  expect(next.slots[0]?.local).toBe('2026-11-26T00:00:00+14:00')
  const early = await readerIn('Etc/GMT-14', '06:00', '07:00')
  expect((await slotsOf(early, 'Pacific/Pago_Pago', '2026-11-25')).slots).toEqual([
    {
      starts_at: '2026-11-25T16:00:00.000Z',
      local: '2026-11-25T05:00:00-11:00',
      reader_local: '2026-11-26T06:00:00+14:00',
    },
  ])
})

test('without a zone it is the reader’s, and the days that can be asked for are said', async () => {
  const id = await readerIn('Asia/Tokyo', '09:00', '10:00')
  const { data } = await house.call(appointments.slots, { query: { reader_id: id, minutes: '60' } })
  expect(data).toMatchObject({ time_zone: 'Asia/Tokyo', first_day: '2026-11-21', last_day: '2027-01-19' })
  expect(data.slots).toHaveLength(13)
})

test('client and reader change to summer time on different Sundays', async () => {
  await goTo('2027-03-01T00:00:00Z')
  const id = await readerIn('America/New_York', '13:00', '14:00')
  const local = async (day: string) => (await slotsOf(id, 'Europe/Madrid', day)).slots.map((slot) => slot.local)
  expect(await local('2027-03-13')).toEqual(['2027-03-13T19:00:00+01:00'])
  expect(await local('2027-03-15')).toEqual(['2027-03-15T18:00:00+01:00'])
  expect(await local('2027-03-29')).toEqual(['2027-03-29T19:00:00+02:00'])
})

test('the hour that summer time skips is no slot, for either of the two', async () => {
  const id = await readerIn('Europe/Madrid', '01:30', '03:30')
  const slots = async (zone: string) => (await slotsOf(id, zone, '2027-03-28', '30')).slots
  expect((await slots('Europe/Madrid')).map(({ local }) => local)).toEqual([
    '2027-03-28T01:30:00+01:00',
    '2027-03-28T01:45:00+01:00',
    '2027-03-28T03:00:00+02:00',
  ])
  const inUtc = (await slots('UTC')).map(({ local }) => local.slice(11, 16))
  expect(inUtc.slice(0, 3)).toEqual(['00:30', '00:45', '01:00'])
})

test('the hour that comes twice is two slots that can be told apart and are different instants', async () => {
  await goTo('2027-10-25T00:00:00Z')
  const id = await readerIn('Europe/Madrid', '02:00', '02:30')
  const { slots } = await slotsOf(id, 'Europe/Madrid', '2027-10-31', '30')
  expect(slots.map(({ local, starts_at }) => [local, starts_at])).toEqual([
    ['2027-10-31T02:00:00+02:00', '2027-10-31T00:00:00.000Z'],
    ['2027-10-31T02:00:00+01:00', '2027-10-31T01:00:00.000Z'],
  ])
})
