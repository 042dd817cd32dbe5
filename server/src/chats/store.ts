import type { Side } from '@evenlight/core/meter/meter'
import type { Span } from '@evenlight/core/meter/span'
import type { Db, Tx } from '../kernel/database.ts'
import type { ChatRow } from './session.ts'

const columns = `c.*, (select coalesce(max(m.seq), 0) from chat_message m where m.chat_id = c.id) last_seq, pc.username client_username, pr.username reader_username, coalesce(r.display_name, pr.username) reader_name,
  coalesce((select json_agg(json_build_object('reason', s.reason, 'from_ms', s.from_ms, 'to_ms', s.to_ms) order by s.id)
    from chat_stop s where s.chat_id = c.id), '[]') stops,
  coalesce((select json_agg(json_build_object('at_ms', m.at_ms, 'what', m.what, 'who', m.who) order by m.id)
    from chat_moment m where m.chat_id = c.id), '[]') moments,
  coalesce((select json_agg(json_build_object('id', p.id, 'side', p.side, 'node', p.node, 'from_ms', p.from_ms, 'to_ms', p.to_ms,
      'lease_ms', n.lease_ms, 'seen_ms', n.seen_ms) order by p.from_ms)
    from chat_presence p left join chat_node n on n.node = p.node and p.to_ms is null where p.chat_id = c.id), '[]') presence`
const people = `join account_person pc on pc.id = c.client_id join account_person pr on pr.id = c.reader_id
  left join reader r on r.id = c.reader_id`
const openStates = `('requested', 'accepted', 'open')`

const lock = { name: 'chat_lock', text: 'select id from chat where id = $1 for update' }
const byId = { name: 'chat_by_id', text: `select ${columns} from chat c ${people} where c.id = $1` }

/** One session with everything on its time line. */
export const find = async (db: Db, id: string) => (await db.run<ChatRow>(byId, [id]))[0]
/** The same, held until the transaction ends, so that one decision follows the other. */
export const hold = async (tx: Tx, id: string) => {
  await tx.run(lock, [id])
  return find(tx, id)
}

