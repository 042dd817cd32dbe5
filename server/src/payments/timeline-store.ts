import { happens, type Source } from '../kernel/timeline.ts'
import { orderCents, refundableCents } from '../wallet/public.ts'

// What could go back of it now.
const payment = `(select p.*, case when p.state <> 'captured' then 0 when p.for_order is null then ${refundableCents('p.id')}
  else ${orderCents('p.id')} end as worth_cents,
  case when p.state = 'captured' and (select sum(r.amount_cents) from payment_refund r where r.payment_id = p.id) >= p.amount_cents
    then 'refunded' else p.state end as stands from payment p)`
const of = { CLIENT: 'client_id' }

/** What somebody paid, had back and disputed. */
export const timeline: readonly Source[] = [
  happens('payments', {
    from: payment,
    of,
    at: 't.made_at',
    what: 't.stands',
    where: `t.state <> 'intent'`,
    subject_id: 't.for_order',
    amount_cents: 't.amount_cents',
    seconds: 't.paid_seconds + t.free_seconds',
    // What PayPal holds it decides on itself.
    act: `case when t.state = 'review' and t.method <> 'paypal' then 'decide'
      when t.worth_cents > 0 then case when t.for_order is null then 'refund' else 'refund_order' end end`,
    act_cents: 't.worth_cents',
  }),
  happens('refunds', {
    from: 'payment_refund',
    of,
    at: 't.made_at',
    what: `case when t.settled_at is not null then 'back' when t.by_hand_at is not null then 'by_hand' else 'under_way' end`,
    subject_id: 't.payment_id',
    by_id: 't.by_id',
    reason: 't.reason',
    amount_cents: 't.amount_cents',
  }),
  happens('disputes', {
    from: 'payment_dispute',
    of,
    at: 't.opened_at',
    what: 't.state',
    subject_id: 't.payment_id',
    reason: 't.reason',
    amount_cents: 't.amount_cents',
  }),
]
