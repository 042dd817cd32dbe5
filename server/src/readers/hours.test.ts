import { expect, test } from 'vitest'
import { nextStart, startOfDay } from './hours.ts'

const at = (text: string) => Date.parse(text)
const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString())
const madrid = 'Europe/Madrid'
const sunday = [{ weekday: 7, from: '02:30', to: '05:00' }]

test('without hours nobody knows', () => {
  expect(nextStart([], madrid, at('2026-11-20T12:00:00Z'))).toBeUndefined()
})

test('hours begin later today, or a week later when they have begun', () => {
  const friday = [{ weekday: 5, from: '14:00', to: '24:00' }]
  expect(iso(nextStart(friday, madrid, at('2026-11-20T12:00:00Z')))).toBe('2026-11-20T13:00:00.000Z')
  expect(iso(nextStart(friday, madrid, at('2026-11-20T13:00:00Z')))).toBe('2026-11-27T13:00:00.000Z')
})

test('an hour that is skipped begins after the jump, one that comes twice begins once', () => {
  expect(iso(nextStart(sunday, madrid, at('2026-03-28T12:00:00Z')))).toBe('2026-03-29T01:30:00.000Z')
  expect(iso(nextStart(sunday, madrid, at('2026-10-24T12:00:00Z')))).toMatch(/^2026-10-25T0[01]:30/)
})

test('days begin by the wall clock', () => {
  expect(iso(startOfDay('America/New_York', at('2026-11-20T03:00:00Z')))).toBe('2026-11-19T05:00:00.000Z')
})
