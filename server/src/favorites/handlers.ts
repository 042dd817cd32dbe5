import { refuse } from '@evenlight/contract/errors'
import type { favorites as contract } from '@evenlight/contract/favorites'
import { limitDefault, pageOf } from '../kernel/cursor.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { cardsOf } from '../readers/cards.ts'
import { readerFor } from '../readers/presence.ts'
import * as store from './store.ts'

const listName = 'favorites'
const alertsOf = ({ online, special, slot }: store.Alerts) => ({ online, special, slot })

export const favorites = ({ cursors }: Parts): Handlers<typeof contract> => ({
  index: async ({ db, actor, query, now }) => {
    const place = cursors.read<store.Place>(listName, query.after)
    const rows = await store.page(db, actor.id, place, (query.limit ?? limitDefault) + 1)
    const cards = await cardsOf(
      db,
      rows.map((row) => row.reader_id),
      now,
    )
    const next = (last: store.Row) => cursors.write(listName, [last.added_at, last.reader_id])
    const item = (row: store.Row) => ({
      reader: cards.get(row.reader_id)!,
      alerts: alertsOf(row),
      since: iso(row.added_at),
    })
    return pageOf(rows, { limit: query.limit, next, item })
  },
  save: async ({ tx, actor, body, now }) => {
    const { reader_id, favorite, alerts } = body
    if (!favorite) {
      await store.remove(tx, actor.id, reader_id)
      return { reader_id, favorite }
    }
    if (!(await readerFor(tx, reader_id))?.listed) throw refuse('not_found')
    const wanted = { online: alerts?.online, special: alerts?.special, slot: alerts?.slot }
    const row = await store.keep(tx, { clientId: actor.id, readerId: reader_id, ...wanted, now })
    return { reader_id, favorite, alerts: alertsOf(row) }
  },
})
