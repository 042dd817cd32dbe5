import type { Side } from '@evenlight/core/meter/meter'
import type { Span } from '@evenlight/core/meter/span'
import type { Db, Tx } from '../kernel/database.ts'
import type { ReadingRow } from './reading.ts'

const columns = `c.*, (select coalesce(max(m.seq), 0) from chat_message m where m.reading_id = c.id) last_seq, pc.username client_username, pr.username reader_username, coalesce(r.display_name, pr.username) reader_name,
  coalesce((select json_agg(json_build_object('reason', s.reason, 'from_ms', s.from_ms, 'to_ms', s.to_ms) order by s.id)
    from reading_stop s where s.reading_id = c.id), '[]') stops,
  coalesce((select json_agg(json_build_object('at_ms', m.at_ms, 'what', m.what, 'who', m.who) order by m.id)
    from reading_moment m where m.reading_id = c.id), '[]') moments,
  coalesce((select json_agg(json_build_object('id', p.id, 'side', p.side, 'node', p.node, 'from_ms', p.from_ms, 'to_ms', p.to_ms,
      'lease_ms', n.lease_ms, 'seen_ms', n.seen_ms) order by p.from_ms)
    from reading_presence p left join reading_node n on n.node = p.node and p.to_ms is null where p.reading_id = c.id), '[]') presence`
const people = `join account_person pc on pc.id = c.client_id join account_person pr on pr.id = c.reader_id
  left join reader r on r.id = c.reader_id`
const openStates = `('requested', 'accepted', 'open')`

const lock = { name: 'reading_lock', text: 'select id from reading where id = $1 for update' }
const byId = { name: 'reading_by_id', text: `select ${columns} from reading c ${people} where c.id = $1` }

/** One reading with everything on its time line. */
export const find = async (db: Db, id: string) => (await db.run<ReadingRow>(byId, [id]))[0]
/** The same, held until the transaction ends, so that one decision follows the other. */
export const hold = async (tx: Tx, id: string) => {
  await tx.run(lock, [id])
  return find(tx, id)
}

const add = {
  name: 'reading_add',
  text: `insert into reading (id, channel, client_id, reader_id, state, question, limit_seconds, continue_on_paid, rate_cents_per_minute, requested_ms, due_ms)
    values ($1, $2, $3, $4, 'requested', $5, $6, $7, (select rate_cents_per_minute from account_person where id = $4), $8, $9)`,
}
export interface NewReading {
  id: string
  channel: string
  clientId: string
  readerId: string
  question?: string | undefined
  limitSeconds?: number | undefined
  continueOnPaid: boolean
  requestedMs: number
  dueMs: number
}
export const request = (tx: Tx, it: NewReading) =>
  tx.run(add, [
    it.id,
    it.channel,
    it.clientId,
    it.readerId,
    it.question ?? null,
    it.limitSeconds ?? null,
    it.continueOnPaid,
    it.requestedMs,
    it.dueMs,
  ])

/** What may change of a reading once it was asked for, in the order in which it is written. */
const changing = [
  'state',
  'limit_seconds',
  'continue_on_paid',
  'accepted_ms',
  'opened_ms',
  'started_ms',
  'ended_ms',
  'ended_by',
  'end_cause',
  'declined_reason',
  'free_seconds_held',
  'paid_seconds_held',
  'free_seconds',
  'paid_seconds',
  'unbilled_seconds',
  'auto_return',
  'warned',
  'due_ms',
] as const
type Changes = Pick<ReadingRow, (typeof changing)[number]>
export const changesOf = (row: ReadingRow) => Object.fromEntries(changing.map((name) => [name, row[name]])) as Changes

const save_ = {
  name: 'reading_save',
  text: `update reading set ${changing.map((name, n) => `${name} = $${n + 2}`).join(', ')} where id = $1`,
}
export const save = (tx: Tx, id: string, changes: Changes) =>
  tx.run(save_, [id, ...changing.map((name) => (name === 'warned' ? JSON.stringify(changes.warned) : changes[name]))])

const stop_ = {
  name: 'reading_stop_add',
  text: 'insert into reading_stop (reading_id, reason, from_ms) values ($1, $2, $3) on conflict do nothing',
}
const go_ = {
  name: 'reading_stop_end',
  text: 'update reading_stop set to_ms = greatest(from_ms, $3) where reading_id = $1 and reason = $2 and to_ms is null',
}
const moment_ = {
  name: 'reading_moment_add',
  text: 'insert into reading_moment (reading_id, at_ms, what, who) values ($1, $2, $3, $4)',
}
export const stop = (tx: Tx, id: string, reason: string, fromMs: number) => tx.run(stop_, [id, reason, fromMs])
export const go = (tx: Tx, id: string, reason: string, toMs: number) => tx.run(go_, [id, reason, toMs])
export const moment = (tx: Tx, id: string, atMs: number, what: string, who: string) =>
  tx.run(moment_, [id, atMs, what, who])

