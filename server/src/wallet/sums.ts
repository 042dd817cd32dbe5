/** SQL of the seconds that went back of a reading, which `reading` names in the statement. */
export const returnedSeconds = (reading: string) =>
  `coalesce((select sum(t.amount) from wallet_transfer t
    where t.subject = ${reading} and t.cause = 'time_back' and t.unit = 'seconds'), 0)::integer`

/** SQL of what the unused time of a payment is worth, as `refundable` of the ledger says it; `payment` names it in the statement. */
export const refundableCents = (payment: string) =>
  `coalesce((select sum(l.price_cents * (l.balance - l.held) / l.bought_seconds) from wallet_account l
    where l.origin = ${payment} and l.kind = 'paid'), 0)::bigint`

/** SQL of what the house has of the money of an order's payment, and could pay back; `payment` names it in the statement. */
export const orderCents = (payment: string) =>
  `coalesce((select sum(case t.debit when 'house_card_clearing' then t.amount else - t.amount end) from wallet_transfer t
    where t.subject = ${payment} and 'house_card_clearing' in (t.debit, t.credit)), 0)::bigint`

/** SQL of what its reader has earned by an order, which `order` names in the statement. */
export const orderEarnedCents = (order: string) =>
  `coalesce((select sum(case t.debit when 'house_reader_pay' then t.amount else - t.amount end) from wallet_transfer t
    where t.subject = ${order} and 'house_reader_pay' in (t.debit, t.credit)), 0)::bigint`

/** SQL of the paid seconds that a reading, which `reading` names in the statement, used and has not given back. */
export const keptPaidSeconds = (reading: string) =>
  `coalesce((select sum(u.amount - coalesce((select sum(c.amount) from wallet_transfer c where c.corrects = u.ref), 0))
    from wallet_transfer u join wallet_account l on l.id = u.debit
    where u.subject = ${reading} and u.state = 'posted' and u.resolves is not null and l.kind = 'paid'), 0)::bigint`
