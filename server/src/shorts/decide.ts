import { refuse } from '@evenlight/contract/errors'
import { paths } from '@evenlight/contract/paths'
import { announceTime, returnTime, tellReader } from '../claims/public.ts'
import { audited } from '../kernel/audit.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import type { Tx } from '../kernel/database.ts'
import { decidedAlready } from '../kernel/decided.ts'
import type { Actor } from '../kernel/handler.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { dueMs, isShort, type Ended } from './rules.ts'
import * as store from './store.ts'

const dueAtOnce = 500

/** Notes a reading that has ended, where it is a short one, so that somebody may keep its pay. */
export const noteShort = async (tx: Tx, ended: Ended, now: number) => {
  if (!isShort(ended)) return
  const { id: readingId, client_id: clientId, reader_id: readerId } = ended
  await store.add(tx, { readingId, clientId, readerId, now, dueAt: now + dueMs })
}

type People = { client_id: string; reader_id: string }
/** All that is left of it goes back, by whom it may be; nobody where the time was up. */
const giveBack = async (
  tx: Tx,
  parts: Parts,
  readingId: string,
  people: People,
  byId: string | undefined,
  now: number,
) => {
  const ref = `short/${readingId}`
  const back = await returnTime(tx, { readingId, cause: 'short_chat', byId, ref, now })
  if (back.free_seconds + back.paid_seconds === 0) return back
  announceTime(tx, readingId, people)
  const told = { event: 'time_given', title: 'time_back', body: '', link: paths.room(readingId) } as const
  await tell(tx, parts, { ...told, personId: people.client_id, now })
  return back
}

interface Asked {
  actor: Actor
  readingId: string
  decision: store.Decision
  reason: string | undefined
  now: number
}
/** The reader of a short reading, or the house, says what becomes of its pay; once, and in time. */
export const decideShort = async (tx: Tx, parts: Parts, { actor, readingId, decision, reason, now }: Asked) => {
  if (reason) refuseContactDetails('reason', reason)
  const isOfHouse = actor.role === 'ADMIN'
  if (isOfHouse && decision === 'return' && reason === undefined)
    throw refuse('bad_input', { fields: { reason: 'reason_needed' } })
  const short = await store.lock(tx, readingId)
  if (!short || (actor.role === 'READER' && short.reader_id !== actor.id)) throw refuse('not_found')
  if (short.decision !== null || short.due_at <= now)
    throw await decidedAlready(tx, {
      actor,
      of: readingId,
      by: ['short.keep', 'short.return'],
      otherwise: { detail: 'short_decided' },
    })
  await store.decide(tx, { readingId, decision, byId: actor.id, now })
  const back =
    decision === 'return'
      ? await giveBack(tx, parts, readingId, short, actor.id, now)
      : { free_seconds: 0, paid_seconds: 0 }
  if (isOfHouse && reason !== undefined && back.paid_seconds > 0)
    await tellReader(tx, parts, { reading: short, readingId, reason, now })
  const detail = { free_seconds: back.free_seconds, paid_seconds: back.paid_seconds }
  await audited(tx, {
    actorId: actor.id,
    action: `short.${decision}`,
    subjectId: readingId,
    ...(reason !== undefined && { reason }),
    detail,
  })
  return detail
}

const returnOne = (parts: Parts, readingId: string, now: number) =>
  parts.database.transaction(async (tx) => {
    const short = await store.lock(tx, readingId)
    if (!short || short.decision !== null) return
    await store.decide(tx, { readingId, decision: 'return', byId: null, now })
    await giveBack(tx, parts, readingId, short, undefined, now)
  })

/** Gives back what nobody has decided on in time, one by one: what fails or dies is found again, and holds up nothing else. */
export const returnDue = async (parts: Parts) => {
  const now = parts.clock.now()
  const due = await store.listDue(parts.database.db, now, dueAtOnce)
  await oneByOne(due, (readingId) => returnOne(parts, readingId, now))
}
