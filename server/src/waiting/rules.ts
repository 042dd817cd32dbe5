import { keptMinutes, waitHoursMax } from '@evenlight/contract/waiting'
import { hourMs, minuteMs } from '@evenlight/core/wall-clock'

export const keptMs = keptMinutes * minuteMs
export const waitMsMax = waitHoursMax * hourMs
/** Readings that an estimate goes by, at most; with fewer than the least nothing is said. */
export const lengthsMost = 20
const lengthsLeast = 5
/** So many of them must have been longer than the one that runs, or its end can't be told. */
const longerLeast = 3

export interface Place {
  client_id: string
  joined_at: number
  kept_until: number | null
}

/** Why a place ends by itself; undefined while it stands. */
export const overBy = ({ joined_at, kept_until }: Place, now: number) => {
  if (kept_until !== null) return kept_until <= now ? ('missed' as const) : undefined
  return joined_at + waitMsMax <= now ? ('closed' as const) : undefined
}

const middle = (lengths: readonly number[]) => {
  const sorted = lengths.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}

/**
 * About how many minutes until somebody's turn, rounded up: what is left of the reading that runs, and a usual one for each of
 * those `ahead`. `lengthsMs` are the reader's last ones, `elapsedMs` how long the present one has lasted, where there is one.
 * Null where so few readings, or none so long, say nothing.
 */
export const estimate = (lengthsMs: readonly number[], elapsedMs: number | undefined, ahead: number) => {
  if (lengthsMs.length < lengthsLeast) return null
  const left = elapsedMs === undefined ? [0] : lengthsMs.filter((ms) => ms > elapsedMs).map((ms) => ms - elapsedMs)
  if (elapsedMs !== undefined && left.length < longerLeast) return null
  return Math.ceil((middle(left) + ahead * middle(lengthsMs)) / minuteMs)
}
