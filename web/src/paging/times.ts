import { pagedAhead } from '@evenlight/contract/paging'
import { isQuarterAhead } from '@evenlight/core/quarters'

/** What is wrong with a time as it is typed, by the clock of this browser: `2026-11-20T18:30`. */
export function faultOf(typed: string, other: string, now: number): 'needed' | 'wrong' | 'same' | undefined {
  const at = Date.parse(typed)
  if (Number.isNaN(at)) return 'needed'
  if (!isQuarterAhead(at, now, pagedAhead)) return 'wrong'
  return typed === other ? 'same' : undefined
}

/** The typed moment as an instant. */
export const instantOf = (typed: string) => new Date(typed).toISOString()
