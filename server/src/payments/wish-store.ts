import { integer, moment, notNull, oneOf, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { states } from './rules.ts'

const put = writes('payment_card_wish_put', {
  takes: { paymentId: text, clientId: text, now: moment },
  text: ($) => `insert into payment_card_wish (payment_id, client_id, agreed_at, ask_at)
    values (${$.paymentId}, ${$.clientId}, ${$.now}, ${$.now})`,
})
/** The client wants the card kept that this payment is paid with. */
export const add = (tx: Tx, paymentId: string, clientId: string, now: number) =>
  tx.run(put, { paymentId, clientId, now })

const due = reads('payment_card_wish_ready', {
  takes: { now: moment, most: integer },
  gives: { payment_id: text },
  text: ($) => `select w.payment_id from payment_card_wish w join payment p on p.id = w.payment_id
    where w.done_at is null and w.ask_at <= ${$.now} and p.state in ('captured', 'declined')
    order by w.ask_at limit ${$.most}`,
})
/** Wishes whose payment has come to its end, the oldest first. */
export const listDue = (db: Db, now: number, most: number) => db.run(due, { now, most })

const claimed = writes('payment_card_wish_claimed', {
  takes: { paymentId: text, now: moment, until: moment },
  gives: { client_id: text, tries: integer, state: oneOf(states) },
  text: ($) => `update payment_card_wish w set ask_at = ${$.until}, tries = tries + 1
    from payment p where w.payment_id = ${$.paymentId} and p.id = w.payment_id and w.done_at is null and w.ask_at <= ${$.now}
    returning w.client_id, w.tries, p.state`,
})
/** Takes a wish up, so that nobody else asks for it until then. */
export const take = async (tx: Tx, paymentId: string, now: number, until: number) =>
  (await tx.run(claimed, { paymentId, now, until }))[0]

const delayed = writes('payment_card_wish_put_off', {
  takes: { paymentId: text, at: moment },
  text: ($) => `update payment_card_wish set ask_at = ${$.at} where payment_id = ${$.paymentId}`,
})
export const putOff = (tx: Tx, paymentId: string, at: number) => tx.run(delayed, { paymentId, at })

const done = writes('payment_card_wish_done', {
  takes: { paymentId: text, now: moment },
  text: ($) => `update payment_card_wish set done_at = ${$.now} where payment_id = ${$.paymentId} and done_at is null`,
})
export const setDone = (tx: Tx, paymentId: string, now: number) => tx.run(done, { paymentId, now })

const coming = reads('payment_card_wish_coming', {
  takes: { clientId: text },
  gives: { coming: notNull(integer) },
  text: ($) => `select count(*) as coming from payment_card_wish w join payment p on p.id = w.payment_id
    where w.client_id = ${$.clientId} and w.done_at is null and p.state = 'captured'`,
})
/** How many cards are being kept for a client at this moment: paid with, and not heard of yet. */
export const countComing = async (db: Db, clientId: string) => (await db.run(coming, { clientId }))[0]!.coming