const come_ = {
  name: 'reading_presence_add',
  text: 'insert into reading_presence (id, reading_id, side, node, from_ms) values ($1, $2, $3, $4, $5)',
}
const leave_ = {
  name: 'reading_presence_end',
  text: 'update reading_presence set to_ms = greatest(from_ms, $2) where id = $1 and to_ms is null returning id',
}
export const come = (tx: Tx, it: { id: string; readingId: string; side: Side; node: string; fromMs: number }) =>
  tx.run(come_, [it.id, it.readingId, it.side, it.node, it.fromMs])
/** Ends a stretch at its last beat; false when another node has ended it already. */
export const leave = async (tx: Tx, id: string, toMs: number) => (await tx.run(leave_, [id, toMs])).length > 0

const lease_ = {
  name: 'reading_lease',
  text: `insert into reading_node (node, lease_ms, seen_ms) values ($1, $2, $3)
    on conflict (node) do update set lease_ms = greatest(reading_node.lease_ms, excluded.lease_ms), seen_ms = excluded.seen_ms`,
}
export const lease = (db: Db, node: string, leaseMs: number, seenMs: number) => db.run(lease_, [node, leaseMs, seenMs])
const orphans_ = {
  name: 'reading_orphans',
  text: `select p.id, p.reading_id, p.from_ms, coalesce(n.lease_ms, p.from_ms) lease_ms from reading_presence p left join reading_node n on n.node = p.node
    where p.to_ms is null and p.node <> $1 and coalesce(n.seen_ms, p.from_ms) < $2 limit 200`,
}
/** Open stretches of nodes that have not been heard of since `beforeMs`. */
export const orphans = (db: Db, node: string, beforeMs: number) =>
  db.run<{ id: string; reading_id: string; from_ms: number; lease_ms: number }>(orphans_, [node, beforeMs])
const due_ = { name: 'reading_due', text: 'select id from reading where due_ms <= $1 order by due_ms limit 100' }
export const due = (db: Db, nowMs: number) => db.run<{ id: string }>(due_, [nowMs])

const billed_ = {
  name: 'reading_billed_add',
  text: 'insert into reading_billed (reading_id, client_id, reader_id, stretch) select $1, $2, $3, int8range(f, t) from unnest($4::bigint[], $5::bigint[]) as s (f, t)',
}
export const bill = (tx: Tx, reading: { id: string; client_id: string; reader_id: string }, spans: Span[]) =>
  tx.run(billed_, [
    reading.id,
    reading.client_id,
    reading.reader_id,
    spans.map(({ fromMs }) => fromMs),
    spans.map(({ toMs }) => toMs),
  ])

const mine_ = {
  name: 'reading_mine',
  text: `select ${columns} from reading c ${people} where (c.client_id = $1 or c.reader_id = $1) and c.state in ${openStates} order by c.requested_ms`,
}
export const openOf = (db: Db, personId: string) => db.run<ReadingRow>(mine_, [personId])
const last_ = {
  name: 'reading_last',
  text: `select ${columns} from reading c ${people} where (c.client_id = $1 and c.reader_id = $2) or (c.client_id = $2 and c.reader_id = $1)
    order by c.state in ${openStates} desc, c.requested_ms desc limit 1`,
}
export const lastOf = async (db: Db, personId: string, otherId: string) =>
  (await db.run<ReadingRow>(last_, [personId, otherId]))[0]

const before_ = {
  name: 'reading_before',
  text: `select exists (select 1 from reading where client_id = $1 and reader_id = $2 and state = 'settled' and id <> $3) yes`,
}
/** Whether these two have had a reading before this one. */
export const haveMet = async (db: Db, clientId: string, readerId: string, exceptId: string) =>
  (await db.run<{ yes: boolean }>(before_, [clientId, readerId, exceptId]))[0]?.yes ?? false

const spoke_ = {
  name: 'reading_spoke',
  text: 'select exists (select 1 from chat_message where reading_id = $1 and sender_id = $2) yes',
}
export const hasSpoken = async (db: Db, readingId: string, personId: string) =>
  (await db.run<{ yes: boolean }>(spoke_, [readingId, personId]))[0]?.yes ?? false
const short_ = {
  name: 'reading_short_returns',
  text: `select count(*) filter (where ended_ms > $3)::int today, count(*) filter (where reader_id = $2)::int week from reading
    where client_id = $1 and auto_return = 'under_a_minute' and ended_ms > $4`,
}
export const shortReturns = async (db: Db, it: { clientId: string; readerId: string; dayMs: number; weekMs: number }) =>
  (await db.run<{ today: number; week: number }>(short_, [it.clientId, it.readerId, it.dayMs, it.weekMs]))[0] ?? {
    today: 0,
    week: 0,
  }

const openCount_ = { name: 'reading_open_count', text: `select count(*) n from reading where state = 'open'` }
export const openCount = async (db: Db) => (await db.run<{ n: number }>(openCount_, []))[0]?.n ?? 0