const add = {
  name: 'chat_add',
  text: `insert into chat (id, channel, client_id, reader_id, state, question, limit_seconds, continue_on_paid, rate_cents_per_minute, requested_ms, due_ms)
    values ($1, $2, $3, $4, 'requested', $5, $6, $7, (select rate_cents_per_minute from account_person where id = $4), $8, $9)`,
}
export interface NewChat {
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
export const request = (tx: Tx, it: NewChat) =>
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

/** What may change of a session once it was asked for, in the order in which it is written. */
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
type Changes = Pick<ChatRow, (typeof changing)[number]>
export const changesOf = (row: ChatRow) => Object.fromEntries(changing.map((name) => [name, row[name]])) as Changes

const save_ = {
  name: 'chat_save',
  text: `update chat set ${changing.map((name, n) => `${name} = $${n + 2}`).join(', ')} where id = $1`,
}
export const save = (tx: Tx, id: string, changes: Changes) =>
  tx.run(save_, [id, ...changing.map((name) => (name === 'warned' ? JSON.stringify(changes.warned) : changes[name]))])

const stop_ = {
  name: 'chat_stop_add',
  text: 'insert into chat_stop (chat_id, reason, from_ms) values ($1, $2, $3) on conflict do nothing',
}
const go_ = {
  name: 'chat_stop_end',
  text: 'update chat_stop set to_ms = greatest(from_ms, $3) where chat_id = $1 and reason = $2 and to_ms is null',
}
const moment_ = {
  name: 'chat_moment_add',
  text: 'insert into chat_moment (chat_id, at_ms, what, who) values ($1, $2, $3, $4)',
}
export const stop = (tx: Tx, id: string, reason: string, fromMs: number) => tx.run(stop_, [id, reason, fromMs])
export const go = (tx: Tx, id: string, reason: string, toMs: number) => tx.run(go_, [id, reason, toMs])
export const moment = (tx: Tx, id: string, atMs: number, what: string, who: string) =>
  tx.run(moment_, [id, atMs, what, who])

const come_ = {
  name: 'chat_presence_add',
  text: 'insert into chat_presence (id, chat_id, side, node, from_ms) values ($1, $2, $3, $4, $5)',
}
const leave_ = {
  name: 'chat_presence_end',
  text: 'update chat_presence set to_ms = greatest(from_ms, $2) where id = $1 and to_ms is null returning id',
}
export const come = (tx: Tx, it: { id: string; chatId: string; side: Side; node: string; fromMs: number }) =>
  tx.run(come_, [it.id, it.chatId, it.side, it.node, it.fromMs])
/** Ends a stretch at its last beat; false when another node has ended it already. */
export const leave = async (tx: Tx, id: string, toMs: number) => (await tx.run(leave_, [id, toMs])).length > 0

const lease_ = {
  name: 'chat_lease',
  text: `insert into chat_node (node, lease_ms, seen_ms) values ($1, $2, $3)
    on conflict (node) do update set lease_ms = greatest(chat_node.lease_ms, excluded.lease_ms), seen_ms = excluded.seen_ms`,
}
export const lease = (db: Db, node: string, leaseMs: number, seenMs: number) => db.run(lease_, [node, leaseMs, seenMs])
const orphans_ = {
  name: 'chat_orphans',
  text: `select p.id, p.chat_id, p.from_ms, coalesce(n.lease_ms, p.from_ms) lease_ms from chat_presence p left join chat_node n on n.node = p.node
    where p.to_ms is null and p.node <> $1 and coalesce(n.seen_ms, p.from_ms) < $2 limit 200`,
}
/** Open stretches of nodes that have not been heard of since `beforeMs`. */
export const orphans = (db: Db, node: string, beforeMs: number) =>
  db.run<{ id: string; chat_id: string; from_ms: number; lease_ms: number }>(orphans_, [node, beforeMs])
const due_ = { name: 'chat_due', text: 'select id from chat where due_ms <= $1 order by due_ms limit 100' }
export const due = (db: Db, nowMs: number) => db.run<{ id: string }>(due_, [nowMs])

const billed_ = {
  name: 'chat_billed_add',
  text: 'insert into chat_billed (chat_id, client_id, reader_id, stretch) select $1, $2, $3, int8range(f, t) from unnest($4::bigint[], $5::bigint[]) as s (f, t)',
}
export const bill = (tx: Tx, chat: { id: string; client_id: string; reader_id: string }, spans: Span[]) =>
  tx.run(billed_, [
    chat.id,
    chat.client_id,
    chat.reader_id,
    spans.map(({ fromMs }) => fromMs),
    spans.map(({ toMs }) => toMs),
  ])

const mine_ = {
  name: 'chat_mine',
  text: `select ${columns} from chat c ${people} where (c.client_id = $1 or c.reader_id = $1) and c.state in ${openStates} order by c.requested_ms`,
}
export const openOf = (db: Db, personId: string) => db.run<ChatRow>(mine_, [personId])
const last_ = {
  name: 'chat_last',
  text: `select ${columns} from chat c ${people} where (c.client_id = $1 and c.reader_id = $2) or (c.client_id = $2 and c.reader_id = $1)
    order by c.state in ${openStates} desc, c.requested_ms desc limit 1`,
}
export const lastOf = async (db: Db, personId: string, otherId: string) =>
  (await db.run<ChatRow>(last_, [personId, otherId]))[0]

const before_ = {
  name: 'chat_before',
  text: `select exists (select 1 from chat where client_id = $1 and reader_id = $2 and state = 'settled' and id <> $3) yes`,
}
/** Whether these two have had a session before this one. */
export const haveMet = async (db: Db, clientId: string, readerId: string, exceptId: string) =>
  (await db.run<{ yes: boolean }>(before_, [clientId, readerId, exceptId]))[0]?.yes ?? false

const spoke_ = {
  name: 'chat_spoke',
  text: 'select exists (select 1 from chat_message where chat_id = $1 and sender_id = $2) yes',
}
export const hasSpoken = async (db: Db, chatId: string, personId: string) =>
  (await db.run<{ yes: boolean }>(spoke_, [chatId, personId]))[0]?.yes ?? false
const short_ = {
  name: 'chat_short_returns',
  text: `select count(*) filter (where ended_ms > $3)::int today, count(*) filter (where reader_id = $2)::int week from chat
    where client_id = $1 and auto_return = 'under_a_minute' and ended_ms > $4`,
}
export const shortReturns = async (db: Db, it: { clientId: string; readerId: string; dayMs: number; weekMs: number }) =>
  (await db.run<{ today: number; week: number }>(short_, [it.clientId, it.readerId, it.dayMs, it.weekMs]))[0] ?? {
    today: 0,
    week: 0,
  }

const openCount_ = { name: 'chat_open_count', text: `select count(*) n from chat where state = 'open'` }
export const openCount = async (db: Db) => (await db.run<{ n: number }>(openCount_, []))[0]?.n ?? 0
