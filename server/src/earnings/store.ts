import { PayoutLineState, PayoutState } from '@evenlight/contract/earnings'
import {
  boolean,
  day,
  integer,
  list,
  moment,
  notNull,
  nullable,
  oneOf,
  rows,
  text,
  type RowOf,
} from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'

const state = oneOf(PayoutState.options)
const whats = ['session', 'time_back'] as const
export const pay = `(debit = 'house_reader_pay' or credit = 'house_reader_pay') and state = 'posted'`
export const signed = `case when t.debit = 'house_reader_pay' then t.amount else - t.amount end`

const earned = {
  id: integer,
  at: moment,
  what: oneOf(whats),
  /** A reading on the clock, or an order. */
  subject: text,
  is_order: notNull(boolean),
  cents: integer,
  client_id: text,
  client_username: text,
  free_seconds: nullable(integer),
  paid_seconds: nullable(integer),
  rate_cents_per_minute: nullable(integer),
}
const disputed = {
  number: nullable(integer),
  statement_id: nullable(text),
  wanted_cents: nullable(integer),
  reason: nullable(text),
  granted_cents: nullable(integer),
  decided_words: nullable(text),
}
const line = { ...earned, ...disputed }
export type Line = RowOf<typeof line>
export type Place = [at: number, id: number]
const ofSubject = `o.id is not null as is_order, pc.id as client_id, pc.username as client_username, g.free_seconds,
  g.paid_seconds, g.rate_cents_per_minute`
const subjectTables = (subject: string) =>
  `${joinedIfAny('reading', 'g', subject)} ${joinedIfAny('reading_order', 'o', subject)}
  ${joined('account_person', 'pc', 'coalesce(g.client_id, o.client_id)')}`
const ofDispute = 'd.wanted_cents, d.reason, d.granted_cents, d.decided_words'
const disputeTable = `left join lateral (select * from earnings_dispute
  where statement_id = l.statement_id and number = l.number offset 0) d on true`

const earnedPage = reads('earnings_page', {
  takes: { readerId: text, from: moment, at: moment, id: integer, most: integer },
  gives: line,
  text: ($) => `select t.id, t.at, case when t.debit = 'house_reader_pay' then 'session' else 'time_back' end as what,
      t.subject, ${signed} as cents, ${ofSubject}, l.number, l.statement_id, ${ofDispute}
    from (select * from wallet_transfer where person_id = ${$.readerId} and ${pay} and at >= ${$.from}
        and (at, id) < (${$.at}, ${$.id}) order by at desc, id desc limit ${$.most}) t
      ${subjectTables('t.subject')} ${joinedIfAny('earnings_line', 'l', 't.id', 'transfer_id')} ${disputeTable}
    order by t.at desc, t.id desc`,
})
/** What a reader earned and lost from `from` to before the place, newest first. */
export const listEarned = (db: Db, asked: { readerId: string; from: number; place: Place; most: number }) => {
  const {
    readerId,
    from,
    place: [at, id],
    most,
  } = asked
  return db.run(earnedPage, { readerId, from, at, id, most })
}

const days = reads('earnings_days', {
  takes: { readerId: text, zone: text, from: moment, until: moment },
  gives: { day: notNull(day), cents: integer, readings: integer },
  text: ($) => `select (t.at at time zone ${$.zone})::date as day, sum(${signed})::bigint as cents,
      count(*) filter (where t.debit = 'house_reader_pay') as readings
    from wallet_transfer t where person_id = ${$.readerId} and ${pay} and at >= ${$.from} and at < ${$.until} group by 1 order by 1`,
})
/** Days on which something was earned or taken off. */
export const listDays = (db: Db, asked: { readerId: string; zone: string; from: number; until: number }) =>
  db.run(days, asked)

const figures = {
  lines: integer,
  lines_cents: integer,
  carried_cents: integer,
}
export const made = {
  id: text,
  reader_id: text,
  half: text,
  from_at: moment,
  until_at: moment,
  ...figures,
  made_at: moment,
  answer_until: moment,
}
const decided = {
  state,
  changed_at: moment,
  corrected_cents: integer,
  decided_by: nullable(text),
}
const statement = {
  ...made,
  ...decided,
  due_cents: notNull(integer),
  disputed_lines: integer,
  reader_username: text,
  reader_name: text,
  goes_to: nullable(text),
  payout_state: nullable(oneOf(PayoutLineState.options)),
  payout_to: nullable(text),
  payout_at: nullable(moment),
  paid_on: nullable(day),
  payout_reason: nullable(text),
}
export type Statement = RowOf<typeof statement>
export type StatementPlace = [until: number, id: string]
const own = [...Object.keys(made), ...Object.keys(decided), 'due_cents']
const columns = `${own.map((name) => `s.${name}`).join(', ')}, pr.username as reader_username,
  coalesce(r.display_name, pr.username) as reader_name,
  (select count(*) from earnings_dispute e where e.statement_id = s.id) as disputed_lines, pa.masked as goes_to,
  l.state as payout_state, l.masked as payout_to, l.changed_at as payout_at, l.paid_on, l.reason as payout_reason`
const tables = `${joined('account_person', 'pr', 's.reader_id')} ${joinedIfAny('reader', 'r', 's.reader_id')}
  ${joinedIfAny('payout_account', 'pa', 's.reader_id', 'reader_id')}
  left join lateral (select * from payout_line where statement_id = s.id order by changed_at desc limit 1) l on true`

