import { Method } from '@evenlight/contract/payments'
import { integer, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'
import { orderCents, refundableCents } from '../wallet/public.ts'
import { states, type State } from './rules.ts'

const refund = { id: text, payment_id: text, amount_cents: integer }
const claimed = { ...refund, reference: text, tries: integer }
export type Refund = RowOf<typeof refund>

const put = writes('payment_refund_put', {
  takes: { ...refund, by_id: nullable(text), reason: text, made_at: moment },
  text: ($) => `insert into payment_refund (id, payment_id, amount_cents, by_id, reason, made_at, ask_at)
    values (${$.id}, ${$.payment_id}, ${$.amount_cents}, ${$.by_id}, ${$.reason}, ${$.made_at}, ${$.made_at})`,
})
export const add = (tx: Tx, row: Refund & { by_id: string | null; reason: string; made_at: number }) => tx.run(put, row)

const made = reads('payment_refund_made', {
  takes: { id: text },
  gives: { payment_id: text, amount_cents: integer, paid_seconds: notNull(integer) },
  text: ($) => `select r.payment_id, r.amount_cents, coalesce(t.amount, 0) as paid_seconds
    from payment_refund r left join wallet_transfer t on t.ref = 'refund/' || r.id || '/paid' where r.id = ${$.id}`,
})
/** A refund that was booked, with the time that it took. */
export const find = async (db: Db, id: string) => (await db.run(made, { id }))[0]

const refundable = reads('payment_refundable', {
  takes: { clientId: text },
  gives: { id: text },
  text: ($) => `select p.id from payment p where p.client_id = ${$.clientId} and p.state = 'captured'
    and ${refundableCents('p.id')} > 0
    and not exists (select from payment_dispute d where d.payment_id = p.id and d.state <> 'won') order by p.id`,
})
/** Payments of a client with unused time; what the payer disputes, or was paid back by that, is left out. */
export const listRefundable = (db: Db, clientId: string) => db.run(refundable, { clientId })

const worth = reads('payment_refund_worth', {
  takes: { id: text },
  gives: { client_id: text, state: oneOf(states), amount_cents: integer, refundable_cents: integer },
  text: ($) => `select p.client_id, p.state, p.amount_cents,
      case when p.for_order is null then ${refundableCents('p.id')} else ${orderCents('p.id')} end as refundable_cents
    from payment p where p.id = ${$.id}`,
})
/** What of a payment could go back now, and whose it is. */
export const findRefundable = async (db: Db, id: string) => (await db.run(worth, { id }))[0]

const open = reads('payment_refund_open', {
  takes: { now: moment, most: integer },
  gives: { id: text },
  text: ($) => `select id from payment_refund where settled_at is null and by_hand_at is null and ask_at <= ${$.now}
    order by made_at limit ${$.most}`,
})
/** Refunds that the provider has not confirmed and may be asked for, oldest first. */
export const listOpen = (db: Db, now: number, most: number) => db.run(open, { now, most })

const claim = writes('payment_refund_claimed', {
  takes: { id: text, now: moment, until: moment },
  gives: claimed,
  text: ($) => `update payment_refund set ask_at = ${$.until}, tries = tries + 1
    where id = ${$.id} and settled_at is null and by_hand_at is null and ask_at <= ${$.now}
    returning id, payment_id, amount_cents, reference, tries`,
})
/** Takes a refund up, so that nobody else asks for it until then. */
export const take = async (tx: Tx, id: string, now: number, until: number) =>
  (await tx.run(claim, { id, now, until }))[0]

const delayed = writes('payment_refund_put_off', {
  takes: { id: text, at: moment },
  text: ($) => `update payment_refund set ask_at = ${$.at} where id = ${$.id} and settled_at is null`,
})
export const putOff = (tx: Tx, id: string, at: number) => tx.run(delayed, { id, at })

const done = writes('payment_refund_done', {
  takes: { id: text, now: moment },
  text: ($) => `update payment_refund set settled_at = ${$.now} where id = ${$.id} and settled_at is null`,
})
export const settle = (tx: Tx, id: string, now: number) => tx.run(done, { id, now })

const listed = {
  id: text,
  client_id: text,
  username: text,
  state: oneOf(states),
  for_order: nullable(text),
  amount_cents: integer,
  paid_seconds: integer,
  free_seconds: integer,
  method: oneOf(Method.options),
  made_at: moment,
  refunded_cents: integer,
  refundable_cents: integer,
}
export type Listed = RowOf<typeof listed>
export type Place = [madeAt: number, id: string]
const pages = family({ ofState: [false, true], ofClient: [false, true] }, ({ ofState, ofClient }, key) =>
  reads(`payment_page_${key}`, {
    takes: { state: nullable(oneOf(states)), clientId: nullable(text), madeAt: moment, id: text, most: integer },
    gives: listed,
    text: ($) => {
      const where = [
        `(made_at, id) < (${$.madeAt}, ${$.id})`,
        ofState && `state = ${$.state}`,
        ofClient && `client_id = ${$.clientId}`,
        // What never became an account is nobody's.
        'not exists (select from payment_sign_up s where s.payment_id = payment.id and s.confirmed_at is null)',
      ].filter(Boolean)
      return `select p.id, p.client_id, a.username, p.state, p.for_order, p.amount_cents, p.paid_seconds, p.free_seconds, p.method, p.made_at,
          coalesce((select sum(r.amount_cents) from payment_refund r where r.payment_id = p.id), 0)::bigint as refunded_cents,
          case when p.for_order is null then ${refundableCents('p.id')} else ${orderCents('p.id')} end as refundable_cents
        from (select * from payment where ${where.join(' and ')} order by made_at desc, id desc limit ${$.most}) p
          ${joined('account_person', 'a', 'p.client_id')}
        order by p.made_at desc, p.id desc`
    },
  }),
)
/** Payments of everybody, or of one client, the newest first. */
export const listPayments = (
  db: Db,
  { state, clientId }: { state: State | undefined; clientId: string | undefined },
  [madeAt, id]: Place = [Infinity, ''],
  most: number,
) => {
  const page = pages({ ofState: state !== undefined, ofClient: clientId !== undefined })
  return db.run(page, { state, clientId, madeAt, id, most })
}
