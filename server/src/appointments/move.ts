import type { Side } from '@evenlight/core/meter/meter'
import { otherSide } from '@evenlight/core/meter/other-side'
import { quarterMs } from '@evenlight/core/quarters'
import { refuse } from '@evenlight/contract/errors'
import { needsCare } from '@evenlight/core/care/find'
import { isBanned } from '../bans/public.ts'
import { noteCare } from '../care/public.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { notePressure } from '../pressure/public.ts'
import { take } from './book.ts'
import { missed, type Added } from './missed.ts'
import { free } from './quarter-store.ts'
import { answerBy, dueAt, isLate, may, reminderAt, type Act } from './rules.ts'
import { checkOffered, findBookable, isInRange, quartersFor } from './slots.ts'
import * as store from './store.ts'
import { announce, tellSide } from './telling.ts'

type Row = store.Appointment
type Change = Partial<Row>
interface Ask {
  act: Act
  id: string
  startsAt?: number | undefined
  minutes?: number | undefined
  reason?: string | undefined
}
interface Turn extends Ask {
  side: Side
  now: number
}
type Title = Parameters<typeof tellSide>[3]['title']
/** How it stands afterwards, and what the other is told; `at`: the time that this is about. */
interface Done {
  change: Change
  title?: Title
  at?: number
}
export const sideOf = ({ role }: Pick<Actor, 'role'>): Side => (role === 'CLIENT' ? 'client' : 'reader')
const nothingProposed = { proposed_at: null, proposed_by: null, answer_until: null } as const

const accepted = (row: Row, now: number): Done => {
  const starts_at = row.proposed_at ?? row.starts_at
  const reminded_minutes = reminderAt(starts_at, now) ?? null
  return {
    change: { ...nothingProposed, state: 'accepted', starts_at, reminded_minutes },
    title: 'appointment_accepted',
  }
}
const declined = (row: Row, { reason }: Turn): Done =>
  row.state === 'accepted'
    ? { change: { ...nothingProposed, reason: reason ?? null }, title: 'appointment_stays' }
    : { change: { ...nothingProposed, state: 'declined', reason: reason ?? null }, title: 'appointment_declined' }

/** Another time: in place of one that is only asked for, beside one that stands. */
const proposed = (row: Row, { side, startsAt = 0, minutes = row.minutes, reason, now }: Turn): Done => {
  const shared = { reason: reason ?? null, answer_until: answerBy(startsAt, now) }
  const stands = row.state === 'accepted'
  const change: Change = stands
    ? {
        ...shared,
        proposed_at: startsAt,
        proposed_by: side,
        answer_until: Math.min(shared.answer_until, row.starts_at),
      }
    : { ...shared, starts_at: startsAt, minutes, state: side === 'reader' ? 'countered' : 'asked' }
  return { change, title: 'appointment_countered', at: startsAt }
}
const cancelled = (row: Row, { side, reason, now }: Turn): Done => ({
  change: {
    ...nothingProposed,
    state: 'cancelled',
    cancelled_by: side,
    reason: reason ?? null,
    ...(isLate(row, now) && { missed_by: side, missed_at: now }),
  },
  title: 'appointment_cancelled',
})

const after: Record<Act, (row: Row, turn: Turn) => Done> = {
  accept: (row, { now }) => accepted(row, now),
  decline: declined,
  counter: proposed,
  reschedule: proposed,
  cancel: cancelled,
  arrive: (_, { side, now }) => ({ change: { [`${side}_here_at`]: now } }),
}

/** Whether what one proposes can be, and takes it for both. A client is bound to the reader's hours, the reader is not. */
const takeProposed = async (tx: Tx, row: Row, { side, startsAt, minutes = row.minutes, now }: Turn) => {
  if (startsAt === undefined) return
  const of = { ...row, starts_at: startsAt, minutes: row.state === 'accepted' ? row.minutes : minutes }
  if (side === 'client') checkOffered(await findBookable(tx, row.reader_id, now), startsAt, of.minutes, now)
  if (startsAt % quarterMs !== 0 || !isInRange(startsAt, now) || startsAt === row.starts_at)
    throw refuse('bad_input', { fields: { starts_at: 'slot_not_offered' } })
  await take(tx, of, { id: row.id }, { by: side, now })
}

/** The quarters that an appointment needs as it stands. */
const needed = (row: Row) => {
  if (row.due_at === null) return []
  const more = row.proposed_at === null ? [] : quartersFor({ ...row, starts_at: row.proposed_at })
  return [...quartersFor(row), ...more]
}

/** Writes down how an appointment stands now, frees what it needs no more, and lets both know. */
export const settleOn = async (tx: Tx, row: Row, change: Change, now: number) => {
  const changed = { ...row, ...change, changed_at: now }
  const next = { ...changed, due_at: dueAt(changed) }
  await store.save(tx, next)
  await free(tx, row.id, needed(next))
  announce(tx, next)
  return next
}

/** What one of the two does about an appointment. */
export const move = async (
  tx: Tx,
  parts: Parts,
  given: Added,
  { actor, now, ...ask }: Ask & { actor: Actor; now: number },
) => {
  const row = await store.lock(tx, ask.id)
  const side = sideOf(actor)
  if (row?.[`${side}_id`] !== actor.id) throw refuse('not_found')
  if (!may(ask.act, row, side, now)) throw refuse('wrong_state', { detail: 'appointment_moved' })
  refuseContactDetails('reason', ask.reason)
  const turn = { ...ask, side, now }
  const agrees = ask.act === 'accept' || ask.startsAt !== undefined
  if (agrees && (await isBanned(tx, row.client_id, row.reader_id))) throw refuse('banned')
  await takeProposed(tx, row, turn)
  const { change, title, at } = after[ask.act](row, turn)
  // A reader who answers a client's words may say them again: they stay the client's.
  const isAnswer = side === 'reader' && row.care_by === 'client'
  const isGrave = needsCare(ask.reason ?? '') && !isAnswer
  const next = await settleOn(tx, row, isGrave ? { ...change, care_by: side } : change, now)
  if (isGrave) await noteCare(tx, { kind: 'appointment', id: row.id, byId: actor.id, now })
  if (side === 'reader' && ask.reason) {
    const at = { kind: 'appointment', subject_id: row.id, reader_id: row.reader_id, client_id: row.client_id } as const
    await notePressure(tx, { ...at, words: [ask.reason], now })
  }
  if (title)
    await tellSide(tx, parts, next, {
      to: otherSide(side),
      title,
      body: ask.reason ?? null,
      at: at ?? next.starts_at,
      now,
    })
  if (next.missed_by !== null) await missed(tx, parts, given, next, now)
  return next
}
