import type { bans as area } from '@evenlight/contract/bans'
import { refuse } from '@evenlight/contract/errors'
import { paged } from '../kernel/cursor.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import * as store from './store.ts'

/** Ends what is open between two people, with all its time back: readings know of bans, not bans of readings. */
export type EndBetween = (
  tx: Tx,
  two: { clientId: string; readerId: string; by: Actor; now: number },
) => Promise<unknown>

const present = (row: store.Row) => ({
  client: { id: row.client_id, username: row.client_username },
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
  reason: row.reason,
  at: iso(row.at),
})

type Whom = { client_id?: string | undefined; reader_id?: string | undefined }
/** The two that a ban is between; who names their own kind, or nobody, is told that there is no such person. */
const twoOf = async (db: Db, { id, role }: Actor, { client_id, reader_id }: Whom) => {
  const [kind, other, own] =
    role === 'READER' ? (['CLIENT', client_id, reader_id] as const) : (['READER', reader_id, client_id] as const)
  if (other === undefined || own !== undefined || (await store.findRole(db, other)) !== kind) throw refuse('not_found')
  return { clientId: kind === 'CLIENT' ? other : id, readerId: kind === 'READER' ? other : id, byId: id }
}

export const bans = (parts: Parts, endBetween: EndBetween) =>
  ({
    personal: ({ db, actor, query }) =>
      paged(parts, {
        list: 'personal bans',
        query,
        load: (place: store.Place | undefined, most) => store.listMine(db, actor.id, place, most),
        placeOf: (row) => [row.at, row.client_id, row.reader_id],
        items: (rows) => rows.map(present),
      }),
    ban: async ({ tx, actor, body, now }) => {
      const two = await twoOf(tx, actor, body)
      await endBetween(tx, { ...two, by: actor, now })
      await store.add(tx, { ...two, reason: body.reason, now })
      return present((await store.find(tx, two))!)
    },
    unban: async ({ tx, actor, body }) => {
      await store.remove(tx, await twoOf(tx, actor, body))
      return {}
    },
  }) satisfies Handlers<typeof area>
