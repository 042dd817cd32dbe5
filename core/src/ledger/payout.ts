import { cents, type Cents } from '../money.ts'
import { earningsAccount, house, type Transfer } from './transfer.ts'

/** One statement in a batch; `id` names this try to pay it for ever. */
export interface Line {
  id: string
  readerId: string
  amount: Cents
}

const sides = ({ readerId, amount }: Line) =>
  ({ debit: earningsAccount(readerId), credit: house.payouts, unit: 'cents', cause: 'payout', amount }) as const
const holdRef = (id: string) => `payout/${id}/hold`
const paidRef = (id: string) => `payout/${id}`

/** Sets aside what a statement comes to, so that nothing else takes it while the money is on its way. */
export const setAside = (line: Line): Transfer[] => [{ ...sides(line), ref: holdRef(line.id), state: 'pending' }]

/** The money has arrived. */
export const payOut = (line: Line): Transfer[] => [
  { ...sides(line), ref: paidRef(line.id), state: 'posted', resolves: holdRef(line.id) },
]

/** It never left the house. */
export const letGo = (line: Line): Transfer[] => [
  { ...sides(line), ref: `payout/${line.id}/free`, state: 'voided', resolves: holdRef(line.id) },
]

/** It had arrived, and came back. */
export const comeBack = (line: Line): Transfer[] => [
  {
    ...sides(line),
    debit: house.payouts,
    credit: earningsAccount(line.readerId),
    ref: `payout/${line.id}/back`,
    state: 'posted',
    corrects: paidRef(line.id),
  },
]

/**
 * What `taken` is more than what is there. The house gives it, so that no account of a person goes below zero, and has it
 * back from what they earn later. Empty where enough is there.
 */
export const advance = (ref: string, readerId: string, taken: Cents, available: Cents): Transfer[] =>
  taken <= available
    ? []
    : [
        {
          ref: `${ref}/advance`,
          debit: house.advances,
          credit: earningsAccount(readerId),
          unit: 'cents',
          amount: cents(taken - available),
          state: 'posted',
          cause: 'advance',
        },
      ]

/** An advance, and what of it has not been repaid. */
export interface Owed {
  ref: string
  left: Cents
}
/** Repays advances, oldest first, as far as `available` goes. `by` names the occasion for ever. */
export const repay = (by: string, readerId: string, owed: readonly Owed[], available: Cents): Transfer[] => {
  let rest: number = available
  return owed.flatMap(({ ref, left }): Transfer[] => {
    const amount = cents(Math.min(left, rest))
    rest -= amount
    if (amount === 0) return []
    const sides = { debit: earningsAccount(readerId), credit: house.advances, unit: 'cents', cause: 'advance' } as const
    return [{ ...sides, ref: `${ref}/repaid/${by}`, amount, state: 'posted', corrects: ref }]
  })
}
