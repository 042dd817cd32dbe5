import { integer, list, moment, notNull, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { made, pay, signed } from './store.ts'

const rests = writes('earnings_rests', {
  takes: { readerId: text },
  gives: { id: text, lines_cents: integer, carried_cents: integer, corrected_cents: integer },
  text: ($) => `select id, lines_cents, carried_cents, corrected_cents from earnings_statement
    where reader_id = ${$.readerId} and state = 'carried' and carried_to is null
    order by id for update`,
})
/** Statements of a reader that are over and have not been carried on. */
export const listRests = (tx: Tx, readerId: string) => tx.run(rests, { readerId })
const carry = writes('earnings_carry', {
  takes: { ids: list(text), to: text },
  text: ($) => `update earnings_statement set carried_to = ${$.to} where id = any(${$.ids})`,
})
export const carryTo = (tx: Tx, ids: string[], to: string) => tx.run(carry, { ids, to })

const gather = writes('earnings_gather', {
  takes: { id: text, readerId: text, since: moment, until: moment },
  gives: { lines: integer, cents: integer },
  text: ($) => `with fresh as (
      select t.id, t.subject, t.at, ${signed} as cents, row_number() over (order by t.at, t.id) as number
      from wallet_transfer t where t.person_id = ${$.readerId} and ${pay} and t.at >= ${$.since} and t.at < ${$.until}
        and not exists (select from earnings_line l where l.transfer_id = t.id)),
    put as (insert into earnings_line (statement_id, number, transfer_id, reading_id, cause, at, cents)
      select ${$.id}, number, id, subject, case when cents > 0 then 'session' else 'time_back' end, at, cents from fresh)
    select count(*) as lines, coalesce(sum(cents), 0)::bigint as cents from fresh`,
})
/** Puts on a statement what was posted from `since` to before `until` and stands on none. */
export const gatherLines = async (tx: Tx, asked: { id: string; readerId: string; since: number; until: number }) =>
  (await tx.run(gather, asked))[0]!

const put = writes('earnings_statement_put', {
  takes: made,
  text: ($) => `insert into earnings_statement (${Object.keys(made).join(', ')}, state, changed_at)
    values (${$.id}, ${$.reader_id}, ${$.half}, ${$.from_at}, ${$.until_at}, ${$.lines}, ${$.lines_cents}, ${$.carried_cents},
      ${$.made_at}, ${$.answer_until}, 'open', ${$.made_at})`,
})
export const add = (tx: Tx, row: RowOf<typeof made>) => tx.run(put, row)

const run = {
  half: text,
  from_at: moment,
  until_at: moment,
  total: integer,
  done: integer,
  made: integer,
  last_reader_id: text,
  ended_at: nullable(moment),
}
export type Run = RowOf<typeof run>
const runColumns = Object.keys(run).join(', ')
const begin = writes('earnings_run_begin', {
  takes: { half: text, from: moment, until: moment, now: moment },
  text: ($) => `insert into earnings_run (half, from_at, until_at, total, begun_at)
    select ${$.half}, ${$.from}, ${$.until}, (select count(*) from wallet_account where kind = 'earnings'), ${$.now}
    on conflict (half) do nothing`,
})
/** Changes nothing when this half month was begun before. */
export const beginRun = (tx: Tx, row: { half: string; from: number; until: number; now: number }) => tx.run(begin, row)
const runLocked = writes('earnings_run_locked', {
  takes: { half: text },
  gives: run,
  text: ($) => `select ${runColumns} from earnings_run where half = ${$.half} for update`,
})
export const lockRun = async (tx: Tx, half: string) => (await tx.run(runLocked, { half }))[0]
const step = writes('earnings_run_step', {
  takes: { half: text, done: integer, made: integer, last: text, ended: nullable(moment) },
  text: ($) => `update earnings_run set done = done + ${$.done}, made = made + ${$.made}, last_reader_id = ${$.last},
    ended_at = ${$.ended}, total = greatest(total, done + ${$.done}) where half = ${$.half}`,
})
export const stepRun = (
  tx: Tx,
  row: { half: string; done: number; made: number; last: string; ended: number | null },
) => tx.run(step, row)

const runPage = reads('earnings_runs', {
  takes: { until: moment, most: integer },
  gives: run,
  text: ($) =>
    `select ${runColumns} from earnings_run where until_at < ${$.until} order by until_at desc limit ${$.most}`,
})
export const listRuns = (db: Db, until: number, most: number) => db.run(runPage, { until, most })

const nextReaders = reads('earnings_readers', {
  takes: { after: text, most: integer },
  gives: { reader_id: notNull(text) },
  text: ($) => `select person_id as reader_id from wallet_account where kind = 'earnings' and person_id > ${$.after}
    order by person_id limit ${$.most}`,
})
/** Readers who have earned something once, by id. */
export const listReaders = async (db: Db, after: string, most: number) =>
  (await db.run(nextReaders, { after, most })).map((row) => row.reader_id)

const known = reads('earnings_known', {
  gives: { first_at: nullable(moment), ended: notNull(list(text)) },
  text: `select (select min(opened_at) from wallet_account where kind = 'earnings') as first_at,
    array(select half from earnings_run where ended_at is not null) as ended`,
})
/** When the first reader earned something, and which half months have all their statements. */
export const findKnown = async (db: Db) => (await db.run(known))[0]!
