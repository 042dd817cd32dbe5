import { isOver } from '@evenlight/core/meter/actions'
import { holds, measure, secondsOf, topUpMsMax, topUpsMax, type Side } from '@evenlight/core/meter/meter'
import { ledger } from '@evenlight/core/meter/ledger'
import { endings, leftOf, live, stoppedBy, unansweredMs, unjoinedMs, type Snapshot } from '@evenlight/core/meter/rules'
import { without } from '@evenlight/core/meter/span'
import type * as wire from '@evenlight/contract/readings'
import type { input } from 'zod/v4/core'
import { heldOf, historyOf, snapshotOf, type ReadingRow, type Evidence, type Reading } from './reading.ts'

export const instant = (ms: number) => new Date(ms).toISOString()
const optional = <T, U>(value: T | null | undefined, make: (value: T) => U) =>
  value === null || value === undefined ? undefined : make(value)

const deadlineMs = (reading: Reading, snapshot: Snapshot): number | undefined => {
  if (reading.state === 'requested') return reading.requested_ms + unansweredMs
  if (reading.state === 'accepted') return (reading.accepted_ms ?? 0) + unjoinedMs
  if (reading.state !== 'open') return undefined
  const lapses = snapshot.history.stops
    .filter((stop) => stop.reason === 'top_up' && holds(stop, snapshot.nowMs))
    .map(({ fromMs }) => fromMs + topUpMsMax)
  const all = [...endings(snapshot).map(({ atMs }) => atMs), ...lapses]
  return all.length ? Math.min(...all) : undefined
}

/** The clock of one reading as both people's browsers draw it. */
export const presentClock = (reading: Reading, nowMs: number, evidence: Evidence): input<typeof wire.Clock> => {
  const snapshot = snapshotOf(reading, nowMs, evidence)
  const over = isOver(reading.state)
  const measured = live(snapshot)
  const used = over
    ? { freeSeconds: reading.free_seconds ?? 0, paidSeconds: reading.paid_seconds ?? 0 }
    : secondsOf(measured.billableMs, snapshot.allowance.freeSeconds)
  const stopped = over ? [] : stoppedBy(snapshot)
  const running = reading.state === 'open' && stopped.length === 0 && measured.leftMs > 0
  return {
    server_time: instant(nowMs),
    running,
    standby: !running,
    stopped_by: stopped,
    free_seconds_used: used.freeSeconds,
    paid_seconds_used: used.paidSeconds,
    seconds_left: over ? 0 : Math.ceil(measured.leftMs / 1000),
    left_of: leftOf(snapshot.allowance),
    deadline: optional(deadlineMs(reading, snapshot), instant),
  }
}

const peopleOf = (
  row: Pick<ReadingRow, 'client_id' | 'client_username' | 'reader_id' | 'reader_username' | 'reader_name'>,
) => ({
  client: { id: row.client_id, username: row.client_username },
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
})

/** A reading as whoever is on this `side` sees it, or on neither. */
export const presentReading = (
  reading: Reading,
  side: Side | undefined,
  nowMs: number,
  evidence: Evidence,
): input<typeof wire.Reading> => ({
  id: reading.id,
  channel: reading.channel,
  ...peopleOf(reading),
  state: reading.state,
  question: reading.question ?? undefined,
  limit_seconds: reading.limit_seconds ?? undefined,
  continue_on_paid: reading.continue_on_paid,
  clock: presentClock(reading, nowMs, evidence),
  requested_at: instant(reading.requested_ms),
  ends_if_unanswered_at: reading.state === 'requested' ? instant(reading.requested_ms + unansweredMs) : undefined,
  declined_reason: reading.declined_reason ?? undefined,
  returning: side === 'reader' ? reading.returning : undefined,
  top_ups_left: topUpsMax - reading.stops.filter(({ reason }) => reason === 'top_up').length,
})

type Moment = { ms: number; what: string; who?: 'client' | 'reader' | 'admin' | 'system' }
const stopWords: Record<
  ReadingRow['stops'][number]['reason'],
  [from: string, to: string | null, who: NonNullable<Moment['who']>]
