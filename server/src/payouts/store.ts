import { bytes, day, integer, list, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'
import { to } from './account-store.ts'
import { batchStates, lineStates } from './rules.ts'

const ways = ['paypal', 'csv'] as const
const made = {
  id: text,
  way: oneOf(ways),
  lines: integer,
  amount_cents: integer,
  made_by: text,
  made_at: moment,
}
const standing = {
  state: oneOf(batchStates),
  sent_by: nullable(text),
  asked_at: nullable(moment),
  ask_at: nullable(moment),
  tries: integer,
  batch_id: nullable(text),
  refused: nullable(text),
  ended_at: nullable(moment),
}
const payout = { ...made, ...standing }
export type Payout = RowOf<typeof payout>
const columns = Object.keys(payout).join(', ')

const put = writes('payout_put', {
  takes: made,
  text: ($) => `insert into payout (id, way, lines, amount_cents, made_by, made_at, state)
    values (${$.id}, ${$.way}, ${$.lines}, ${$.amount_cents}, ${$.made_by}, ${$.made_at}, 'made')`,
})
export const add = (tx: Tx, row: RowOf<typeof made>) => tx.run(put, row)

const newLine = {
  id: text,
  payout_id: text,
  number: integer,
  statement_id: text,
  reader_id: text,
  amount_cents: integer,
  ...to,
  now: moment,
}
const putLine = writes('payout_line_put', {
  takes: newLine,
  text: (
    $,
  ) => `insert into payout_line (id, payout_id, number, statement_id, reader_id, amount_cents, to_way, sealed, masked, state, changed_at)
    values (${$.id}, ${$.payout_id}, ${$.number}, ${$.statement_id}, ${$.reader_id}, ${$.amount_cents}, ${$.way}, ${$.sealed},
      ${$.masked}, 'waiting', ${$.now})`,
})
export const addLine = (tx: Tx, row: RowOf<typeof newLine>) => tx.run(putLine, row)

const set = writes('payout_set', {
  takes: { id: text, ...standing },
  text: (
    $,
  ) => `update payout set state = ${$.state}, sent_by = ${$.sent_by}, asked_at = ${$.asked_at}, ask_at = ${$.ask_at},
    tries = ${$.tries}, batch_id = ${$.batch_id}, refused = ${$.refused}, ended_at = ${$.ended_at} where id = ${$.id}`,
})
/** Writes down how a batch stands from now on. */
export const save = (tx: Tx, row: Payout) => tx.run(set, row)

const one = reads('payout_one', {
  takes: { name: text },
  gives: payout,
  text: ($) => `select ${columns} from payout where id = ${$.name} or batch_id = ${$.name}`,
})
/** By our id, or by PayPal's. */
export const find = async (db: Db, name: string) => (await db.run(one, { name }))[0]
const locked = writes('payout_locked', {
  takes: { id: text },
  gives: payout,
  text: ($) => `select ${columns} from payout where id = ${$.id} for update`,
})
/** Holds a batch until the transaction ends. */
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const due = reads('payout_due', {
  takes: { now: moment, most: integer },
  gives: { id: text },
  text: ($) => `select id from payout where ask_at <= ${$.now} order by ask_at limit ${$.most}`,
})
export const listDue = (db: Db, now: number, most: number) => db.run(due, { now, most })

const page = reads('payout_page', {
  takes: { at: moment, id: text, most: integer },
  gives: payout,
  text: ($) => `select ${columns} from payout where (made_at, id) < (${$.at}, ${$.id})
    order by made_at desc, id desc limit ${$.most}`,
})
export type Place = [at: number, id: string]
export const listPayouts = (db: Db, [at, id]: Place, most: number) => db.run(page, { at, id, most })

const counts = reads('payout_counts', {
  takes: { ids: list(text) },
  gives: { payout_id: text, state: oneOf(lineStates), n: integer },
  text: ($) =>
    `select payout_id, state, count(*) as n from payout_line where payout_id = any(${$.ids}) group by payout_id, state`,
})
/** How many lines of these batches stand how. */
export const countLines = async (db: Db, ids: string[]) => {
  const found = Map.groupBy(await db.run(counts, { ids }), ({ payout_id }) => payout_id)
  return (id: string) => Object.fromEntries((found.get(id) ?? []).map(({ state, n }) => [state, n]))
}

const line = {
  id: text,
  number: integer,
  statement_id: text,
  reader_id: text,
  amount_cents: integer,
  to_way: to.way,
  sealed: nullable(bytes),
  masked: text,
  state: oneOf(lineStates),
  changed_at: moment,
  paid_on: nullable(day),
  reason: nullable(text),
}
export type Line = RowOf<typeof line>
const listed = { ...line, half: text, reader_username: text, reader_name: notNull(text), reader_locale: text }
export type Listed = RowOf<typeof listed>
const lineColumns = (of: string) =>
  Object.keys(line)
    .map((name) => `${of}.${name}`)
    .join(', ')
const linePage = reads('payout_lines', {
  takes: { id: text, after: integer, most: integer },
  gives: listed,
  text: (
    $,
  ) => `select ${lineColumns('l')}, s.half, p.username as reader_username, coalesce(r.display_name, p.username) as reader_name,
      p.locale as reader_locale
    from (select * from payout_line where payout_id = ${$.id} and number > ${$.after} order by number limit ${$.most}) l
      ${joined('earnings_statement', 's', 'l.statement_id')} ${joined('account_person', 'p', 'l.reader_id')}
      ${joinedIfAny('reader', 'r', 'l.reader_id')} order by l.number`,
})
export const listLines = (db: Db, id: string, afterNumber: number, most: number) =>
  db.run(linePage, { id, after: afterNumber, most })

const allLines = writes('payout_lines_locked', {
  takes: { id: text },
  gives: line,
  text: ($) => `select ${lineColumns('l')} from payout_line l where payout_id = ${$.id} order by number for update`,
})
/** All lines of a batch, held until the transaction ends. */
export const lockLines = (tx: Tx, id: string) => tx.run(allLines, { id })

const setLine = writes('payout_line_set', {
  takes: {
    id: text,
    state: line.state,
    now: moment,
    paid_on: nullable(day),
    reason: nullable(text),
    byId: nullable(text),
  },
  text: (
    $,
  ) => `update payout_line set state = ${$.state}, changed_at = ${$.now}, paid_on = ${$.paid_on}, reason = ${$.reason},
    decided_by = coalesce(${$.byId}, decided_by) where id = ${$.id}`,
})
export const saveLine = (
  tx: Tx,
  row: Pick<Line, 'id' | 'state' | 'paid_on' | 'reason'> & { now: number; byId: string | null },
) => tx.run(setLine, row)
