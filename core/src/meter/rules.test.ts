import { expect, test } from 'vitest'
import type { Allowance, Stop } from './meter.ts'
import { awaySumMsMax } from './times.ts'
import {
  leftOf,
  live,
  lowness,
  nextLookMs,
  payingSpans,
  stoppedBy,
  verdict,
  warningsDue,
  type Snapshot,
} from './rules.ts'

const plenty: Allowance = { freeSeconds: 600, paidSeconds: 600, continueOnPaid: false }
const at = (
  nowMs: number,
  more: {
    startedMs?: number
    client?: number
    reader?: number
    stops?: Stop[]
    allowance?: Partial<Allowance>
    fresh?: Partial<Snapshot['fresh']>
  } = {},
): Snapshot => ({
  nowMs,
  history: {
    openedMs: 0,
    ...('startedMs' in more ? (more.startedMs === undefined ? {} : { startedMs: more.startedMs }) : { startedMs: 0 }),
    presence: {
      client: [{ fromMs: 0, toMs: more.client ?? nowMs }],
      reader: [{ fromMs: 0, toMs: more.reader ?? nowMs }],
    },
    stops: more.stops ?? [],
  },
  allowance: { ...plenty, ...more.allowance },
  fresh: { client: true, reader: true, ...more.fresh },
  awaySumMsMax: { client: awaySumMsMax, reader: awaySumMsMax },
})
const minutes = (count: number) => count * 60_000

test('an open room that nobody starts stands, and ends after five minutes', () => {
  expect(stoppedBy(at(1000, { startedMs: undefined }))).toEqual(['not_started'])
  expect(verdict(at(299_999, { startedMs: undefined }))).toEqual({ what: 'goes_on' })
  expect(verdict(at(300_000, { startedMs: undefined }))).toEqual({ what: 'ends', atMs: 300_000, cause: 'not_started' })
})

test('whoever is away stops the clock, and ends the room after two minutes from the last beat', () => {
  const snapshot = at(minutes(3), { reader: minutes(1), fresh: { reader: false } })
  expect(stoppedBy(snapshot)).toEqual(['reader_away'])
  expect(verdict(snapshot)).toEqual({ what: 'ends', atMs: minutes(3), cause: 'reader_away' })
  expect(verdict(at(minutes(3) - 1, { reader: minutes(1), fresh: { reader: false } }))).toEqual({ what: 'goes_on' })
  expect(live(snapshot).billableMs).toBe(minutes(1))
})

test('free time that ends without consent asks, to the millisecond; with consent paid time follows', () => {
  expect(verdict(at(minutes(10) - 1))).toEqual({ what: 'goes_on' })
  expect(verdict(at(minutes(10) + 700))).toEqual({ what: 'asks', atMs: minutes(10) })
  expect(verdict(at(minutes(10) + 700, { allowance: { continueOnPaid: true } }))).toEqual({ what: 'goes_on' })
  expect(verdict(at(minutes(20) + 5, { allowance: { continueOnPaid: true } }))).toEqual({
    what: 'ends',
    atMs: minutes(20),
    cause: 'time_used',
  })
})

test('time is used up only once the beats of both prove it', () => {
  expect(verdict(at(minutes(10) + 900, { reader: minutes(10) - 300 }))).toEqual({ what: 'goes_on' })
  expect(live(at(minutes(10) + 900, { reader: minutes(10) - 300 })).leftMs).toBe(0)
})

test('the limit of the client ends the reading whatever is held', () => {
  const allowance = { continueOnPaid: true, limitSeconds: 120 }
  expect(verdict(at(125_000, { allowance }))).toEqual({ what: 'ends', atMs: 120_000, cause: 'limit_reached' })
})

test('nothing to use asks at once', () => {
  expect(verdict(at(10, { allowance: { freeSeconds: 0 } }))).toEqual({ what: 'asks', atMs: 0 })
})

test('an unanswered question ends the room after five minutes', () => {
  const stops: Stop[] = [{ reason: 'ask_paid', fromMs: minutes(10) }]
  expect(verdict(at(minutes(15) - 1, { stops }))).toEqual({ what: 'goes_on' })
  expect(verdict(at(minutes(15), { stops }))).toEqual({ what: 'ends', atMs: minutes(15), cause: 'no_consent' })
})

test('ten minutes of stand-by in all end the room, whoever took them', () => {
  const stops: Stop[] = [
    { reason: 'client_standby', fromMs: 0, toMs: minutes(6) },
    { reason: 'reader_standby', fromMs: minutes(7) },
  ]
  expect(verdict(at(minutes(11) - 1, { stops }))).toEqual({ what: 'goes_on' })
  expect(verdict(at(minutes(11), { stops }))).toMatchObject({ what: 'ends', cause: 'standby_too_long' })
})

