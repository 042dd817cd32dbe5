import { DisputeStage, DisputeState, Method } from '@evenlight/contract/payments'
import { integer, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'

const dispute = {
  id: text,
  payment_id: text,
  reason: text,
  state: oneOf(DisputeState.options),
  stage: nullable(oneOf(DisputeStage.options)),
  amount_cents: integer,
  opened_at: moment,
  closed_at: nullable(moment),
  due_at: nullable(moment),
  /** What the provider called it last, and as of when. */
  status: text,
  told_at: moment,
}
export type Dispute = RowOf<typeof dispute>
const columns = Object.keys(dispute).join(', ')

const put = writes('payment_dispute_put', {
  takes: dispute,
  text: (
    $,
  ) => `insert into payment_dispute (id, payment_id, reason, state, stage, amount_cents, opened_at, closed_at, due_at, status, told_at)
    values (${$.id}, ${$.payment_id}, ${$.reason}, ${$.state}, ${$.stage}, ${$.amount_cents}, ${$.opened_at}, ${$.closed_at},
      ${$.due_at}, ${$.status}, ${$.told_at})
    on conflict (id) do update set reason = excluded.reason, state = excluded.state, stage = excluded.stage,
      amount_cents = excluded.amount_cents, closed_at = excluded.closed_at, due_at = excluded.due_at, status = excluded.status,
      told_at = excluded.told_at`,
})
/** Notes a dispute as it stands now. */
export const save = (tx: Tx, row: Dispute) => tx.run(put, row)

const byId = reads('payment_dispute_by_id', {
  takes: { id: text },
  gives: dispute,
  text: ($) => `select ${columns} from payment_dispute where id = ${$.id}`,
})
export const find = async (db: Db, id: string) => (await db.run(byId, { id }))[0]

const sums = reads('payment_dispute_sums', {
  takes: { paymentId: text },
  gives: { open_cents: integer, lost_cents: integer },
  text: ($) => `select coalesce(sum(amount_cents) filter (where state = 'open'), 0)::bigint as open_cents,
      coalesce(sum(amount_cents) filter (where state = 'lost'), 0)::bigint as lost_cents
    from payment_dispute where payment_id = ${$.paymentId}`,
})
/** What is disputed of a payment, and what was lost of it. */
export const sumOf = async (db: Db, paymentId: string) => (await db.run(sums, { paymentId }))[0]!

/** Whether the payer asks for a payment's money back at the provider. */
export const isDisputed = async (db: Db, paymentId: string) => (await sumOf(db, paymentId)).open_cents > 0

const listed = {
  ...dispute,
  client_id: text,
  username: text,
  method: oneOf(Method.options),
  payment_cents: integer,
  paid_seconds: integer,
  free_seconds: integer,
  bought_at: moment,
  held_seconds: notNull(integer),
}
export type Listed = RowOf<typeof listed>
export type Place = [openedAt: number, id: string]

const shown = (disputes: string) => `select d.*, p.client_id, a.username, p.method, p.amount_cents as payment_cents,
    p.paid_seconds, p.free_seconds, p.made_at as bought_at,
    coalesce((select sum(t.amount - coalesce((select sum(c.amount) from wallet_transfer c where c.corrects = t.ref), 0))
      from wallet_transfer t where t.subject = d.payment_id and t.credit = 'house_disputed'), 0)::bigint as held_seconds
  from (${disputes}) d ${joined('payment', 'p', 'd.payment_id')} ${joined('account_person', 'a', 'p.client_id')}`

const pages = family({ ofState: [false, true] }, ({ ofState }, key) =>
  reads(`payment_dispute_page_${key}`, {
    takes: { state: nullable(oneOf(DisputeState.options)), openedAt: moment, id: text, most: integer },
    gives: listed,
    text: ($) =>
      `${shown(`select ${columns} from payment_dispute
      where (opened_at, id) < (${$.openedAt}, ${$.id}) ${ofState ? `and state = ${$.state}` : ''}
      order by opened_at desc, id desc limit ${$.most}`)} order by d.opened_at desc, d.id desc`,
  }),
)
/** Disputes of everybody, the newest first. */
export const listDisputes = (
  db: Db,
  state: Dispute['state'] | undefined,
  [openedAt, id]: Place = [Infinity, ''],
  most: number,
) => db.run(pages({ ofState: state !== undefined }), { state, openedAt, id, most })

const one = reads('payment_dispute_shown', {
  takes: { id: text },
  gives: listed,
  text: ($) => shown(`select ${columns} from payment_dispute where id = ${$.id}`),
})
export const findListed = async (db: Db, id: string) => (await db.run(one, { id }))[0]
