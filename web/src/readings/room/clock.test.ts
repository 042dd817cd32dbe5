import { expect, test } from 'vitest'
import type { ServerClock } from '../calls.ts'
import { drawn, endsByLimit, kindOf, sparedSeconds, untilDeadlineMs, whyItStands } from './clock.ts'

const clock = (part: Partial<ServerClock> = {}): ServerClock => ({
  server_time: '2026-11-20T10:00:00.000Z',
  running: true,
  standby: false,
  stopped_by: [],
  free_seconds_used: 10,
  paid_seconds_used: 0,
  seconds_left: 120,
  left_of: 'free',
  free_seconds_left: 120,
  paid_seconds_left: 0,
  ...part,
})

test('a running clock is drawn on from the last answer, whole seconds at a time', () => {
  const answered = { clock: clock(), atMs: 5000 }
  expect(drawn(answered, 5000)).toMatchObject({ left_seconds: 120, free_seconds: 10 })
  expect(drawn(answered, 6999)).toMatchObject({ left_seconds: 119, free_seconds: 11, paid_seconds: 0 })
})

test('a standing clock stays where the server left it', () => {
  const answered = { clock: clock({ running: false, stopped_by: ['reader_standby'] }), atMs: 0 }
  expect(drawn(answered, 3500)).toMatchObject({ left_seconds: 120, free_seconds: 10, stood_seconds: 3 })
})

test('without an answer nothing is drawn that the server may not have counted', () => {
  expect(drawn({ clock: clock(), atMs: 0 }, 600_000)).toMatchObject({ left_seconds: 116, free_seconds: 14 })
})

test('the clock is never drawn below zero', () => {
  expect(drawn({ clock: clock({ seconds_left: 1 }), atMs: 0 }, 3900).left_seconds).toBe(0)
})

test('paid time that runs is drawn as paid', () => {
  const answered = {
    clock: clock({ left_of: 'all', paid_seconds_used: 5, free_seconds_left: 0, paid_seconds_left: 120 }),
    atMs: 0,
  }
  expect(drawn(answered, 2000)).toMatchObject({ left_seconds: 118, free_seconds: 10, paid_seconds: 7 })
})

test('free time goes first, and what is left of each is drawn where one follows the other', () => {
  const both = clock({ left_of: 'all', seconds_left: 121, free_seconds_left: 1, paid_seconds_left: 120 })
  expect(kindOf(both)).toBe('free')
  expect(drawn({ clock: both, atMs: 0 }, 3000)).toMatchObject({
    left_seconds: 118,
    free_left_seconds: 0,
    paid_left_seconds: 118,
    free_seconds: 11,
    paid_seconds: 2,
  })
  expect(kindOf(clock({ left_of: 'all', free_seconds_left: 0, paid_seconds_left: 120 }))).toBe('paid')
})

test('a reading runs towards the client’s own limit only where nothing runs out before it', () => {
  const limited = { limit_seconds: 130 }
  expect(endsByLimit(limited, clock({ left_of: 'all' }))).toBe(true)
  expect(endsByLimit(limited, clock({ left_of: 'all', free_seconds_used: 4, paid_seconds_used: 6 }))).toBe(true)
  expect(endsByLimit(limited, clock({ left_of: 'free' }))).toBe(false)
  expect(endsByLimit(limited, clock({ left_of: 'all', seconds_left: 60 }))).toBe(false)
  expect(endsByLimit({}, clock({ left_of: 'all' }))).toBe(false)
})

test('a deadline counts by the server’s time, whatever this device’s clock says', () => {
  const answered = { clock: clock({ deadline: '2026-11-20T10:02:00.000Z' }), atMs: 1000 }
  expect(untilDeadlineMs(answered, 31_000)).toBe(90_000)
  expect(untilDeadlineMs(answered, 900_000)).toBe(0)
  expect(untilDeadlineMs({ clock: clock(), atMs: 0 }, 0)).toBeUndefined()
})

test('the reason that a person can do something about is named first', () => {
  expect(whyItStands(clock({ stopped_by: ['client_away', 'ask_paid'] }))).toBe('ask_paid')
  expect(whyItStands(clock())).toBeUndefined()
})

test('what passed without being charged is what the wall says less what the server counted', () => {
  const before = { clock: clock(), atMs: 0 }
  expect(sparedSeconds(before, { clock: clock({ free_seconds_used: 12 }), atMs: 43_000 })).toBe(41)
  expect(sparedSeconds({ clock: clock({ running: false }), atMs: 0 }, { clock: clock(), atMs: 43_000 })).toBe(0)
})
