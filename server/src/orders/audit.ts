import { list, text } from '../kernel/columns.ts'
import { lookOf, passesOf, type Audit, type Promises } from '../kernel/findings.ts'
import { lookSince } from '../wallet/public.ts'

const common = (orders: string) => `
  orders as (select * from reading_order ${orders}),
  refunds as (
    select o.id, coalesce(sum(t.amount), 0) as cents from orders o
    left join wallet_transfer t on t.subject = o.payment_id and t.credit = 'house_card_clearing' and t.cause = 'refund' group by o.id),
  pay as (
    select o.id, coalesce(sum(case t.debit when 'house_reader_pay' then t.amount else - t.amount end), 0) as cents from orders o
    left join wallet_transfer t on t.subject = o.id and 'house_reader_pay' in (t.debit, t.credit) group by o.id)`

const promises: Promises = {
  'an order is paid as its payment is, and both say so': `
    select o.id as subject, o.state || ' but ' || coalesce(p.state, 'no payment') as found
    from orders o left join payment p on p.id = o.payment_id
    where (p.for_order, p.client_id, p.amount_cents, p.tax_cents, p.state = 'captured')
      is distinct from (o.id, o.client_id, o.price_cents, o.tax_cents, o.state <> 'unpaid')`,
  'a reader has their share of what a delivered order kept, and of no other': `
    select o.id as subject, pay.cents || ' of ' || o.price_cents - refunds.cents as found
    from orders o join refunds using (id) join pay using (id)
    where pay.cents <> case when o.delivered_at is null then 0
      else floor(floor((o.price_cents - o.tax_cents) * (o.price_cents - refunds.cents) / o.price_cents::numeric) * o.share_percent / 100.0) end`,
  'what never came is paid back': `
    select o.id as subject, refunds.cents || ' of ' || o.price_cents as found from orders o join refunds using (id)
    where o.state in ('declined', 'lapsed', 'ended', 'refunded') and refunds.cents <> o.price_cents
      and not exists (select from payment_dispute d where d.payment_id = o.payment_id)`,
}
const looked = lookOf('orders_look', promises, {
  takes: { subjects: list(text) },
  part: ($) => common(`where id = any(${$.subjects}) or payment_id = any(${$.subjects})`),
})

/** Compares orders with their payments and the books; nothing found = they agree. */
export const audit: Audit = {
  passes: passesOf('orders_audit', promises, common('')),
  look: (db, place) => lookSince(db, place, ({ subjects }) => db.run(looked, { subjects })),
}
