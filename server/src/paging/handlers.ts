import type { paging as area } from '@evenlight/contract/paging'
import { paged } from '../kernel/cursor.ts'
import type { Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { answer, sideOf, withdraw } from './act.ts'
import { ask } from './ask.ts'
import { present } from './present.ts'
import * as store from './store.ts'

export const paging = (parts: Parts): Handlers<typeof area> => ({
  index: ({ db, actor, query, now }) => {
    const of = sideOf(actor)
    return paged(parts, {
      list: `pages ${query.heap}`,
      query,
      load: (place: store.Place | undefined, most) =>
        store.listPages(db, { of, heap: query.heap, personId: actor.id }, place, most),
      placeOf: (row) => [row.asked_at, row.id],
      items: (rows) => rows.map((row) => present(row, of, now)),
    })
  },
  page: async ({ tx, actor, body, now }) =>
    (await ask(tx, parts, { clientId: actor.id, body, now })).map((page) => present(page, 'client', now)),
  answer: async ({ tx, actor, body, now }) => present(await answer(tx, parts, { actor, body, now }), 'reader', now),
  withdraw: async ({ tx, actor, body: { page_id: id }, now }) =>
    present(await withdraw(tx, parts, { actor, id, now }), 'client', now),
})
