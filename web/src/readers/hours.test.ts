import { expect, test } from 'vitest'
import { sameAllWeek, weekdayIn, weekIn, weekOf } from './hours.ts'

const monday = Date.parse('2026-11-16T12:00:00Z')
const told = (week: ReturnType<typeof weekIn>) =>
  week.flatMap((day, at) => day.map(({ from, to }) => [at + 1, from / 60, to / 60]))

test('in the reader’s own zone the hours stand as they were stated', () => {
  const schedule = [{ weekday: 1, from: '09:00', to: '12:30' }]
  expect(told(weekIn(schedule, 'Europe/Madrid', 'Europe/Madrid', monday))).toEqual([[1, 9, 12.5]])
})

test('before any zone is known they stand so too, and what meets is one', () => {
  const schedule = [
    { weekday: 1, from: '13:00', to: '15:00' },
    { weekday: 1, from: '09:00', to: '13:00' },
    { weekday: 7, from: '00:00', to: '24:00' },
  ]
  expect(told(weekOf(schedule))).toEqual([
    [1, 9, 15],
    [7, 0, 24],
  ])
})

test('the weekday is that of the zone', () => {
  const lateSunday = Date.parse('2026-11-15T23:30:00Z')
  expect([weekdayIn('UTC', lateSunday), weekdayIn('Asia/Tokyo', lateSunday)]).toEqual([7, 1])
})

test('elsewhere they shift, and what runs past midnight is cut in two', () => {
  const schedule = [{ weekday: 7, from: '20:00', to: '24:00' }]
  expect(told(weekIn(schedule, 'America/New_York', 'Asia/Tokyo', monday))).toEqual([[1, 10, 14]])
  expect(told(weekIn(schedule, 'America/New_York', 'Europe/London', monday))).toEqual([[1, 1, 5]])
  expect(
    told(weekIn([{ weekday: 2, from: '18:00', to: '22:00' }], 'America/New_York', 'Europe/London', monday)),
  ).toEqual([
    [2, 23, 24],
    [3, 0, 3],
  ])
})

test('stretches that meet are one', () => {
  const schedule = [
    { weekday: 3, from: '20:00', to: '24:00' },
    { weekday: 4, from: '00:00', to: '02:00' },
  ]
  expect(told(weekIn(schedule, 'Europe/Madrid', 'America/New_York', monday))).toEqual([[3, 14, 20]])
})

test('in a week when one side changes its clocks, each day has its own shift', () => {
  const beforeChange = Date.parse('2026-10-23T12:00:00Z')
  const schedule = [6, 7, 1].map((weekday) => ({ weekday, from: '10:00', to: '11:00' }))
  expect(told(weekIn(schedule, 'Europe/Madrid', 'America/New_York', beforeChange))).toEqual([
    [1, 5, 6],
    [6, 4, 5],
    [7, 5, 6],
  ])
})

test('an hour that the clocks skip is not shown as open', () => {
  const beforeChange = Date.parse('2026-03-28T12:00:00Z')
  const schedule = [{ weekday: 7, from: '02:00', to: '03:00' }]
  expect(told(weekIn(schedule, 'Europe/Madrid', 'Europe/Madrid', beforeChange))).toEqual([])
})

test('a week of like days is told apart from one with a day that differs', () => {
  const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '10:00', to: '16:00' }))
  expect(sameAllWeek(weekOf(daily))).toBe(true)
  expect(sameAllWeek(weekOf(daily.slice(1)))).toBe(false)
  expect(sameAllWeek(weekOf(daily.with(3, { weekday: 4, from: '10:00', to: '17:00' })))).toBe(false)
})