const pages = family(
  { ofReader: [false, true], inState: [false, ...PayoutState.options] },
  ({ ofReader, inState }, key) =>
    reads(`earnings_statements_${key}`, {
      takes: { readerId: text, until: moment, id: text, most: integer },
      gives: statement,
      text: ($) => {
        const order = inState ? 'order by s.until_at, s.id' : 'order by s.until_at desc, s.id desc'
        const where = [
          ofReader && `s.reader_id = ${$.readerId}`,
          // In the text and not as a value, so that the partial index serves it.
          inState && `s.state = '${inState}'`,
          `(s.until_at, s.id) ${inState ? '>' : '<'} (${$.until}, ${$.id})`,
        ].filter(Boolean)
        return `select ${columns} from (select s.* from earnings_statement s where ${where.join(' and ')} ${order} limit ${$.most}) s
        ${tables} ${order}`
      },
    }),
)
export interface Asked {
  readerId: string | undefined
  state: RowOf<{ state: typeof state }>['state'] | undefined
}
export const listStatements = (
  db: Db,
  { readerId, state: inState }: Asked,
  place: StatementPlace | undefined,
  most: number,
) => {
  const [until, id] = place ?? [inState ? -Infinity : Infinity, '']
  const page = pages({ ofReader: readerId !== undefined, inState: inState ?? false })
  return db.run(page, { readerId: readerId ?? '', until, id, most })
}

const one = reads('earnings_statement_one', {
  takes: { id: text },
  gives: statement,
  text: ($) => `select ${columns} from earnings_statement s ${tables} where s.id = ${$.id}`,
})
export const find = async (db: Db, id: string) => (await db.run(one, { id }))[0]
const locked = writes('earnings_statement_locked', {
  takes: { id: text },
  text: ($) => `select from earnings_statement where id = ${$.id} for update`,
})
/** Holds a statement until the transaction ends, and loads it as it is then. */
export const lock = async (tx: Tx, id: string) => {
  await tx.run(locked, { id })
  return find(tx, id)
}

const linePage = reads('earnings_lines', {
  takes: { id: text, after: integer, most: integer },
  gives: line,
  text: (
    $,
  ) => `select l.transfer_id as id, l.at, l.cause as what, l.reading_id as subject, l.cents, ${ofSubject}, l.number, l.statement_id,
      ${ofDispute}
    from (select * from earnings_line where statement_id = ${$.id} and number > ${$.after} order by number limit ${$.most}) l
      ${subjectTables('l.reading_id')} ${disputeTable}
    order by l.number`,
})
/** Lines of a statement after a number, in order. */
export const listLines = (db: Db, id: string, after: number, most: number) => db.run(linePage, { id, after, most })

const amounts = reads('earnings_amounts', {
  takes: { id: text, numbers: list(integer) },
  gives: { number: integer, cents: integer },
  text: ($) => `select number, cents from earnings_line where statement_id = ${$.id} and number = any(${$.numbers})`,
})
export const amountsOf = (db: Db, id: string, numbers: number[]) => db.run(amounts, { id, numbers })

const disputes = reads('earnings_disputes', {
  takes: { id: text },
  gives: { number: integer, cents: integer, wanted_cents: integer },
  text: (
    $,
  ) => `select e.number, l.cents, e.wanted_cents from earnings_dispute e join earnings_line l using (statement_id, number)
    where e.statement_id = ${$.id} order by e.number`,
})
export const disputesOf = (db: Db, id: string) => db.run(disputes, { id })

const wanted = { statement_id: text, number: integer, wanted_cents: integer, reason: text, made_at: moment }
const dispute = writes('earnings_dispute_put', {
  takes: { wanted: rows(wanted, 'earnings_dispute') },
  text: ($) => `insert into earnings_dispute (statement_id, number, wanted_cents, reason, made_at)
    select statement_id, number, wanted_cents, reason, made_at from jsonb_populate_recordset(null::earnings_dispute, ${$.wanted})`,
})
export const addDisputes = (tx: Tx, all: RowOf<typeof wanted>[]) => tx.run(dispute, { wanted: all })

const granted = { statement_id: text, number: integer, granted_cents: integer, decided_words: nullable(text) }
const decide = writes('earnings_dispute_decide', {
  takes: { granted: rows(granted, 'earnings_dispute') },
  text: ($) => `update earnings_dispute e set granted_cents = g.granted_cents, decided_words = g.decided_words
    from jsonb_populate_recordset(null::earnings_dispute, ${$.granted}) g
    where e.statement_id = g.statement_id and e.number = g.number`,
})
export const decideDisputes = (tx: Tx, all: RowOf<typeof granted>[]) => tx.run(decide, { granted: all })

const set = writes('earnings_statement_set', {
  takes: { id: text, ...decided },
  text: ($) => `update earnings_statement set state = ${$.state}, changed_at = ${$.changed_at},
    corrected_cents = ${$.corrected_cents}, decided_by = ${$.decided_by} where id = ${$.id}`,
})
/** Writes down how a statement stands from now on. */
export const save = (tx: Tx, row: Pick<Statement, 'id' | keyof typeof decided>) => tx.run(set, row)
