import { timingSafeEqual } from 'node:crypto'
import { calendarTokenCharacters, appointments as area } from '@evenlight/contract/appointments'
import { refuse } from '@evenlight/contract/errors'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { calendarOf, listAhead } from './calendar.ts'
import * as store from './feed-store.ts'
import { sideOf } from './move.ts'

type Known = Pick<Parts, 'keys' | 'site'>
const kind = 'cal'
const half = calendarTokenCharacters / 2

const tokenOf = ({ keys }: Known, id: string) =>
  id.slice(kind.length + 1) + keys.sign('calendar', id).toString('base64url').slice(0, half)
const addressOf = (parts: Known, id: string | undefined) => ({
  url: id === undefined ? null : parts.site.url + area.calendar.path.replace('{token}', tokenOf(parts, id)),
})

export const findAddress = async (db: Db, parts: Known, personId: string) =>
  addressOf(parts, await store.findFeed(db, personId))

/** A new address, which ends the one before; or none any more. */
export const setAddress = async (tx: Tx, parts: Known, { id: personId }: Actor, on: boolean, now: number) => {
  if (!on) {
    await store.stopFeed(tx, personId)
    return addressOf(parts, undefined)
  }
  const id = newId(kind)
  await store.renewFeed(tx, personId, id, now)
  return addressOf(parts, id)
}

/** What a calendar is answered that asks by a private address. Whatever is wrong with it, there is nothing. */
export const openFeed = async (db: Db, parts: Known, token: string, now: number) => {
  const id = `${kind}_${token.slice(0, half)}`
  const isOurs = timingSafeEqual(Buffer.from(tokenOf(parts, id)), Buffer.from(token))
  const owner = isOurs ? await store.findOwner(db, id, now) : undefined
  if (!owner) throw refuse('not_found')
  const side = sideOf(owner)
  return calendarOf(await listAhead(db, side, owner.id), side, parts.site.url)
}
