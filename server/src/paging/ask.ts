import { usableSecondsMin } from '@evenlight/core/meter/times'
import { refuse } from '@evenlight/contract/errors'
import type { paging as area } from '@evenlight/contract/paging'
import { Channel } from '@evenlight/contract/readings'
import { needsCare } from '@evenlight/core/care/find'
import { dayMs } from '@evenlight/core/wall-clock'
import type { output } from 'zod/v4/core'
import { checkBooking } from '../appointments/public.ts'
import { isBanned } from '../bans/public.ts'
import { noteCare } from '../care/public.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { checkReading } from '../limits/public.ts'
import { findReader } from '../readers/public.ts'
import { checkOften, checkTimes, dueAt } from './rules.ts'
import * as store from './store.ts'
import { announce, tellAsked } from './telling.ts'

type Asked = output<(typeof area)['page']['body']>

/** Refuses a reader who can't be paged by this client. */
const checkReader = async (
  tx: Tx,
  { clientId, readerId, channel, at }: { clientId: string; readerId: string; channel: string; at: number },
) => {
  const field = `reader_ids.${at}`
  const reader = await findReader(tx, readerId)
  if (!reader?.listed) throw refuse('not_found')
  if (await isBanned(tx, clientId, readerId)) throw refuse('banned', { fields: { [field]: 'banned' } })
  if (reader.availability === 'available' || reader.availability === 'in_session')
    throw refuse('wrong_state', { detail: 'reader_here', fields: { [field]: 'reader_here' } })
  const isThere = (Channel.options as readonly string[]).includes(channel)
  if (!isThere || !(reader.channels as readonly string[]).includes(channel))
    throw refuse('bad_input', { fields: { channel: 'not_on_offer' } })
}

/** A client pages readers who are not here: all of them, or none. */
export const ask = async (
  tx: Tx,
  parts: Parts,
  { clientId, body, now }: { clientId: string; body: Asked; now: number },
) => {
  const { reader_ids: readerIds, when, channel, minutes, comment } = body
  refuseContactDetails('comment', comment)
  const twice = readerIds.findIndex((id, at) => readerIds.indexOf(id) < at)
  if (twice >= 0) throw refuse('bad_input', { fields: { [`reader_ids.${twice}`]: 'reader_twice' } })
  const times = when === 'now' ? [] : when.map((at) => Date.parse(at))
  checkTimes(times, now)
  await store.hold(tx, clientId)
  for (const [at, readerId] of readerIds.entries()) await checkReader(tx, { clientId, readerId, channel, at })
  await (when === 'now' ? checkReading(tx, clientId, usableSecondsMin, now) : checkBooking(tx, clientId, now))
  const paged = await store.listPaged(tx, clientId)
  const again = readerIds.findIndex((id) => paged.includes(id))
  if (again >= 0)
    throw refuse('wrong_state', { detail: 'paged_already', fields: { [`reader_ids.${again}`]: 'paged_already' } })
  checkOften(await store.listRecent(tx, clientId, now - dayMs), readerIds, now)
  const [first_at = null, second_at = null] = times
  const care = needsCare(comment ?? '')
  const of = {
    together_id: newId('pgt'),
    client_id: clientId,
    asked_at: now,
    first_at,
    second_at,
    minutes,
    channel,
    care,
  }
  const pages = []
  for (const reader_id of readerIds) {
    const id = newId('pag')
    await store.add(tx, { ...of, id, reader_id, comment: comment ?? null, due_at: dueAt(of, now) })
    const page = (await store.find(tx, id))!
    announce(tx, page)
    await tellAsked(tx, parts, page, now)
    pages.push(page)
  }
  // It was written once, to however many.
  if (care) await noteCare(tx, { kind: 'page', id: pages[0]!.id, byId: clientId, now })
  return pages
}
