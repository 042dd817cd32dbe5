import fc from 'fast-check'
import { expect, test } from 'vitest'
import { absence, awayEnd, awayMs, forever, isGone } from './away.ts'
import { measure, type History } from './meter.ts'
import { trackBeat, spanOf, type Track } from './presence.ts'
import { naive } from '../../test/naive-away.ts'
import { isReached, isUnsteady, stoppedBy, verdict, wasAwayLong, type Snapshot } from './rules.ts'
import type { Span } from './span.ts'
import { awaySumMsMax, awaySumShortMsMax } from './times.ts'

const plenty = { freeSeconds: 36_000, paidSeconds: 0, continueOnPaid: false }
/** The evidence of signs of life, by the server's own way; `leaves` are instants at which the last socket went. */
const evidenceOf = (signs: readonly number[], leaves: readonly number[] = []): Span[] => {
  const spans: Span[] = []
  let track: Track | undefined
  for (const atMs of signs) {
    const lastMs = track?.lastMs
    if (track && lastMs !== undefined && leaves.some((leave) => lastMs <= leave && leave < atMs)) {
      spans.push(spanOf(track))
      track = undefined
    }
    const { track: next, ended } = trackBeat(track, atMs)
    if (ended) spans.push(ended)
    track = next
  }
  return track ? [...spans, spanOf(track)] : spans
}
const every = (ms: number, fromMs: number, untilMs: number) =>
  Array.from({ length: Math.floor((untilMs - fromMs) / ms) + 1 }, (_, n) => fromMs + n * ms)

const at = (nowMs: number, client: readonly Span[], more: Partial<Snapshot> = {}): Snapshot => ({
  nowMs,
  history: {
    openedMs: 0,
    startedMs: 0,
    presence: { client, reader: [{ fromMs: 0, toMs: nowMs }] },
    stops: [],
  },
  allowance: plenty,
  fresh: { client: nowMs - Math.max(...client.map(({ toMs }) => toMs)) < 4000, reader: true },
  awaySumMsMax: { client: awaySumMsMax, reader: awaySumMsMax },
  ...more,
})
const until = (signs: readonly number[], nowMs: number, leaves: readonly number[] = []) =>
  at(
    nowMs,
    evidenceOf(
      signs.filter((ms) => ms <= nowMs),
      leaves,
    ),
  )

test('beats that come every 4.05 s are no presence: four gaps make the line unsteady, and the room ends', () => {
  const signs = every(4050, 0, 400_000)
  expect(stoppedBy(until(signs, 16_149))).toEqual([])
  expect(stoppedBy(until(signs, 16_200))).toEqual(['client_unsteady'])
  expect(isReached(until(signs, 60_000), 'client')).toBe(false)
  expect(verdict(until(signs, 121_000))).toEqual({ what: 'ends', atMs: 120_000, cause: 'client_away' })
  expect(measure(until(signs, 120_000).history, plenty, 120_000).billableMs).toBe(0)
})

test('six drops within a minute make a line unsteady, five do not, however short they are', () => {
  const beats = every(2000, 0, 120_000)
  const leaves = every(9000, 7500, 60_000)
  expect(leaves).toHaveLength(6)
  expect(isUnsteady(until(beats, 53_999, leaves), 'client')).toBe(false)
  expect(isUnsteady(until(beats, 54_000, leaves), 'client')).toBe(true)
  expect(isUnsteady(until(beats, 60_000, leaves.slice(1)), 'client')).toBe(false)
  // Of six that begin within a minute the first may have been over before it.
  const slow = every(12_400, 1500, 64_000)
  expect(isUnsteady(until(beats, 64_100, slow), 'client')).toBe(false)
})

test('more than 15 s in gaps of under 10 s make a line unsteady; long gaps alone do not', () => {
  const short = [...every(2000, 0, 10_000), ...every(2000, 17_500, 30_000), 37_000]
  expect(isUnsteady(until(short, 37_000), 'client')).toBe(false)
  const more = [...every(2000, 0, 10_000), ...every(2000, 17_500, 29_500), 37_001]
  expect(isUnsteady(until(more, 37_001), 'client')).toBe(true)
  const long = [0, 2000, 12_000, 14_000, 24_000, 26_000, 36_000, 38_000]
  expect(isUnsteady(until(long, 38_000), 'client')).toBe(false)
})

test('six seconds without a gap make it steady again, and only from there on it counts', () => {
  const signs = [0, 5000, 10_000, 15_000, 20_000, ...every(1000, 21_000, 60_000)]
  const { unsteady } = absence(evidenceOf(signs), 0, false)
  expect(unsteady).toEqual([{ fromMs: 20_000, toMs: 26_000 }])
  expect(measure(until(signs, 60_000).history, plenty, 60_000).spans).toEqual([{ fromMs: 26_000, toMs: 60_000 }])
  const gap = [...signs.filter((ms) => ms <= 25_000), 30_000, ...every(2000, 32_000, 60_000)]
  expect(absence(evidenceOf(gap), 0, false).unsteady).toEqual([{ fromMs: 20_000, toMs: 36_000 }])
})

