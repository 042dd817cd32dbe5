import * as z from 'zod/mini'
import { BulkAct, BulkState } from '@evenlight/contract/moderation'
import { adminRoles } from '@evenlight/contract/route'
import {
  integer,
  json,
  list,
  moment,
  notNull,
  nullable,
  oneOf,
  rows,
  someOf,
  text,
  type RowOf,
} from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { deletes, type Forget } from '../kernel/forget.ts'
import { joined } from '../kernel/joined.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'

const failure = z.object({
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
const span = rows({ from: integer, to: integer })
const bulk = {
  id: text,
  act: oneOf(BulkAct.options),
  reason: nullable(text),
  by_id: text,
  begun_at: moment,
  state: oneOf(BulkState.options),
  ended_at: nullable(moment),
  undo_until: nullable(moment),
}
export type Bulk = RowOf<typeof bulk>
const columns = Object.keys(bulk).join(', ')

const begun = writes('moderation_bulk_begun', {
  takes: { id: text, act: bulk.act, reason: nullable(text), byId: text, now: moment },
  text: ($) => `insert into moderation_bulk (id, act, reason, by_id, begun_at)
    values (${$.id}, ${$.act}, ${$.reason}, ${$.byId}, ${$.now})`,
})
const item = { place: integer, message_id: text, redactions: span }
const added = writes('moderation_bulk_messages_added', {
  takes: { id: text, items: rows(item, 'moderation_bulk_message') },
  gives: { message_id: text },
  text: ($) => `insert into moderation_bulk_message (bulk_id, place, message_id, redactions)
    select ${$.id}, i.place, i.message_id, i.redactions
    from jsonb_populate_recordset(null::moderation_bulk_message, ${$.items}) i join message m on m.id = i.message_id
    returning message_id`,
})
/** Keeps what is to be decided; answers how many of the messages there are. */
export const begin = async (tx: Tx, row: Values<typeof begun.takes>, items: RowOf<typeof item>[]) => {
  await tx.run(begun, row)
  return (await tx.run(added, { id: row.id, items })).length
}

const underWay = reads('moderation_bulks_under_way', {
  gives: { id: text },
  text: 'select id from moderation_bulk where ended_at is null order by begun_at, id limit 100',
})
export const listUnderWay = async (db: Db) => (await db.run(underWay)).map(({ id }) => id)

const taken = writes('moderation_bulk_taken', {
  takes: { id: text },
  gives: bulk,
  text: ($) => `select ${columns} from moderation_bulk where id = ${$.id} and ended_at is null for update skip locked`,
})
/** One that is under way and that nobody else goes on with just now. */
export const take = async (tx: Tx, id: string) => (await tx.run(taken, { id }))[0]

const locked = writes('moderation_bulk_locked', {
  takes: { id: text },
  gives: bulk,
  text: ($) => `select ${columns} from moderation_bulk where id = ${$.id} for update`,
})
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const next = reads('moderation_bulk_next', {
  takes: { id: text },
  gives: { place: integer, message_id: text, redactions: span },
  text: ($) => `select place, message_id, redactions from moderation_bulk_message
    where bulk_id = ${$.id} and outcome is null order by place limit 1`,
})
export const findNext = async (db: Db, id: string) => (await db.run(next, { id }))[0]

const decider = reads('moderation_bulk_by', {
  takes: { id: text },
  gives: { id: text, username: text, admin_role: notNull(oneOf(adminRoles)) },
  text: ($) => `select id, username, admin_role from account_person
    where id = ${$.id} and admin_role is not null and state = 'active' and blocked_at is null`,
})
export type By = RowOf<typeof decider.gives>
/** Who made them, as long as they are of the house. */
export const findBy = async (db: Db, id: string) => (await db.run(decider, { id }))[0]

const outcome = nullable(oneOf(['decided', 'refused', 'undone']))
const noted = writes('moderation_bulk_noted', {
  takes: { id: text, place: integer, outcome, failed: nullable(json(failure)) },
  text: ($) => `update moderation_bulk_message set outcome = ${$.outcome}, failed = ${$.failed}
    where bulk_id = ${$.id} and place = ${$.place} and outcome is null`,
})
export const note = (tx: Tx, row: Values<typeof noted.takes>) => tx.run(noted, row)

const stood = writes('moderation_bulk_saved', {
  takes: { id: text, state: bulk.state, ended_at: nullable(moment), undo_until: nullable(moment) },
  text: ($) => `update moderation_bulk set state = ${$.state}, ended_at = ${$.ended_at}, undo_until = ${$.undo_until}
    where id = ${$.id}`,
})
export const save = (tx: Tx, row: Bulk) => tx.run(stood, row)

const closed = writes('moderation_bulk_closed', {
  takes: { id: text, now: moment },
  text: ($) => `update moderation_bulk set closed_at = ${$.now} where id = ${$.id} and ended_at is not null`,
})
/** Puts away what came of it; one under way stays. */
export const close = (tx: Tx, id: string, now: number) => tx.run(closed, { id, now })

const through = reads('moderation_bulk_decided', {
  takes: { id: text },
  gives: { place: integer, message_id: text },
  text: ($) => `select place, message_id from moderation_bulk_message where bulk_id = ${$.id} and outcome = 'decided'
    order by message_id`,
})
export const listDecided = (db: Db, id: string) => db.run(through, { id })
const back = writes('moderation_bulk_undone', {
  takes: { id: text, place: integer },
  text: ($) => `update moderation_bulk_message set outcome = 'undone' where bulk_id = ${$.id} and place = ${$.place}`,
})
export const noteUndone = (tx: Tx, id: string, place: number) => tx.run(back, { id, place })

const counts = { total: integer, decided: integer, refused: integer, undone: integer }
const shown = { ...bulk, username: text, ...counts }
export type Shown = RowOf<typeof shown>
const shownOf = (bulks: string) => `select b.${Object.keys(bulk).join(', b.')}, p.username, c.*
  from (${bulks}) b ${joined('account_person', 'p', 'b.by_id')}
    cross join lateral (select count(*) total, count(*) filter (where outcome = 'decided') decided,
      count(*) filter (where outcome = 'refused') refused, count(*) filter (where outcome = 'undone') undone
      from moderation_bulk_message where bulk_id = b.id) c`
const mine = reads('moderation_bulks_shown', {
  takes: { adminId: text, most: integer },
  gives: shown,
  text: ($) =>
    `${shownOf(`(select * from moderation_bulk where ended_at is null order by begun_at limit ${$.most})
      union all (select * from moderation_bulk where by_id = ${$.adminId} and closed_at is null and ended_at is not null
        order by begun_at desc limit ${$.most})`)} order by b.begun_at desc, b.id desc`,
})
export const listShown = (db: Db, adminId: string, most: number) => db.run(mine, { adminId, most })
const one = reads('moderation_bulk_shown', {
  takes: { id: text },
  gives: shown,
  text: ($) => shownOf(`select * from moderation_bulk where id = ${$.id}`),
})
export const find = async (db: Db, id: string) => (await db.run(one, { id }))[0]

const failures = reads('moderation_bulk_failures', {
  takes: { ids: list(text) },
  gives: {
    bulk_id: text,
    message_id: text,
    failed: notNull(json(failure)),
    client: text,
    reader: text,
    type: someOf(['CLIENT', 'READER']),
  },
  text: ($) => `select i.bulk_id, i.message_id, i.failed, c.username client, r.display_name reader, m.type
    from moderation_bulk_message i ${joined('message', 'm', 'i.message_id')}
      ${joined('account_person', 'c', 'm.client_id')} ${joined('reader', 'r', 'm.reader_id')}
    where i.bulk_id = any(${$.ids}) and i.outcome = 'refused' order by i.bulk_id, i.place`,
})
export const listFailures = (db: Db, ids: string[]) => db.run(failures, { ids })

const old = writes('moderation_bulks_old', {
  takes: { most: integer },
  gives: { n: integer },
  text: ($) =>
    deletes('moderation_bulk', { where: `ended_at < now() - interval '30 days'`, by: 'ended_at', most: $.most }),
})
/** What was decided stands on the messages and in the log; of the decision on many nothing is kept for longer than thirty days. */
export const forgetOld: Forget = async (tx, most) => (await tx.run(old, { most }))[0]!.n