> = {
  client_standby: ['stand_by', 'resumed', 'client'],
  reader_standby: ['stand_by', 'resumed', 'reader'],
  // Its end is a moment of its own: consent may also be given before.
  ask_paid: ['free_time_ended', null, 'client'],
  top_up: ['top_up', 'top_up_done', 'client'],
  admin_pause: ['paused', 'resumed', 'admin'],
}
const comings = (row: ReadingRow, side: Side): Moment[] => {
  const { presence } = historyOf(row, row.ended_ms ?? row.requested_ms, ({ from_ms }) => ({
    toMs: from_ms,
    fresh: false,
  }))
  const here = without(
    presence[side].length
      ? [{ fromMs: presence[side][0]!.fromMs, toMs: Math.max(...presence[side].map(({ toMs }) => toMs)) }]
      : [],
    [],
  )
  const [whole] = here
  if (!whole) return presence[side].slice(0, 1).map(({ fromMs }) => ({ ms: fromMs, what: 'joined', who: side }))
  const gaps = without([whole], presence[side])
  return [
    { ms: whole.fromMs, what: 'joined', who: side },
    ...gaps.flatMap(({ fromMs, toMs }): Moment[] => [
      { ms: fromMs, what: 'away', who: side },
      { ms: toMs, what: 'back', who: side },
    ]),
    ...(row.ended_ms !== null && whole.toMs < row.ended_ms - awayShownMs
      ? [{ ms: whole.toMs, what: 'away', who: side }]
      : []),
  ]
}
/** A last beat is up to this much older than the end of a reading in which nobody left. */
const awayShownMs = 5000

const whoEnded = (row: ReadingRow): NonNullable<Moment['who']> =>
  row.ended_by === 'system' || row.ended_by === null
    ? 'system'
    : row.ended_by === row.client_id
      ? 'client'
      : row.ended_by === row.reader_id
        ? 'reader'
        : 'admin'

const timelineOf = (row: ReadingRow): Moment[] => {
  const at = (ms: number | null, what: string, who: NonNullable<Moment['who']>): Moment[] =>
    ms === null ? [] : [{ ms, what, who }]
  const endMs = row.ended_ms ?? Infinity
  return [
    ...at(row.requested_ms, 'requested', 'client'),
    ...at(row.accepted_ms, 'accepted', 'reader'),
    ...comings(row, 'client'),
    ...comings(row, 'reader'),
    ...at(row.started_ms, 'started', 'reader'),
    ...row.stops.flatMap(({ reason, from_ms, to_ms }): Moment[] => {
      const [from, to, who] = stopWords[reason]
      return [
        { ms: from_ms, what: from, who: reason === 'ask_paid' ? 'system' : who },
        ...(to === null || to_ms === null || to_ms >= endMs ? [] : [{ ms: to_ms, what: to, who }]),
      ]
    }),
    ...row.moments.map(({ at_ms, what, who }): Moment => ({ ms: at_ms, what, who: who as NonNullable<Moment['who']> })),
    ...at(row.ended_ms, row.state === 'settled' ? 'ended' : row.state, whoEnded(row)),
  ].sort((a, b) => a.ms - b.ms)
}

/** The clock's own account of a settled reading, from what was recorded; anybody can add it up. */
const stretchesOf = (row: ReadingRow) => {
  const { state, opened_ms, ended_ms, free_seconds_held } = row
  if (state !== 'settled' || opened_ms === null || ended_ms === null) return []
  const { fresh: _, ...history } = historyOf(row, ended_ms, ({ from_ms }) => ({ toMs: from_ms, fresh: false }))
  const { spans } = measure(history, heldOf(row), ended_ms)
  return ledger(history, spans, free_seconds_held * 1000, ended_ms)
}

export interface Returned {
  at: number
  cause: string | null
  byId: string | null
  freeSeconds: number
  paidSeconds: number
}
/** The receipt that both parties open: what the clock measured, and what went back since. `earnedCents` is for the reader's. */
export const presentReceipt = (
  row: ReadingRow,
  returns: Returned[],
  earnedCents?: number,
): input<typeof wire.Receipt> => ({
  id: row.id.replace(/^cht_/, 'rcp_'),
  chat_id: row.id,
  ...peopleOf(row),
  channel: row.channel,
  state: row.state,
  started_at: optional(row.started_ms, instant),
  ended_at: instant(row.ended_ms ?? row.requested_ms),
  ended_by: row.end_cause ?? whoEnded(row),
  declined_reason: row.declined_reason ?? undefined,
  free_seconds: row.free_seconds ?? 0,
  paid_seconds: row.paid_seconds ?? 0,
  unbilled_seconds: row.unbilled_seconds ?? 0,
  returns: returns.map(({ at, cause, byId, freeSeconds, paidSeconds }) => ({
    at: instant(at),
    free_seconds: freeSeconds,
    paid_seconds: paidSeconds,
    cause: cause ?? '',
    by: byId === null ? 'system' : byId === row.reader_id ? 'reader' : 'admin',
  })),
  timeline: timelineOf(row).map(({ ms, what, who }) => ({ at: instant(ms), what, who })),
  stretches: stretchesOf(row).map(({ fromMs, toMs, ...more }) => ({
    from: instant(fromMs),
    to: instant(toMs),
    ...more,
  })),
  ...(earnedCents === undefined ? {} : { earned_cents: earnedCents }),
})

/** Whole seconds between opening and end that nobody was billed for. */
export const unbilledSeconds = (openedMs: number | null, endedMs: number, billedSeconds: number) =>
  Math.max(0, Math.floor((endedMs - (openedMs ?? endedMs)) / 1000) - billedSeconds)
