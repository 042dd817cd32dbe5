import { boolean, integer, list, moment, nullable, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const put = writes('payment_sign_up_put', {
  takes: { paymentId: text, clientId: text, key: nullable(text), now: moment },
  text: ($) => `insert into payment_sign_up (payment_id, client_id, key, made_at)
    values (${$.paymentId}, ${$.clientId}, ${$.key}, ${$.now})`,
})
/** This payment waits for its client to confirm the account. */
export const add = (tx: Tx, row: { paymentId: string; clientId: string; key: string | null; now: number }) =>
  tx.run(put, row)

const ofKey = reads('payment_sign_up_of_key', {
  takes: { key: text },
  gives: { payment_id: text, client_id: text },
  text: ($) => `select s.payment_id, s.client_id from payment_sign_up s join payment p on p.id = s.payment_id
    where s.key = ${$.key} and p.state <> 'declined'`,
})
/** What a key began, unless it was declined. */
export const findOfKey = async (db: Db, key: string) => (await db.run(ofKey, { key }))[0]

const waits = reads('payment_sign_up_waits', {
  takes: { paymentId: text },
  gives: { waits: boolean },
  text: ($) => `select exists (select from payment_sign_up
    where payment_id = ${$.paymentId} and confirmed_at is null and over_at is null) as waits`,
})
/** Whether a payment's money may only be held for now. */
export const isWaiting = async (db: Db, paymentId: string) => (await db.run(waits, { paymentId }))[0]!.waits

const waiting = reads('payment_sign_up_waiting', {
  takes: { clientId: text },
  gives: { payment_id: text },
  text: ($) => `select payment_id from payment_sign_up
    where client_id = ${$.clientId} and confirmed_at is null and over_at is null`,
})
/** The payment that waits for this account to be confirmed. */
export const findWaiting = async (db: Db, clientId: string) => (await db.run(waiting, { clientId }))[0]?.payment_id

const confirmed = writes('payment_sign_up_confirmed', {
  takes: { clientId: text, now: moment },
  gives: { payment_id: text },
  text: ($) => `update payment_sign_up set confirmed_at = ${$.now}
    where client_id = ${$.clientId} and confirmed_at is null and over_at is null returning payment_id`,
})
/** The account is its owner's: from now on the payment is one like any other. */
export const confirm = async (tx: Tx, clientId: string, now: number) =>
  (await tx.run(confirmed, { clientId, now }))[0]?.payment_id

const unheld = writes('payment_sign_up_unheld', {
  takes: { id: text, now: moment },
  text: ($) => `update payment set state = 'declined', settled_at = ${$.now}
    where id = ${$.id} and state = 'intent' and transaction_id is null`,
})
/** Ends a payment of which the provider knows nothing: its form was left, or its process died before it asked. */
export const endUnheld = (tx: Tx, id: string, now: number) => tx.run(unheld, { id, now })

const late = writes('payment_sign_up_late', {
  takes: { before: moment, now: moment, most: integer },
  gives: { payment_id: text },
  text: ($) => `update payment_sign_up set over_at = ${$.now}
    where payment_id = any(array(select payment_id from payment_sign_up
      where confirmed_at is null and over_at is null and made_at <= ${$.before}
      order by made_at limit ${$.most} for update)) returning payment_id`,
})
const ended = writes('payment_sign_up_ended', {
  takes: { ids: list(text), now: moment },
  text: ($) => `update payment set state = 'declined', settled_at = ${$.now}
    where id = any(${$.ids}::text[]) and state in ('intent', 'unknown', 'review')`,
})
/** Ends what nobody confirmed since `before`; what is held for it is let go of later. Answers how many. */
export const endLate = async (tx: Tx, before: number, now: number, most: number) => {
  const ids = (await tx.run(late, { before, now, most })).map(({ payment_id }) => payment_id)
  if (ids.length) await tx.run(ended, { ids, now })
  return ids.length
}
