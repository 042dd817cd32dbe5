import { expect, test } from 'vitest'
import { dayOf, fits, localText, openAt, startsBetween, wallClock, type Week } from './slots.ts'
import { quarterMs, quartersOf } from './quarters.ts'
import { dayMs, hourMs, weekdayOf } from './wall-clock.ts'
import { instantAt } from './zones.ts'

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))
const week = (timeZone: string, from: string, to: string, exceptions: [string, Week['schedule']][] = []): Week => ({
  timeZone,
  schedule: everyDay(from, to),
  exceptions: new Map(exceptions),
})
const dayIn = (timeZone: string, day: string) => {
  const fromMs = instantAt(timeZone, Date.parse(`${day}T00:00:00Z`))
  return { fromMs, untilMs: fromMs + dayMs }
}
const told = (of: Week, day: string, minutes = 60) => {
  const clock = wallClock(of.timeZone)
  const { fromMs, untilMs } = dayIn(of.timeZone, day)
  return startsBetween(openAt(of), { fromMs, untilMs, minutes })
    .filter((at) => dayOf(clock(at)) === day)
    .map((at) => localText(clock, at).slice(11))
}

test('an hour fits where all its quarters are in the hours', () => {
  expect(told(week('Europe/Madrid', '09:00', '10:30'), '2026-11-20')).toEqual([
    '09:00:00+01:00',
    '09:15:00+01:00',
    '09:30:00+01:00',
  ])
})

test('the hour that summer time skips has no quarters, and one that goes over it is whole', () => {
  expect(told(week('Europe/Madrid', '02:00', '03:00'), '2027-03-28', 15)).toEqual([])
  expect(told(week('Europe/Madrid', '01:30', '03:30'), '2027-03-28')).toEqual(['01:30:00+01:00'])
})

test('the hour that comes twice is there twice, each told apart', () => {
  expect(told(week('Europe/Madrid', '02:00', '02:30'), '2026-10-25', 30)).toEqual(['02:00:00+02:00', '02:00:00+01:00'])
  expect(told(week('Europe/Madrid', '02:00', '03:00'), '2026-10-25', 60)).toHaveLength(5)
})

test('half an hour of summer time, as on Lord Howe, is counted as half an hour', () => {
  expect(told(week('Australia/Lord_Howe', '01:30', '02:30'), '2026-10-04', 30)).toEqual(['01:30:00+10:30'])
  expect(told(week('Australia/Lord_Howe', '01:30', '02:00'), '2027-04-04', 15)).toHaveLength(4)
})

test('an exception takes the place of the hours of that day alone', () => {
  const of = week('Asia/Kathmandu', '09:00', '10:00', [
    ['2026-12-24', []],
    ['2026-12-25', [{ weekday: 5, from: '20:00', to: '21:00' }]],
  ])
  expect(['2026-12-23', '2026-12-24', '2026-12-25'].map((day) => told(of, day))).toEqual([
    ['09:00:00+05:45'],
    [],
    ['20:00:00+05:45'],
  ])
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'Etc/GMT-14', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC'])(
  'in %s every quarter of a whole week is free once, by its own day',
  (zone) => {
    const clock = wallClock(zone)
    const { fromMs } = dayIn(zone, '2026-11-16')
    const starts = startsBetween(openAt(week(zone, '00:00', '24:00')), {
      fromMs,
      untilMs: fromMs + 7 * dayMs,
      minutes: 15,
    })
    expect(starts).toHaveLength((7 * dayMs) / quarterMs)
    expect(dayOf(clock(starts[0]!))).toBe('2026-11-16')
    expect(weekdayOf(clock(starts.at(-1)!))).toBe(7)
  },
)

test('whatever the zone, the quick clock shows what the slow one does', () => {
  for (const zone of [
    'Europe/Madrid',
    'America/New_York',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Africa/Casablanca',
  ]) {
    const clock = wallClock(zone)
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * quarterMs)
      expect(instantAt(zone, clock(at)) - at).toSatisfy((off: number) => Math.abs(off) <= hourMs)
  }
})

test('what does not begin on a quarter does not fit, nor what is in the way of something', () => {
  const at = Date.UTC(2026, 10, 20, 9)
  expect(fits(() => true, at, 60)).toBe(true)
  expect(fits(() => true, at + 60_000, 60)).toBe(false)
  const taken = new Set(quartersOf(at + hourMs, 15))
  expect(fits((ms) => !taken.has(ms), at + quarterMs, 60)).toBe(false)
})
