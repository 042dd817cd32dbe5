import type { Side } from '@evenlight/core/meter/meter'
import { refuse } from '@evenlight/contract/errors'
import type { paging as area } from '@evenlight/contract/paging'
import type { output } from 'zod/v4/core'
import { agreeOn } from '../appointments/public.ts'
import { isBanned } from '../bans/public.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { comingUntil, may, openTimes, type Act } from './rules.ts'
import * as store from './store.ts'
import { announce, tellClient, tellReader } from './telling.ts'

type Answer = output<(typeof area)['answer']['body']>
type Change = Partial<store.Moved>
export const sideOf = ({ role }: Pick<Actor, 'role'>): Side => (role === 'CLIENT' ? 'client' : 'reader')

/** Writes down how a page stands now, and lets both know. */
export const settleOn = async (tx: Tx, page: store.Page, change: Change, now: number) => {
  const next = { ...page, due_at: null, ...change, changed_at: now }
  await store.save(tx, next)
  announce(tx, next)
  return next
}

/** Holds a page of this person's until the transaction ends, where they may do this about it now. */
const load = async (tx: Tx, id: string, actor: Pick<Actor, 'id' | 'role'>, act: Act, now: number) => {
  const side = sideOf(actor)
  const seen = await store.find(tx, id)
  if (seen?.[`${side}_id`] !== actor.id) throw refuse('not_found')
  await store.hold(tx, seen.client_id)
  const page = (await store.find(tx, id))!
  if (!may(act, page, side, now)) throw refuse('wrong_state', { detail: 'page_moved' })
  return page
}

/** Whoever answers first ends what was sent together with it. */
const endOthers = async (tx: Tx, parts: Parts, page: store.Page, now: number) => {
  for (const id of await store.listOthers(tx, page)) {
    const other = (await store.find(tx, id))!
    await tellReader(tx, parts, await settleOn(tx, other, { state: 'taken' }, now), now)
  }
}

const agreeTo = async (tx: Tx, parts: Parts, page: store.Page, at: string | undefined, now: number) => {
  const agreed = openTimes(page, now).find((time) => at !== undefined && time === Date.parse(at))
  if (agreed === undefined) throw refuse('bad_input', { fields: { at: 'page_time_gone' } })
  const { client_id, reader_id, minutes, channel, comment: note } = page
  const care_by = page.care ? ('client' as const) : null
  const of = { client_id, reader_id, minutes, channel, note, care_by, starts_at: agreed }
  const appointment = await agreeOn(tx, parts, of, now)
  return settleOn(tx, page, { state: 'agreed', agreed_at: agreed, appointment_id: appointment.id }, now)
}

/** A reader answers a page. */
export const answer = async (
  tx: Tx,
  parts: Parts,
  { actor, body, now }: { actor: Actor; body: Answer; now: number },
) => {
  const page = await load(tx, body.page_id, actor, body.answer, now)
  if (body.answer === 'cannot') {
    const next = await settleOn(tx, page, { state: 'declined' }, now)
    await tellClient(tx, parts, next, 'page_declined', now)
    return next
  }
  if (await isBanned(tx, page.client_id, page.reader_id)) throw refuse('banned')
  const next =
    body.answer === 'at'
      ? await agreeTo(tx, parts, page, body.at, now)
      : await settleOn(tx, page, { state: 'coming', due_at: comingUntil(now) }, now)
  if (next.state === 'coming') await tellClient(tx, parts, next, 'page_coming', now)
  await endOthers(tx, parts, next, now)
  return next
}

/** A client takes a page back. */
export const withdraw = async (tx: Tx, parts: Parts, { actor, id, now }: { actor: Actor; id: string; now: number }) => {
  const page = await load(tx, id, actor, 'withdraw', now)
  const next = await settleOn(tx, page, { state: 'withdrawn' }, now)
  await tellReader(tx, parts, next, now)
  return next
}
