import { topUpMsMax, ringMs, unjoinedMs } from '@evenlight/core/meter/times'
import { holds, measure, secondsOf, type Side, type StopReason } from '@evenlight/core/meter/meter'
import { nextLookMs, verdict, warningsDue, wasAwayLong, type EndCause, type Warning } from '@evenlight/core/meter/rules'
import type { Span } from '@evenlight/core/meter/span'
import { hungUp, metAt, unheardMs } from './on-line.ts'
import { provenMs, snapshotOf, type At } from './reading.ts'
import type { PresenceRow, Reading } from './store.ts'

/** What was decided on a reading: how it stands from now on, and what others have to do for it before it is saved. */
export interface Decision {
  reading: Reading
  /** Both are told of these. */
  warnings: readonly Warning[]
  /** The wallet sets aside what may be used: what there is, or more than now, or the act is refused. */
  hold?: 'what there is' | 'more' | undefined
  /** More may be used after it: the client's own limits are asked first. */
  spends?: boolean
  /** What the clock measured: the wallet takes it from the hold, which is over. */
  billed?: readonly Span[] | undefined
}
export const decided = (reading: Reading, more: Omit<Partial<Decision>, 'reading'> = {}): Decision => ({
  reading,
  warnings: [],
  ...more,
})
/** Two decisions, one made on what the other left. */
export const combine = (first: Decision, second: Decision): Decision => ({
  ...second,
  hold: second.hold ?? first.hold,
  billed: second.billed ?? first.billed,
  warnings: [...first.warnings, ...second.warnings],
})

// Until its Start what could be used is looked at so often: a client may buy time meanwhile.
const waitingLookMs = 5000

/** When somebody has to look at the reading again, at the latest. */
export const dueAt = (reading: Reading, at: At): number | null => {
  if (reading.state === 'requested') return reading.requested_at + ringMs
  if (reading.state === 'accepted')
    return (reading.accepted_at ?? at.nowMs) + (reading.channel === 'phone' ? unheardMs : unjoinedMs)
  if (reading.state !== 'open') return null
  const nextMs = nextLookMs(snapshotOf(reading, at))
  return reading.started_at === null ? Math.min(nextMs ?? Infinity, at.nowMs + waitingLookMs) : (nextMs ?? null)
}

export const isStopped = (reading: Reading, reason: StopReason, nowMs: number) =>
  reading.stops.some(
    ({ reason: own, from_at, to_at }) =>
      own === reason && holds({ reason, fromMs: from_at, ...(to_at === null ? {} : { toMs: to_at }) }, nowMs),
  )
/** Makes the clock stand for this reason; once is enough. */
export const stop = (
  reading: Reading,
  reason: StopReason,
  fromMs: number,
  by: Side | null = null,
  byId: string | null = null,
): Reading =>
  reading.stops.some((one) => one.reason === reason && one.to_at === null)
    ? reading
    : { ...reading, stops: [...reading.stops, { reason, from_at: fromMs, to_at: null, by_side: by, by_id: byId }] }
/** Ends what made the clock stand for this reason, if anything did. */
export const resume = (reading: Reading, reason: StopReason, toMs: number): Reading =>
  reading.stops.some((one) => one.reason === reason && one.to_at === null)
    ? {
        ...reading,
        stops: reading.stops.map((one) =>
          one.reason === reason && one.to_at === null ? { ...one, to_at: Math.max(one.from_at, toMs) } : one,
        ),
      }
    : reading

/** Makes the clock stand because one of the two wrote that they might hurt themselves: by itself once a reading. */
export const pauseForCare = (reading: Reading, side: Side, nowMs: number): Reading =>
  reading.state !== 'open' || reading.stops.some(({ reason }) => reason === 'care')
    ? reading
    : stop(reading, 'care', nowMs, side)

/** Spans of presence that began or ended on a node. */
export interface PresenceChange {
  began?: { id: string; side: Side; proof: PresenceRow['proof']; node: string; fromMs: number } | undefined
  ended: readonly { id: string; toMs: number }[]
}
export const withPresence = (reading: Reading, { began, ended }: PresenceChange): Reading => {
  const ends = new Map(ended.map(({ id, toMs }) => [id, toMs]))
  const isEnding = ({ id, to_at }: Reading['presence'][number]) => to_at === null && ends.has(id)
  if (!began && !reading.presence.some(isEnding)) return reading
  const presence = reading.presence.map((row) =>
    isEnding(row) ? { ...row, to_at: Math.max(row.from_at, ends.get(row.id)!) } : row,
  )
  if (began) {
    const { id, side, proof, node, fromMs } = began
    presence.push({ id, side, proof, node, from_at: fromMs, to_at: null, lease_at: null, seen_at: null })
  }
  return { ...reading, presence }
}
const withoutPresence = (reading: Reading, at: At) =>
  withPresence(reading, { ended: reading.presence.map((row) => ({ id: row.id, toMs: provenMs(row, reading.id, at) })) })

