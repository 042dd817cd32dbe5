import {
  allowedMs,
  holds,
  isRest,
  measure,
  sides,
  standbyMs,
  stopSpan,
  type Allowance,
  type History,
  type Measure,
  type Side,
  type StopReason,
} from './meter.ts'
import { absence, awayEnd, awayLeftMs, awayMs, countedMs, forever, type Absence } from './away.ts'
import { lostSpans } from './sound.ts'
import { joined, without, type Span } from './span.ts'
import {
  awaySumPart,
  awaySumShortMsMax,
  lowMs,
  silenceMs,
  standbyMsMax,
  topUpMsMax,
  unansweredConsentMs,
  unstartedMs,
  usefulMs,
  warningSeconds,
} from './times.ts'

const unprovenLookMs = 250

export type Stopped = 'not_started' | StopReason | `${Side}_away` | `${Side}_unsteady` | 'media_lost'
export type EndCause =
  | 'not_started'
  | 'standby_too_long'
  | 'client_away'
  | 'reader_away'
  | 'media_lost'
  | 'time_used'
  | 'limit_reached'
  | 'no_consent'

/** One open reading as the clock sees it at `nowMs`. `fresh` says who has a beat that is not too old. */
export interface Snapshot {
  nowMs: number
  history: History
  allowance: Allowance
  fresh: Record<Side, boolean>
  /** Of a call alone: whose sound the other has reported a moment ago. */
  heard?: Record<Side, boolean>
  /** What each may be away in all, beside a part of what is counted. */
  awaySumMsMax: Record<Side, number>
}

/**
 * When the client was buying time: the clock stands for it, and whoever pays in another window may be silent in this one. The
 * press that began it was theirs, though no beat may have followed the last one before it.
 */
export const payingSpans = ({ stops }: Pick<History, 'stops'>) =>
  stops
    .filter(({ reason }) => reason === 'top_up')
    .map(stopSpan)
    .map(({ fromMs, toMs }) => ({ fromMs: fromMs - silenceMs, toMs }))

/** Whether each of the two, in a call, is there and hears the other; in other readings always. */
export const isHeard = ({ heard }: Snapshot) => heard === undefined || (heard.client && heard.reader)
const isLost = (snapshot: Snapshot) => snapshot.fresh.client && snapshot.fresh.reader && !isHeard(snapshot)

/** When the sound of a call was lost, so far; while it is lost now, it is for as long as nothing changes. */
const lostOf = (snapshot: Snapshot): Span[] => {
  const { history, nowMs } = snapshot
  const { startedMs, sound } = history
  if (!sound || startedMs === undefined) return []
  const spans = lostSpans(liveHistory(snapshot), nowMs)
  if (!isLost(snapshot) || isPaying(snapshot)) return spans
  return joined([...spans, { fromMs: Math.max(nowMs, startedMs), toMs: forever }])
}

const absenceOf = (snapshot: Snapshot, side: Side): Absence => {
  const { history, fresh } = snapshot
  const absent = absence(history.presence[side], history.startedMs, !fresh[side], lostOf(snapshot))
  return side === 'client'
    ? { ...absent, stretches: absent.stretches.flatMap((one) => without([one], payingSpans(history))) }
    : absent
}
const isPaying = ({ history, nowMs }: Snapshot) => heldSince({ history, nowMs }, 'top_up') !== undefined

/** Whether the line of this person is unsteady right now. */
export const isUnsteady = (snapshot: Snapshot, side: Side) =>
  absenceOf(snapshot, side).unsteady.some(({ fromMs, toMs }) => fromMs <= snapshot.nowMs && snapshot.nowMs < toMs)

/** Whether what is written reaches this person at once: they are there, on a steady line. */
export const isReached = (snapshot: Snapshot, side: Side) => snapshot.fresh[side] && !isUnsteady(snapshot, side)

/** Everything that makes the clock stand right now; empty = it runs. */
export const stoppedBy = (snapshot: Snapshot): Stopped[] => [
  ...(snapshot.history.startedMs === undefined ? (['not_started'] as const) : []),
  ...snapshot.history.stops.filter((stop) => holds(stop, snapshot.nowMs)).map(({ reason }) => reason),
  ...sides
    .filter((side) => !snapshot.fresh[side] && !(side === 'client' && isPaying(snapshot)))
    .map((side) => `${side}_away` as const),
  ...sides.filter((side) => isUnsteady(snapshot, side)).map((side) => `${side}_unsteady` as const),
  ...(isLost(snapshot) ? (['media_lost'] as const) : []),
]

const heldSince = ({ history, nowMs }: Pick<Snapshot, 'history' | 'nowMs'>, reason: StopReason) =>
  history.stops.find((stop) => stop.reason === reason && holds(stop, nowMs))?.fromMs

/** How a room ends by itself. Known for sure from `knownMs` on: evidence of the moments before may still be under way. */
interface Ending {
  atMs: number
  knownMs: number
  cause: EndCause
}
const sure = (atMs: number, cause: EndCause): Ending => ({ atMs, knownMs: atMs, cause })

