import type { Span } from './span.ts'
import {
  awayMsMax,
  awaySumPart,
  shortGapMs,
  silenceMs,
  steadyMs,
  unsteadyAwayMsMax,
  unsteadyDrops,
  unsteadyWithinMs,
} from './times.ts'

/** When a person was missing after the Start. What goes on ends at `forever`. */
export interface Absence {
  /** Spans of an unsteady line. The last one ends where it will, if no gap comes in between. */
  unsteady: Span[]
  /** Away time: gaps between signs of life, with unsteady spans and lost sound, which join the gaps that they touch. */
  stretches: Span[]
}
export const forever = Number.MAX_SAFE_INTEGER

/** What lies between signs of life after `fromMs`, and the last of them. A single sign parts two gaps. */
const gapsIn = (evidence: readonly Span[], fromMs: number) => {
  const gaps: Span[] = []
  let seenMs = fromMs
  for (const span of [...evidence].sort((a, b) => a.fromMs - b.fromMs)) {
    if (span.fromMs > seenMs) gaps.push({ fromMs: seenMs, toMs: span.fromMs })
    seenMs = Math.max(seenMs, span.toMs)
  }
  return { gaps, seenMs }
}

/** Whether these gaps, of which the last has just ended, make a line unsteady. */
const isShaky = (gaps: readonly Span[], sinceMs: number) => {
  const shortMs = gaps
    .filter(({ fromMs, toMs }) => toMs - fromMs < shortGapMs)
    .reduce((sum, { fromMs, toMs }) => sum + toMs - Math.max(fromMs, sinceMs), 0)
  return gaps.length >= unsteadyDrops || shortMs > unsteadyAwayMsMax
}

/** `goneMs`: the last sign of life of somebody who has not come back. */
const unsteadyIn = (gaps: readonly Span[], goneMs: number) => {
  const out: Span[] = []
  let open: Span | undefined
  let first = 0
  for (const [n, { toMs: backMs }] of gaps.entries()) {
    const sinceMs = backMs - unsteadyWithinMs
    while (gaps[first]!.toMs <= sinceMs) first++
    if (!open && isShaky(gaps.slice(first, n + 1), sinceMs)) out.push((open = { fromMs: backMs, toMs: forever }))
    if (!open || (gaps[n + 1]?.fromMs ?? goneMs) - backMs < steadyMs) continue
    open.toMs = backMs + steadyMs
    open = undefined
  }
  return out
}

const stretchesOf = (gaps: readonly Span[], joining: readonly Span[]) => {
  const parts = [...gaps.map((gap) => ({ ...gap, joins: false })), ...joining.map((span) => ({ ...span, joins: true }))]
  const out: (Span & { joins: boolean })[] = []
  for (const part of parts.sort((a, b) => a.fromMs - b.fromMs)) {
    const last = out.at(-1)
    if (last && (part.fromMs < last.toMs || (part.fromMs === last.toMs && (part.joins || last.joins)))) {
      last.toMs = Math.max(last.toMs, part.toMs)
      last.joins ||= part.joins
    } else out.push(part)
  }
  return out.map(({ fromMs, toMs }) => ({ fromMs, toMs }))
}

/** Whether a person, by the evidence of them, was missed before `untilMs`: nothing has come from them for too long. */
export const isGone = (evidence: readonly Span[], untilMs: number) =>
  untilMs - Math.max(...evidence.map(({ toMs }) => toMs)) >= silenceMs

/**
 * When a person was missing since `startedMs`, by the evidence of them: spans between signs of life, in any order. `gone`:
 * nothing has come from them since the last of it. `lost`: when, after the Start, they were there in a call without sound.
 */
export const absence = (
  evidence: readonly Span[],
  startedMs: number | undefined,
  gone: boolean,
  lost: readonly Span[] = [],
): Absence => {
  if (startedMs === undefined) return { unsteady: [], stretches: [] }
  const { gaps, seenMs } = gapsIn(evidence, startedMs)
  const unsteady = unsteadyIn(gaps, gone ? seenMs : forever)
  const all = gone ? [...gaps, { fromMs: seenMs, toMs: forever }] : gaps
  return { unsteady, stretches: stretchesOf(all, [...unsteady, ...lost]) }
}

/** What was counted before an instant, by the spans that are billed. */
export const countedMs = (billed: readonly Span[], beforeMs: number) =>
  billed.reduce((sum, { fromMs, toMs }) => sum + Math.max(0, Math.min(toMs, beforeMs) - fromMs), 0)

/** Milliseconds of away time before an instant. */
export const awayMs = ({ stretches }: Absence, beforeMs: number) => countedMs(stretches, beforeMs)

/** How long a stretch of away time that begins at `fromMs` may last: `sumMsMax` is what a person may be away in all. */
export const awayLeftMs = (absent: Absence, sumMsMax: number, billed: readonly Span[], fromMs: number) => {
  const mayMs = sumMsMax + Math.floor(countedMs(billed, fromMs) / awaySumPart)
  return Math.min(awayMsMax, Math.max(0, mayMs - awayMs(absent, fromMs)))
}

/** The stretch by which a person's away time ends the room, and the instant of that; undefined while none does. */
export const awayEnd = (absent: Absence, sumMsMax: number, billed: readonly Span[]) => {
  for (const { fromMs, toMs } of absent.stretches) {
    const leftMs = awayLeftMs(absent, sumMsMax, billed, fromMs)
    const lengthMs = toMs - fromMs
    // One stretch reaches its most; all together exceed theirs.
    if (lengthMs >= awayMsMax || lengthMs > leftMs) return { fromMs, atMs: fromMs + leftMs }
  }
  return undefined
}
