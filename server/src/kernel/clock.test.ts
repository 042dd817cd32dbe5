import { afterEach, expect, test, vi } from 'vitest'
import { manualClock, monotonicClock } from './clock.ts'

afterEach(() => vi.restoreAllMocks())

test('a wall clock that jumps moves nothing', () => {
  const clock = monotonicClock(1_000_000)
  const before = clock.now()
  for (const jumpMs of [3_600_000, -3_600_000, 1000, -86_400_000]) {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20) + jumpMs)
    const now = clock.now()
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now - before).toBeLessThan(60_000)
  }
})

test('what is due runs once, and not when it was called off', async () => {
  const clock = monotonicClock(0)
  const ran: string[] = []
  clock.at(clock.now() + 20, () => ran.push('due'))
  clock.at(clock.now() + 20, () => ran.push('called off'))()
  clock.at(clock.now() - 5, () => ran.push('late'))
  await vi.waitFor(() => expect(ran).toEqual(['late', 'due']))
})

test('a clock that is moved runs what falls due on the way, in order, at its own instant', async () => {
  const clock = manualClock(100)
  const ran: number[] = []
  clock.at(150, () => ran.push(clock.now()))
  clock.at(120, () => clock.at(130, () => ran.push(clock.now())))
  await clock.advance(40)
  expect([ran, clock.now()]).toEqual([[130], 140])
  await clock.advance(10)
  expect(ran).toEqual([130, 150])
})
