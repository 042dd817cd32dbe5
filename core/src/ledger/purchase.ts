import { shareRoundedDown, type Cents, type Seconds } from '../money.ts'
import type { BoughtLot } from './lots.ts'
import { house, type Cause, type Transfer } from './transfer.ts'

/** Refs of what one payment posts; a refund corrects exactly these. */
export const purchaseRefs = (paymentId: string) => ({
  money: `purchase/${paymentId}/money`,
  paid: `purchase/${paymentId}/paid`,
  free: `purchase/${paymentId}/free`,
})

type Purchase = {
  paymentId: string
  priceCents: Cents
  paid: { lotId: string; seconds: Seconds }
  free?: { lotId: string; seconds: Seconds } | undefined
}

/** A package is paid for: its money, its paid time and its bonus. */
export function purchase({ paymentId, priceCents, paid, free }: Purchase): Transfer[] {
  const refs = purchaseRefs(paymentId)
  const posted = { state: 'posted', cause: 'purchase' } as const
  const time = { ...posted, unit: 'seconds' } as const
  return [
    { ...posted, unit: 'cents', ref: refs.money, debit: house.cardClearing, credit: house.sales, amount: priceCents },
    { ...time, ref: refs.paid, debit: house.soldTime, credit: paid.lotId, amount: paid.seconds },
    ...(free && free.seconds > 0
      ? [{ ...time, ref: refs.free, debit: house.promotion, credit: free.lotId, amount: free.seconds }]
      : []),
  ]
}

/** What unused time is worth: floor(price × unused ÷ bought), in cents. */
export const refundable = (lot: BoughtLot) => shareRoundedDown(lot.priceCents, lot.available, lot.bought)

type Refund = {
  ref: string
  paymentId: string
  lot: BoughtLot
  bonus?: { id: string; available: Seconds } | undefined
}

/** The unused time of a purchase goes back for money, and the unspent bonus with it. Empty when nothing is left. */
export function refund({ ref, paymentId, lot, bonus }: Refund): Transfer[] {
  const refs = purchaseRefs(paymentId)
  const posted = { state: 'posted', cause: 'refund' } as const
  const moves: Transfer[] = [
    {
      ...posted,
      unit: 'seconds',
      ref: `${ref}/paid`,
      debit: lot.id,
      credit: house.soldTime,
      amount: lot.available,
      corrects: refs.paid,
    },
    {
      ...posted,
      unit: 'cents',
      ref: `${ref}/money`,
      debit: house.sales,
      credit: house.cardClearing,
      amount: refundable(lot),
      corrects: refs.money,
    },
  ]
  if (bonus)
    moves.push({
      ...posted,
      unit: 'seconds',
      ref: `${ref}/free`,
      debit: bonus.id,
      credit: house.promotion,
      amount: bonus.available,
      corrects: refs.free,
    })
  return moves.filter((move) => move.amount > 0)
}

type Grant = {
  ref: string
  lotId: string
  seconds: Seconds
  cause: Extract<Cause, 'welcome' | 'gift' | 'time_back' | 'giveback'>
}

/** Time that is given, not bought: the promotion account backs it, so a gift is never out of thin air. */
export const grant = ({ ref, lotId, seconds, cause }: Grant): Transfer[] => [
  { ref, debit: house.promotion, credit: lotId, unit: 'seconds', amount: seconds, state: 'posted', cause },
]

/** What is left of an expired free lot goes back to where it came from. */
export const expire = (lot: { id: string; available: Seconds }, ref: string): Transfer[] => [
  {
    ref,
    debit: lot.id,
    credit: house.promotion,
    unit: 'seconds',
    amount: lot.available,
    state: 'posted',
    cause: 'expired',
  },
]
