import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOf, halfAt, halfNamed, halvesOver } from './half-month.ts'

const zone = fc.constantFrom('UTC', 'America/New_York', 'Europe/Madrid', 'Asia/Kolkata', 'Australia/Lord_Howe')
const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) })

test('every instant lies in one half month, which ends where the next begins', () => {
  fc.assert(
    fc.property(zone, instant, (timeZone, ms) => {
      const half = halfAt(timeZone, ms)
      expect(half.fromMs <= ms && ms < half.untilMs).toBe(true)
      expect(halfAt(timeZone, half.untilMs).fromMs).toBe(half.untilMs)
      expect(halfAt(timeZone, half.fromMs)).toEqual(half)
      expect(halfNamed(timeZone, half.name)).toEqual(half)
    }),
  )
})

test('a half month begins at the midnight of its own wall clock', () => {
  const from = (at: string) => new Date(halfAt('America/New_York', Date.parse(at)).fromMs).toISOString()
  expect(from('2026-11-16T04:59:00Z')).toBe('2026-11-01T04:00:00.000Z')
  expect(from('2026-11-16T05:00:00Z')).toBe('2026-11-16T05:00:00.000Z')
})

test('what is over has no gap and none that still runs', () => {
  fc.assert(
    fc.property(zone, instant, fc.integer({ min: 0, max: 400 }), (timeZone, since, days) => {
      const now = since + days * 86_400_000
      const over = halvesOver(timeZone, since, now)
      over.slice(1).forEach((half, n) => expect(half.fromMs).toBe(over[n]!.untilMs))
      expect((over.at(-1)?.untilMs ?? halfAt(timeZone, since).fromMs) <= now).toBe(true)
      expect(halfAt(timeZone, over.at(-1)?.untilMs ?? since).untilMs > now).toBe(true)
    }),
  )
})

test('a half month has 13 to 16 days', () => {
  const half = (name: string) => daysOf('Europe/Madrid', halfNamed('Europe/Madrid', name)!)
  expect(half('2026-02-2')).toHaveLength(13)
  expect(half('2026-03-2')).toEqual(expect.arrayContaining(['2026-03-16', '2026-03-29', '2026-03-31']))
  expect(half('2026-10-2')).toHaveLength(16)
  expect(half('2026-11-1').at(0)).toBe('2026-11-01')
  expect(halfNamed('UTC', '2026-13-1')).toBeUndefined()
})
