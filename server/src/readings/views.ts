import { topUpMsMax, topUpsMax, ringMs, unjoinedMs } from '@evenlight/core/meter/times'
import { isOver } from '@evenlight/core/meter/actions'
import { holds, measure, secondsOf, type Side } from '@evenlight/core/meter/meter'
import { ledger } from '@evenlight/core/meter/ledger'
import { endings, leftOf, live, stoppedBy, type Snapshot } from '@evenlight/core/meter/rules'
import { without } from '@evenlight/core/meter/span'
import type * as wire from '@evenlight/contract/readings'
import type { input } from 'zod/v4/core'
import { iso } from '../kernel/moment.ts'
import { heldOf, historyOf, snapshotOf, type At } from './reading.ts'
import type { Reading } from './store.ts'

const optional = <T, U>(value: T | null | undefined, make: (value: T) => U) =>
  value === null || value === undefined ? undefined : make(value)

const deadlineMs = (reading: Reading, snapshot: Snapshot): number | undefined => {
  if (reading.state === 'requested') return reading.requested_at + ringMs
  if (reading.state === 'accepted') return (reading.accepted_at ?? 0) + unjoinedMs
  if (reading.state !== 'open') return undefined
  const lapses = snapshot.history.stops
    .filter((stop) => stop.reason === 'top_up' && holds(stop, snapshot.nowMs))
    .map(({ fromMs }) => fromMs + topUpMsMax)
  const all = [...endings(snapshot).map(({ atMs }) => atMs), ...lapses]
  return all.length ? Math.min(...all) : undefined
}

/** The clock of one reading as both people's browsers draw it. */
export const presentClock = (reading: Reading, at: At): input<typeof wire.Clock> => {
  const snapshot = snapshotOf(reading, at)
  const over = isOver(reading.state)
  const measured = live(snapshot)
  const used = over
    ? { freeSeconds: reading.free_seconds ?? 0, paidSeconds: reading.paid_seconds ?? 0 }
    : secondsOf(measured.billableMs, snapshot.allowance.freeSeconds)
  const stopped = over ? [] : stoppedBy(snapshot)
  const running = reading.state === 'open' && stopped.length === 0 && measured.leftMs > 0
  return {
    server_time: iso(at.nowMs),
    running,
    standby: !running,
    stopped_by: stopped,
    free_seconds_used: used.freeSeconds,
    paid_seconds_used: used.paidSeconds,
    seconds_left: over ? 0 : Math.ceil(measured.leftMs / 1000),
    left_of: leftOf(snapshot.allowance),
    deadline: optional(deadlineMs(reading, snapshot), iso),
  }
}

const peopleOf = (
  row: Pick<Reading, 'client_id' | 'client_username' | 'reader_id' | 'reader_username' | 'reader_name'>,
) => ({
  client: { id: row.client_id, username: row.client_username },
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
})

/** A reading as whoever is on this `side` sees it, or on neither. */
export const presentReading = (reading: Reading, side: Side | undefined, at: At): input<typeof wire.Reading> => ({
  id: reading.id,
  channel: reading.channel,
  ...peopleOf(reading),
  state: reading.state,
  question: reading.question ?? undefined,
  limit_seconds: reading.limit_seconds ?? undefined,
  continue_on_paid: reading.continue_on_paid,
  clock: presentClock(reading, at),
  requested_at: iso(reading.requested_at),
  ends_if_unanswered_at: reading.state === 'requested' ? iso(reading.requested_at + ringMs) : undefined,
  declined_reason: reading.declined_reason ?? undefined,
  returning: side === 'reader' ? reading.met_before : undefined,
  top_ups_left: topUpsMax - reading.stops.filter(({ reason }) => reason === 'top_up').length,
})

type Moment = { ms: number; what: string; who?: 'client' | 'reader' | 'admin' | 'system' }
const stopWords: Record<
  Reading['stops'][number]['reason'],
  [from: string, to: string | null, who: NonNullable<Moment['who']>]
