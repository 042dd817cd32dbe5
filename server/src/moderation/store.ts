import { earlierCharactersMax } from '@evenlight/contact/find'
import { boolean, integer, list, moment, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'
import { type HeldRow, held, heldColumns } from '../messages/public.ts'

export const heldStatement = reads('moderation_message', {
  takes: { id: text },
  gives: held,
  text: ($) => `select ${heldColumns} from message m where m.id = ${$.id}`,
})
/** One message as admins see it. */
export const findMessage = async (db: Db, id: string) => (await db.run(heldStatement, { id }))[0]

export const queueStatement = reads('moderation_queue', {
  takes: { afterCare: boolean, afterMs: moment, afterId: text, most: integer },
  gives: held,
  text: ($) => `select ${heldColumns} from (
      select * from message
      where state = 'waiting' and delivers_at is null
        and ((not care), created_at, id) > (not ${$.afterCare}::boolean, ${$.afterMs}, ${$.afterId})
      order by (not care), created_at, id limit ${$.most}
    ) m order by (not m.care), m.created_at, m.id`,
})
/** A place in the queue: whether that message may need care, since when it waits, and its id. */
export type QueuePlace = [care: boolean, atMs: number, id: string]
/** What nobody has decided on yet: what may need care first, then the oldest. */
export const listWaiting = (db: Db, [afterCare, afterMs, afterId]: QueuePlace = [true, -Infinity, ''], most: number) =>
  db.run(queueStatement, { afterCare, afterMs, afterId, most })

const earlier = reads('moderation_earlier', {
  takes: { client_id: text, reader_id: text, created_at: moment, id: text, most: integer },
  gives: held,
  text: ($) => `select ${heldColumns} from (
      select * from message where client_id = ${$.client_id} and reader_id = ${$.reader_id}
        and (created_at, id) < (${$.created_at}, ${$.id})
      order by created_at desc, id desc limit ${$.most}
    ) m order by m.created_at desc, m.id desc`,
})
/** What these two wrote before this message, the newest first, whatever became of it. */
export const listEarlier = (db: Db, { client_id, reader_id, created_at, id }: HeldRow, most: number) =>
  db.run(earlier, { client_id, reader_id, created_at, id, most })

export const saidStatement = reads('moderation_said_before', {
  takes: { ids: list(text), most: integer },
  gives: { id: text, said: list(text) },
  text: ($) => `select m.id, array(
      select right(coalesce(e.typed, e.words), ${earlierCharactersMax}) from message e
      where e.sender_id = m.sender_id and (e.created_at, e.id) < (m.created_at, m.id) and e.created_at >= m.created_at - interval '7 days'
      order by e.created_at desc, e.id desc limit ${$.most}
    ) said from message m where m.id = any (${$.ids})`,
})
/** What the sender of each of these messages wrote in the week before it, to anybody, in the order it was written: of each as much as is read along. */
export const findSaidBefore = async (db: Db, ids: string[], most: number) => {
  const found = ids.length ? await db.run(saidStatement, { ids, most }) : []
  return new Map(found.map(({ id, said }) => [id, said.toReversed()]))
}

const counted = reads('moderation_queue_counts', {
  takes: { most: integer, since: moment },
  gives: { waiting: integer, done: integer },
  text: ($) => `select (select count(*) from (
      select from message where state = 'waiting' and delivers_at is null limit ${$.most}) w) waiting,
    (select count(*) from message where decided_at >= ${$.since}) done`,
})
/** How many wait, counted up to `most`, and how many were decided on since a moment. */
export const countQueue = async (db: Db, most: number, since: number) => (await db.run(counted, { most, since }))[0]!
