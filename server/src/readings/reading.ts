import { isOver, type ReadingState } from '@evenlight/core/meter/actions'
import { sides, type Allowance, type History, type Side } from '@evenlight/core/meter/meter'
import { isReached, type Snapshot } from '@evenlight/core/meter/rules'
import type { Span } from '@evenlight/core/meter/span'
import type { PresenceRow, Reading } from './store.ts'

/** What is known of an open span of presence: how far it is proven, and whether its last beat is fresh. */
export type Evidence = (row: PresenceRow, readingId: string, nowMs: number) => { toMs: number; fresh: boolean }
/** The instant of a decision, and what proves who is there. */
export interface At {
  nowMs: number
  evidence: Evidence
}

export const sideOf = (reading: Pick<Reading, 'client_id' | 'reader_id'>, personId: string): Side | undefined =>
  personId === reading.client_id ? 'client' : personId === reading.reader_id ? 'reader' : undefined

/** Why something can't be done to a reading: for where it stands. */
export const reasonOf = (state: ReadingState) =>
  isOver(state) ? 'reading_over' : (`reading_${state as 'requested' | 'accepted' | 'open'}` as const)

/** How far a span of presence reaches, as far as anybody can prove. */
export const provenMs = (row: PresenceRow, readingId: string, { nowMs, evidence }: At) =>
  row.to_at ?? Math.max(row.from_at, evidence(row, readingId, nowMs).toMs)

/** Whether sound has to be proven: the two speak to each other through their browsers. */
export const isCall = ({ channel }: Pick<Reading, 'channel'>) => channel !== 'chat' && channel !== 'phone'

/** What is proven of each by the rows of one kind, and of whom it is fresh. */
const proven = (reading: Reading, proof: PresenceRow['proof'], at: At) => {
  const spans: Record<Side, Span[]> = { client: [], reader: [] }
  const fresh = { client: false, reader: false }
  for (const row of reading.presence) {
    if (row.proof !== proof) continue
    spans[row.side].push({ fromMs: row.from_at, toMs: provenMs(row, reading.id, at) })
    if (row.to_at === null && at.evidence(row, reading.id, at.nowMs).fresh) fresh[row.side] = true
  }
  for (const side of sides) spans[side].sort((a, b) => a.fromMs - b.fromMs)
  return { spans, fresh }
}

export const historyOf = (reading: Reading, at: At): History & Pick<Snapshot, 'fresh' | 'heard'> => {
  const { spans: presence, fresh } = proven(reading, 'beats', at)
  const sound = isCall(reading) ? proven(reading, 'sound', at) : undefined
  return {
    openedMs: reading.opened_at ?? reading.accepted_at ?? reading.requested_at,
    ...(reading.started_at === null ? {} : { startedMs: reading.started_at }),
    presence,
    ...(sound && { sound: sound.spans, heard: sound.fresh }),
    stops: reading.stops.map(({ reason, from_at, to_at }) => ({
      reason,
      fromMs: from_at,
      ...(to_at === null ? {} : { toMs: to_at }),
    })),
    fresh,
  }
}

/** Whether a reading still waits for its Start: until then nothing is held, and what could be used may change. */
export const isWaiting = (reading: Reading) => reading.started_at === null && !isOver(reading.state)

/** What a reading holds since its Start. */
export const heldOf = (reading: Reading): Allowance => ({
  freeSeconds: reading.free_seconds_held,
  paidSeconds: reading.paid_seconds_held,
  continueOnPaid: reading.continue_on_paid,
  ...(reading.limit_seconds === null ? {} : { limitSeconds: reading.limit_seconds }),
})

const allowanceOf = (reading: Reading): Allowance => ({
  ...heldOf(reading),
  ...(isWaiting(reading) && {
    freeSeconds: reading.free_seconds_usable,
    paidSeconds: reading.paid_seconds_usable,
  }),
})

/** The reading as the clock sees it, with all the evidence there is. */
export const snapshotOf = (reading: Reading, at: At): Snapshot => {
  const { fresh, heard, ...history } = historyOf(reading, at)
  const awaySumMsMax = { client: reading.client_away_seconds * 1000, reader: reading.reader_away_seconds * 1000 }
  return { nowMs: at.nowMs, history, allowance: allowanceOf(reading), fresh, ...(heard && { heard }), awaySumMsMax }
}

/** Whether what is written reaches the person on this side at once, or waits for them. */
export const reaches = (reading: Reading, side: Side, at: At) => isReached(snapshotOf(reading, at), side)

/** Who of the house makes the clock stand; empty where that was not written down. */
export const pausedBy = ({ stops }: Reading) => {
  const pause = stops.find(({ reason, to_at }) => reason === 'admin_pause' && to_at === null)
  return pause && (pause.by_id ?? '')
}

/** Whether this admin reads along, by what stands on the time line. */
export const isAdminHere = ({ milestones }: Reading, adminId: string) =>
  milestones.findLast(({ what, by_id }) => by_id === adminId && what !== 'notice')?.what === 'admin_came'
