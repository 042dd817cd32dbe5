import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledger } from './ledger.ts'
import { measure, type History, type Side } from './meter.ts'
import { isHeard, stoppedBy, verdict, wasAwayLong, type Snapshot } from './rules.ts'
import { lostSpans, soundToEnd, trackSound, type SoundTrack } from './sound.ts'
import { lengthMs, type Span } from './span.ts'
import { awaySumMsMax, awaySumShortMsMax } from './times.ts'

/** What somebody told of the other's sound: when, and how old it was. */
type Report = [atMs: number, ageMs: number | undefined]
/** The product's way. */
const heardBy = (reports: readonly Report[]): Span[] => {
  const spans: Span[] = []
  let track: SoundTrack | undefined
  for (const [atMs, ageMs] of reports) {
    const next = trackSound(track, atMs, ageMs)
    if (next.ended) spans.push(next.ended)
    track = next.track
  }
  return track ? [...spans, { fromMs: track.fromMs, toMs: track.lastMs }] : spans
}
const every = (ms: number, fromMs: number, untilMs: number, ageMs: number | undefined = 100): Report[] =>
  Array.from({ length: Math.floor((untilMs - fromMs) / ms) + 1 }, (_, n) => [fromMs + n * ms, ageMs])

const plenty = { freeSeconds: 36_000, paidSeconds: 0, continueOnPaid: false }
const whole = (untilMs: number): Span[] => [{ fromMs: 0, toMs: untilMs }]
const call = (
  untilMs: number,
  client: Span[],
  reader: Span[] = whole(untilMs),
  more: Partial<History> = {},
): History => ({
  openedMs: 0,
  startedMs: 0,
  presence: { client: whole(untilMs), reader: whole(untilMs) },
  sound: { client, reader },
  stops: [],
  ...more,
})
const at = (nowMs: number, history: History, heard: Partial<Record<Side, boolean>> = {}): Snapshot => ({
  nowMs,
  history,
  allowance: plenty,
  fresh: { client: true, reader: true },
  heard: { client: true, reader: true, ...heard },
  awaySumMsMax: { client: awaySumMsMax, reader: awaySumMsMax },
})

test('a report of sound that is too old ends what is proven where it says, one that comes late where it was', () => {
  expect(heardBy([...every(2000, 0, 6000), [8000, 1900]])).toEqual([{ fromMs: 0, toMs: 6100 }])
  expect(heardBy([...every(2000, 0, 6000), [8000, 3000]])).toEqual([{ fromMs: 0, toMs: 5900 }])
  expect(heardBy([...every(2000, 0, 6000), [8000, undefined]])).toEqual([{ fromMs: 0, toMs: 5900 }])
  expect(heardBy([...every(2000, 0, 6000), [10_000, 100], [12_000, 1500]])).toEqual([
    { fromMs: 0, toMs: 5900 },
    { fromMs: 10_000, toMs: 10_500 },
  ])
})

test('nothing is billed without sound both ways, and the clock says why it stands', () => {
  const lost = call(20_000, [{ fromMs: 0, toMs: 8000 }])
  expect(measure(lost, plenty, 20_000).spans).toEqual([{ fromMs: 0, toMs: 8000 }])
  expect(stoppedBy(at(20_000, lost, { client: false }))).toEqual(['media_lost'])
  expect(isHeard(at(20_000, lost, { client: false }))).toBe(false)
  expect(stoppedBy(at(20_000, call(20_000, whole(20_000))))).toEqual([])
  // Of somebody who is away it is nothing new.
  const gone = { ...at(20_000, lost, { client: false }), fresh: { client: false, reader: true } }
  expect(stoppedBy(gone)).toEqual(['client_away'])
})

test('lost sound is away time of both, and ends the room for neither more than for the other', () => {
  const silent = (nowMs: number) => at(nowMs, call(nowMs, [{ fromMs: 0, toMs: 10_000 }]), { client: false })
  expect(verdict(silent(129_999))).toEqual({ what: 'goes_on' })
  expect(verdict(silent(130_000))).toEqual({ what: 'ends', atMs: 130_000, cause: 'media_lost' })
  for (const side of ['client', 'reader'] as const) {
    expect(wasAwayLong(silent(60_000), side, 60_000)).toBe(true)
    expect(wasAwayLong(silent(40_000), side, 40_000)).toBe(false)
  }
  expect(awaySumShortMsMax).toBe(30_000)
})

