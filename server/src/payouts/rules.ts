import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { PayoutLineState } from '@evenlight/contract/earnings'
import { BatchState, type PayoutAccountWay, type PayoutWay } from '@evenlight/contract/payouts'
import type { output } from 'zod/v4/core'

export type LineState = output<typeof PayoutLineState>
export type State = output<typeof BatchState>
export type Way = output<typeof PayoutWay>
export type AccountWay = output<typeof PayoutAccountWay>
export const lineStates = PayoutLineState.options
export const batchStates = BatchState.options

// What PayPal blocked or nobody claimed may still be paid, so it keeps its statement out of any other batch.
const table: Record<LineState, readonly LineState[]> = {
  waiting: ['unclaimed', 'held', 'blocked', 'paid', 'failed', 'returned'],
  unclaimed: ['held', 'blocked', 'paid', 'failed', 'returned'],
  held: ['unclaimed', 'blocked', 'paid', 'failed', 'returned'],
  blocked: ['unclaimed', 'held', 'paid', 'failed', 'returned'],
  paid: ['returned'],
  failed: [],
  returned: [],
}
/** How a line stands after this was heard of it. What is over stays so whatever comes later. */
export const after = (before: LineState, heard: LineState): LineState =>
  table[before].includes(heard) ? heard : before
/** What surely is in nobody's hands but ours, or theirs for good. */
export const isOver = (state: LineState) => state === 'paid' || state === 'failed' || state === 'returned'

/** What a line's new state moves in the books; nothing while it may still go either way. */
export const becomes = (before: LineState, now: LineState) => {
  if (!isOver(now) || before === now) return undefined
  if (now === 'paid') return 'paid'
  return before === 'paid' ? 'returned' : 'failed'
}
/** How a statement stands with its line. */
export const statementOf = (state: LineState) => {
  if (state === 'paid') return 'paid'
  return isOver(state) ? 'failed' : 'batched'
}

/** Where readers want it who can be paid in this way; a site without PayPal pays those by hand, too. */
export const accountsFor = (way: Way, hasPayPal: boolean): AccountWay[] => {
  if (way === 'paypal') return ['paypal']
  return hasPayPal ? ['bank'] : ['bank', 'paypal']
}
export const waysOf = (hasPayPal: boolean): Way[] => (hasPayPal ? ['paypal', 'csv'] : ['csv'])

/** What the house may do with a batch. Of what PayPal is asked about, it decides. */
export const actsOf = ({ way, state }: { way: Way; state: State }) => {
  if (way === 'csv') return ['settle' as const]
  return state === 'made' ? ['send' as const] : ['ask' as const]
}

// PayPal refuses a batch's name for thirty days after it was used; asked again later, it would pay twice.
const knownMs = 25 * dayMs
export const mayAskToPay = (askedAt: number | null, now: number) => askedAt === null || now - askedAt < knownMs

const firstMs = 5000
const lastMs = hourMs
/** How long to wait before PayPal is asked again. */
export const againAfterMs = (tries: number) => Math.min(firstMs * 2 ** Math.max(0, tries - 1), lastMs)
