import { OrderState } from '@evenlight/contract/orders'
import * as z from 'zod/mini'
import { boolean, integer, json, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { orderCents, orderEarnedCents } from '../wallet/public.ts'

const texts = json(z.array(z.string()))
const terms = {
  id: text,
  client_id: text,
  reader_id: text,
  special_id: nullable(text),
  payment_id: text,
  price_cents: integer,
  tax_cents: integer,
  share_percent: integer,
  due_hours: integer,
  questions: texts,
  made_at: moment,
}
const standing = {
  state: oneOf(OrderState.options),
  paid_at: nullable(moment),
  promised_at: nullable(moment),
  answers: texts,
  delivered_at: nullable(moment),
  late_at: nullable(moment),
  ended_at: nullable(moment),
  reason: nullable(text),
  clarify_question: nullable(text),
  clarify_at: nullable(moment),
  clarify_answer: nullable(text),
  clarified_at: nullable(moment),
  due_at: nullable(moment),
  /** The reader's own words ask for care. */
  reader_care: boolean,
}
const order = { ...terms, ...standing }
export type Order = RowOf<typeof order>
export const columns = Object.keys(order).join(', ')

const put = writes('order_put', {
  takes: terms,
  text: ($) => `insert into reading_order (${Object.keys(terms).join(', ')})
    values (${$.id}, ${$.client_id}, ${$.reader_id}, ${$.special_id}, ${$.payment_id}, ${$.price_cents}, ${$.tax_cents},
      ${$.share_percent}, ${$.due_hours}, ${$.questions}, ${$.made_at})`,
})
/** Writes an order down, which is not paid for yet. */
export const add = (tx: Tx, row: RowOf<typeof terms>) => tx.run(put, row)

const locked = writes('order_locked', {
  takes: { id: text },
  gives: order,
  text: ($) => `select ${columns} from reading_order where id = ${$.id} for update`,
})
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const saved = writes('order_saved', {
  takes: { id: text, ...standing },
  text: ($) =>
    `update reading_order set ${Object.keys(standing)
      .map((name) => `${name} = ${$[name as keyof typeof standing]}`)
      .join(', ')} where id = ${$.id}`,
})
/** Writes down how an order stands from now on. */
export const save = (tx: Tx, row: Pick<Order, 'id' | keyof typeof standing>) => tx.run(saved, row)

const shownColumns = {
  ...order,
  client_username: text,
  reader_username: text,
  reader_name: text,
  special: nullable(text),
  back_cents: notNull(integer),
  earned_cents: notNull(integer),
}
export const shown = shownColumns
export type Shown = RowOf<typeof shown>

/** SQL of orders as they are shown; `orders` is cut before. */
export const shownOf = (orders: string) => `select o.*, pc.username as client_username, pr.username as reader_username,
    coalesce(r.display_name, pr.username) as reader_name, s.title as special,
    case when o.paid_at is null then 0 else o.price_cents - ${orderCents('o.payment_id')} end as back_cents,
    ${orderEarnedCents('o.id')} as earned_cents
  from (${orders}) o join account_person pc on pc.id = o.client_id join account_person pr on pr.id = o.reader_id
    left join reader r on r.id = o.reader_id left join reading_special s on s.id = o.special_id`

const one = reads('order_one', {
  takes: { id: text },
  gives: shown,
  text: ($) => shownOf(`select ${columns} from reading_order where id = ${$.id}`),
})
export const find = async (db: Db, id: string) => (await db.run(one, { id }))[0]
