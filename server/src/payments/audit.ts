import { list, moment, text } from '../kernel/columns.ts'
import { lookOf, passesOf, type Audit, type Place } from '../kernel/findings.ts'
import { reads } from '../kernel/statement.ts'
import { lookSince } from '../wallet/public.ts'

const booked = `
  booked as (
    select subject, sum(amount) as cents from wallet_transfer
    where debit = 'house_card_clearing' and cause in ('purchase', 'order') and state = 'posted' group by subject),
  given_back as (
    select subject, coalesce(sum(case credit when 'house_card_clearing' then amount else - amount end) filter (where cause <> 'refund'), 0) as cents,
      coalesce(sum(amount) filter (where cause = 'refund'), 0) as refunded
    from wallet_transfer where 'house_card_clearing' in (debit, credit) and cause not in ('purchase', 'order') and state = 'posted' group by subject)`

const promises = {
  'a payment is booked when it is captured, in full, and never else': `
    select coalesce(p.id, b.subject) as subject,
      coalesce(p.state, 'no payment') || ' ' || coalesce(p.amount_cents, 0) || ' but ' || coalesce(b.cents, 0) as found
    from payment p full join booked b on b.subject = p.id
    where coalesce(b.cents, 0) <> case p.state when 'captured' then p.amount_cents else 0 end`,
  'a refund is booked as it was promised': `
    select coalesce(r.payment_id, b.subject) as subject, coalesce(r.cents, 0) || ' but ' || coalesce(b.cents, 0) as found
    from (select payment_id, sum(amount_cents) as cents from payment_refund group by payment_id) r
    full join (select subject, sum(amount) as cents from wallet_transfer
      where credit = 'house_card_clearing' and cause = 'refund' and state = 'posted' group by subject) b on b.subject = r.payment_id
    where coalesce(r.cents, 0) <> coalesce(b.cents, 0)`,
  'what was lost in disputes is booked as given back, and nothing beyond the price': `
    select coalesce(l.payment_id, g.subject) as subject, coalesce(g.cents, 0) || ' of ' || coalesce(l.cents, 0) as found
    from (select payment_id, sum(amount_cents) filter (where state = 'lost') as cents from payment_dispute group by payment_id) l
    full join given_back g on g.subject = l.payment_id left join payment p on p.id = coalesce(l.payment_id, g.subject)
    where coalesce(g.cents, 0) <> case p.state when 'captured' then least(coalesce(l.cents, 0), p.amount_cents - coalesce(g.refunded, 0)) else 0 end`,
  'nothing unused of a disputed purchase is in reach': `
    select a.id as subject, (a.balance - a.held)::text as found from wallet_account a join payment_dispute d on d.payment_id = a.origin
      join payment p on p.id = d.payment_id
    where d.state in ('open', 'lost') and d.amount_cents >= p.amount_cents and a.kind in ('paid', 'free') and a.balance > a.held`,
  'nothing is taken for an account that nobody confirmed': `
    select p.id as subject, 'captured' as found from payment p join payment_sign_up s on s.payment_id = p.id
    where p.state = 'captured' and s.confirmed_at is null`,
  'what is captured is what the provider charged': `
    select p.id as subject, p.amount_cents || ' but ' || coalesce(d.answer, 'nothing') || ' ' || coalesce(d.amount_cents, 0) as found
    from payment p left join payment_demo_charge d on d.payment_id = p.id
    where p.state = 'captured' and exists (select from payment_demo_charge)
      and (d.captured_at is null or d.answer not in ('approved', 'timeout', 'disputed') or d.amount_cents <> p.amount_cents)`,
}

// Longer than a transaction may last: what was settled then is committed by now.
const overlapMs = 60_000
const settled = reads('payments_look_settled', {
  takes: { since: moment },
  gives: { id: text },
  text: ($) => `select id from payment where settled_at > ${$.since}
    union select payment_id from payment_refund where made_at > ${$.since}
    union select payment_id from payment_dispute where told_at > ${$.since}`,
})
const looked = lookOf('payments_look', promises, {
  takes: { ids: list(text) },
  part: ($) => `
  payment as materialized (select * from public.payment where id = any(${$.ids})),
  payment_dispute as materialized (select * from public.payment_dispute where payment_id = any(${$.ids})),
  payment_refund as materialized (select * from public.payment_refund where payment_id = any(${$.ids})),
  wallet_transfer as materialized (select * from public.wallet_transfer where subject = any(${$.ids})), ${booked}`,
})

/** Compares payments with the ledger and with the provider's own books; nothing found = they agree. */
export const audit: Audit = {
  passes: passesOf('payments_audit', promises, booked),
  look: async (db, place, now) => {
    const books = await lookSince(db, place, ({ subjects }) => db.run(looked, { ids: subjects }))
    const { at = overlapMs }: Place = place ?? { at: now }
    const ids = place ? (await db.run(settled, { since: at - overlapMs })).map(({ id }) => id) : []
    const found = ids.length ? await db.run(looked, { ids }) : []
    return { found: [...books.found, ...found], place: { ...books.place, at: now } }
  },
}
