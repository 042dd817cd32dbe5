import type { clients as contract } from '@evenlight/contract/clients'
import { dayMs } from '@evenlight/core/wall-clock'
import { instantAt } from '@evenlight/core/zones'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import * as store from './store.ts'

const shown = ({ id, username, first_name, readings, last_at, note }: store.Row) => ({
  client: { id, username },
  first_name,
  sessions_count: readings,
  last_session_at: iso(last_at),
  note,
})

interface Query {
  after?: string | undefined
  limit?: number | undefined
}

export const clients = (parts: Parts): Handlers<typeof contract> => {
  const pageOf = (db: Db, list: string, query: Query, asked: Parameters<typeof store.page>[1]) =>
    paged(parts, {
      list,
      query,
      load: (place: store.Place | undefined, most) => store.page(db, asked, place, most),
      placeOf: (row) => [row.last_at, row.id],
      items: (rows) => rows.map(shown),
    })
  return {
    index: ({ db, actor, query }) => pageOf(db, 'clients', query, { readerId: actor.id }),
    byUsername: ({ db, actor, query }) =>
      pageOf(db, `clients by user name ${query.q}`, query, { readerId: actor.id, by: 'username', q: query.q }),
    byFirstName: ({ db, actor, query }) =>
      pageOf(db, `clients by first name ${query.q}`, query, { readerId: actor.id, by: 'first_name', q: query.q }),
    byDate: async ({ db, actor, query: { from, to, ...query } }) => {
      const zone = await store.zoneOf(db, actor.id)
      const at = (day: string, days: number) => instantAt(zone, Date.parse(day) + days * dayMs)
      const days = { ...(from && { fromMs: at(from, 0) }), ...(to && { untilMs: at(to, 1) }) }
      return pageOf(db, `clients by date ${from ?? ''} ${to ?? ''}`, query, { readerId: actor.id, ...days })
    },
  }
}