test('a top-up lapses after two minutes by itself', () => {
  const stops: Stop[] = [{ reason: 'top_up', fromMs: 1000 }]
  expect(stoppedBy(at(120_999, { stops }))).toEqual(['top_up'])
  expect(stoppedBy(at(121_000, { stops }))).toEqual([])
  expect(live(at(130_000, { stops })).billableMs).toBe(10_000)
  expect(nextLookMs(at(5000, { stops }))).toBe(121_000)
})

test('a client who pays elsewhere is not away for the two minutes of it, and two more are theirs after that', () => {
  const stops: Stop[] = [{ reason: 'top_up', fromMs: 60_000 }]
  const silent = (nowMs: number) => at(nowMs, { client: 61_000, stops, fresh: { client: false } })
  expect(stoppedBy(silent(150_000))).toEqual(['top_up'])
  expect(stoppedBy(silent(180_000))).toEqual(['client_away'])
  expect(verdict(silent(299_999))).toEqual({ what: 'goes_on' })
  expect(verdict(silent(300_000))).toEqual({ what: 'ends', atMs: 300_000, cause: 'client_away' })
  // The last beat before the press is up to four seconds old.
  expect(payingSpans({ stops })).toEqual([{ fromMs: 56_000, toMs: 180_000 }])
  // Who waits for them is away as ever.
  const left = at(181_000, { reader: 61_000, stops, fresh: { reader: false } })
  expect(stoppedBy({ ...left, nowMs: 150_000 })).toEqual(['top_up', 'reader_away'])
  expect(verdict(left)).toMatchObject({ what: 'ends', cause: 'reader_away' })
})

test('little is left where more would lengthen it: agreed, started, and no limit ends it anyway', () => {
  const allowance = { freeSeconds: 0, paidSeconds: 180, continueOnPaid: true }
  const low = (nowMs: number, more: Parameters<typeof at>[1] = {}) =>
    lowness(at(nowMs, { ...more, allowance: { ...allowance, ...more.allowance } }))
  expect([low(59_999), low(60_000), low(179_999), low(180_000)]).toEqual(['enough', 'runs', 'runs', 'enough'])
  expect(low(60_000, { allowance: { continueOnPaid: false, freeSeconds: 180 } })).toBe('enough')
  expect(low(60_000, { startedMs: undefined })).toBe('enough')
  expect([239, 240].map((limitSeconds) => low(60_000, { allowance: { limitSeconds } }))).toEqual(['enough', 'runs'])
  for (const reason of ['client_standby', 'care', 'top_up', 'admin_pause'] as const)
    expect(low(70_000, { stops: [{ reason, fromMs: 65_000 }] })).toBe('stands')
  expect(low(70_000, { client: 64_000, fresh: { client: false } })).toBe('stands')
})

test('both are warned at 5, 2 and 1 minutes, before free time ends and before all time ends', () => {
  const due = (nowMs: number, allowance: Partial<Allowance> = {}, given: Parameters<typeof warningsDue>[1] = []) =>
    warningsDue(at(nowMs, { allowance }), given)
  expect(due(minutes(5) - 1)).toEqual([])
  expect(due(minutes(5))).toEqual([{ of: 'free', secondsLeft: 300 }])
  expect(due(minutes(5), {}, [{ of: 'free', secondsLeft: 300 }])).toEqual([])
  expect(due(minutes(9))).toEqual([{ of: 'free', secondsLeft: 60 }])
  const paid = { continueOnPaid: true }
  expect(due(minutes(8), paid)).toEqual([{ of: 'free', secondsLeft: 120 }])
  const turned = { of: 'free', secondsLeft: 0 } as const
  expect(due(minutes(18), paid)).toEqual([turned, { of: 'all', secondsLeft: 120 }])
  expect(due(minutes(10), paid)).toEqual([turned])
  expect(leftOf({ ...plenty, limitSeconds: 120 })).toBe('all')
  expect(leftOf({ ...plenty, freeSeconds: 120, limitSeconds: 120 })).toBe('all')
  expect(leftOf({ ...plenty, freeSeconds: 119, limitSeconds: 120 })).toBe('free')
})

test('the next look is at the next warning, lapse or end', () => {
  expect(nextLookMs(at(0))).toBe(minutes(5))
  expect(nextLookMs(at(minutes(9) + 10))).toBe(minutes(10))
  expect(nextLookMs(at(1000, { startedMs: undefined }))).toBe(300_000)
  expect(nextLookMs(at(minutes(2), { client: minutes(1), fresh: { client: false } }))).toBe(minutes(3))
})
