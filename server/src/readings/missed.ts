import { refuse } from '@evenlight/contract/errors'
import type { readings as area } from '@evenlight/contract/readings'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import type { Context } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import type { Place } from './history.ts'
import { dismiss, listMissed, type MissedRow } from './missed-store.ts'

/** Which of these clients a reader may write to; handed in, since messages know readings. */
export type FindReached = (db: Db, readerId: string, clientIds: string[], now: number) => Promise<Set<string>>

const presentMissed = (row: MissedRow, reached: ReadonlySet<string>) => ({
  id: row.id,
  client: { id: row.client_id, username: row.client_username },
  state: row.state,
  requested_at: iso(row.requested_at),
  question: row.question ?? undefined,
  returning: row.met_before,
  may_write: reached.has(row.client_id),
})

/** What of a reader's requests came to nothing because nobody answered, and how it is put away. */
export const missedCalls = (parts: Pick<Parts, 'cursors'>, findReached: FindReached) => ({
  missed: ({ db, actor, query, now }: Context<typeof area.missed>) =>
    paged(parts, {
      list: 'readings missed',
      query,
      load: (after: Place | undefined, most) => listMissed(db, actor.id, after, most),
      placeOf: (row) => [row.requested_at, row.id],
      items: async (rows) => {
        const clientIds = [...new Set(rows.map((row) => row.client_id))]
        const reached = await findReached(db, actor.id, clientIds, now)
        return rows.map((row) => presentMissed(row, reached))
      },
    }),
  dismiss: async ({ tx, actor, body: { chat_ids: ids }, now }: Context<typeof area.dismiss>) => {
    if (!(await dismiss(tx, actor.id, ids, now))) throw refuse('not_found')
    tx.announce(personRoom(actor.id), 'chat:dismissed', { chat_ids: ids })
    return { chat_ids: ids }
  },
})
