import { topUpMsMax, silenceMs } from './times.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measure, secondsOf, type Allowance, type History, type Side, type Stop, type StopReason } from './meter.ts'
import { spanOf, trackBeat, type Track } from './presence.ts'
import type { Span } from './span.ts'
import { naive } from '../../test/naive-away.ts'

const runs = 10_000
const lengthMaxMs = 24_000

/** One tab of one person: beats with gaps, until it dies without a word. */
interface Tab {
  fromMs: number
  gapsMs: number[]
}
/** The tabs of one person that are joined through one node. */
interface Joined {
  tabs: Tab[]
  /** The node's last lease: what it heard later is not proven. */
  diesMs: number | undefined
}
interface Story {
  nodes: Record<Side, Joined[]>
  stops: Stop[]
  openedMs: number
  startedMs: number
  untilMs: number
  allowance: Allowance
}

const instant = fc.integer({ min: 0, max: lengthMaxMs })
const tab: fc.Arbitrary<Tab> = fc.record({
  fromMs: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 3000 }) }, instant),
  // Mostly regular beats; some late, some just at the edge of silence, some long lost.
  gapsMs: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 2500 }) },
      fc.constantFrom(silenceMs - 1, silenceMs, silenceMs + 1),
      fc.integer({ min: 1, max: 9000 }),
    ),
    { minLength: 3, maxLength: 14 },
  ),
})
const node: fc.Arbitrary<Joined> = fc.record({
  tabs: fc.array(tab, { minLength: 1, maxLength: 2 }),
  diesMs: fc.option(instant, { nil: undefined, freq: 3 }),
})
const reasons: StopReason[] = ['client_standby', 'reader_standby', 'ask_paid', 'top_up', 'care', 'admin_pause']
const stop: fc.Arbitrary<Stop> = fc
  .record({
    reason: fc.constantFrom(...reasons),
    fromMs: instant,
    lengthMs: fc.option(fc.integer({ min: 0, max: 8000 }), { nil: undefined }),
  })
  .map(({ reason, fromMs, lengthMs }) => ({
    reason,
    fromMs,
    ...(lengthMs === undefined ? {} : { toMs: fromMs + lengthMs }),
  }))
const allowance: fc.Arbitrary<Allowance> = fc.record({
  freeSeconds: fc.integer({ min: 0, max: 15 }),
  paidSeconds: fc.integer({ min: 0, max: 15 }),
  continueOnPaid: fc.boolean(),
  limitSeconds: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
})
const story: fc.Arbitrary<Story> = fc.record({
  nodes: fc.record({
    client: fc.array(node, { minLength: 1, maxLength: 2 }),
    reader: fc.array(node, { minLength: 1, maxLength: 2 }),
  }),
  stops: fc.oneof(fc.constant<Stop[]>([]), fc.array(stop, { maxLength: 4 })),
  openedMs: fc.constant(0),
  startedMs: fc.integer({ min: 0, max: 6000 }),
  untilMs: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 9000, max: lengthMaxMs }) }, instant),
  allowance,
})

const beatsOf = ({ tabs, diesMs = Infinity }: Joined, untilMs: number) =>
  tabs
    .flatMap(({ fromMs, gapsMs }) => gapsMs.reduce((beats, gapMs) => [...beats, beats.at(-1)! + gapMs], [fromMs]))
    .filter((atMs) => atMs <= Math.min(diesMs, untilMs))
    .sort((a, b) => a - b)

/** The product's way: a track per person and node, closed where a beat came too late. */
const spansOf = (nodes: Joined[], untilMs: number): Span[] =>
  nodes.flatMap((one) => {
    const spans: Span[] = []
    let track: Track | undefined
    for (const atMs of beatsOf(one, untilMs)) {
      const result = trackBeat(track, atMs)
      if (result.ended) spans.push(result.ended)
      track = result.track
    }
    return track ? [...spans, spanOf(track)] : spans
  })