/** By whose away time this room ends if nothing more happens. Counted is what is billed, for nobody is billed while away. */
const awayEndings = (snapshot: Snapshot, { spans }: Measure): Ending[] => {
  const lost = lostOf(snapshot)
  return sides.flatMap((side) => {
    const end = awayEnd(absenceOf(snapshot, side), snapshot.awaySumMsMax[side], spans)
    if (!end) return []
    const isOfSound = lost.some(({ fromMs, toMs }) => fromMs < end.atMs && end.atMs <= toMs)
    const cause = isOfSound ? 'media_lost' : (`${side}_away` as const)
    return [{ atMs: end.atMs, knownMs: Math.max(end.atMs, end.fromMs + silenceMs), cause }]
  })
}

/** When this room ends by itself if nothing more happens, and why. The earliest comes first. `measured` is `live` of it. */
export const endings = (snapshot: Snapshot, measured = live(snapshot)): Ending[] => {
  const { history, nowMs } = snapshot
  const asked = heldSince(snapshot, 'ask_paid')
  const resting = history.stops.some((stop) => isRest(stop.reason) && holds(stop, nowMs))
  return [
    ...(history.startedMs === undefined ? [sure(history.openedMs + unstartedMs, 'not_started')] : []),
    ...(asked === undefined ? [] : [sure(asked + unansweredConsentMs, 'no_consent')]),
    ...(resting ? [sure(nowMs + standbyMsMax - standbyMs(history.stops, nowMs), 'standby_too_long')] : []),
    ...awayEndings(snapshot, measured),
  ].sort((a, b) => a.atMs - b.atMs)
}

/** How long this person may be away from now on without ending the room. */
export const awayLeftOf = (snapshot: Snapshot, side: Side, { spans } = live(snapshot)) => {
  const { nowMs, awaySumMsMax } = snapshot
  const absent = absenceOf(snapshot, side)
  const end = awayEnd(absent, awaySumMsMax[side], spans)
  return end ? Math.max(0, end.atMs - nowMs) : awayLeftMs(absent, awaySumMsMax[side], spans, nowMs)
}

/**
 * Whether this person, in a room that ends at `endMs`, was away for longer than they may be after two such rooms: whoever
 * ends it, they have used it up.
 */
export const wasAwayLong = (snapshot: Snapshot, side: Side, endMs: number) => {
  const { spans } = measure(snapshot.history, snapshot.allowance, endMs)
  return awayMs(absenceOf(snapshot, side), endMs) > awaySumShortMsMax + countedMs(spans, endMs) / awaySumPart
}

export type Verdict =
  | { what: 'goes_on' }
  /** Free time is used and paid time was not agreed to: the clock stands from `atMs`. */
  | { what: 'asks'; atMs: number }
  | { what: 'ends'; atMs: number; cause: EndCause }

const usedUp = ({ allowance }: Snapshot, measured: Measure): Exclude<Verdict, { what: 'goes_on' }> | undefined => {
  const atMs = measured.usedUpMs
  if (atMs === undefined) return undefined
  const { limitSeconds, continueOnPaid } = allowance
  if (limitSeconds !== undefined && measured.billableMs >= limitSeconds * 1000)
    return { what: 'ends', atMs, cause: 'limit_reached' }
  return continueOnPaid ? { what: 'ends', atMs, cause: 'time_used' } : { what: 'asks', atMs }
}

/** What follows by itself from the evidence. Time used up counts only once both people's beats prove it. */
export const verdict = (snapshot: Snapshot): Verdict => {
  const asked = heldSince(snapshot, 'ask_paid') !== undefined
  const used = asked ? undefined : usedUp(snapshot, measure(snapshot.history, snapshot.allowance, snapshot.nowMs))
  const ending = endings(snapshot).find(({ knownMs }) => knownMs <= snapshot.nowMs)
  if (used && (!ending || used.atMs <= ending.atMs)) return used
  return ending ? { what: 'ends', atMs: ending.atMs, cause: ending.cause } : { what: 'goes_on' }
}

/** The history as a person sees it now: whoever is fresh is taken to be there, and heard, until now. */
export const liveHistory = ({ history, fresh, heard, nowMs }: Snapshot): History => {
  const upToNow = (spans: readonly Span[], isFresh: boolean) => {
    const last = spans.at(-1)
    return isFresh && last ? [...spans.slice(0, -1), { fromMs: last.fromMs, toMs: Math.max(last.toMs, nowMs) }] : spans
  }
  const ofBoth = (spans: History['presence'], isFresh: Snapshot['fresh']) => ({
    client: upToNow(spans.client, isFresh.client),
    reader: upToNow(spans.reader, isFresh.reader),
  })
  const { presence, sound } = history
  return { ...history, presence: ofBoth(presence, fresh), ...(sound && heard && { sound: ofBoth(sound, heard) }) }
}
export const live = (snapshot: Snapshot): Measure => measure(liveHistory(snapshot), snapshot.allowance, snapshot.nowMs)

/**
 * Milliseconds left of free and of paid time after `usedMs`, free time first and both within the limit; paid time whether it
 * is agreed to or not.
 */
