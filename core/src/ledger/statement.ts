import { cents } from '../money.ts'
import { earningsAccount, house, type Transfer } from './transfer.ts'

/** What a reader's statement adds up to, in signed whole cents. */
export interface Figures {
  /** What was earned, less what went back. */
  linesCents: number
  /** What earlier statements left over: owed to the reader, or by them. */
  carriedCents: number
  /** What was found right in disputes, on top of the lines. */
  correctedCents: number
}

const whole = (value: number) => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number of cents`)
  return value
}

/** What a statement comes to; below zero it stands for what the next one takes off. */
export const totalOf = ({ linesCents, carriedCents, correctedCents }: Figures) =>
  whole(linesCents + carriedCents + correctedCents)

/** What is to be paid out: never less than nothing. */
export const dueOf = (figures: Figures) => cents(Math.max(0, totalOf(figures)))

/** A reader's word on a line: more than it says. What is decided lies between the two. */
export const mayWant = (lineCents: number, wantedCents: number) => whole(wantedCents) > lineCents
export const mayGrant = (lineCents: number, wantedCents: number, grantedCents: number) =>
  whole(grantedCents) >= lineCents && grantedCents <= wantedCents

/** One disputed line, decided. */
export interface Decided {
  number: number
  lineCents: number
  grantedCents: number
}

/**
 * Pays what was found right in disputes: the house's own cost, so that the formula of earnings and what was posted by it stay.
 * One transfer a line; its ref names the line for ever. Returned in the order of the lines, none for those found wrong.
 */
export const correct = (statementId: string, readerId: string, decided: readonly Decided[]): Transfer[] =>
  decided
    .filter(({ lineCents, grantedCents }) => grantedCents > lineCents)
    .map(({ number, lineCents, grantedCents }) => ({
      ref: `statement/${statementId}/${number}`,
      debit: house.corrections,
      credit: earningsAccount(readerId),
      unit: 'cents',
      amount: cents(grantedCents - lineCents),
      state: 'posted',
      cause: 'correction',
    }))
