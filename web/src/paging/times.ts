import { pagedDaysMax, pagedLeadHours } from '@evenlight/contract/paging'

const QUARTER_MS = 900_000
const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** What is wrong with a time as it is typed, by the clock of this browser: `2026-11-20T18:30`. */
export function faultOf(typed: string, other: string, now: number): 'needed' | 'wrong' | 'same' | undefined {
  const at = Date.parse(typed)
  if (Number.isNaN(at)) return 'needed'
  const isAhead = at >= now + pagedLeadHours * HOUR_MS && at <= now + pagedDaysMax * DAY_HOURS * HOUR_MS
  if (!isAhead || at % QUARTER_MS !== 0) return 'wrong'
  return typed === other ? 'same' : undefined
}

/** The typed moment as an instant. */
export const instantOf = (typed: string) => new Date(typed).toISOString()
