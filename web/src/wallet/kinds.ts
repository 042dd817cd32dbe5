import type { Line } from './calls.ts'

export const kinds = ['all', 'bought', 'readings', 'given'] as const
export type Kind = (typeof kinds)[number]

const kindOf: Record<Line['cause'], Kind> = {
  purchase: 'bought',
  refund: 'bought',
  session: 'readings',
  welcome: 'given',
  gift: 'given',
  time_back: 'given',
  expired: 'given',
}

/** What isn't posted yet stands apart from the history, which a kind may narrow. */
export const sorted = (lines: readonly Line[], kind: Kind) => ({
  pending: lines.filter(({ state }) => state !== 'posted'),
  posted: lines.filter(({ state, cause }) => state === 'posted' && (kind === 'all' || kindOf[cause] === kind)),
})
