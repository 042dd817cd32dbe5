import type { gifts as area } from '@evenlight/contract/gifts'
import { refuse } from '@evenlight/contract/errors'
import { paths } from '@evenlight/contract/paths'
import { findHouse } from '../house/public.ts'
import { audited } from '../kernel/audit.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { findParties } from '../readings/public.ts'
import { grant } from '../wallet/public.ts'
import * as store from './store.ts'

type Giver = Actor<'READER' | 'ADMIN'>
interface Gift {
  tx: Tx
  actor: Giver
  params: { id: string }
  body: { seconds: number; reason: string }
  now: number
}
/** Hands over that a client is given time for a reading: `credit` posts it. */
export type Added = (
  tx: Tx,
  time: {
    clientId: string
    seconds: number
    given: { readingId: string; by: 'reader' | 'admin' }
    now: number
  },
  credit: () => Promise<unknown>,
) => Promise<void>
/** What one person gives away in a day at most, all gifts together. */
const findMost = async (db: Db, { role }: Giver) => {
  const { gift_minutes_reader, gift_minutes_admin } = await findHouse(db)
  return (role === 'READER' ? gift_minutes_reader : gift_minutes_admin) * 60
}

export const gifts = (parts: Parts, added: Added) => {
  // Canada writes a day as the database does.
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: parts.site.timeZone, dateStyle: 'short' })
  const give = async (kind: 'free' | 'paid', { tx, actor, params, body, now }: Gift) => {
    const reading = await findParties(tx, params.id)
    if (!reading || (actor.role === 'READER' && reading.reader_id !== actor.id)) throw refuse('not_found')
    refuseContactDetails('reason', body.reason)
    const clientId = reading.client_id
    const today = await store.count(tx, actor.id, days.format(now), body.seconds)
    const most = await findMost(tx, actor)
    if (today > most) throw refuse('limit_reached', { detail: ['gifts_given', { max: most / 60 }] })
    const { seconds, reason } = body
    const about = { subject: params.id, byId: actor.id, reason, now }
    const given = { readingId: params.id, by: actor.role === 'READER' ? ('reader' as const) : ('admin' as const) }
    await added(tx, { clientId, seconds, given, now }, () =>
      grant(tx, { ...about, clientId, kind, seconds, source: 'gift', ref: `gift/${newId('gft')}` }),
    )
    await audited(tx, {
      actorId: actor.id,
      action: `time.give.${kind}`,
      subjectId: params.id,
      reason,
      detail: { client_id: clientId, seconds },
    })
    tx.announce(personRoom(clientId), 'time:changed', { chat_id: params.id })
    const link = paths.wallet()
    const told = { personId: clientId, event: 'time_given' as const, link, now }
    await tell(tx, parts, { ...told, title: 'time_given', body: reason })
    return { left_seconds: most - today, daily_seconds: most }
  }
  return {
    left: async ({ db, actor, now }) => {
      const most = await findMost(db, actor)
      const given = await store.findGiven(db, actor.id, days.format(now))
      return { left_seconds: Math.max(0, most - given), daily_seconds: most }
    },
    giveFree: (gift) => give('free', gift),
    givePaid: (gift) => give('paid', gift),
  } satisfies Handlers<typeof area>
}
