import { refuse } from '@evenlight/contract/errors'
import { linesMax, placesMax, type waiting as contract } from '@evenlight/contract/waiting'
import { isBanned } from '../bans/public.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import { findCards, findReader } from '../readers/public.ts'
import { moved } from './line.ts'
import { estimate, lengthsMost } from './rules.ts'
import * as store from './store.ts'

const minutesFor = async (db: Db, { reader_id, kept_until, ahead }: store.Row & { ahead: number }, now: number) => {
  if (kept_until !== null) return 0
  const since = await store.presentSince(db, reader_id)
  return estimate(await store.lengthsOf(db, reader_id, lengthsMost), since && now - since, ahead)
}

const present = async (db: Db, actor: Pick<Actor, 'id' | 'role'>, now: number) => {
  const rows = actor.role === 'CLIENT' ? await store.placesOf(db, actor.id) : []
  const cards = await findCards(
    db,
    rows.map((row) => row.reader_id),
    now,
  )
  const places = []
  for (const row of rows) {
    const card = cards.get(row.reader_id)
    if (!card) continue
    const { id, username, display_name, picture } = card
    places.push({
      reader: { id, username, display_name, picture: picture ?? undefined },
      ahead: row.ahead,
      minutes: await minutesFor(db, row, now),
      joined_at: iso(row.joined_at),
      kept_until: optionalIso(row.kept_until),
    })
  }
  const line = actor.role === 'READER' ? await store.waitersOf(db, actor.id) : []
  return {
    places,
    line: line.map(({ id, username, returning, joined_at, kept_until }) => ({
      client: { id, username },
      returning,
      joined_at: iso(joined_at),
      kept_until: optionalIso(kept_until),
    })),
  }
}

/** A place is for whoever can't ask now: the reader is in a reading, or others wait already. */
const join = async (tx: Tx, clientId: string, readerId: string, now: number) => {
  const reader = await findReader(tx, readerId)
  if (!reader?.listed) throw refuse('not_found')
  if (await isBanned(tx, clientId, readerId)) throw refuse('banned')
  const line = await store.lineOf(tx, readerId)
  if (line.some((one) => one.client_id === clientId)) return
  const waits = reader.availability === 'in_session' || (reader.availability === 'available' && line.length > 0)
  if (!waits) throw refuse('wrong_state', { detail: 'nobody_in_line' })
  if ((await store.placesOf(tx, clientId)).length >= linesMax)
    throw refuse('limit_reached', { detail: ['lines_most', { max: linesMax }] })
  if (line.length >= placesMax) throw refuse('limit_reached', { detail: 'line_full' })
  await store.add(tx, { id: newId('plc'), readerId, clientId, now })
}
const leave = async (tx: Tx, clientId: string, readerId: string, now: number) => {
  const mine = (await store.lineOf(tx, readerId)).find((one) => one.client_id === clientId)
  if (mine) await store.end(tx, mine.id, 'left', now)
}

export const waiting: Handlers<typeof contract> = {
  mine: ({ db, actor, now }) => present(db, actor, now),
  place: async ({ tx, actor, body: { reader_id, action }, now }) => {
    // One's own places first, then the line: two lines joined at once count each other.
    await store.holdPlaces(tx, actor.id)
    await store.holdLine(tx, reader_id)
    await (action === 'join' ? join : leave)(tx, actor.id, reader_id, now)
    await moved(tx, reader_id, [actor.id])
    return present(tx, actor, now)
  },
}
