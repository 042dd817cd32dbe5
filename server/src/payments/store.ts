import { Method } from '@evenlight/contract/payments'
import { integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { states, type State } from './rules.ts'

const terms = {
  id: text,
  client_id: text,
  package_id: text,
  amount_cents: integer,
  paid_seconds: integer,
  free_seconds: integer,
  method: oneOf(Method.options),
  made_at: moment,
}
const payment = { ...terms, state: oneOf(states), settled_at: nullable(moment) }
const intent = { ...terms, request_key: nullable(text) }
export type Payment = RowOf<typeof payment>
export type Intent = RowOf<typeof intent>

const columns = Object.keys(payment).join(', ')

const intended = writes('payment_intended', {
  takes: intent,
  gives: payment,
  text: ($) => `insert into payment
      (id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, request_key, made_at)
    values (${$.id}, ${$.client_id}, ${$.package_id}, ${$.amount_cents}, ${$.paid_seconds}, ${$.free_seconds},
      ${$.method}, ${$.request_key}, ${$.made_at})
    on conflict (client_id, request_key) where state <> 'declined' do nothing returning ${columns}`,
})
const ofKey = reads('payment_of_key', {
  takes: { client_id: text, request_key: nullable(text) },
  gives: payment,
  text: ($) => `select ${columns} from payment
    where client_id = ${$.client_id} and request_key = ${$.request_key} and state <> 'declined'`,
})

/** Writes an intent down, or answers the payment that the same key made before. */
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

const waiting = reads('payment_waiting', {
  takes: { most: integer },
  gives: payment,
  text: ($) =>
    `select ${columns} from payment where state in ('intent', 'unknown', 'review')
      order by state = 'review', made_at limit ${$.most}`,
})
const waitingOf = reads('payment_waiting_of', {
  takes: { clientId: text },
  gives: payment,
  text: ($) => `select ${columns} from payment
    where client_id = ${$.clientId} and state in ('intent', 'unknown', 'review') order by made_at desc`,
})

/** Payments whose end is not known yet, oldest first; those that wait for a person never keep the others from being asked. */
export const listOpen = (db: Db, most: number) => db.run(waiting, { most })
/** Those of one client, newest first. */
export const listOpenOfClient = (db: Db, clientId: string) => db.run(waitingOf, { clientId })
