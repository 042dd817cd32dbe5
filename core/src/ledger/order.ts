import { cents, least, less, shareRoundedDown, type Cents } from '../money.ts'
import { advance } from './payout.ts'
import { purchaseRefs } from './purchase.ts'
import { earningsRef } from './reading.ts'
import { earningsAccount, house, type Transfer } from './transfer.ts'

const percentOfAll = 100
/** What of an order's price goes back when its promised-by time passes. */
export const latePercent = 30

/** floor(price × 30 ÷ 100): goes back once, when the promised-by time passes without the reading. */
export const lateCents = (priceCents: Cents) => shareRoundedDown(priceCents, latePercent, percentOfAll)

/** What an order costs its client and what its reader has of it. */
export interface Terms {
  readonly priceCents: Cents
  /** Included in the price; the reader has no share of it. */
  readonly taxCents: Cents
  readonly percent: number
}

/** What a reader earns by an order of which `keptCents` have not gone back: their share of it without its tax, rounded down twice. */
export const orderEarned = ({ priceCents, taxCents, percent }: Terms, keptCents: Cents) =>
  shareRoundedDown(
    shareRoundedDown(less(priceCents, taxCents), least(keptCents, priceCents), priceCents),
    percent,
    percentOfAll,
  )

const posted = { unit: 'cents', state: 'posted' } as const

/** An order is paid for: its money alone, as no time comes of it. */
export const order = (paymentId: string, priceCents: Cents): Transfer[] => [
  {
    ...posted,
    ref: purchaseRefs(paymentId).money,
    debit: house.cardClearing,
    credit: house.sales,
    amount: priceCents,
    cause: 'order',
  },
]

interface Delivered extends Terms {
  orderId: string
  readerId: string
  keptCents: Cents
}
/** The reading was delivered: its reader is paid, once. Empty where nothing is left of the price. */
export const deliver = ({ orderId, readerId, keptCents, ...terms }: Delivered): Transfer[] => {
  const amount = orderEarned(terms, keptCents)
  const sides = { debit: house.readerPay, credit: earningsAccount(readerId) }
  return amount === 0 ? [] : [{ ...posted, ...sides, ref: earningsRef(orderId), amount, cause: 'order' }]
}

interface Back extends Delivered {
  /** Names this return for ever. */
  ref: string
  paymentId: string
  /** How much is to go back; it is never more than what is kept. */
  cents: Cents
  /** What the reader still has of it, and what of their earnings is there; nothing before the reading was delivered. */
  pay: { readonly net: Cents; readonly available: Cents }
}

/**
 * Money of an order goes back, and of its reader's pay the difference to what the same formula gives for the rest. What was
 * paid out already the house advances. Empty where nothing is kept.
 */
export const refundOrder = ({ ref, orderId, paymentId, readerId, keptCents, pay, cents: wanted, ...terms }: Back) => {
  const amount = least(wanted, keptCents)
  if (amount === 0) return []
  const taken = less(pay.net, least(pay.net, orderEarned(terms, less(keptCents, amount))))
  const money: Transfer = {
    ...posted,
    ref: `${ref}/money`,
    debit: house.sales,
    credit: house.cardClearing,
    amount,
    cause: 'refund',
    corrects: purchaseRefs(paymentId).money,
  }
  const lost: Transfer = {
    ...posted,
    ref: `${ref}/earnings`,
    debit: earningsAccount(readerId),
    credit: house.readerPay,
    amount: taken,
    cause: 'refund',
    corrects: earningsRef(orderId),
  }
  return [money, ...advance(ref, readerId, taken, pay.available), ...(taken > 0 ? [lost] : [])]
}

/** What an order costs: the first question, and each further one. */
export const orderPrice = (questions: number, { first, further }: { first: number; further: number }) =>
  cents(first + further * (questions - 1))
