import { cents, least, less, seconds, shareRoundedDown, total, type Cents, type Seconds } from '../money.ts'
import { inSpendingOrder, take, type Lot, type Part } from './lots.ts'
import { advance } from './payout.ts'
import { earningsAccount, house, type Transfer } from './transfer.ts'

/** What a reader earns: floor(paid seconds × rate ÷ 60), in cents. Free time earns nothing. */
export const earned = (paid: Seconds, rateCentsPerMinute: number) =>
  cents(shareRoundedDown(paid, rateCentsPerMinute, 60))

const reading = { unit: 'seconds', cause: 'session', credit: house.usedTime } as const
export const earningsRef = (readingId: string) => `earnings/${readingId}`

/**
 * Sets time aside for a reading. The ref says how much of that lot the reading held before,
 * so extending a hold is a new transfer and repeating one is not.
 */
export const hold = (readingId: string, parts: readonly Part[], heldBefore: ReadonlyMap<string, number>): Transfer[] =>
  parts.map(({ lotId, seconds: amount }) => ({
    ...reading,
    ref: `hold/${readingId}/${lotId}/${heldBefore.get(lotId) ?? 0}`,
    debit: lotId,
    amount,
    state: 'pending',
  }))

type Held = Pick<Lot, 'kind' | 'openedAtMs' | 'expiresAtMs'> & {
  readonly ref: string
  readonly lotId: string
  readonly seconds: Seconds
}

/** Thrown when a reading is said to have used more than it held. */
export class OverHeld extends RangeError {}

type Settlement = {
  readingId: string
  readerId: string
  held: readonly Held[]
  free: Seconds
  paid: Seconds
  rateCentsPerMinute: number
}

/**
 * The end of a reading: what was used is posted lot by lot in spending order, the rest of each
 * hold is freed, and the reader's earnings are posted once.
 * @throws OverHeld when more was used than held.
 */
export function settle({ readingId, readerId, held, free, paid, rateCentsPerMinute }: Settlement): Transfer[] {
  const lots = inSpendingOrder(held.map((one) => ({ ...one, id: one.ref, available: one.seconds })))
  const used = new Map(
    (['free', 'paid'] as const).flatMap((kind) => {
      const most = kind === 'free' ? free : paid
      const parts = take(
        lots.filter((lot) => lot.kind === kind),
        most,
      )
      if (total(parts.map((part) => part.seconds)) !== most)
        throw new OverHeld(`${readingId} used more ${kind} time than it held`)
      return parts.map((part) => [part.lotId, part.seconds] as const)
    }),
  )
  const time = lots.map((lot): Transfer => {
    const amount = used.get(lot.id)
    const resolution = { ...reading, debit: lot.lotId, resolves: lot.ref, ref: `settle${lot.ref.slice('hold'.length)}` }
    return amount === undefined
      ? { ...resolution, amount: lot.seconds, state: 'voided' }
      : { ...resolution, amount, state: 'posted' }
  })
  return [...time, ...earnings(readingId, readerId, earned(paid, rateCentsPerMinute), rateCentsPerMinute)]
}

const earnings = (readingId: string, readerId: string, amount: Cents, rateCentsPerMinute: number): Transfer[] =>
  amount === 0
    ? []
    : [
        {
          ref: earningsRef(readingId),
          debit: house.readerPay,
          credit: earningsAccount(readerId),
          unit: 'cents',
          amount,
          state: 'posted',
          cause: 'session',
          rateCentsPerMinute,
        },
      ]

/** What one settled hold used and has not given back; `returnTo` is its own lot, or a new one when that has expired. */
export type Used = {
  readonly ref: string
  readonly kind: Lot['kind']
  readonly left: Seconds
  readonly returnTo: string
}

type TimeBack = {
  ref: string
  readingId: string
  readerId: string
  /** In the order the time was spent; the last spent goes back first. */
  used: readonly Used[]
  free: Seconds
  paid: Seconds
  /** Paid time that the client accepts as free time goes to this lot. */
  asFreeLotId?: string | undefined
  /** `available`: what of the reader's earnings is there, neither paid out nor set aside for it. */
  pay: { readonly net: Cents; readonly rateCentsPerMinute: number; readonly available: Cents }
}

/** Thrown when more time is to go back than a reading used and still keeps. */
export class OverReturned extends RangeError {}

/**
 * Gives time of a settled reading back, and takes from the reader the difference between what
 * was earned and what the same formula gives for the paid time that remains. What was paid out
 * already the house advances, so that the client never waits for it.
 * @throws OverReturned beyond what was used and not yet returned.
 */
export function giveBack({ ref, readingId, readerId, used, free, paid, asFreeLotId, pay }: TimeBack): Transfer[] {
  const back = (['free', 'paid'] as const).flatMap((kind) => {
    const most = kind === 'free' ? free : paid
    const spent = used.filter((one) => one.kind === kind).toReversed()
    const parts = take(
      spent.map((one) => ({ id: one.ref, available: one.left })),
      most,
    )
    if (total(parts.map((part) => part.seconds)) !== most)
      throw new OverReturned(`${readingId} has less ${kind} time to give back`)
    return parts.map((part): Transfer => {
      const own = spent.find((one) => one.ref === part.lotId)!.returnTo
      return {
        ref: `${ref}/${part.lotId}`,
        debit: house.usedTime,
        credit: kind === 'paid' ? (asFreeLotId ?? own) : own,
        unit: 'seconds',
        amount: part.seconds,
        state: 'posted',
        cause: 'time_back',
        corrects: part.lotId,
      }
    })
  })
  const paidLeft = total([seconds(0), ...used.filter((one) => one.kind === 'paid').map((one) => one.left)])
  const stays = least(pay.net, earned(less(paidLeft, paid), pay.rateCentsPerMinute))
  const taken = less(pay.net, stays)
  return [...back, ...advance(ref, readerId, taken, pay.available), ...reversal(ref, readingId, readerId, taken)]
}

const reversal = (ref: string, readingId: string, readerId: string, amount: Cents): Transfer[] =>
  amount === 0
    ? []
    : [
        {
          ref: `${ref}/earnings`,
          debit: earningsAccount(readerId),
          credit: house.readerPay,
          unit: 'cents',
          amount,
          state: 'posted',
          cause: 'time_back',
          corrects: earningsRef(readingId),
        },
      ]
