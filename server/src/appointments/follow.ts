import type { Tx } from '../kernel/database.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { findCame, isParted, listDue, listOpenOf, listParted } from './follow-store.ts'
import { missed, type Added } from './missed.ts'
import { settleOn } from './move.ts'
import { missedBy, reminderAt, waitMs } from './rules.ts'
import * as store from './store.ts'
import { tellSide } from './telling.ts'

const most = 500
const sides = ['client', 'reader'] as const
const reminders = {
  1440: 'appointment_in_a_day',
  60: 'appointment_in_an_hour',
  10: 'appointment_soon',
} as const
const nothingProposed = { proposed_at: null, proposed_by: null, answer_until: null } as const

/** Nobody answered in time: what was only asked for is over, and what stands stays as it was. */
const lapse = async (tx: Tx, parts: Parts, row: store.Appointment, now: number) => {
  const stands = row.state === 'accepted'
  const next = await settleOn(tx, row, { ...nothingProposed, ...(!stands && { state: 'lapsed' }) }, now)
  for (const to of sides)
    await tellSide(tx, parts, next, { to, title: stands ? 'appointment_stays' : 'appointment_lapsed', now })
}

const remind = async (tx: Tx, parts: Parts, row: store.Appointment, now: number) => {
  const minutes = reminderAt(row.starts_at, now) ?? null
  const isNews = minutes !== null && minutes < (row.reminded_minutes ?? Infinity)
  const next = await settleOn(tx, row, { reminded_minutes: minutes }, row.changed_at)
  if (!isNews || now >= row.starts_at) return
  const title = reminders[minutes]
  for (const to of sides) await tellSide(tx, parts, next, { to, title, event: 'appointment_reminder', now })
}

/** The wait is over: who was there, and what follows for who was not. */
const conclude = async (tx: Tx, parts: Parts, given: Added, row: store.Appointment, now: number) => {
  const came = await findCame(tx, row.id)
  const missed_by = missedBy(came.client, came.reader)
  const state = missed_by === null ? 'kept' : 'missed'
  const change = { ...nothingProposed, state, missed_by, missed_at: missed_by && now } as const
  const next = await settleOn(tx, row, change, now)
  if (missed_by === null) return
  for (const to of sides) {
    const isOwn = missed_by === to || missed_by === 'both'
    await tellSide(tx, parts, next, { to, title: isOwn ? 'appointment_missed' : 'appointment_not_come', now })
  }
  await missed(tx, parts, given, next, now)
}

const fallDue = async (tx: Tx, parts: Parts, given: Added, id: string) => {
  const now = parts.clock.now()
  const row = await store.lock(tx, id)
  if (!row || row.due_at === null || row.due_at > now) return
  if (row.state === 'accepted' && now >= row.starts_at + waitMs) return conclude(tx, parts, given, row, now)
  if (row.answer_until !== null && row.answer_until <= now) return lapse(tx, parts, row, now)
  return remind(tx, parts, row, now)
}

const endByHouse = async (tx: Tx, parts: Parts, row: store.Appointment, now: number) => {
  const next = await settleOn(tx, row, { ...nothingProposed, state: 'cancelled', cancelled_by: 'house' }, now)
  for (const to of sides) await tellSide(tx, parts, next, { to, title: 'appointment_called_off', now })
}
const callOff = async (tx: Tx, parts: Parts, id: string) => {
  const now = parts.clock.now()
  const row = await store.lock(tx, id)
  if (row && (await isParted(tx, id, now))) await endByHouse(tx, parts, row, now)
}

/** Somebody can't meet this other person any more, or nobody: what they have agreed on is called off with what parts them. */
export const partNow = async (
  tx: Tx,
  parts: Parts,
  { personId, otherId, now }: { personId: string; otherId?: string; now: number },
) => {
  for (const id of await listOpenOf(tx, personId, otherId)) {
    const row = await store.lock(tx, id)
    if (row && row.due_at !== null) await endByHouse(tx, parts, row, now)
  }
}

/** Does what has fallen due, each by itself: what is out of the question, unanswered, to be remembered or over. */
export const follow = async (parts: Parts, given: Added) => {
  const { database, clock } = parts
  await oneByOne(await listParted(database.db, clock.now(), most), (id) =>
    database.transaction((tx) => callOff(tx, parts, id)),
  )
  await oneByOne(await listDue(database.db, clock.now(), most), (id) =>
    database.transaction((tx) => fallDue(tx, parts, given, id)),
  )
}
