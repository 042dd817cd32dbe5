import type { Amount } from '../money.ts'

export const units = ['seconds', 'cents', 'points'] as const
export type Unit = (typeof units)[number]

/** What happened, in one word; a statement line shows it and links to its subject. */
export const causes = [
  'purchase',
  'welcome',
  'gift',
  'session',
  'time_back',
  'refund',
  'expired',
  'points',
  'giveback',
  'correction',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'payout',
  'advance',
  'order',
] as const
export type Cause = (typeof causes)[number]

/**
 * One movement between two accounts of the same unit. `debit` gives, `credit` takes.
 * A pending transfer only sets its amount aside. A later one that `resolves` it either posts
 * at most that amount and frees the rest, or is voided and frees all. `corrects` points
 * at a posted transfer whose amount goes back, in part or in whole; nothing is ever edited.
 */
export type Transfer = {
  readonly ref: string
  readonly debit: string
  readonly credit: string
  readonly unit: Unit
  readonly amount: Amount
  readonly state: 'posted' | 'pending' | 'voided'
  readonly cause: Cause
  readonly resolves?: string
  readonly corrects?: string
  /** Cents a minute that a reader's earnings were reckoned with. */
  readonly rateCentsPerMinute?: number
}

/**
 * The house's own accounts: where time and money come from and go to. They carry no running
 * balance and have no floor, so no two readings ever wait for each other on one of them.
 */
export const house = {
  soldTime: 'house_sold_time',
  promotion: 'house_promotion',
  usedTime: 'house_used_time',
  cardClearing: 'house_card_clearing',
  sales: 'house_sales',
  readerPay: 'house_reader_pay',
  points: 'house_points',
  corrections: 'house_corrections',
  disputed: 'house_disputed',
  payouts: 'house_payouts',
  advances: 'house_advances',
} as const

/** True for an account of the house, which has neither floor nor running balance. */
export const isHouse = (account: string) => account.startsWith('house_')

/** The account that a reader's earnings gather on, in cents. */
export const earningsAccount = (readerId: string) => `earnings_${readerId}`
/** The account that a client's points gather on. */
export const pointsAccount = (clientId: string) => `points_${clientId}`