test('one stretch of 120 s ends the room, all together when they exceed 120 s and a fifth of what counted', () => {
  const whole = (nowMs: number, signs: readonly number[]) => verdict(until(signs, nowMs))
  const long = every(2000, 0, 600_000)
  expect(whole(719_999, long)).toEqual({ what: 'goes_on' })
  expect(whole(720_000, long)).toEqual({ what: 'ends', atMs: 720_000, cause: 'client_away' })
  const back = [...long, ...every(1000, 720_000, 722_000)]
  expect(whole(722_000, back)).toEqual({ what: 'ends', atMs: 720_000, cause: 'client_away' })
  // 100 s counted, then away for 100 s, 10 s counted, and away again: 142 s in all.
  const twice = [...every(2000, 0, 100_000), ...every(2000, 200_000, 210_000)]
  expect(whole(251_999, twice)).toEqual({ what: 'goes_on' })
  expect(whole(252_000, twice)).toEqual({ what: 'ends', atMs: 252_000, cause: 'client_away' })
  const third = { awaySumMsMax: { client: awaySumShortMsMax, reader: awaySumMsMax } }
  expect(verdict(at(151_000, evidenceOf(every(2000, 0, 100_000)), third))).toEqual({
    what: 'ends',
    atMs: 150_000,
    cause: 'client_away',
  })
})

test('before Start nobody is away: the room waits its five minutes', () => {
  const { history, ...rest } = until(every(2000, 0, 20_000), 200_000)
  const { startedMs: _, ...before } = history
  expect(verdict({ ...rest, history: before })).toEqual({ what: 'goes_on' })
})

test('whoever ends by hand a room in which they were away for long has used it up as well', () => {
  const signs = [...every(2000, 0, 20_000), ...every(2000, 56_000, 60_000)]
  expect(wasAwayLong(until(signs, 60_000), 'client', 60_000)).toBe(true)
  const less = [...every(2000, 0, 20_000), ...every(2000, 50_000, 60_000)]
  expect(wasAwayLong(until(less, 60_000), 'client', 60_000)).toBe(false)
})

const STEP = 100
const step = (ms: number) => Math.round(ms / STEP) * STEP
const gapMs = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 200, max: 3900 }) },
  { weight: 3, arbitrary: fc.integer({ min: 3900, max: 12_000 }) },
  fc.constantFrom(3900, 4000, 4100, 9900, 10_000, 10_100),
  fc.integer({ min: 12_000, max: 130_000 }),
)
const story = fc.record({
  gaps: fc.array(fc.tuple(gapMs, fc.boolean(), fc.integer({ min: 0, max: 9 })), { minLength: 1, maxLength: 60 }),
  leaving: fc.constantFrom(0, 0, 3, 9),
})
/** Signs of life at multiples of a step, and sockets that went between some of them. */
const told = ({ gaps, leaving }: typeof story extends fc.Arbitrary<infer T> ? T : never) => {
  const signs = gaps.reduce((all, [ms]) => [...all, all.at(-1)! + Math.max(STEP, step(ms))], [0])
  const leaves = signs.filter((_, n) => gaps[n] && gaps[n][2] < leaving).map((ms) => ms + STEP / 2)
  return { signs, leaves, evidence: evidenceOf(signs, leaves) }
}

test('away and unsteady time equal a count of every tenth of a second, in 3,000 histories', () => {
  let [shakyRuns, awayRuns] = [0, 0]
  fc.assert(
    fc.property(story, fc.integer({ min: 0, max: 5000 }), (one, moreMs) => {
      const { signs, evidence } = told(one)
      const untilMs = signs.at(-1)! + step(moreMs)
      const absent = absence(evidence, 0, isGone(evidence, untilMs) || moreMs > 0)
      const { away, shaky } = naive(evidence, signs, { untilMs, stepMs: STEP })
      const inSpan = (spans: readonly Span[], ms: number) => spans.some(({ fromMs, toMs }) => fromMs <= ms && ms < toMs)
      expect(away.map((_, n) => (inSpan(absent.stretches, n * STEP) ? 1 : 0))).toEqual(away)
      expect(shaky.map((_, n) => (inSpan(absent.unsteady, n * STEP) ? 1 : 0))).toEqual(shaky)
      expect(awayMs(absent, untilMs)).toBe(away.filter(Boolean).length * STEP)
      if (shaky.some(Boolean)) shakyRuns++
      if (away.some(Boolean)) awayRuns++
    }),
    { numRuns: 3000 },
  )
  expect(Math.min(shakyRuns, awayRuns - shakyRuns)).toBeGreaterThan(200)
})

test('the caps end a room at the first instant at which the count exceeds them, and never before', () => {
  let ended = 0
  fc.assert(
    fc.property(story, fc.constantFrom(awaySumMsMax, awaySumShortMsMax), (one, sumMs) => {
      const { signs, evidence } = told(one)
      const untilMs = signs.at(-1)!
      const absent = absence(evidence, 0, false)
      const history: History = {
        openedMs: 0,
        startedMs: 0,
        presence: { client: evidence, reader: [{ fromMs: 0, toMs: untilMs }] },
        stops: [],
      }
      const end = awayEnd(absent, sumMs, measure(history, plenty, untilMs).spans)
      const { away } = naive(evidence, signs, { untilMs, stepMs: STEP })
      let [sum, counted, over] = [0, 0, undefined as number | undefined]
      for (const [n, isAway] of away.entries()) {
        if (over !== undefined) break
        if (isAway) sum += STEP
        else counted += STEP
        const stretch = absent.stretches.find(({ fromMs, toMs }) => fromMs <= n * STEP && n * STEP < toMs)
        const long = stretch !== undefined && (n + 1) * STEP - stretch.fromMs >= 120_000
        if (isAway && (sum > sumMs + counted / 5 || long)) over = (n + 1) * STEP
      }
      const atMs = end?.atMs ?? forever
      expect(atMs).toBeGreaterThanOrEqual((over ?? untilMs) - STEP)
      if (over === undefined) return
      ended++
      expect(atMs).toBeLessThanOrEqual(over)
    }),
    { numRuns: 2000 },
  )
  expect(ended).toBeGreaterThan(200)
})
