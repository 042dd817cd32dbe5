import { awaySumMsMax, careMs, topUpMsMax, topUpsMax, ringMs, unjoinedMs } from '@evenlight/core/meter/times'
import { isOver } from '@evenlight/core/meter/actions'
import { holds, secondsOf, sides, type Measure, type Side } from '@evenlight/core/meter/meter'
import { awayLeftOf, endings, leftOf, leftOfEach, live, stoppedBy, type Snapshot } from '@evenlight/core/meter/rules'
import type * as wire from '@evenlight/contract/readings'
import type { input } from 'zod/v4/core'
import { iso, optionalIso } from '../kernel/moment.ts'
import { presentReturnCause } from '../wallet/public.ts'
import { presentPublic } from '../uploads/public.ts'
import { isWaiting, sideOf, snapshotOf, type At } from './reading.ts'
import type { Reading } from './store.ts'
import { accountOf, eventsOf, timelineOf, whoEnded } from './timeline.ts'

const deadlineMs = (reading: Reading, snapshot: Snapshot, measured: Measure): number | undefined => {
  if (reading.state === 'requested') return reading.requested_at + ringMs
  if (reading.state === 'accepted') return (reading.accepted_at ?? 0) + unjoinedMs
  if (reading.state !== 'open') return undefined
  const lapses = snapshot.history.stops
    .filter((stop) => stop.reason === 'top_up' && holds(stop, snapshot.nowMs))
    .map(({ fromMs }) => fromMs + topUpMsMax)
  const all = [...endings(snapshot, measured).map(({ atMs }) => atMs), ...lapses]
  return all.length ? Math.min(...all) : undefined
}

/** What is left of each kind, in whole seconds, for whoever is on this `side`: paid time that is not agreed to is its owner's affair. */
const secondsLeftOf = (reading: Reading, { allowance }: Snapshot, usedMs: number, side: Side | undefined) => {
  const known = reading.continue_on_paid || isWaiting(reading) ? allowance.paidSeconds : reading.paid_seconds_usable
  const paidSeconds = reading.continue_on_paid || side === 'client' ? known : 0
  const { freeMs, paidMs } = leftOfEach({ ...allowance, paidSeconds }, usedMs)
  const freeSeconds = Math.ceil(freeMs / 1000)
  return { freeSeconds, paidSeconds: Math.ceil((freeMs + paidMs) / 1000) - freeSeconds }
}

/** The clock of one reading as the browser of whoever is on this `side` draws it. */
export const presentClock = (reading: Reading, side: Side | undefined, at: At): input<typeof wire.Clock> => {
  const snapshot = snapshotOf(reading, at)
  const over = isOver(reading.state)
  const measured = live(snapshot)
  const used = over
    ? { freeSeconds: reading.free_seconds ?? 0, paidSeconds: reading.paid_seconds ?? 0 }
    : secondsOf(measured.billableMs, snapshot.allowance.freeSeconds)
  const stopped = over ? [] : stoppedBy(snapshot)
  const left = over ? { freeSeconds: 0, paidSeconds: 0 } : secondsLeftOf(reading, snapshot, measured.billableMs, side)
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
    free_seconds_left: left.freeSeconds,
    paid_seconds_left: left.paidSeconds,
    deadline: optionalIso(deadlineMs(reading, snapshot, measured)),
    away_seconds_left: side && !over ? Math.ceil(awayLeftOf(snapshot, side, measured) / 1000) : undefined,
  }
}

type PeopleRow = Pick<
  Reading,
  | 'client_id'
  | 'client_username'
  | 'reader_id'
  | 'reader_username'
  | 'reader_name'
  | 'reader_picture'
  | 'reader_picture_side'
>

/** The two of a reading, with the reader's face as far as it is on show. */
export const presentPeople = (row: PeopleRow) => ({
  client: { id: row.client_id, username: row.client_username },
  reader: {
    id: row.reader_id,
    username: row.reader_username,
    display_name: row.reader_name,
    picture: row.reader_picture === null ? undefined : presentPublic(row.reader_picture, row.reader_picture_side!),
  },
})

/** The pause for care that holds now. */
const presentCare = ({ stops, state }: Reading) => {
  const pause = stops.find(({ reason, to_at }) => reason === 'care' && to_at === null)
  if (state !== 'open' || !pause?.by_side) return undefined
  return { by: pause.by_side, reader_may_at: iso(pause.from_at + careMs) }
}

/** A reading as whoever is on this `side` sees it, or on neither. */
export const presentReading = (reading: Reading, side: Side | undefined, at: At): input<typeof wire.Reading> => ({
  id: reading.id,
  channel: reading.channel,
  ...presentPeople(reading),
  state: reading.state,
  question: reading.question ?? undefined,
  question_care: reading.question_care || undefined,
  limit_seconds: reading.limit_seconds ?? undefined,
  continue_on_paid: reading.continue_on_paid,
  clock: presentClock(reading, side, at),
  events: eventsOf(reading, at),
  requested_at: iso(reading.requested_at),
  ends_if_unanswered_at: reading.state === 'requested' ? iso(reading.requested_at + ringMs) : undefined,
  declined_reason: reading.declined_reason ?? undefined,
  greeting: reading.greeting ?? undefined,
  returning: side === 'reader' ? reading.met_before : undefined,
  top_ups_left: topUpsMax - reading.stops.filter(({ reason }) => reason === 'top_up').length,
  care: presentCare(reading),
  short_away: sides.filter((side) => reading[`${side}_away_seconds`] * 1000 < awaySumMsMax),
})

export interface Returned {
  at: number
  cause: string | null
  byId: string | null
  freeSeconds: number
  paidSeconds: number
}
interface Money {
  earnedCents: number
  paidCents: number
}
/** By which rule time went back, or in whose words. */
const presentReturn = (given: string | null) => {
  const { why, reason } = presentReturnCause(given)
  return { cause: why ?? ('given' as const), reason }
}

/** The receipt that both parties open: what the clock measured, and what went back since; of the money each sees their own. */
export const presentReceipt = (
  row: Reading,
  side: Side | undefined,
  returns: Returned[],
  { earnedCents, paidCents }: Money,
): input<typeof wire.Receipt> => ({
  id: row.id.replace(/^cht_/, 'rcp_'),
  chat_id: row.id,
  ...presentPeople(row),
  channel: row.channel,
  state: row.state,
  started_at: optionalIso(row.started_at),
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
    ...presentReturn(cause),
    by: byId === null ? 'system' : (sideOf(row, byId) ?? 'admin'),
  })),
  timeline: timelineOf(row).map(({ ms, ...moment }) => ({ at: iso(ms), ...moment })),
  stretches: accountOf(row).map(({ fromMs, toMs, ...more }) => ({
    from: iso(fromMs),
    to: iso(toMs),
    ...more,
  })),
  ...(side === 'reader' && { earned_cents: earnedCents, rate_cents_per_minute: row.rate_cents_per_minute }),
  ...(side === 'client' && { paid_cents: paidCents }),
})
