import { expect, test } from 'vitest'
import { daysBetween } from './back-at.ts'

const at = (instant: string) => Date.parse(instant)

test.each([
  ['2026-11-20T12:00:00Z', '2026-11-20T23:59:00Z', 'UTC', 0],
  ['2026-11-20T23:59:00Z', '2026-11-21T00:01:00Z', 'UTC', 1],
  ['2026-11-20T23:59:00Z', '2026-11-21T00:01:00Z', 'America/New_York', 0],
  ['2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z', 'America/New_York', 2],
  ['2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z', 'Asia/Tokyo', 1],
])('from %s to %s in %s are %i days', (from, to, zone, days) => {
  expect(daysBetween(at(from), at(to), zone)).toBe(days)
})