/** Ends a reading that never opened. */
export const drop = (
  reading: Reading,
  at: At,
  state: 'declined' | 'missed' | 'withdrawn',
  by: string,
  reason?: string,
): Decision =>
  decided({
    ...withoutPresence(reading, at),
    state,
    ended_at: at.nowMs,
    ended_by: by,
    end_cause: state,
    declined_reason: reason ?? null,
  })

/** Ends an open reading for good: the clock is measured once, up to `endMs`. */
export const end = (
  reading: Reading,
  at: At,
  by: string,
  cause: EndCause | 'client' | 'reader' | 'admin' | 'system',
  endMs: number,
): Decision => {
  const snapshot = snapshotOf(reading, at)
  const { spans, billableMs } = measure(snapshot.history, snapshot.allowance, endMs)
  const used = secondsOf(billableMs, reading.free_seconds_held)
  const openedSeconds = Math.floor((endMs - (reading.opened_at ?? endMs)) / 1000)
  const stopEndMs = ({ reason, from_at }: Reading['stops'][number]) =>
    Math.max(from_at, reason === 'top_up' ? Math.min(endMs, from_at + topUpMsMax) : endMs)
  return decided(
    {
      ...withoutPresence(reading, at),
      stops: reading.stops.map((one) => (one.to_at === null ? { ...one, to_at: stopEndMs(one) } : one)),
      state: 'settled',
      ended_at: endMs,
      ended_by: by,
      end_cause: cause,
      free_seconds: used.freeSeconds,
      paid_seconds: used.paidSeconds,
      unbilled_seconds: Math.max(0, openedSeconds - used.freeSeconds - used.paidSeconds),
      client_away_long: cause === 'client_away' || cause === 'media_lost' || wasAwayLong(snapshot, 'client', endMs),
      reader_away_long: cause === 'reader_away' || cause === 'media_lost' || wasAwayLong(snapshot, 'reader', endMs),
    },
    { billed: spans },
  )
}

const lapsed = (reading: Reading, nowMs: number) => {
  const topUp = reading.stops.find(({ reason, to_at }) => reason === 'top_up' && to_at === null)
  return topUp && nowMs >= topUp.from_at + topUpMsMax ? resume(reading, 'top_up', topUp.from_at + topUpMsMax) : reading
}

/** On the telephone nobody presses Start: the clock has run since both were on the line. */
const followRinging = (reading: Reading, at: At): Decision => {
  const metMs = metAt(reading)
  if (metMs !== undefined)
    return decided(
      { ...reading, state: 'open', opened_at: metMs, started_at: metMs, reader_spoke: true },
      { hold: 'what there is' },
    )
  return at.nowMs >= (reading.accepted_at ?? at.nowMs) + unheardMs
    ? drop(reading, at, 'withdrawn', 'system')
    : decided(reading)
}
const followAccepted = (reading: Reading, at: At): Decision => {
  if (reading.channel === 'phone') return followRinging(reading, at)
  const { fresh } = snapshotOf(reading, at)
  if (fresh.client && fresh.reader) return decided({ ...reading, state: 'open', opened_at: at.nowMs })
  return at.nowMs >= (reading.accepted_at ?? at.nowMs) + unjoinedMs
    ? drop(reading, at, 'withdrawn', 'system')
    : decided(reading)
}
const followOpen = (running: Reading, at: At): Decision => {
  const reading = lapsed(running, at.nowMs)
  const over = reading.channel === 'phone' ? hungUp(reading, at) : undefined
  if (over) {
    const by = over.by === 'system' ? over.by : reading[`${over.by}_id`]
    return end(reading, at, by, over.by, over.atMs)
  }
  const snapshot = snapshotOf(reading, at)
  const found = verdict(snapshot)
  if (found.what === 'ends') return end(reading, at, 'system', found.cause, found.atMs)
  if (found.what === 'asks') return decided(stop(reading, 'ask_paid', found.atMs))
  const warnings = warningsDue(snapshot, reading.warned)
  return warnings.length
    ? decided({ ...reading, warned: [...reading.warned, ...warnings] }, { warnings })
    : decided(reading)
}

/** What follows from the time and the evidence alone. Looking twice does no more. */
export const follow = (reading: Reading, at: At): Decision => {
  if (reading.state === 'requested' && at.nowMs >= reading.requested_at + ringMs)
    return drop(reading, at, 'missed', 'system')
  if (reading.state === 'accepted') return followAccepted(reading, at)
  return reading.state === 'open' ? followOpen(reading, at) : decided(reading)
}
