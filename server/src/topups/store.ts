import { Brand } from '@evenlight/contract/payments'
import { OffCause, Outcome } from '@evenlight/contract/topups'
import { boolean, integer, moment, notNull, nullable, oneOf, someOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import type { Off } from './rules.ts'

const bounds = { card_id: text, package_id: text, cap_cents: integer, cap_days: integer }
const agreedTo = { id: text, clientId: text, terms: integer, now: moment, ...bounds }

const put = writes('topup_put', {
  takes: agreedTo,
  gives: { id: text },
  text: ($) => `insert into topup (id, client_id, terms, agreed_at, card_id, package_id, cap_cents, cap_days)
    values (${$.id}, ${$.clientId}, ${$.terms}, ${$.now}, ${$.card_id}, ${$.package_id}, ${$.cap_cents}, ${$.cap_days})
    on conflict (client_id) where off_at is null do nothing returning id`,
})
/** Writes a client's word down; nothing comes back where another one was given at this moment. */
export const add = async (tx: Tx, row: RowOf<typeof agreedTo>) => (await tx.run(put, row))[0]

const offPut = writes('topup_off', {
  takes: { clientId: text, cause: oneOf(OffCause.options), now: moment },
  gives: { id: text },
  text: ($) => `update topup set off_at = ${$.now}, off_cause = ${$.cause}
    where client_id = ${$.clientId} and off_at is null returning id`,
})
/** Ends a client's word; nothing comes back where there was none. */
export const setOff = async (tx: Tx, clientId: string, cause: Off, now: number) =>
  (await tx.run(offPut, { clientId, cause, now }))[0]

const agreement = { id: text, ...bounds, time_off: boolean, card_kept: boolean }
export type Agreement = RowOf<typeof agreement>
const locked = writes('topup_locked', {
  takes: { clientId: text },
  gives: agreement,
  // Who takes time off has ended what they agreed to before.
  text: ($) => `select t.id, t.card_id, t.package_id, t.cap_cents, t.cap_days,
      exists (select from client_cool_off c where c.client_id = t.client_id and c.cool_off_until > t.agreed_at) as time_off,
      exists (select from payment_card k where k.id = t.card_id and k.removed_at is null) as card_kept
    from topup t where t.client_id = ${$.clientId} and t.off_at is null for no key update of t`,
})
/** What a client agreed to, if it stands: stopping it and buying by it follow each other. */
export const lock = async (tx: Tx, clientId: string) => (await tx.run(locked, { clientId }))[0]

const shown = {
  id: text,
  terms: integer,
  agreed_at: moment,
  cap_cents: integer,
  cap_days: integer,
  off_at: nullable(moment),
  off_cause: nullable(oneOf(OffCause.options)),
  time_off: boolean,
  card_id: text,
  brand: oneOf(Brand.options),
  last4: text,
  expires: nullable(text),
  package_id: text,
  name: text,
  price_cents: integer,
  paid_seconds: integer,
  free_seconds: integer,
}
export type Shown = RowOf<typeof shown>
const latest = reads('topup_latest', {
  takes: { clientId: text },
  gives: shown,
  text: ($) => `select t.id, t.terms, t.agreed_at, t.cap_cents, t.cap_days, t.off_at, t.off_cause,
      exists (select from client_cool_off c where c.client_id = t.client_id and c.cool_off_until > t.agreed_at) as time_off,
      t.card_id, k.brand, k.last4, k.expires, t.package_id, w.name, w.price_cents, w.paid_seconds, w.free_seconds
    from (select * from topup where client_id = ${$.clientId} order by off_at is null desc, agreed_at desc limit 1) t
    join payment_card k on k.id = t.card_id join wallet_package w on w.id = t.package_id`,
})
/** The last word that a client gave, on or off. */
export const findLatest = async (db: Db, clientId: string) => (await db.run(latest, { clientId }))[0]

const spent = reads('topup_spent', {
  takes: { clientId: text, since: moment },
  gives: { cents: notNull(integer) },
  text: ($) => `select coalesce(sum(amount_cents), 0)::bigint as cents from payment
    where client_id = ${$.clientId} and automatic and state <> 'declined' and made_at > ${$.since}`,
})
/** What was bought without a press since then, what has no answer yet among it. */
export const findSpent = async (db: Db, clientId: string, since: number) =>
  (await db.run(spent, { clientId, since }))[0]!.cents

const line = {
  id: text,
  reading_id: text,
  at: moment,
  outcome: nullable(oneOf(Outcome.options)),
  amount_cents: nullable(integer),
  seconds: nullable(integer),
}
export type Line = RowOf<typeof line>
const lines = reads('topup_lines', {
  takes: { clientId: text, most: integer },
  gives: line,
  text: ($) => `select c.id, c.reading_id, c.at, c.outcome, p.amount_cents, p.paid_seconds + p.free_seconds as seconds
    from (select * from topup_crossing where client_id = ${$.clientId} order by at desc limit ${$.most}) c
    left join payment p on p.id = c.payment_id order by c.at desc`,
})
export const listLines = (db: Db, clientId: string, most: number) => db.run(lines, { clientId, most })

const paid = {
  state: someOf(['captured', 'declined']),
  amount_cents: integer,
  paid_seconds: integer,
  free_seconds: integer,
  brand: oneOf(Brand.options),
  last4: text,
}
export type Paid = RowOf<typeof paid>
const paidBy = reads('topup_paid', {
  takes: { paymentId: text },
  gives: paid,
  text: ($) => `select p.state, p.amount_cents, p.paid_seconds, p.free_seconds, k.brand, k.last4
    from payment p join payment_card k on k.id = p.card_id
    where p.id = ${$.paymentId} and p.state in ('captured', 'declined')`,
})
/** A payment that has come to its end, and the card that it was asked of. */
export const findPaid = async (db: Db, paymentId: string) => (await db.run(paidBy, { paymentId }))[0]
