import { Brand, Method } from '@evenlight/contract/payments'
import { boolean, integer, list, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import type { CardFace, Held } from './gateway.ts'
import { states, type State } from './rules.ts'

const terms = {
  id: text,
  client_id: text,
  /** A package, or what is no time: an order. */
  package_id: nullable(text),
  for_order: nullable(text),
  amount_cents: integer,
  paid_seconds: integer,
  free_seconds: integer,
  method: oneOf(Method.options),
  made_at: moment,
  form_until: nullable(moment),
  card_id: nullable(text),
  automatic: boolean,
  tax_cents: integer,
  tax_country: nullable(text),
  tax_name: nullable(text),
  tax_basis_points: nullable(integer),
}
const payment = {
  ...terms,
  state: oneOf(states),
  settled_at: nullable(moment),
  reference: text,
  transaction_id: nullable(text),
  order_id: nullable(text),
}
const intent = { ...terms, request_key: nullable(text) }
export type Payment = RowOf<typeof payment>
export type Intent = RowOf<typeof intent>

const columns = Object.keys(payment).join(', ')

const intended = writes('payment_intended', {
  takes: intent,
  gives: payment,
  text: ($) => `insert into payment
      (id, client_id, package_id, for_order, amount_cents, paid_seconds, free_seconds, method, request_key, made_at,
      form_until, card_id, automatic, tax_cents, tax_country, tax_name, tax_basis_points)
    select ${$.id}, p.id, ${$.package_id}, ${$.for_order}, ${$.amount_cents}, ${$.paid_seconds}, ${$.free_seconds},
      ${$.method}, ${$.request_key}, ${$.made_at}, ${$.form_until}, ${$.card_id}, ${$.automatic},
      ${$.tax_cents}, ${$.tax_country}, ${$.tax_name}, ${$.tax_basis_points}
    from account_person p where p.id = ${$.client_id} and p.state <> 'erased' for key share
    on conflict (client_id, request_key) where state <> 'declined' do nothing returning ${columns}`,
})
const ofKey = reads('payment_of_key', {
  takes: { client_id: text, request_key: nullable(text) },
  gives: payment,
  text: ($) => `select ${columns} from payment
    where client_id = ${$.client_id} and request_key = ${$.request_key} and state <> 'declined'`,
})

/** Writes an intent down, or answers the payment that the same key made before; of who is erased meanwhile nothing is taken. */
export const intend = async (tx: Tx, terms: Intent) => {
  const [made] = await tx.run(intended, terms)
  if (made) return { payment: made, fresh: true }
  const before = await findOfKey(tx, terms.client_id, terms.request_key)
  return before && { payment: before, fresh: false }
}
/** The payment that a client made with a key, unless it was declined. */
export const findOfKey = async (db: Db, client_id: string, request_key: string | null) =>
  (await db.run(ofKey, { client_id, request_key }))[0]

const byId = reads('payment_by_id', {
  takes: { id: text },
  gives: payment,
  text: ($) => `select ${columns} from payment where id = ${$.id}`,
})
const locked = writes('payment_locked', {
  takes: { id: text },
  gives: payment,
  text: ($) => `select ${columns} from payment where id = ${$.id} for update`,
})

export const find = async (db: Db, id: string) => (await db.run(byId, { id }))[0]
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const moved = writes('payment_moved', {
  takes: { id: text, state: oneOf(states), settledAt: nullable(moment) },
  gives: payment,
  text: ($) =>
    `update payment set state = ${$.state}, settled_at = ${$.settledAt} where id = ${$.id} returning ${columns}`,
})

export const setState = async (tx: Tx, id: string, state: State, settledAt: number | null) =>
  (await tx.run(moved, { id, state, settledAt }))[0]!

const noted = writes('payment_noted', {
  takes: { id: text, transactionId: text, brand: nullable(oneOf(Brand.options)), last4: nullable(text) },
  gives: payment,
  text: ($) => `update payment set transaction_id = ${$.transactionId},
      card_brand = coalesce(card_brand, ${$.brand}), card_last4 = coalesce(card_last4, ${$.last4})
    where id = ${$.id} and state in ('intent', 'unknown', 'review')
      and (transaction_id is null or transaction_id = ${$.transactionId}) returning ${columns}`,
})
/** Notes which transaction of the provider's pays. The first one does; of another, or once it is over, nothing comes back. */
export const note = async (tx: Tx, id: string, transactionId: string, card?: CardFace) =>
  (await tx.run(noted, { id, transactionId, brand: card?.brand, last4: card?.last4 }))[0]

const formed = writes('payment_formed', {
  takes: { id: text, until: moment },
  text: ($) => `update payment set form_until = ${$.until}
    where id = ${$.id} and state = 'intent' and form_until is not null`,
})
/** The form was opened anew. */
export const setForm = (tx: Tx, id: string, until: number) => tx.run(formed, { id, until })

const ordered = writes('payment_ordered', {
  takes: { id: text, orderId: text, until: moment },
  gives: payment,
  text: ($) => `update payment set order_id = ${$.orderId}, form_until = ${$.until}
    where id = ${$.id} and state = 'intent' and form_until is not null
      and (order_id is null or order_id = ${$.orderId}) returning ${columns}`,
})
/** Notes what the provider made to be approved, and until when; nothing comes back where the payment is over. */
export const setOrder = async (tx: Tx, id: string, orderId: string, until: number) =>
  (await tx.run(ordered, { id, orderId, until }))[0]

const named = reads('payment_named', {
  takes: { name: text },
  gives: payment,
  text: ($) => `select ${columns} from payment
    where method = 'paypal' and (order_id = ${$.name} or reference = ${$.name})`,
})
/** The payment that PayPal knows by this: its own number, or our reference. */
export const findNamed = async (db: Db, name: string) => (await db.run(named, { name }))[0]

const taken = reads('payment_taken', {
  takes: { transactionId: text },
  gives: { id: text },
  text: ($) => `select id from payment where method = 'card' and transaction_id = ${$.transactionId}`,
})
/** The payment that a card company's transaction paid. */
export const findTaken = async (db: Db, transactionId: string) => (await db.run(taken, { transactionId }))[0]

const ofCard = reads('payment_of_card', {
  takes: { reference: text },
  gives: payment,
  text: ($) => `select ${columns} from payment where method = 'card' and reference = ${$.reference}`,
})
/** The payment by card that is known to the provider by our reference. */
export const findOfCard = async (db: Db, reference: string) => (await db.run(ofCard, { reference }))[0]

const givenUp = writes('payment_given_up', {
  takes: { id: text, now: moment },
  text: ($) => `update payment set state = 'declined', settled_at = ${$.now}
    where id = ${$.id} and state = 'intent' and form_until is not null and transaction_id is null`,
})
/** Ends a payment whose form has brought nothing: what it may still bring is never taken. */
export const giveUp = (tx: Tx, id: string, now: number) => tx.run(givenUp, { id, now })

const unpaid = reads('payment_unpaid', {
  takes: { references: list(text), transactions: list(text) },
  gives: { transaction: notNull(text) },
  text: (
    $,
  ) => `select h.transaction from unnest(${$.references}::text[], ${$.transactions}::text[]) as h (reference, transaction)
    join payment p on p.reference = h.reference
    where p.state = 'declined' or p.transaction_id <> h.transaction`,
})
/** Of what a provider holds under our references: the transactions that no payment counts on, nor ever will. */
export const listUnpaid = async (db: Db, held: Held[]) => {
  const references = held.map(({ reference }) => reference)
  const transactions = held.map(({ transactionId }) => transactionId)
  return (await db.run(unpaid, { references, transactions })).map(({ transaction }) => transaction)
}

const waiting = reads('payment_waiting', {
  takes: { most: integer },
  gives: payment,
  text: ($) =>
    `select ${columns} from payment where state in ('intent', 'unknown', 'review')
      and (transaction_id is null or not exists (select from payment_sign_up s
        where s.payment_id = payment.id and s.confirmed_at is null))
      order by state = 'review', made_at limit ${$.most}`,
})
const waitingOf = reads('payment_waiting_of', {
  takes: { clientId: text },
  gives: payment,
  text: ($) => `select ${columns} from payment
    where client_id = ${$.clientId} and state in ('intent', 'unknown', 'review')
      and (form_until is null or transaction_id is not null) order by made_at desc`,
})

/**
 * Payments whose end is not known yet, oldest first; those that wait for a person never keep the others from being asked. Money
 * that is held for an account without its owner is not asked about.
 */
export const listOpen = (db: Db, most: number) => db.run(waiting, { most })
/** Those of one client, newest first, without those whose form has brought nothing yet. */
export const listOpenOfClient = (db: Db, clientId: string) => db.run(waitingOf, { clientId })
