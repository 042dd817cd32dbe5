import { Method } from '@evenlight/contract/payments'
import { integer, moment, notNull, oneOf, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'

const left = writes('payment_refund_left_to_hand', {
  takes: { id: text, now: moment },
  text: ($) => `update payment_refund set by_hand_at = ${$.now}
    where id = ${$.id} and settled_at is null and by_hand_at is null`,
})
/** The provider will not make a refund: the house pays it by hand. */
export const leaveToHand = (tx: Tx, id: string, now: number) => tx.run(left, { id, now })

const waiting = {
  id: text,
  payment_id: text,
  amount_cents: integer,
  reason: text,
  made_at: moment,
  by_hand_at: notNull(moment),
  method: oneOf(Method.options),
  bought_at: moment,
  client_id: text,
  username: text,
}
export type Place = [at: number, id: string]
const page = reads('payment_refunds_by_hand', {
  takes: { at: moment, id: text, most: integer },
  gives: waiting,
  text: ($) => `select r.id, r.payment_id, r.amount_cents, r.reason, r.made_at, r.by_hand_at, p.method,
      p.made_at as bought_at, p.client_id, a.username
    from (select * from payment_refund where by_hand_at is not null and settled_at is null
      and (by_hand_at, id) > (${$.at}, ${$.id}) order by by_hand_at, id limit ${$.most}) r
    ${joined('payment', 'p', 'r.payment_id')} ${joined('account_person', 'a', 'p.client_id')}
    order by r.by_hand_at, r.id`,
})
/** Refunds that somebody of the house has to pay, the longest waiting first. */
export const listByHand = (db: Db, [at, id]: Place = [-Infinity, ''], most: number) => db.run(page, { at, id, most })

const paid = writes('payment_refund_paid_by_hand', {
  takes: { id: text, byId: text, words: text, now: moment },
  gives: { payment_id: text, amount_cents: integer },
  text: ($) => `update payment_refund set settled_at = ${$.now}, paid_by = ${$.byId}, paid_words = ${$.words}
    where id = ${$.id} and by_hand_at is not null and settled_at is null returning payment_id, amount_cents`,
})
/** What was paid; nothing where it was paid before, or is not the house's to pay. */
export const payByHand = async (tx: Tx, row: { id: string; byId: string; words: string; now: number }) =>
  (await tx.run(paid, row))[0]
