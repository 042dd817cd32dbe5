import type { ReadingState } from '@evenlight/core/meter/actions'
import type { Allowance, History, Side, Stop } from '@evenlight/core/meter/meter'
import type { Snapshot, Warning } from '@evenlight/core/meter/rules'
import type { Span } from '@evenlight/core/meter/span'

/** A row of `chat` with its two people, as the store reads it. */
export interface ReadingRow {
  id: string
  channel: 'chat'
  client_id: string
  reader_id: string
  client_username: string
  reader_username: string
  reader_name: string
  state: ReadingState
  question: string | null
  limit_seconds: number | null
  continue_on_paid: boolean
  rate_cents_per_minute: number
  requested_ms: number
  accepted_ms: number | null
  opened_ms: number | null
  started_ms: number | null
  ended_ms: number | null
  ended_by: string | null
  end_cause: string | null
  declined_reason: string | null
  free_seconds_held: number
  paid_seconds_held: number
  free_seconds: number | null
  paid_seconds: number | null
  unbilled_seconds: number | null
  auto_return: string | null
  warned: Warning[]
  due_ms: number | null
  last_seq: number
  stops: { reason: Stop['reason']; from_ms: number; to_ms: number | null }[]
  presence: PresenceRow[]
  moments: { at_ms: number; what: string; who: string }[]
}
export interface PresenceRow {
  id: string
  side: Side
  node: string
  from_ms: number
  to_ms: number | null
  /** The node's last lease and when it was taken, for stretches that are still open. */
  lease_ms: number | null
  seen_ms: number | null
}
/** A reading as it is decided upon: the stored row and what it may use up (before Start, what it could). */
export interface Reading extends ReadingRow {
  mayUse: { freeSeconds: number; paidSeconds: number }
  returning: boolean
}

/** What is known of an open stretch: how far it is proven, and whether its last beat is fresh. */
export type Evidence = (row: PresenceRow, readingId: string, nowMs: number) => { toMs: number; fresh: boolean }

export const sideOf = (reading: Pick<ReadingRow, 'client_id' | 'reader_id'>, personId: string): Side | undefined =>
  personId === reading.client_id ? 'client' : personId === reading.reader_id ? 'reader' : undefined

export const historyOf = (
  reading: ReadingRow,
  nowMs: number,
  evidence: Evidence,
): History & { fresh: Snapshot['fresh'] } => {
  const presence: Record<Side, Span[]> = { client: [], reader: [] }
  const fresh = { client: false, reader: false }
  for (const row of reading.presence) {
    const known = row.to_ms === null ? evidence(row, reading.id, nowMs) : { toMs: row.to_ms, fresh: false }
    presence[row.side].push({ fromMs: row.from_ms, toMs: Math.max(row.from_ms, known.toMs) })
    if (known.fresh) fresh[row.side] = true
  }
  for (const side of ['client', 'reader'] as const) presence[side].sort((a, b) => a.fromMs - b.fromMs)
  return {
    openedMs: reading.opened_ms ?? reading.accepted_ms ?? reading.requested_ms,
    ...(reading.started_ms === null ? {} : { startedMs: reading.started_ms }),
    presence,
    stops: reading.stops.map(({ reason, from_ms, to_ms }) => ({
      reason,
      fromMs: from_ms,
      ...(to_ms === null ? {} : { toMs: to_ms }),
    })),
    fresh,
  }
}

/** What a reading holds since its Start. */
export const heldOf = (row: ReadingRow): Allowance => ({
  freeSeconds: row.free_seconds_held,
  paidSeconds: row.paid_seconds_held,
  continueOnPaid: row.continue_on_paid,
  ...(row.limit_seconds === null ? {} : { limitSeconds: row.limit_seconds }),
})

export const allowanceOf = (reading: Reading): Allowance => ({
  ...heldOf(reading),
  ...(reading.started_ms === null && reading.mayUse),
})

/** The reading as the clock sees it at `nowMs`, with all the evidence there is. */
export const snapshotOf = (reading: Reading, nowMs: number, evidence: Evidence): Snapshot => {
  const { fresh, ...history } = historyOf(reading, nowMs, evidence)
  return { nowMs, history, allowance: allowanceOf(reading), fresh }
}
