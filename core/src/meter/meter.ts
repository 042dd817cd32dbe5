import { absence, forever } from './away.ts'
import { firstMs, instantMs, joined, lengthMs, overlap, without, type Span } from './span.ts'
import { topUpMsMax } from './times.ts'

/** What a person or the server has set to make the clock stand. Being away and an unsteady line are not among them: presence alone decides those. */
export const stopReasons = ['client_standby', 'reader_standby', 'ask_paid', 'top_up', 'care', 'admin_pause'] as const
export type StopReason = (typeof stopReasons)[number]
export interface Stop {
  reason: StopReason
  fromMs: number
  /** Absent while it holds. */
  toMs?: number
}
export const sides = ['client', 'reader'] as const
export type Side = (typeof sides)[number]

/** Everything that was ever recorded about the time of one reading. Presence spans end at the last beat known. */
export interface History {
  openedMs: number
  /** The reader's first Start; absent before it. */
  startedMs?: number
  presence: Record<Side, readonly Span[]>
  /** Of a call alone: when the sound of each reached the other, as far as the other's reports prove it. */
  sound?: Record<Side, readonly Span[]>
  stops: readonly Stop[]
}
/** What may be used up: seconds held, and what the client allowed. */
export interface Allowance {
  freeSeconds: number
  paidSeconds: number
  continueOnPaid: boolean
  limitSeconds?: number
}

/** The time that a stop holds; a top-up lapses by itself. */
export const stopSpan = ({ reason, fromMs, toMs = forever }: Stop): Span => ({
  fromMs,
  toMs: reason === 'top_up' ? Math.min(toMs, fromMs + topUpMsMax) : toMs,
})

/**
 * Every span in which both were there on steady lines, in a call also heard by each other, and nothing stopped the clock, up
 * to `untilMs`, however long it may run.
 */
const runningSpans = ({ startedMs, presence, sound, stops }: History, untilMs: number): Span[] => {
  if (startedMs === undefined || untilMs <= startedMs) return []
  const here = overlap(presence.client, presence.reader)
  const both = sound ? overlap(here, overlap(sound.client, sound.reader)) : here
  const unsteady = sides.flatMap((side) => absence(presence[side], startedMs, false).unsteady)
  return without(overlap(both, [{ fromMs: startedMs, toMs: untilMs }]), [...stops.map(stopSpan), ...unsteady])
}

/** How many milliseconds may run in all: what is held, less what was not agreed to, and never past the limit. */
export const allowedMs = ({ freeSeconds, paidSeconds, continueOnPaid, limitSeconds = forever }: Allowance) =>
  Math.min((freeSeconds + (continueOnPaid ? paidSeconds : 0)) * 1000, limitSeconds * 1000)

export interface Measure {
  /** The spans that are billed, in order. */
  spans: Span[]
  billableMs: number
  /** Milliseconds that may still run. */
  leftMs: number
  /** When the allowance was used up; absent while there is some left. */
  usedUpMs?: number
}

/** Bills what is proven up to `untilMs` and not a millisecond past the allowance. */
export const measure = (history: History, allowance: Allowance, untilMs: number): Measure => {
  const running = runningSpans(history, untilMs)
  const mayMs = allowedMs(allowance)
  const spans = firstMs(running, mayMs)
  const billableMs = lengthMs(spans)
  const usedUpMs =
    history.startedMs === undefined || mayMs > billableMs
      ? undefined
      : mayMs === 0
        ? history.startedMs
        : instantMs(running, mayMs)
  return { spans, billableMs, leftMs: mayMs - billableMs, ...(usedUpMs === undefined ? {} : { usedUpMs }) }
}

/** Whole seconds of a reading, floored once: free first, then paid. */
export const secondsOf = (billableMs: number, freeSecondsHeld: number) => {
  const seconds = Math.floor(billableMs / 1000)
  const freeSeconds = Math.min(seconds, freeSecondsHeld)
  return { freeSeconds, paidSeconds: seconds - freeSeconds }
}

/** Whether a stop holds at `nowMs`; a top-up lapses by itself. */
export const holds = (stop: Stop, nowMs: number) => {
  const { fromMs, toMs } = stopSpan(stop)
  return fromMs <= nowMs && nowMs < toMs
}

/** Whether the time of this stop counts to the stand-by that a room has in all. */
export const isRest = (reason: StopReason) =>
  reason === 'client_standby' || reason === 'reader_standby' || reason === 'care'

/** Milliseconds of rest so far: stand-by of either person, and pauses for care. */
export const standbyMs = (stops: readonly Stop[], nowMs: number) =>
  lengthMs(
    joined(
      stops
        .filter(({ reason }) => isRest(reason))
        .map((stop) => ({ fromMs: stop.fromMs, toMs: Math.min(stopSpan(stop).toMs, nowMs) })),
    ),
  )
