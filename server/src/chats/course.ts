import { isOver } from '@evenlight/core/meter/actions'
import { holds, measure, secondsOf, topUpMsMax, type Side } from '@evenlight/core/meter/meter'
import { returnDue } from '@evenlight/core/meter/returns'
import { nextLookMs, unansweredMs, unjoinedMs, verdict, warningsDue, type EndCause } from '@evenlight/core/meter/rules'
import { newId } from '../kernel/ids.ts'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { countSession, markInSession } from '../readers/presence.ts'
import { timeFor } from '../wallet/balances.ts'
import { giveBack } from '../wallet/returns.ts'
import { returnsOf } from '../wallet/returns.ts'
import { settle } from '../wallet/sessions.ts'
import type { Rooms } from './rooms.ts'
import { readingOf, type ChatRow, type Session } from './session.ts'
import * as store from './store.ts'
import { chatOf, receiptOf, unbilledSeconds } from './views.ts'

const dayMs = 86_400_000

/** Rooms in which both people of a session hear of it, wherever they are on the site. */
export const bothOf = ({ client_id, reader_id, id }: Pick<ChatRow, 'client_id' | 'reader_id' | 'id'>) => [
  `person:${client_id}`,
  `person:${reader_id}`,
  `chat:${id}`,
]

/** The course of sessions: what follows from what happened, always decided on a session that is held. */
export const courseOf = (parts: Parts, rooms: Rooms) => {
  const { evidence } = rooms

  const complete = async (db: Parameters<typeof timeFor>[0], row: ChatRow, now: number): Promise<Session> => {
    const waiting = row.started_ms === null && !isOver(row.state)
    const mayUse = waiting
      ? await timeFor(db, { clientId: row.client_id, readerId: row.reader_id, now })
      : { freeSeconds: 0, paidSeconds: 0 }
    return { ...row, mayUse, returning: await store.haveMet(db, row.client_id, row.reader_id, row.id) }
  }

  /** Writes a changed session and tells both; what it may use up is looked at again. */
  const saved = async (tx: Tx, session: Session, now: number): Promise<Session> => {
    const row = (await store.find(tx, session.id)) ?? session
    const next = await complete(tx, { ...row, ...store.changesOf(session) }, now)
    const due = dueOf(next, now)
    await store.save(tx, session.id, { ...next, due_ms: due })
    const kept = { ...next, due_ms: due }
    tx.after(() => {
      const room = rooms.get(kept.id)
      if (room) room.session = kept
      if (isOver(kept.state)) rooms.forget(kept.id)
    })
    return kept
  }
  const tell = (tx: Tx, session: Session, now: number) =>
    tx.announce(bothOf(session), 'chat:changed', chatOf(session, now, evidence))

  const dueOf = (session: Session, now: number): number | null => {
    if (session.state === 'requested') return session.requested_ms + unansweredMs
    if (session.state === 'accepted') return (session.accepted_ms ?? now) + unjoinedMs
    return session.state === 'open' ? (nextLookMs(readingOf(session, now, evidence)) ?? null) : null
  }

  /** Ends a session that never opened. */
  const drop = async (
    tx: Tx,
    session: Session,
    state: 'declined' | 'missed' | 'withdrawn',
    by: string,
    now: number,
    reason?: string,
  ) => {
    await closePresence(tx, session, now)
    const ended = await saved(
      tx,
      { ...session, state, ended_ms: now, ended_by: by, end_cause: state, declined_reason: reason ?? null },
      now,
    )
    await markInSession(tx, session.reader_id, null, now)
    return ended
  }

  const closePresence = async (tx: Tx, session: Session, now: number) => {
    for (const row of session.presence)
      if (row.to_ms === null) await store.leave(tx, row.id, evidence(row, session.id, now).toMs)
  }

  /** What goes back by itself, posted with the end. */
  const returnByRule = async (
    tx: Tx,
    session: Session,
    used: { freeSeconds: number; paidSeconds: number },
    now: number,
  ) => {
    const cause = returnDue({
      billedSeconds: used.freeSeconds + used.paidSeconds,
      readerSpoke: await store.hasSpoken(tx, session.id, session.reader_id),
      shortReturns: await store.shortReturns(tx, {
        clientId: session.client_id,
        readerId: session.reader_id,
        dayMs: now - dayMs,
        weekMs: now - 7 * dayMs,
      }),
    })
    if (cause)
      await giveBack(tx, { chatId: session.id, ...used, paidAs: 'paid', cause, now, ref: `auto:${session.id}` })
    return cause ?? null
  }

  /** Ends an open session for good: the clock is measured once, the hold is settled, the receipt is made. */
  const end = async (
    tx: Tx,
    session: Session,
    by: string,
    cause: EndCause | 'client' | 'reader' | 'admin',
    endMs: number,
    now: number,
  ) => {
    await closePresence(tx, session, now)
    for (const stop of session.stops)
      if (stop.to_ms === null)
        await store.go(
          tx,
          session.id,
          stop.reason,
          stop.reason === 'top_up' ? Math.min(endMs, stop.from_ms + topUpMsMax) : endMs,
        )
    const reading = readingOf(session, now, evidence)
    const { spans, billableMs } = measure(reading.history, reading.allowance, endMs)
    const used = secondsOf(billableMs, session.free_seconds_held)
    await settle(tx, {
      chatId: session.id,
      readerId: session.reader_id,
      ...used,
      rateCentsPerMinute: session.rate_cents_per_minute,
      now,
    })
    if (spans.length) await store.bill(tx, session, spans)
    const auto_return = await returnByRule(tx, session, used, now)
    const unbilled_seconds = unbilledSeconds(session.opened_ms, endMs, used.freeSeconds + used.paidSeconds)
    const ended = await saved(
      tx,
      {
        ...session,
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
    await markInSession(tx, session.reader_id, null, now)
    await countSession(tx, session.reader_id)
    tx.announce(bothOf(ended), 'chat:ended', receiptOf(ended, await returnsOf(tx, ended.id)))
    return ended
  }

  const ask = async (tx: Tx, session: Session, atMs: number, now: number) => {
    await store.stop(tx, session.id, 'ask_paid', atMs)
    return saved(tx, session, now)
  }

  const opened = async (tx: Tx, session: Session, now: number) => {
    const reading = readingOf(session, now, evidence)
    if (reading.fresh.client && reading.fresh.reader)
      return saved(tx, { ...session, state: 'open', opened_ms: now }, now)
    return now >= (session.accepted_ms ?? now) + unjoinedMs ? drop(tx, session, 'withdrawn', 'system', now) : session
  }

  const warned = async (tx: Tx, session: Session, now: number) => {
    const due = warningsDue(readingOf(session, now, evidence), session.warned)
    for (const { of, secondsLeft } of due)
      tx.announce(bothOf(session), 'chat:warning', { chat_id: session.id, seconds_left: secondsLeft, of })
    return saved(tx, { ...session, warned: [...session.warned, ...due] }, now)
  }

  /** Lets follow what follows from the time and the evidence alone; whoever looks tells it. Looking twice does no more. */
  const look = async (tx: Tx, session: Session, now: number): Promise<Session> => {
    if (session.state === 'requested')
      return now >= session.requested_ms + unansweredMs ? drop(tx, session, 'missed', 'system', now) : session
    if (session.state === 'accepted') return opened(tx, session, now)
    if (session.state !== 'open') return session
    for (const stop of session.stops)
      if (stop.reason === 'top_up' && stop.to_ms === null && !holds({ reason: 'top_up', fromMs: stop.from_ms }, now))
        await store.go(tx, session.id, 'top_up', stop.from_ms + topUpMsMax)
    const found = verdict(readingOf(session, now, evidence))
    if (found.what === 'ends') return end(tx, session, 'system', found.cause, found.atMs, now)
    if (found.what === 'asks') return ask(tx, session, found.atMs, now)
    return warned(tx, session, now)
  }

  /** Holds a session and brings it up to date; undefined when there is none. */
  const hold = async (tx: Tx, id: string, now: number) => {
    const row = await store.hold(tx, id)
    return row && look(tx, await complete(tx, row, now), now)
  }

  /** Begins or ends stretches of presence of one side, then lets follow what follows. */
  const attend = (
    chatId: string,
    change: {
      began?: { rowId: string; side: Side; fromMs: number } | undefined
      ended: { rowId: string; toMs: number }[]
    },
    now: number,
  ) =>
    parts.database.transaction(async (tx) => {
      const row = await store.hold(tx, chatId)
      if (!row || isOver(row.state)) return undefined
      for (const { rowId, toMs } of change.ended) await store.leave(tx, rowId, toMs)
      if (change.began)
        await store.come(tx, {
          id: change.began.rowId,
          chatId,
          side: change.began.side,
          node: parts.site.node,
          fromMs: change.began.fromMs,
        })
      const fresh = await store.find(tx, chatId)
      if (!fresh) return undefined
      const session = await complete(tx, fresh, now)
      const seen = await look(tx, session, now)
      const kept = seen === session ? await saved(tx, session, now) : seen
      tell(tx, kept, now)
      return kept
    })

  return { complete, saved, tell, drop, end, hold, look, attend, evidence, newId: () => newId('cht') }
}
export type Course = ReturnType<typeof courseOf>
