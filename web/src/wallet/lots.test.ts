import { expect, test } from 'vitest'
import type { Lot } from './calls.ts'
import { grouped } from './lots.ts'

const lot = (id: string, source: Lot['source'], left: number, more: Partial<Lot> = {}): Lot => ({
  id,
  kind: source === 'package' ? 'paid' : 'free',
  source,
  seconds: 600,
  left_seconds: left,
  held_seconds: 0,
  ...more,
})

test('neighbours alike stand together, and the order of spending stays', () => {
  const heaps = grouped([
    lot('a', 'welcome', 600, { expires_at: '2026-11-27T12:00:00Z', readers_left: 2 }),
    lot('b', 'gift', 60),
    lot('c', 'package', 100),
    lot('d', 'package', 600),
    lot('e', 'gift', 60),
  ])
  expect(heaps.map(({ id, count, left_seconds, seconds }) => [id, count, left_seconds, seconds])).toEqual([
    ['a', 1, 600, 600],
    ['b', 1, 60, 600],
    ['c', 2, 700, 1200],
    ['e', 1, 60, 600],
  ])
})

test('what ends at another moment is told apart', () => {
  const ends = (day: string) => ({ expires_at: `2026-11-${day}T12:00:00Z` })
  expect(grouped([lot('a', 'gift', 1, ends('21')), lot('b', 'gift', 1, ends('22'))])).toHaveLength(2)
})
