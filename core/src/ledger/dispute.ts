import { cents, least, less, seconds, shareRoundedDown, total, type Cents, type Seconds } from '../money.ts'
import { take, type Lot, type Part } from './lots.ts'
import { house, type Transfer } from './transfer.ts'

/** A posted transfer, and what of its amount has not been corrected since. */
export interface Remains<Amount> {
  readonly ref: string
  readonly left: Amount
}
/** A lot of a disputed purchase: what of it was set apart, and what of that is gone for good. */
export interface DisputedLot extends Pick<Lot, 'id' | 'kind' | 'available'> {
  readonly bought: Seconds
  readonly held: readonly Remains<Seconds>[]
  readonly taken: readonly Remains<Seconds>[]
}
interface Disputed {
  /** Names this turn of the dispute for ever. */
  ref: string
  priceCents: Cents
  /** What of the price the house has paid back by itself. */
  refundedCents: Cents
  /** What its payer asks back, and what they were found right in. */
  openCents: Cents
  lostCents: Cents
  lots: readonly DisputedLot[]
  givenBack: readonly Remains<Cents>[]
}

const whereTaken = { paid: house.soldTime, free: house.promotion }
const sumOf = (remains: readonly Remains<Seconds>[]) => total([seconds(0), ...remains.map(({ left }) => left)])
/** Up to `most` seconds of what remains, the first of it first. */
const partsOf = (remains: readonly Remains<Seconds>[], most: Seconds) =>
  take(
    remains.map(({ ref, left }) => ({ id: ref, available: left })),
    most,
  )

/** The seconds of a lot that this much of the price paid for, rounded up: a full dispute is about all of it. */
const shareOf = (bought: Seconds, part: Cents, price: Cents) =>
  less(bought, shareRoundedDown(bought, price - part, price))

type Move = Pick<Transfer, 'debit' | 'credit' | 'unit' | 'amount' | 'corrects'> & { ref: string }

/** How far each of a lot's moves goes, where so much of it is to be out of reach, and so much of that gone. */
const stepsOf = ({ available, ...lot }: DisputedLot, outMost: Seconds, goneMost: Seconds) => {
  const [held, taken] = [sumOf(lot.held), sumOf(lot.taken)]
  const out = least(outMost, seconds(held + taken + available))
  const gone = least(goneMost, out)
  const takes = less(gone, least(gone, taken))
  const passes = seconds(less(out, gone) + takes)
  return {
    regains: less(taken, least(gone, taken)),
    frees: less(held, least(held, passes)),
    holds: less(passes, least(held, passes)),
    takes,
  }
}

const movesOf = (lot: DisputedLot, outMost: Seconds, goneMost: Seconds, turn: string): Move[] => {
  const { regains, frees, holds, takes } = stepsOf(lot, outMost, goneMost)
  const gone = whereTaken[lot.kind]
  const ref = `${turn}/${lot.kind}`
  const freed = partsOf(lot.held.toReversed(), frees)
  const freedOf = new Map(freed.map(({ lotId, seconds: amount }) => [lotId, amount]))
  const still = lot.held.map((one) => ({ ...one, left: less(one.left, freedOf.get(one.ref) ?? seconds(0)) }))
  const taken = partsOf([...still, { ref: `${ref}/held`, left: holds }], takes)
  const back = (parts: Part[], debit: string, credit: string, name: string) =>
    parts.map(({ lotId: corrects, seconds: amount }, at) => {
      return { ref: `${ref}/${name}/${at}`, unit: 'seconds' as const, debit, credit, amount, corrects }
    })
  return [
    ...back(partsOf(lot.taken, regains), gone, lot.id, 'regained'),
    ...back(freed, house.disputed, lot.id, 'freed'),
    { ref: `${ref}/held`, unit: 'seconds', debit: lot.id, credit: house.disputed, amount: holds },
    ...back(taken, house.disputed, gone, 'taken'),
  ]
}

const moneyOf = ({ ref, givenBack, priceCents, refundedCents, lostCents }: Disputed): Move[] => {
  const owed = least(lostCents, less(priceCents, least(priceCents, refundedCents)))
  const paid = total([cents(0), ...givenBack.map(({ left }) => left)])
  const unit = 'cents' as const
  if (paid <= owed) {
    const more = { unit, debit: house.sales, credit: house.cardClearing, amount: less(owed, paid) }
    return [{ ref: `${ref}/money`, ...more }]
  }
  let rest = less(paid, owed)
  return givenBack.map(({ ref: corrects, left }, at) => {
    const amount = least(left, rest)
    rest = less(rest, amount)
    return { ref: `${ref}/money/${at}`, unit, debit: house.cardClearing, credit: house.sales, amount, corrects }
  })
}

/**
 * Brings the books of a purchase to where its disputes stand: what its payer asks back holds the unused time that it paid for,
 * what they were found right in takes it off and gives the money back, and anything else returns. Empty where that is so already.
 * Time that was used is the house's loss.
 */
export function follow(disputed: Disputed): Transfer[] {
  const { ref, lots, priceCents, openCents } = disputed
  const lostCents = least(disputed.lostCents, priceCents)
  const outCents = least(cents(lostCents + openCents), priceCents)
  const time = lots.flatMap((lot) =>
    movesOf(lot, shareOf(lot.bought, outCents, priceCents), shareOf(lot.bought, lostCents, priceCents), ref),
  )
  const moves = [...time, ...moneyOf({ ...disputed, lostCents })].filter(({ amount }) => amount > 0)
  const gone: string[] = [house.soldTime, house.promotion, house.cardClearing]
  const isLoss = moves.some(({ credit }) => gone.includes(credit))
  const cause = isLoss ? 'dispute_lost' : openCents > 0 ? 'dispute' : 'dispute_won'
  return moves.map((move) => ({ ...move, state: 'posted', cause }))
}
