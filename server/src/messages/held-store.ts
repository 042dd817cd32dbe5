import { integer, list, moment, nullable, rows, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { message, nameColumns, shown, shownColumns, usernameOf, type Place } from './columns.ts'

const span = { from: integer, to: integer }
/** A message as admins see it; `typed` is its text as it was written. */
const held = {
  ...message,
  typed: text,
  redactions: rows(span),
  delivers_at: nullable(moment),
  decided_at: nullable(moment),
  decided_by: nullable(text),
  decided_by_username: nullable(text),
  claimed_until: nullable(moment),
  claimed_by: nullable(text),
  claimed_by_username: nullable(text),
}
export type HeldRow = RowOf<typeof held>
const columns = `${shownColumns}, ${nameColumns}, coalesce(m.typed, m.words) typed, m.redactions, m.delivers_at, m.decided_at,
  m.decided_by, ${usernameOf('m.decided_by')} decided_by_username, m.claimed_until, m.claimed_by, ${usernameOf('m.claimed_by')} claimed_by_username`

export const queueStatement = reads('messages_queue', {
  takes: { afterMs: moment, afterId: text, most: integer },
  gives: held,
  text: ($) => `select ${columns} from (
      select * from message
      where state = 'waiting' and delivers_at is null and (created_at, id) > (${$.afterMs}, ${$.afterId})
      order by created_at, id limit ${$.most}
    ) m order by m.created_at, m.id`,
})
/** What nobody has decided on yet, the oldest first. */
export const queue = (db: Db, [afterMs, afterId]: Place = [-Infinity, ''], most: number) =>
  db.run(queueStatement, { afterMs, afterId, most })

const byIdText = (id: string) => `select ${columns} from message m where m.id = ${id}`
export const heldStatement = reads('messages_held', { takes: { id: text }, gives: held, text: ($) => byIdText($.id) })
const locked = writes('messages_held_locked', {
  takes: { id: text },
  gives: held,
  text: ($) => `${byIdText($.id)} for update of m`,
})
export const byId = async (db: Db, id: string) => (await db.run(heldStatement, { id }))[0]
/** One message, whatever its state, kept from everybody else who would decide on it until the transaction ends. */
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const earlier = reads('messages_before', {
  takes: { client_id: text, reader_id: text, created_at: moment, id: text, most: integer },
  gives: held,
  text: ($) => `select ${columns} from (
      select * from message where client_id = ${$.client_id} and reader_id = ${$.reader_id}
        and (created_at, id) < (${$.created_at}, ${$.id})
      order by created_at desc, id desc limit ${$.most}
    ) m order by m.created_at desc, m.id desc`,
})
/** What these two wrote before this message, the newest first, whatever became of it. */
export const before = (db: Db, { client_id, reader_id, created_at, id }: HeldRow, most: number) =>
  db.run(earlier, { client_id, reader_id, created_at, id, most })

export const saidStatement = reads('messages_said_before', {
  takes: { ids: list(text), most: integer },
  gives: { id: text, said: list(text) },
  text: ($) => `select m.id, array(
      select coalesce(e.typed, e.words) from message e
      where e.sender_id = m.sender_id and (e.created_at, e.id) < (m.created_at, m.id) and e.created_at >= m.created_at - interval '7 days'
      order by e.created_at desc, e.id desc limit ${$.most}
    ) said from message m where m.id = any (${$.ids})`,
})
/** What the sender of each of these messages wrote in the week before it, to anybody, in the order it was written. */
export const saidBefore = async (db: Db, ids: string[], most: number) => {
  const found = ids.length ? await db.run(saidStatement, { ids, most }) : []
  return new Map(found.map(({ id, said }) => [id, said.toReversed()]))
}

const counted = reads('messages_queue_counts', {
  takes: { most: integer, since: moment },
  gives: { waiting: integer, done: integer },
  text: ($) => `select (select count(*) from (
      select from message where state = 'waiting' and delivers_at is null limit ${$.most}) w) waiting,
    (select count(*) from message where decided_at >= ${$.since}) done`,
})
/** How many wait, counted up to `most`, and how many were decided on since a moment. */
export const countsOf = async (db: Db, most: number, since: number) => (await db.run(counted, { most, since }))[0]!

const change = {
  words: text,
  redactions: rows(span),
  state: shown.state,
  delivers_at: nullable(moment),
  delivered_at: nullable(moment),
  decided_at: nullable(moment),
  decided_by: nullable(text),
  returned_reason: nullable(text),
  claimed_by: nullable(text),
  claimed_until: nullable(moment),
}
export type Change = RowOf<typeof change> & Pick<HeldRow, 'decided_by_username' | 'claimed_by_username'>
const saved = writes('messages_saved', {
  takes: { id: text, ...change },
  text: ($) => `update message set
      typed = case when ${$.redactions}::jsonb = '[]' then null else coalesce(typed, words) end,
      words = ${$.words}, redactions = ${$.redactions}, state = ${$.state}, delivers_at = ${$.delivers_at},
      delivered_at = ${$.delivered_at}, decided_at = ${$.decided_at}, decided_by = ${$.decided_by},
      returned_reason = ${$.returned_reason}, claimed_by = ${$.claimed_by}, claimed_until = ${$.claimed_until}
    where id = ${$.id}`,
})
/** Writes a locked message back with what was changed of it; answers it as it is now. */
export const save = async (tx: Tx, row: HeldRow, changed: Partial<Change>): Promise<HeldRow> => {
  const now = { ...row, ...changed }
  await tx.run(saved, now)
  return now
}

const dueNow = reads('messages_due', {
  takes: { now: moment },
  gives: { id: text },
  text: ($) =>
    `select id from message where state = 'waiting' and delivers_at <= ${$.now} order by delivers_at limit 100`,
})
export const due = async (db: Db, now: number) => (await db.run(dueNow, { now })).map(({ id }) => id)
