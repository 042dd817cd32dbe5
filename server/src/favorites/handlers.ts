import { refuse } from '@evenlight/contract/errors'
import type { favorites as contract } from '@evenlight/contract/favorites'
import { paged } from '../kernel/cursor.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { findCards, findReader } from '../readers/public.ts'
import * as store from './store.ts'

const alertsOf = ({ online, special, slot }: store.Alerts) => ({ online, special, slot })

export const favorites = (parts: Parts): Handlers<typeof contract> => ({
  index: ({ db, actor, query, now }) =>
    paged(parts, {
      list: 'favorites',
      query,
      load: (place: store.Place | undefined, most) => store.page(db, actor.id, place, most),
      placeOf: (row) => [row.added_at, row.reader_id],
      items: async (rows) => {
        const ids = rows.map((row) => row.reader_id)
        const cards = await findCards(db, ids, now)
        return rows.map((row) => ({
          reader: cards.get(row.reader_id)!,
          alerts: alertsOf(row),
          since: iso(row.added_at),
        }))
      },
    }),
  save: async ({ tx, actor, body, now }) => {
    const { reader_id, favorite, alerts } = body
    if (!favorite) {
      await store.remove(tx, actor.id, reader_id)
      return { reader_id, favorite }
    }
    if (!(await findReader(tx, reader_id))?.listed) throw refuse('not_found')
    const wanted = { online: alerts?.online, special: alerts?.special, slot: alerts?.slot }
    const row = await store.keep(tx, { clientId: actor.id, readerId: reader_id, ...wanted, now })
    return { reader_id, favorite, alerts: alertsOf(row) }
  },
})