export const leftOfEach = ({ freeSeconds, paidSeconds, limitSeconds = Infinity }: Allowance, usedMs: number) => {
  const upTo = (seconds: number) => Math.max(0, Math.min(seconds, limitSeconds) * 1000 - usedMs)
  const freeMs = upTo(freeSeconds)
  return { freeMs, paidMs: upTo(freeSeconds + paidSeconds) - freeMs }
}

/** Whether what is left counts to the end of free time or of everything. A hold as long as the limit ends by the limit. */
export const leftOf = ({ freeSeconds, continueOnPaid, limitSeconds, paidSeconds }: Allowance): 'free' | 'all' =>
  !continueOnPaid && allowedMs({ freeSeconds, paidSeconds, continueOnPaid }) < (limitSeconds ?? Infinity) * 1000
    ? 'free'
    : 'all'

export interface Warning {
  secondsLeft: number
  of: 'free' | 'all'
}
interface Countdown {
  of: 'free' | 'all'
  leftMs: number
  wholeMs: number
}
const paidFollows = ({ continueOnPaid, paidSeconds }: Allowance) => continueOnPaid && paidSeconds > 0
/** Whether free time has become paid time, which nobody is asked about any more. */
const hasTurnedPaid = ({ allowance }: Snapshot, { billableMs, leftMs }: Measure) =>
  paidFollows(allowance) && allowance.freeSeconds > 0 && leftMs > 0 && billableMs >= allowance.freeSeconds * 1000

/** What is left until free time ends (while there is some and paid time follows) and until everything ends. */
const countdowns = ({ allowance }: Snapshot, measured: Measure): Countdown[] => {
  const freeMs = allowance.freeSeconds * 1000
  const free = { of: 'free', leftMs: freeMs - measured.billableMs, wholeMs: freeMs } as const
  const all = { of: leftOf(allowance), leftMs: measured.leftMs, wholeMs: allowedMs(allowance) }
  return paidFollows(allowance) && free.leftMs > 0 ? [free, all] : [all]
}

/** Warnings that are due now, the most urgent of each kind, and once that free time has become paid (none of it left); `given` are those already told. */
export const warningsDue = (snapshot: Snapshot, given: readonly Warning[]): Warning[] => {
  const told = (warning: Warning) =>
    given.some(({ of, secondsLeft }) => of === warning.of && secondsLeft === warning.secondsLeft)
  const measured = live(snapshot)
  const turned = hasTurnedPaid(snapshot, measured) ? [{ of: 'free', secondsLeft: 0 } as const] : []
  const due = countdowns(snapshot, measured).flatMap(({ of, leftMs, wholeMs }) => {
    // Nobody is told of five minutes who never had as much.
    const passed = warningSeconds.filter(
      (seconds) => leftMs > 0 && leftMs <= seconds * 1000 && seconds * 1000 <= wholeMs,
    )
    const secondsLeft = passed.at(-1)
    return secondsLeft === undefined ? [] : [{ of, secondsLeft }]
  })
  return [...turned, ...due].filter((warning) => !told(warning))
}

/** When somebody has to look again, at the latest: the next warning, lapse or end. Undefined when nothing is coming. */
export const nextLookMs = (snapshot: Snapshot): number | undefined => {
  const { nowMs, history } = snapshot
  const running = stoppedBy(snapshot).length === 0
  const measured = live(snapshot)
  const lapses = history.stops
    .filter((stop) => stop.reason === 'top_up' && holds(stop, nowMs))
    .map(({ fromMs }) => fromMs + topUpMsMax)
  const countdown = countdowns(snapshot, measured).flatMap(({ leftMs }) => [
    leftMs,
    ...warningSeconds.map((seconds) => leftMs - seconds * 1000),
  ])
  const coming = countdown.filter((ms) => ms > 0)
  // Used up as far as anybody sees, not yet proven: the next beats will tell, so look again soon.
  const counted = measured.leftMs > 0 ? coming : [unprovenLookMs]
  const all = [
    ...endings(snapshot, measured).map(({ knownMs }) => knownMs),
    ...lapses,
    ...(running ? counted.map((ms) => nowMs + ms) : []),
  ]
  return all.length ? Math.min(...all) : undefined
}

export type Lowness = 'enough' | 'stands' | 'runs'
/**
 * Whether what is held ends soon and more would lengthen the reading: paid time is agreed to, some is left, and no limit
 * ends it anyway. `stands`: so it is, but the clock doesn't run.
 */
export const lowness = (snapshot: Snapshot): Lowness => {
  const { freeSeconds, paidSeconds, continueOnPaid, limitSeconds = Infinity } = snapshot.allowance
  const { leftMs } = live(snapshot)
  const isMoved = limitSeconds * 1000 >= (freeSeconds + paidSeconds) * 1000 + usefulMs
  const isStarted = snapshot.history.startedMs !== undefined
  if (!isStarted || !continueOnPaid || !isMoved || leftMs <= 0 || leftMs > lowMs) return 'enough'
  return stoppedBy(snapshot).length ? 'stands' : 'runs'
}
