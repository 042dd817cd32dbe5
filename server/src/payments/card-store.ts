import { Brand } from '@evenlight/contract/payments'
import { integer, list as listOf, moment, notNull, nullable, oneOf, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import type { Kept } from './gateway.ts'

const shown = { id: text, brand: oneOf(Brand.options), last4: text, expires: nullable(text) }

const customerKnown = writes('payment_customer_known', {
  takes: { clientId: text, id: text, customerId: text, lookAt: moment },
  text: ($) => `insert into payment_customer (client_id, id, customer_id, look_at)
    values (${$.clientId}, ${$.id}, ${$.customerId}, ${$.lookAt})
    on conflict (client_id) do update set customer_id = excluded.customer_id, look_at = excluded.look_at`,
})
/** Notes the provider's number for a client, and when its list is to be compared. */
export const setCustomer = (tx: Tx, row: { clientId: string; id: string; customerId: string; lookAt: number }) =>
  tx.run(customerKnown, row)

const handle = reads('payment_customer_handle', {
  takes: { clientId: text },
  gives: { id: text },
  text: ($) => `select id from payment_customer where client_id = ${$.clientId}`,
})
export const findHandle = async (db: Db, clientId: string) => (await db.run(handle, { clientId }))[0]?.id

const lookPut = writes('payment_customer_look_put', {
  takes: { clientId: text, lookAt: moment },
  text: ($) => `update payment_customer set look_at = ${$.lookAt} where client_id = ${$.clientId}`,
})
/** When a client's cards are compared with the provider's list again. */
export const setLook = (tx: Tx, clientId: string, lookAt: number) => tx.run(lookPut, { clientId, lookAt })

const lookDue = reads('payment_customer_due', {
  takes: { now: moment, most: integer },
  gives: { client_id: text, customer_id: text },
  text: ($) => `select client_id, customer_id from payment_customer
    where look_at <= ${$.now} order by look_at limit ${$.most}`,
})
export const listToLook = (db: Db, now: number, most: number) => db.run(lookDue, { now, most })

const listed = reads('payment_card_list', {
  takes: { clientId: text },
  gives: shown,
  text: ($) => `select id, brand, last4, expires from payment_card
    where client_id = ${$.clientId} and removed_at is null order by made_at desc, id`,
})
export const list = (db: Db, clientId: string) => db.run(listed, { clientId })

const stored = writes('payment_card_stored', {
  takes: {
    id: text,
    clientId: text,
    profile_id: text,
    brand: oneOf(Brand.options),
    last4: text,
    expires: nullable(text),
    now: moment,
  },
  text: ($) => `insert into payment_card (id, client_id, profile_id, brand, last4, expires, made_at)
    values (${$.id}, ${$.clientId}, ${$.profile_id}, ${$.brand}, ${$.last4}, ${$.expires}, ${$.now})
    on conflict (client_id, profile_id) do update
      set brand = excluded.brand, last4 = excluded.last4, expires = excluded.expires`,
})
/** A card that the provider keeps. One that is known only changes, and what was removed stays so. */
export const put = (tx: Tx, id: string, clientId: string, card: Kept, now: number) =>
  tx.run(stored, { id, clientId, ...card, now })

const missed = writes('payment_card_missed', {
  takes: { clientId: text, kept: listOf(text), before: moment },
  text: (
    $,
  ) => `update payment_card set removed_at = coalesce(removed_at, ${$.before}), ask_at = coalesce(ask_at, ${$.before}),
      forgotten_at = ${$.before}
    where client_id = ${$.clientId} and forgotten_at is null and made_at < ${$.before}
      and profile_id <> all(${$.kept}::text[])`,
})
/** Cards that the provider no longer keeps, though they were here before it was asked. */
export const dropMissing = (tx: Tx, asked: { clientId: string; kept: string[]; before: number }) =>
  tx.run(missed, asked)

const chosen = reads('payment_card_chosen', {
  takes: { id: text, clientId: text },
  gives: { expires: nullable(text) },
  text: ($) => `select expires from payment_card
    where id = ${$.id} and client_id = ${$.clientId} and removed_at is null`,
})
/** A client's own card; nothing for a removed one, or somebody else's. */
export const find = async (db: Db, id: string, clientId: string) => (await db.run(chosen, { id, clientId }))[0]

const charged = reads('payment_card_charged', {
  takes: { id: text },
  gives: { customer_id: text, profile_id: text },
  text: ($) => `select u.customer_id, c.profile_id
    from payment_card c join payment_customer u on u.client_id = c.client_id where c.id = ${$.id}`,
})
/** What the provider charges a card by. */
export const findStored = async (db: Db, id: string) => (await db.run(charged, { id }))[0]

const removed = writes('payment_card_removed', {
  takes: { id: text, clientId: text, now: moment },
  gives: { id: text },
  text: ($) => `update payment_card set removed_at = coalesce(removed_at, ${$.now}), ask_at = coalesce(ask_at, ${$.now})
    where id = ${$.id} and client_id = ${$.clientId} returning id`,
})
export const remove = async (tx: Tx, id: string, clientId: string, now: number) =>
  (await tx.run(removed, { id, clientId, now }))[0]

const toForget = { id: text, customer_id: text, profile_id: text }
const forgetDue = reads('payment_card_forget_due', {
  takes: { now: moment, most: integer },
  gives: toForget,
  text: ($) => `select c.id, u.customer_id, c.profile_id
    from (select * from payment_card where removed_at is not null and forgotten_at is null and ask_at <= ${$.now}
      order by ask_at limit ${$.most}) c join payment_customer u on u.client_id = c.client_id`,
})
/** Removed cards that the provider still keeps, as far as we know, and may be asked to forget. */
export const listToForget = (db: Db, now: number, most: number) => db.run(forgetDue, { now, most })

const forgetOf = reads('payment_card_forget_of', {
  takes: { clientId: text },
  gives: toForget,
  text: ($) => `select c.id, u.customer_id, c.profile_id from payment_card c
      join payment_customer u on u.client_id = c.client_id
    where c.client_id = ${$.clientId} and c.removed_at is not null and c.forgotten_at is null`,
})
export const listToForgetOf = (db: Db, clientId: string) => db.run(forgetOf, { clientId })

const forgotten = writes('payment_card_forgotten', {
  takes: { id: text, now: moment },
  text: ($) => `update payment_card set forgotten_at = ${$.now} where id = ${$.id} and forgotten_at is null`,
})
export const setForgotten = (tx: Tx, id: string, now: number) => tx.run(forgotten, { id, now })

const later = writes('payment_card_forget_later', {
  takes: { id: text, at: moment },
  text: ($) => `update payment_card set ask_at = ${$.at} where id = ${$.id} and forgotten_at is null`,
})
export const putOffForgetting = (tx: Tx, id: string, at: number) => tx.run(later, { id, at })

const held = reads('payment_card_count', {
  takes: { clientId: text },
  gives: { kept: notNull(integer) },
  text: ($) => `select (select count(*) from payment_card where client_id = ${$.clientId} and removed_at is null)
    + (select count(*) from payment_card_wish where client_id = ${$.clientId} and done_at is null) as kept`,
})
/** How many cards are kept for a client, those included that are to be. */
export const count = async (db: Db, clientId: string) => (await db.run(held, { clientId }))[0]!.kept
