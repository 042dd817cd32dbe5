import type { Db } from '../kernel/database.ts'
import { findingsOf } from '../kernel/findings.ts'

const booked = `
  booked as (
    select subject, sum(amount) as cents from wallet_transfer
    where debit = 'house_card_clearing' and cause = 'purchase' and state = 'posted' group by subject)`

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
  'what is captured is what the provider charged': `
    select p.id as subject, p.amount_cents || ' but ' || coalesce(d.answer, 'nothing') || ' ' || coalesce(d.amount_cents, 0) as found
    from payment p left join payment_demo_charge d on d.payment_id = p.id
    where p.state = 'captured' and exists (select from payment_demo_charge)
      and (d.answer is null or d.answer not in ('approved', 'timeout') or d.amount_cents <> p.amount_cents)`,
}
const broken = findingsOf('payments_audit', promises, booked)

/** Compares payments with the ledger and with the provider's own books; no rows = they agree. */
export const audit = (db: Db) => db.run(broken)