test('who is away after the sound went is away in one stretch, the other only while both were there', () => {
  const history = call(100_000, [{ fromMs: 0, toMs: 10_000 }], whole(100_000), {
    presence: { client: [{ fromMs: 0, toMs: 60_000 }], reader: whole(140_000) },
  })
  const later = { ...at(130_000, history, { client: false }), fresh: { client: false, reader: true } }
  expect(verdict(later)).toEqual({ what: 'ends', atMs: 130_000, cause: 'client_away' })
})

test('while the client buys time, lost sound counts to nobody', () => {
  const stops = [{ reason: 'top_up' as const, fromMs: 10_000 }]
  const history = call(200_000, [{ fromMs: 0, toMs: 10_000 }], whole(200_000), { stops })
  expect(lostSpans(history, 200_000)).toEqual([{ fromMs: 130_000, toMs: 200_000 }])
})

test('the account of a call says where there was no sound, and calls the last moment of it by its name', () => {
  const sound = [
    { fromMs: 0, toMs: 10_000 },
    { fromMs: 30_000, toMs: 58_500 },
  ]
  const history = call(60_000, sound, [{ fromMs: 0, toMs: 59_000 }])
  const { spans } = measure(history, plenty, 60_000)
  expect(ledger(history, spans, 600_000, 60_000)).toEqual([
    { fromMs: 0, toMs: 10_000, here: ['client', 'reader'], counted: 'free', why: [] },
    { fromMs: 10_000, toMs: 30_000, here: ['client', 'reader'], why: ['media_lost'] },
    { fromMs: 30_000, toMs: 58_500, here: ['client', 'reader'], counted: 'free', why: [] },
    { fromMs: 58_500, toMs: 60_000, here: ['client', 'reader'], why: ['ending'] },
  ])
  expect(soundToEnd(history.sound!, 70_000)).toEqual(history.sound)
})

const STEP = 100
const report = fc.record({
  gapMs: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(1900, 2000, 2100, 3000, 3900) },
    fc.constantFrom(4000, 4100, 9000),
  ),
  ageMs: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(0, 100, 600, 1500) },
    fc.constantFrom(1600, 2500, 12_000, undefined),
  ),
})
const reports = fc
  .array(report, { minLength: 4, maxLength: 30 })
  .map((all) =>
    all.reduce<Report[]>((told, { gapMs, ageMs }) => [...told, [(told.at(-1)?.[0] ?? 0) + gapMs, ageMs]], []),
  )
/** Said again: an instant is proven where an unbroken row of good reports began before it, and a later one vouches for it. */
const naiveHeard = (told: readonly Report[], steps: number) => {
  const isGood = ([, ageMs]: Report) => ageMs !== undefined && ageMs <= 1500
  const marks = new Uint8Array(steps)
  for (const [n, first] of told.entries())
    for (let k = n + 1; k < told.length && isGood(told[k - 1]!) && told[k]![0] - told[k - 1]![0] < 4000; k++) {
      const upTo = told[k]![0] - (told[k]![1] ?? Infinity)
      for (let step = first[0] / STEP; step < Math.min(steps, upTo / STEP); step++) marks[step] = 1
    }
  return marks
}

test('what is billed and what is lost equal a count of every tenth of a second, in 5,000 calls', () => {
  let [billed, lostRuns] = [0, 0]
  fc.assert(
    fc.property(reports, reports, fc.integer({ min: 0, max: 100 }), (byClient, byReader, startStep) => {
      const untilMs = Math.max(byClient.at(-1)![0], byReader.at(-1)![0])
      const startedMs = startStep * STEP
      const history = call(untilMs, heardBy(byReader), heardBy(byClient), { startedMs })
      const marks = [naiveHeard(byReader, untilMs / STEP), naiveHeard(byClient, untilMs / STEP)]
      const steps = Array.from({ length: untilMs / STEP }, (_, n) => n).filter((n) => n >= startStep)
      const heardSteps = steps.filter((n) => marks.every((one) => one[n])).length
      const { billableMs } = measure(history, plenty, untilMs)
      expect(billableMs).toBe(heardSteps * STEP)
      expect(lengthMs(lostSpans(history, untilMs))).toBe((steps.length - heardSteps) * STEP)
      if (billableMs > 0) billed++
      if (heardSteps < steps.length) lostRuns++
    }),
    { numRuns: 5000 },
  )
  expect(Math.min(billed, lostRuns)).toBeGreaterThan(1000)
})
