import { objectionDays } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { findSettled } from '../readings/public.ts'
import { findUsed, giveBack } from '../wallet/public.ts'
import { lastSpentFirst } from './rules.ts'

interface Back {
  readingId: string
  /** Undefined: all that is left. What is more than that is refused. */
  seconds?: number | undefined
  /** Only of what was used as this kind. */
  of?: 'paid' | 'free' | undefined
  paidAs?: 'paid' | 'free'
  cause: string
  /** Nobody, where a rule gives it back. */
  byId?: string | undefined
  ref: string
  now: number
}

/** Gives time of a settled reading back, what was spent last first; answers what went and what is left. */
export const returnTime = async (tx: Tx, { readingId, seconds, of, paidAs = 'paid', ...rest }: Back) => {
  const used = await findUsed(tx, readingId)
  const left = {
    freeSecondsLeft: of === 'paid' ? 0 : used.freeSecondsLeft,
    paidSecondsLeft: of === 'free' ? 0 : used.paidSecondsLeft,
  }
  const most = left.freeSecondsLeft + left.paidSecondsLeft
  const back = lastSpentFirst(seconds ?? most, left)
  if (back.freeSeconds + back.paidSeconds > 0) await giveBack(tx, { readingId, ...back, paidAs, ...rest })
  const returnable = used.freeSecondsLeft + used.paidSecondsLeft - back.freeSeconds - back.paidSeconds
  return { free_seconds: back.freeSeconds, paid_seconds: back.paidSeconds, returnable_seconds: returnable }
}

/** Tells both people of a reading that its receipt is not what it was. */
export const announceTime = (tx: Tx, readingId: string, people: { client_id: string; reader_id: string }) =>
  tx.announce([personRoom(people.client_id), personRoom(people.reader_id)], 'time:changed', { chat_id: readingId })

interface Decided {
  reading: { reader_id: string }
  readingId: string
  reason: string
  now: number
}
/** The house decided it, and what the reader earned by it goes with it: they read why, and can object. */
export const tellReader = (tx: Tx, parts: Parts, { reading, readingId, reason, now }: Decided) =>
  tell(tx, parts, {
    personId: reading.reader_id,
    event: 'decision',
    title: ['time_taken_back', { days: objectionDays }],
    body: reason,
    link: paths.objection(readingId),
    now,
  })

interface Asked {
  actor: Actor
  readingId: string
  seconds?: number
  of?: 'paid' | 'free' | undefined
  reason: string
  now: number
}
/** Time that the reader of a past reading, or an admin, gives back unasked. */
export const giveUnasked = async (tx: Tx, parts: Parts, { actor, readingId, reason, now, ...asked }: Asked) => {
  const reading = await findSettled(tx, readingId)
  if (!reading || (actor.role === 'READER' && reading.reader_id !== actor.id)) throw refuse('not_found')
  const back = await returnTime(tx, {
    ...asked,
    readingId,
    cause: reason,
    byId: actor.id,
    ref: `back/${newId('bck')}`,
    now,
  })
  if (back.free_seconds + back.paid_seconds === 0) throw refuse('wrong_state', { detail: 'nothing_left' })
  await audited(tx, { actorId: actor.id, action: 'time.back', subjectId: readingId, reason, detail: back })
  announceTime(tx, readingId, reading)
  await tell(tx, parts, {
    personId: reading.client_id,
    event: 'time_given',
    title: 'time_back',
    body: reason,
    link: paths.room(readingId),
    now,
  })
  if (actor.role === 'ADMIN' && back.paid_seconds > 0) await tellReader(tx, parts, { reading, readingId, reason, now })
  return back
}