> = {
  client_standby: ['stand_by', 'resumed', 'client'],
  reader_standby: ['stand_by', 'resumed', 'reader'],
  // Its end is a moment of its own: consent may also be given before.
  ask_paid: ['free_time_ended', null, 'client'],
  top_up: ['top_up', 'top_up_done', 'client'],
  admin_pause: ['paused', 'resumed', 'admin'],
}
/** What was written down, and nothing that is only known in memory. */
const recorded = (row: Reading): At => ({
  nowMs: row.ended_at ?? row.requested_at,
  evidence: ({ from_at }) => ({ toMs: from_at, fresh: false }),
})
const comings = (row: Reading, side: Side): Moment[] => {
  const { presence } = historyOf(row, recorded(row))
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
    ...(row.ended_at !== null && whole.toMs < row.ended_at - awayShownMs
      ? [{ ms: whole.toMs, what: 'away', who: side }]
      : []),
  ]
}
/** A last beat is up to this much older than the end of a reading in which nobody left. */
const awayShownMs = 5000

const whoEnded = (row: Reading): NonNullable<Moment['who']> =>
  row.ended_by === 'system' || row.ended_by === null
    ? 'system'
    : row.ended_by === row.client_id
      ? 'client'
      : row.ended_by === row.reader_id
        ? 'reader'
        : 'admin'

const timelineOf = (row: Reading): Moment[] => {
  const at = (ms: number | null, what: string, who: NonNullable<Moment['who']>): Moment[] =>
    ms === null ? [] : [{ ms, what, who }]
  const endMs = row.ended_at ?? Infinity
  return [
    ...at(row.requested_at, 'requested', 'client'),
    ...at(row.accepted_at, 'accepted', 'reader'),
    ...comings(row, 'client'),
    ...comings(row, 'reader'),
    ...at(row.started_at, 'started', 'reader'),
    ...row.stops.flatMap(({ reason, from_at, to_at }): Moment[] => {
      const [from, to, who] = stopWords[reason]
      return [
        { ms: from_at, what: from, who: reason === 'ask_paid' ? 'system' : who },
        ...(to === null || to_at === null || to_at >= endMs ? [] : [{ ms: to_at, what: to, who }]),
      ]
    }),
    ...row.milestones.map(({ at, what, who }): Moment => ({ ms: at, what, who })),
    ...at(row.ended_at, row.state === 'settled' ? 'ended' : row.state, whoEnded(row)),
  ].sort((a, b) => a.ms - b.ms)
}

/** The clock's own account of a settled reading, from what was recorded; anybody can add it up. */
const accountOf = (row: Reading) => {
  const { state, opened_at, ended_at, free_seconds_held } = row
  if (state !== 'settled' || opened_at === null || ended_at === null) return []
  const { fresh: _, ...history } = historyOf(row, recorded(row))
  const { spans } = measure(history, heldOf(row), ended_at)
  return ledger(history, spans, free_seconds_held * 1000, ended_at)
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
  row: Reading,
  returns: Returned[],
  earnedCents?: number,
): input<typeof wire.Receipt> => ({
  id: row.id.replace(/^cht_/, 'rcp_'),
  chat_id: row.id,
  ...peopleOf(row),
  channel: row.channel,
  state: row.state,
  started_at: optional(row.started_at, iso),
  ended_at: iso(row.ended_at ?? row.requested_at),
  ended_by: row.end_cause ?? whoEnded(row),
  declined_reason: row.declined_reason ?? undefined,
  free_seconds: row.free_seconds ?? 0,
  paid_seconds: row.paid_seconds ?? 0,
  unbilled_seconds: row.unbilled_seconds ?? 0,
  returns: returns.map(({ at, cause, byId, freeSeconds, paidSeconds }) => ({
    at: iso(at),
    free_seconds: freeSeconds,
    paid_seconds: paidSeconds,
    cause: cause ?? '',
    by: byId === null ? 'system' : byId === row.reader_id ? 'reader' : 'admin',
  })),
  timeline: timelineOf(row).map(({ ms, what, who }) => ({ at: iso(ms), what, who })),
  stretches: accountOf(row).map(({ fromMs, toMs, ...more }) => ({
    from: iso(fromMs),
    to: iso(toMs),
    ...more,
  })),
  ...(earnedCents === undefined ? {} : { earned_cents: earnedCents }),
})
