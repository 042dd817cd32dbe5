/** SQL of the seconds that went back of a reading, which `reading` names in the statement. */
export const returnedSeconds = (reading: string) =>
  `coalesce((select sum(t.amount) from wallet_transfer t
    where t.subject = ${reading} and t.cause = 'time_back' and t.unit = 'seconds'), 0)::integer`

/** SQL of what the unused time of a payment is worth, as `refundable` of the ledger says it; `payment` names it in the statement. */
export const refundableCents = (payment: string) =>
  `coalesce((select sum(l.price_cents * (l.balance - l.held) / l.bought_seconds) from wallet_account l
    where l.origin = ${payment} and l.kind = 'paid'), 0)::bigint`
