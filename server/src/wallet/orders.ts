import { deliver, order, refundOrder, type Terms } from '@evenlight/core/ledger/order'
import { earningsRef } from '@evenlight/core/ledger/reading'
import { earningsAccount } from '@evenlight/core/ledger/transfer'
import { cents } from '@evenlight/core/money'
import type { Tx } from '../kernel/database.ts'
import { lockEarnings } from './payout-store.ts'
import { findOrderMoney } from './order-store.ts'
import { payBy, post } from './store.ts'

/** An order, as the books know it. */
export interface Ordered {
  orderId: string
  paymentId: string
  clientId: string
  readerId: string
  priceCents: number
  taxCents: number
  percent: number
}
const termsOf = ({ priceCents, taxCents, percent }: Ordered): Terms => ({
  priceCents: cents(priceCents),
  taxCents: cents(taxCents),
  percent,
})

/** The money of an order has come. False when that was booked before. */
export const creditOrder = (tx: Tx, { paymentId, clientId, readerId, priceCents }: Ordered, now: number) =>
  post(tx, order(paymentId, cents(priceCents)), { subject: paymentId, clientId, readerId, now })

/** The reading was delivered: pays its reader, once. */
export const payForOrder = async (tx: Tx, ordered: Ordered, now: number) => {
  const { orderId, readerId } = ordered
  const { refunded } = await findOrderMoney(tx, ordered.paymentId)
  const keptCents = cents(ordered.priceCents - refunded)
  const account = { id: earningsAccount(readerId), kind: 'earnings', unit: 'cents', person_id: readerId } as const
  const about = { subject: orderId, clientId: ordered.clientId, readerId, now }
  await post(tx, deliver({ orderId, readerId, keptCents, ...termsOf(ordered) }), about, [account])
}

interface Back {
  /** How much, at most what is left of it; all of it where nothing is said. */
  cents?: number | undefined
  byId?: string | undefined
  reason: string
  now: number
  /** Names this return for ever. */
  ref: string
}
/** Money of an order goes back, with what its reader earned by that; answers how much. What is disputed stays where it is. */
export const takeBackOrder = async (tx: Tx, ordered: Ordered, { cents: wanted, byId, reason, now, ref }: Back) => {
  const { orderId, paymentId, clientId, readerId } = ordered
  const account = earningsAccount(readerId)
  const available = (await lockEarnings(tx, [account])).get(account) ?? 0
  const { refunded, here, disputed } = await findOrderMoney(tx, paymentId)
  const kept = ordered.priceCents - refunded
  const within = Math.max(0, Math.min(wanted ?? kept, here - disputed))
  const pay = await payBy(tx, earningsRef(orderId))
  const transfers = refundOrder({
    ref,
    orderId,
    paymentId,
    readerId,
    ...termsOf(ordered),
    keptCents: cents(kept),
    pay: { net: cents(pay?.net ?? 0), available: cents(available) },
    cents: cents(within),
  })
  const [money, ...earnings] = transfers
  if (!money) return 0
  await post(tx, [money], { subject: paymentId, clientId, readerId, byId, reason, now })
  await post(tx, earnings, { subject: orderId, clientId, readerId, byId, reason, now })
  return within
}
