import { PressureFound, PressureKind, PressureOutcome } from '@evenlight/contract/pressure'
import { integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'

const placed = {
  kind: oneOf(PressureKind.options),
  subject_id: text,
  reader_id: text,
  client_id: text,
  found: oneOf(PressureFound.options),
}
const noted = writes('pressure_noted', {
  takes: { id: text, ...placed, now: moment },
  gives: { id: text },
  text: ($) => `insert into pressure_flag (id, kind, subject_id, reader_id, client_id, found, at)
    values (${$.id}, ${$.kind}, ${$.subject_id}, ${$.reader_id}, ${$.client_id}, ${$.found}, ${$.now})
    on conflict (subject_id) where outcome is null
      do update set times = pressure_flag.times + 1, found = excluded.found, at = excluded.at returning id`,
})
export type Noted = RowOf<typeof placed> & { id: string; now: number }
/** Marks a place, or counts once more at the one that is open there. */
export const note = async (tx: Tx, values: Noted) => (await tx.run(noted, values))[0]!

const flag = {
  id: text,
  ...placed,
  reader_username: text,
  client_username: text,
  times: integer,
  at: moment,
  warned_before: integer,
  outcome: nullable(oneOf(PressureOutcome.options)),
  decided_by: nullable(text),
  decided_by_username: nullable(text),
  decided_at: nullable(moment),
  decided_words: nullable(text),
}
export type Row = RowOf<typeof flag>
export type Place = [at: number, id: string]
const shownOf = (flags: string) => `select f.id, f.kind, f.subject_id, f.reader_id, f.client_id, f.found, f.times, f.at,
    pr.username as reader_username, pc.username as client_username, f.outcome, f.decided_by,
    pd.username as decided_by_username, f.decided_at, f.decided_words,
    (select count(*) from pressure_flag w where w.reader_id = f.reader_id and w.outcome = 'warned'
      and (w.at, w.id) < (f.at, f.id)) as warned_before
  from (${flags}) f ${joined('account_person', 'pr', 'f.reader_id')} ${joined('account_person', 'pc', 'f.client_id')}
    ${joinedIfAny('account_person', 'pd', 'f.decided_by')}`
const latest = 'order by at desc, id desc'

const page = reads('pressure_flags', {
  takes: { at: moment, id: text, most: integer },
  gives: flag,
  text: ($) => `${shownOf(`select * from pressure_flag where (at, id) < (${$.at}, ${$.id}) ${latest} limit ${$.most}`)}
    order by f.at desc, f.id desc`,
})
export const listFlags = (db: Db, [at, id]: Place = [Infinity, ''], most: number) => db.run(page, { at, id, most })

const one = reads('pressure_flag', {
  takes: { id: text },
  gives: flag,
  text: ($) => shownOf(`select * from pressure_flag where id = ${$.id}`),
})
export const findFlag = async (db: Db, id: string) => (await db.run(one, { id }))[0]

const held = writes('pressure_held', {
  takes: { id: text },
  text: ($) => `select from pressure_flag where id = ${$.id} for update`,
})
/** One decision follows the other. */
export const lock = async (tx: Tx, id: string) => {
  await tx.run(held, { id })
  return findFlag(tx, id)
}

const open = reads('pressure_open', {
  takes: { most: integer },
  gives: { count: integer },
  text: ($) => `select count(*)::int as count from (select from pressure_flag where outcome is null limit ${$.most}) f`,
})
export const countOpen = async (db: Db, most: number) => (await db.run(open, { most }))[0]!.count

const decided = writes('pressure_decided', {
  takes: { id: text, outcome: oneOf(PressureOutcome.options), byId: text, words: nullable(text), now: moment },
  text: ($) => `update pressure_flag set outcome = ${$.outcome}, decided_by = ${$.byId}, decided_at = ${$.now},
    decided_words = ${$.words} where id = ${$.id}`,
})
export const decide = (
  tx: Tx,
  values: { id: string; outcome: NonNullable<Row['outcome']>; byId: string; words: string | null; now: number },
) => tx.run(decided, values)
