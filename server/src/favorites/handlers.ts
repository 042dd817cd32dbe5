import { refuse } from '@evenlight/contract/errors'
import type { favorites as contract } from '@evenlight/contract/favorites'
import { limitDefault, pageOf } from '../kernel/cursor.ts'
import type { Handlers } from '../kernel/handler.ts'
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
    const next = (last: store.Row) => cursors.write(listName, [last.since.getTime(), last.reader_id])
    const item = (row: store.Row) => ({
      reader: cards.get(row.reader_id)!,
      alerts: alertsOf(row),
      since: row.since.toISOString(),
    })
    return pageOf(rows, { limit: query.limit, next, item })
  },
  save: async ({ tx, actor, body, now }) => {
    const { reader_id, favorite, alerts = {} } = body
    if (!favorite) {
      await store.remove(tx, actor.id, reader_id)
      return { reader_id, favorite }
    }
    if (!(await readerFor(tx, reader_id))?.listed) throw refuse('not_found')
    return { reader_id, favorite, alerts: alertsOf(await store.keep(tx, actor.id, reader_id, alerts, now)) }
  },
})
