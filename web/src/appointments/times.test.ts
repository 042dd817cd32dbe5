import { expect, test } from 'vitest'
import type { Slot } from './calls.ts'
import { byPartOfDay, twice } from './times.ts'

const slot = (local: string, starts_at = local): Slot => ({ local, starts_at, reader_local: local })

test('a day is told in its parts, those without a slot left out', () => {
  const [night, noon, six] = ['00:00', '12:00', '18:00'].map((time) => slot(`2026-11-26T${time}:00+01:00`))
  expect(byPartOfDay([night!, noon!, six!]).map(({ part }) => part)).toEqual(['morning', 'afternoon', 'evening'])
  expect(byPartOfDay([six!])).toEqual([{ part: 'evening', slots: [six] }])
})

test('only the times that come twice need more than the clock', () => {
  const summer = slot('2027-10-31T02:00:00+02:00')
  const winter = slot('2027-10-31T02:00:00+01:00')
  const later = slot('2027-10-31T03:00:00+01:00')
  expect(twice([summer, winter, later])).toEqual(new Set([summer.starts_at, winter.starts_at]))
})