/** The naive way: a mark on every single millisecond that lies between two beats close enough together. */
const presentMarks = (nodes: Joined[], untilMs: number, lengthMs: number) => {
  const marks = new Uint8Array(lengthMs + 1)
  for (const one of nodes) {
    const beats = beatsOf(one, untilMs)
    for (let i = 1; i < beats.length; i++)
      if (beats[i]! - beats[i - 1]! < silenceMs) marks.fill(1, beats[i - 1], beats[i])
  }
  return marks
}
/** The same of an unsteady line. With fewer beats than make one there is none. */
const shakyMarks = (nodes: Joined[], startedMs: number, untilMs: number) => {
  const beats = nodes.flatMap((one) => beatsOf(one, untilMs))
  const late = beats.some((ms) => ms > startedMs && !beats.some((other) => other < ms && ms - other < silenceMs))
  if (!late) return []
  return naive(spansOf(nodes, untilMs), beats, { fromMs: startedMs, untilMs, stepMs: 1 }).shaky
}
const oracle = ({ nodes, stops, startedMs, untilMs, allowance: may }: Story, lengthMs = lengthMaxMs) => {
  const client = presentMarks(nodes.client, untilMs, lengthMs)
  const reader = presentMarks(nodes.reader, untilMs, lengthMs)
  const stands = new Uint8Array(lengthMs + 1)
  for (const { reason, fromMs, toMs = Infinity } of stops)
    stands.fill(1, fromMs, Math.min(toMs, reason === 'top_up' ? fromMs + topUpMsMax : Infinity, lengthMs + 1))
  const shaky = [shakyMarks(nodes.client, startedMs, untilMs), shakyMarks(nodes.reader, startedMs, untilMs)]
  let leftMs =
    Math.min(may.limitSeconds ?? Infinity, may.freeSeconds + (may.continueOnPaid ? may.paidSeconds : 0)) * 1000
  let billableMs = 0
  for (let ms = startedMs; ms < untilMs && leftMs > 0; ms++)
    if (client[ms] && reader[ms] && !stands[ms] && !shaky.some((marks) => marks[ms - startedMs])) {
      billableMs++
      leftMs--
    }
  return billableMs
}
const historyOf = ({ nodes, stops, openedMs, startedMs, untilMs }: Story): History => ({
  openedMs,
  startedMs,
  presence: { client: spansOf(nodes.client, untilMs), reader: spansOf(nodes.reader, untilMs) },
  stops,
})

test(`the meter equals a count of every single millisecond, in ${runs.toLocaleString('en')} histories`, () => {
  let billed = 0
  fc.assert(
    fc.property(story, (one) => {
      const { billableMs, spans } = measure(historyOf(one), one.allowance, one.untilMs)
      billed += billableMs > 0 ? 1 : 0
      expect(billableMs).toBe(oracle(one))
      for (let i = 1; i < spans.length; i++) expect(spans[i]!.fromMs).toBeGreaterThan(spans[i - 1]!.toMs)
    }),
    { numRuns: runs },
  )
  // A generator that never bills would prove nothing.
  expect(billed).toBeGreaterThan(runs / 3)
})

const longMs = 400_000
/** Regular beats for minutes with a hole here and there: long enough for a top-up to lapse by itself. */
const longStory: fc.Arbitrary<Story> = fc
  .record({
    holes: fc.array(
      fc.record({
        side: fc.constantFrom<Side>('client', 'reader'),
        fromMs: fc.integer({ min: 0, max: longMs }),
        lengthMs: fc.integer({ min: 1000, max: 60_000 }),
      }),
      { maxLength: 4 },
    ),
    stops: fc.array(
      fc.record({
        fromMs: fc.integer({ min: 0, max: longMs }),
        lengthMs: fc.option(fc.integer({ min: 1000, max: 200_000 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    untilMs: fc.integer({ min: 100_000, max: longMs }),
    limitSeconds: fc.option(fc.integer({ min: 120, max: 300 }), { nil: undefined }),
  })
  .map(({ holes, stops, untilMs, limitSeconds }) => {
    const node = (side: Side): Joined => {
      const beats = Array.from({ length: longMs / 2000 }, (_, n) => n * 2000).filter(
        (ms) => !holes.some((hole) => hole.side === side && ms >= hole.fromMs && ms < hole.fromMs + hole.lengthMs),
      )
      return {
        tabs: [{ fromMs: beats[0] ?? 0, gapsMs: beats.slice(1).map((ms, n) => ms - beats[n]!) }],
        diesMs: undefined,
      }
    }
    return {
      nodes: { client: [node('client')], reader: [node('reader')] },
      stops: stops.map(({ fromMs, lengthMs }) => ({
        reason: 'top_up',
        fromMs,
        ...(lengthMs === undefined ? {} : { toMs: fromMs + lengthMs }),
      })),
      openedMs: 0,
      startedMs: 1500,
      untilMs,
      allowance: { freeSeconds: 60, paidSeconds: 3600, continueOnPaid: true, limitSeconds },
    }
  })

test('and so it does over minutes, with top-ups that lapse', () => {
  fc.assert(
    fc.property(longStory, (one) => {
      expect(measure(historyOf(one), one.allowance, one.untilMs).billableMs).toBe(oracle(one, longMs))
    }),
    { numRuns: 300 },
  )
})

test('more evidence never takes back what was billed', () => {
  fc.assert(
    fc.property(story, instant, (one, laterMs) => {
      const untilMs = Math.max(one.untilMs, laterMs)
      const before = measure(historyOf(one), one.allowance, one.untilMs).billableMs
      expect(measure(historyOf({ ...one, untilMs }), one.allowance, untilMs).billableMs).toBeGreaterThanOrEqual(before)
    }),
    { numRuns: 1000 },
  )
})

test('seconds are floored once, free before paid', () => {
  expect(secondsOf(61_999, 60)).toEqual({ freeSeconds: 60, paidSeconds: 1 })
  expect(secondsOf(999, 60)).toEqual({ freeSeconds: 0, paidSeconds: 0 })
  expect(secondsOf(59_999, 600)).toEqual({ freeSeconds: 59, paidSeconds: 0 })
})
