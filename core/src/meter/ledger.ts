import { absence, isGone } from './away.ts'
import { silenceMs } from './times.ts'
import { sides, stopSpan, type History, type Side } from './meter.ts'
import type { Stopped } from './rules.ts'
import { lostSpans, soundToEnd } from './sound.ts'
import { instantMs, type Span } from './span.ts'

/** Why a span was not counted. `ending`: after the last beat of somebody who was not missed before the end. */
export type Uncounted = Stopped | 'ending' | 'used_up'

/** A span of a reading in which nothing changed for the clock. */
export interface AccountedSpan extends Span {
  /** Who was there, by their beats; just before the end also whose next beat was not due yet. */
  here: Side[]
  /** As what it was billed; absent where it was not. */
  counted?: 'free' | 'paid'
  /** Everything that kept it from being billed; empty where it was. */
  why: Uncounted[]
}

const covers =
  (from: number) =>
  ({ fromMs, toMs }: Span) =>
    fromMs <= from && from < toMs

const same = (a: AccountedSpan, b: AccountedSpan) =>
  a.counted === b.counted && a.here.join() === b.here.join() && a.why.join() === b.why.join()

/**
 * A reading from its opening to `untilMs`, span by span without a gap, so that whoever reads the receipt can add it
 * up: the counted ones are `billed` (as `measure` gives them), of which the first `freeMs` milliseconds are free time.
 */
export const ledger = (history: History, billed: readonly Span[], freeMs: number, untilMs: number): AccountedSpan[] => {
  const { openedMs, startedMs = untilMs, presence, stops } = history
  const freeUntilMs = instantMs(billed, freeMs) ?? untilMs
  const stopSpans = stops.map((stop) => ({ reason: stop.reason, ...stopSpan(stop) }))
  const unsteady = {
    client: absence(presence.client, history.startedMs, isGone(presence.client, untilMs)).unsteady,
    reader: absence(presence.reader, history.startedMs, isGone(presence.reader, untilMs)).unsteady,
  }
  const lost = lostSpans(history.sound ? { ...history, sound: soundToEnd(history.sound, untilMs) } : history, untilMs)
  const sounds = history.sound ? [history.sound.client, history.sound.reader] : []
  const edges = [openedMs, startedMs, freeUntilMs, untilMs].concat(
    [
      ...presence.client,
      ...presence.reader,
      ...stopSpans,
      ...unsteady.client,
      ...unsteady.reader,
      ...lost,
      ...sounds.flat(),
      ...billed,
    ].flatMap(({ fromMs, toMs }) => [fromMs, toMs]),
  )
  const cuts = [...new Set(edges)].filter((ms) => ms >= openedMs && ms <= untilMs).sort((a, b) => a - b)

  const between = (fromMs: number, toMs: number): AccountedSpan => {
    const ending = sides.filter((side) => isEnding(presence[side], fromMs, untilMs))
    const here = sides.filter((side) => ending.includes(side) || presence[side].some(covers(fromMs)))
    if (billed.some(covers(fromMs)))
      return { fromMs, toMs, here, counted: fromMs < freeUntilMs ? 'free' : 'paid', why: [] }
    const stopped = [...new Set(stopSpans.filter(covers(fromMs)).map(({ reason }) => reason))]
    const why: Uncounted[] = [
      ...(fromMs < startedMs ? ['not_started' as const] : []),
      ...stopped,
      ...sides
        .filter((side) => !here.includes(side) && !(side === 'client' && stopped.includes('top_up')))
        .map((side) => `${side}_away` as const),
      ...sides.filter((side) => unsteady[side].some(covers(fromMs))).map((side) => `${side}_unsteady` as const),
      ...(lost.some(covers(fromMs)) ? (['media_lost'] as const) : []),
    ]
    const isTail = ending.length > 0 || sounds.some((one) => !one.some(covers(fromMs)))
    return { fromMs, toMs, here, why: why.length ? why : [isTail ? 'ending' : 'used_up'] }
  }

  const out: AccountedSpan[] = []
  for (const [n, fromMs] of cuts.slice(0, -1).entries()) {
    const next = between(fromMs, cuts[n + 1]!)
    const last = out.at(-1)
    if (last && same(last, next)) last.toMs = next.toMs
    else out.push(next)
  }
  return out
}

/** Whether this person was not seen any more, and the reading ended before that could count as being away. */
const isEnding = (spans: readonly Span[], fromMs: number, untilMs: number) =>
  spans.every(({ toMs }) => toMs <= fromMs) && !isGone(spans, untilMs)

/** An instant at which the clock began or ceased to run, or at which the first paid second followed free ones. */
export interface Turn {
  atMs: number
  what: 'started' | 'stopped' | 'resumed' | 'paid'
  /** What made it stop. */
  why?: Uncounted
}

/**
 * Every turn of a clock that goes on at `nowMs`, by the history up to now. A silence that nobody has noticed yet is one, too;
 * and so is what happens at this very instant: `stopped` is what makes the clock stand now, undefined where it runs.
 */
export const turns = (
  history: History,
  billed: readonly Span[],
  freeMs: number,
  { nowMs, stopped }: { nowMs: number; stopped: Uncounted | undefined },
): Turn[] => {
  const out: Turn[] = []
  const run = (atMs: number) => out.push({ atMs, what: out.length ? 'resumed' : 'started' })
  let before: AccountedSpan | undefined
  let free = false
  // Further on than now, so that who has left a moment ago is away and not taken for somebody at the end.
  for (const span of ledger(history, billed, freeMs, nowMs + silenceMs)) {
    const [why] = span.why
    if (span.fromMs >= nowMs) break
    if (span.counted && !before?.counted) run(span.fromMs)
    if (span.counted === 'paid' && free) out.push({ atMs: span.fromMs, what: 'paid' })
    free = span.counted === 'free' || (free && !span.counted)
    if (!span.counted && before?.counted && why && why !== 'used_up')
      out.push({ atMs: span.fromMs, what: 'stopped', why })
    before = span
  }
  if (!stopped && !before?.counted) run(nowMs)
  if (stopped && stopped !== 'used_up' && before?.counted) out.push({ atMs: nowMs, what: 'stopped', why: stopped })
  return out
}
