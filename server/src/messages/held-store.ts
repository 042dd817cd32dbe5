import type { Db, Tx } from '../kernel/database.ts'
import { nameColumns, shownColumns, stamp, usernameOf, type Place, type Row } from './columns.ts'
import type { TextSpan } from '@evenlight/core/redaction'

/** A message as admins see it; `typed` is its text as it was written. */
export interface HeldRow extends Row {
  typed: string
  redactions: TextSpan[]
  delivers_at: Date | null
  decided_at: Date | null
  decided_by: string | null
  decided_by_username: string | null
  claimed_until: Date | null
  claimed_by: string | null
  claimed_by_username: string | null
}
const columns = `${shownColumns}, ${nameColumns}, coalesce(m.typed, m.words) typed, m.redactions, m.delivers_at, m.decided_at,
  m.decided_by, ${usernameOf('m.decided_by')} decided_by_username, m.claimed_until, m.claimed_by, ${usernameOf('m.claimed_by')} claimed_by_username`

export const queueQuery = {
  name: 'messages_queue',
  text: `select ${columns} from (
      select * from message where state = 'waiting' and delivers_at is null and (created_at, id) > ($1::timestamptz, $2)
      order by created_at, id limit $3
    ) m order by m.created_at, m.id`,
}
/** What nobody has decided on yet, the oldest first. */
export const queue = (db: Db, place: Place | undefined, most: number) =>
  db.run<HeldRow>(queueQuery, [...(place ? [stamp(place[0]), place[1]] : ['-infinity', '']), most])

export const heldQuery = { name: 'messages_held', text: `select ${columns} from message m where m.id = $1` }
const locked = { name: 'messages_held_locked', text: `${heldQuery.text} for update of m` }
export const byId = async (db: Db, id: string) => (await db.run<HeldRow>(heldQuery, [id]))[0]
/** One message, whatever its state, kept from everybody else who would decide on it until the transaction ends. */
export const lock = async (tx: Tx, id: string) => (await tx.run<HeldRow>(locked, [id]))[0]

const before_ = {
  name: 'messages_before',
  text: `select ${columns} from (
      select * from message where client_id = $1 and reader_id = $2 and (created_at, id) < ($3::timestamptz, $4)
      order by created_at desc, id desc limit $5
    ) m order by m.created_at desc, m.id desc`,
}
/** What these two wrote before this message, the newest first, whatever became of it. */
export const before = (db: Db, { client_id, reader_id, created_at, id }: HeldRow, most: number) =>
  db.run<HeldRow>(before_, [client_id, reader_id, created_at.toISOString(), id, most])

export const saidQuery = {
  name: 'messages_said_before',
  text: `select m.id, array(
      select coalesce(e.typed, e.words) from message e
      where e.sender_id = m.sender_id and (e.created_at, e.id) < (m.created_at, m.id) and e.created_at >= m.created_at - interval '7 days'
      order by e.created_at desc, e.id desc limit $2
    ) said from message m where m.id = any ($1)`,
}
/** What the sender of each of these messages wrote in the week before it, to anybody, in the order it was written. */
export const saidBefore = async (db: Db, ids: string[], most: number) => {
  const rows = ids.length ? await db.run<{ id: string; said: string[] }>(saidQuery, [ids, most]) : []
  return new Map(rows.map(({ id, said }) => [id, said.toReversed()]))
}

const counts = {
  name: 'messages_queue_counts',
  text: `select (select count(*) from (select from message where state = 'waiting' and delivers_at is null limit $1) w) waiting,
    (select count(*) from message where decided_at >= $2) done`,
}
/** How many wait, counted up to `most`, and how many were decided on since a moment. */
export const countsOf = async (db: Db, most: number, sinceMs: number) =>
  (await db.run<{ waiting: number; done: number }>(counts, [most, stamp(sinceMs)]))[0]!

export type Change = Pick<
  HeldRow,
  | 'words'
  | 'redactions'
  | 'state'
  | 'delivers_at'
  | 'delivered_at'
  | 'decided_at'
  | 'decided_by'
  | 'decided_by_username'
  | 'returned_reason'
  | 'claimed_by'
  | 'claimed_by_username'
  | 'claimed_until'
>
const saved = {
  name: 'messages_saved',
  text: `update message set typed = case when $3::jsonb = '[]' then null else coalesce(typed, words) end, words = $2, redactions = $3::jsonb,
      state = $4, delivers_at = $5, delivered_at = $6, decided_at = $7, decided_by = $8,
      returned_reason = $9, claimed_by = $10, claimed_until = $11 where id = $1`,
}
/** Writes a locked message back with what was changed of it; answers it as it is now. */
export const save = async (tx: Tx, row: HeldRow, change: Partial<Change>): Promise<HeldRow> => {
  const now = { ...row, ...change }
  await tx.run(saved, [
    now.id,
    now.words,
    JSON.stringify(now.redactions),
    now.state,
    now.delivers_at,
    now.delivered_at,
    now.decided_at,
    now.decided_by,
    now.returned_reason,
    now.claimed_by,
    now.claimed_until,
  ])
  return now
}

const due_ = {
  name: 'messages_due',
  text: `select id from message where state = 'waiting' and delivers_at <= $1 order by delivers_at limit 100`,
}
export const due = async (db: Db, now: number) => (await db.run<{ id: string }>(due_, [stamp(now)])).map(({ id }) => id)
