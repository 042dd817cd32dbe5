import { appointmentsMax, type appointments as area } from '@evenlight/contract/appointments'
import { refuse } from '@evenlight/contract/errors'
import { Channel } from '@evenlight/contract/readings'
import { needsCare } from '@evenlight/core/care/find'
import { dayMs } from '@evenlight/core/wall-clock'
import type { output } from 'zod/v4/core'
import { isBanned } from '../bans/public.ts'
import { noteCare } from '../care/public.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { claim, letGo } from './quarter-store.ts'
import { answerBy, closedUntil, holdMs } from './rules.ts'
import { checkOffered, findBookable, quartersFor } from './slots.ts'
import * as store from './store.ts'
import { announce, tellSide } from './telling.ts'

type Asked = output<(typeof area)['ask']['body']>
const memoryMs = 90 * dayMs

/** Until when booking is closed for a client; null where it is open. */
export const findClosedUntil = async (db: Db, clientId: string, now: number) =>
  closedUntil(await store.listMissed(db, clientId, now - memoryMs), now)

/** Takes a time of both people for an appointment, or refuses: who is first has it. */
export const take = async (
  tx: Tx,
  of: { client_id: string; reader_id: string; starts_at: number; minutes: number },
  whose: Parameters<typeof claim>[2],
  { by, now }: { by: 'client' | 'reader'; now: number },
) => {
  const people = [of.client_id, of.reader_id]
  const busy = await claim(tx, { people, at: quartersFor(of), now }, whose)
  if (busy.length === 0) return
  const own = by === 'client' ? of.client_id : of.reader_id
  throw refuse('wrong_state', { detail: busy.includes(own) ? 'busy_then' : 'slot_taken' })
}

/** Refuses a client for whom booking is closed, or who has all the appointments that one may have. */
export const checkBooking = async (tx: Tx, clientId: string, now: number) => {
  const closed = await findClosedUntil(tx, clientId, now)
  if (closed !== null)
    throw refuse('limit_reached', { detail: ['booking_closed', { days: Math.ceil((closed - now) / dayMs) }] })
  if ((await store.countLive(tx, clientId)) >= appointmentsMax)
    throw refuse('limit_reached', { detail: ['appointments_full', { max: appointmentsMax }] })
}

/** Whether this client may book this reader at this time at all. */
const check = async (
  tx: Tx,
  clientId: string,
  body: Pick<Asked, 'reader_id' | 'starts_at' | 'minutes'>,
  now: number,
) => {
  const reader = await findBookable(tx, body.reader_id, now)
  if (await isBanned(tx, clientId, body.reader_id)) throw refuse('banned')
  await checkBooking(tx, clientId, now)
  const startsAt = Date.parse(body.starts_at)
  checkOffered(reader, startsAt, body.minutes, now)
  return { reader, of: { client_id: clientId, reader_id: body.reader_id, starts_at: startsAt, minutes: body.minutes } }
}

/** Keeps a slot for a client who is writing, in place of the one before; answers until when. */
export const hold = async (
  tx: Tx,
  { clientId, body, now }: { clientId: string; body: output<(typeof area)['hold']['body']>; now: number },
) => {
  const { of } = await check(tx, clientId, body, now)
  await letGo(tx, clientId)
  await take(tx, of, { heldBy: clientId, until: now + holdMs }, { by: 'client', now })
  return now + holdMs
}

/** A client asks a reader for an appointment. */
export const ask = async (
  tx: Tx,
  parts: Parts,
  { clientId, body, now }: { clientId: string; body: Asked; now: number },
) => {
  refuseContactDetails('note', body.note)
  const { reader, of } = await check(tx, clientId, body, now)
  const isThere = (Channel.options as readonly string[]).includes(body.channel)
  if (!isThere || !reader.channels.includes(body.channel))
    throw refuse('bad_input', { fields: { channel: 'not_on_offer' } })
  await letGo(tx, clientId)
  const id = newId('apt')
  const care_by = needsCare(body.note ?? '') ? ('client' as const) : null
  const terms = { id, channel: body.channel, note: body.note ?? null, care_by, asked_at: now }
  await store.add(tx, { ...terms, ...of, answer_until: answerBy(of.starts_at, now) })
  await take(tx, of, { id }, { by: 'client', now })
  const row = (await store.find(tx, id))!
  announce(tx, row)
  if (care_by) await noteCare(tx, { kind: 'appointment', id, byId: clientId, now })
  await tellSide(tx, parts, row, { to: 'reader', title: 'appointment_asked', body: row.note, now })
  return row
}
