import { isOver } from '@evenlight/core/meter/actions'
import { holds, measure, secondsOf, topUpMsMax, type Side } from '@evenlight/core/meter/meter'
import { returnDue } from '@evenlight/core/meter/returns'
import { nextLookMs, unansweredMs, unjoinedMs, verdict, warningsDue, type EndCause } from '@evenlight/core/meter/rules'
import { newId } from '../kernel/ids.ts'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { countReading, markInReading } from '../readers/public.ts'
import { giveBack, listReturns, settle, timeFor, usedOf } from '../wallet/public.ts'
import type { Rooms } from './rooms.ts'
import { snapshotOf, type ReadingRow, type Reading } from './reading.ts'
import * as store from './store.ts'
import { presentReading, presentReceipt, unbilledSeconds } from './views.ts'

const dayMs = 86_400_000

/** Rooms in which both people of a reading hear of it, wherever they are on the site. */
const bothOf = ({ client_id, reader_id }: Reading) => [personRoom(client_id), personRoom(reader_id)]

/** The lifecycle of readings: what follows from what happened, always decided on a reading that is held. */
export const makeLifecycle = (parts: Parts, rooms: Rooms) => {
  const { evidence } = rooms

  const complete = async (db: Parameters<typeof timeFor>[0], row: ReadingRow, now: number): Promise<Reading> => {
    const waiting = row.started_ms === null && !isOver(row.state)
    const mayUse = waiting
      ? await timeFor(db, { clientId: row.client_id, readerId: row.reader_id, now })
      : { freeSeconds: 0, paidSeconds: 0 }
    return { ...row, mayUse, returning: await store.haveMet(db, row.client_id, row.reader_id, row.id) }
  }

  /** Writes a changed reading and tells both; what it may use up is looked at again. */
  const saved = async (tx: Tx, reading: Reading, now: number): Promise<Reading> => {
    const row = (await store.find(tx, reading.id)) ?? reading
    const next = await complete(tx, { ...row, ...store.changesOf(reading) }, now)
    const due = dueOf(next, now)
    await store.save(tx, reading.id, { ...next, due_ms: due })
    const kept = { ...next, due_ms: due }
    tx.after(() => {
      const room = rooms.get(kept.id)
      if (room) room.reading = kept
      if (isOver(kept.state)) rooms.forget(kept.id)
    })
    return kept
  }
  const tell = (tx: Tx, reading: Reading, now: number) => {
    for (const side of ['client', 'reader'] as const)
      tx.announce(personRoom(reading[`${side}_id`]), 'chat:changed', presentReading(reading, side, now, evidence))
  }

  const dueOf = (reading: Reading, now: number): number | null => {
    if (reading.state === 'requested') return reading.requested_ms + unansweredMs
    if (reading.state === 'accepted') return (reading.accepted_ms ?? now) + unjoinedMs
    return reading.state === 'open' ? (nextLookMs(snapshotOf(reading, now, evidence)) ?? null) : null
  }

  /** Ends a reading that never opened. */
  const drop = async (
    tx: Tx,
    reading: Reading,
    state: 'declined' | 'missed' | 'withdrawn',
    by: string,
    now: number,
    reason?: string,
  ) => {
    await closePresence(tx, reading, now)
    const ended = await saved(
      tx,
      { ...reading, state, ended_ms: now, ended_by: by, end_cause: state, declined_reason: reason ?? null },
      now,
    )
    await markInReading(tx, reading.reader_id, null, now)
    return ended
  }

  const closePresence = async (tx: Tx, reading: Reading, now: number) => {
    for (const row of reading.presence)
      if (row.to_ms === null) await store.leave(tx, row.id, evidence(row, reading.id, now).toMs)
  }

  /** What goes back by itself, posted with the end. */
  const returnByRule = async (
    tx: Tx,
    reading: Reading,
    used: { freeSeconds: number; paidSeconds: number },
    now: number,
  ) => {
    const cause = returnDue({
      billedSeconds: used.freeSeconds + used.paidSeconds,
      readerSpoke: await store.hasSpoken(tx, reading.id, reading.reader_id),
      shortReturns: await store.shortReturns(tx, {
        clientId: reading.client_id,
        readerId: reading.reader_id,
        dayMs: now - dayMs,
        weekMs: now - 7 * dayMs,
      }),
    })
    if (cause)
      await giveBack(tx, { readingId: reading.id, ...used, paidAs: 'paid', cause, now, ref: `auto:${reading.id}` })
    return cause ?? null
  }

  /** Ends an open reading for good: the clock is measured once, the hold is settled, the receipt is made. */
  const end = async (
    tx: Tx,
    reading: Reading,
    by: string,
    cause: EndCause | 'client' | 'reader' | 'admin',
    endMs: number,
    now: number,
  ) => {
    await closePresence(tx, reading, now)
    for (const stop of reading.stops)
      if (stop.to_ms === null)
        await store.go(
          tx,
          reading.id,
          stop.reason,
          stop.reason === 'top_up' ? Math.min(endMs, stop.from_ms + topUpMsMax) : endMs,
        )
    const snapshot = snapshotOf(reading, now, evidence)
    const { spans, billableMs } = measure(snapshot.history, snapshot.allowance, endMs)
    const used = secondsOf(billableMs, reading.free_seconds_held)
    await settle(tx, {
      readingId: reading.id,
      readerId: reading.reader_id,
      ...used,
      rateCentsPerMinute: reading.rate_cents_per_minute,
      now,
    })
    if (spans.length) await store.bill(tx, reading, spans)
    const auto_return = await returnByRule(tx, reading, used, now)
    const unbilled_seconds = unbilledSeconds(reading.opened_ms, endMs, used.freeSeconds + used.paidSeconds)
    const ended = await saved(
      tx,
      {
        ...reading,
        state: 'settled',
        ended_ms: endMs,
        ended_by: by,
        end_cause: cause,
        free_seconds: used.freeSeconds,
        paid_seconds: used.paidSeconds,
        unbilled_seconds,
        auto_return,
      },
      now,
    )
    await markInReading(tx, reading.reader_id, null, now)
    await countReading(tx, reading.reader_id)
    const returns = await listReturns(tx, ended.id)
    const { earnedCents } = await usedOf(tx, ended.id)
    tx.announce(personRoom(ended.client_id), 'chat:ended', presentReceipt(ended, returns))
    tx.announce(personRoom(ended.reader_id), 'chat:ended', presentReceipt(ended, returns, earnedCents))
    return ended
  }

  const ask = async (tx: Tx, reading: Reading, atMs: number, now: number) => {
    await store.stop(tx, reading.id, 'ask_paid', atMs)
    return saved(tx, reading, now)
  }

  const opened = async (tx: Tx, reading: Reading, now: number) => {
    const snapshot = snapshotOf(reading, now, evidence)
    if (snapshot.fresh.client && snapshot.fresh.reader)
      return saved(tx, { ...reading, state: 'open', opened_ms: now }, now)
    return now >= (reading.accepted_ms ?? now) + unjoinedMs ? drop(tx, reading, 'withdrawn', 'system', now) : reading
  }

  const warned = async (tx: Tx, reading: Reading, now: number) => {
    const due = warningsDue(snapshotOf(reading, now, evidence), reading.warned)
    for (const { of, secondsLeft } of due)
      tx.announce(bothOf(reading), 'chat:warning', { chat_id: reading.id, seconds_left: secondsLeft, of })
    return saved(tx, { ...reading, warned: [...reading.warned, ...due] }, now)
  }

  /** Lets follow what follows from the time and the evidence alone; whoever looks tells it. Looking twice does no more. */
  const look = async (tx: Tx, reading: Reading, now: number): Promise<Reading> => {
    if (reading.state === 'requested')
      return now >= reading.requested_ms + unansweredMs ? drop(tx, reading, 'missed', 'system', now) : reading
    if (reading.state === 'accepted') return opened(tx, reading, now)
    if (reading.state !== 'open') return reading
    for (const stop of reading.stops)
      if (stop.reason === 'top_up' && stop.to_ms === null && !holds({ reason: 'top_up', fromMs: stop.from_ms }, now))
        await store.go(tx, reading.id, 'top_up', stop.from_ms + topUpMsMax)
    const found = verdict(snapshotOf(reading, now, evidence))
    if (found.what === 'ends') return end(tx, reading, 'system', found.cause, found.atMs, now)
    if (found.what === 'asks') return ask(tx, reading, found.atMs, now)
    return warned(tx, reading, now)
  }

  /** Holds a reading and brings it up to date; undefined when there is none. */
  const hold = async (tx: Tx, id: string, now: number) => {
    const row = await store.hold(tx, id)
    return row && look(tx, await complete(tx, row, now), now)
  }

  /** Begins or ends stretches of presence of one side, then lets follow what follows. */
  const attend = (
    readingId: string,
    change: {
      began?: { rowId: string; side: Side; fromMs: number } | undefined
      ended: { rowId: string; toMs: number }[]
    },
    now: number,
  ) =>
    parts.database.transaction(async (tx) => {
      const row = await store.hold(tx, readingId)
      if (!row || isOver(row.state)) return undefined
      for (const { rowId, toMs } of change.ended) await store.leave(tx, rowId, toMs)
      if (change.began)
        await store.come(tx, {
          id: change.began.rowId,
          readingId,
          side: change.began.side,
          node: parts.site.node,
          fromMs: change.began.fromMs,
        })
      const fresh = await store.find(tx, readingId)
      if (!fresh) return undefined
      const reading = await complete(tx, fresh, now)
      const seen = await look(tx, reading, now)
      const kept = seen === reading ? await saved(tx, reading, now) : seen
      tell(tx, kept, now)
      return kept
    })

  return { complete, saved, tell, drop, end, hold, look, attend, evidence, newId: () => newId('cht') }
}
export type Lifecycle = ReturnType<typeof makeLifecycle>
