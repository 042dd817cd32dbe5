import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { limitDays, loosenHours, type limitNames } from '@evenlight/contract/limits'

export type LimitName = (typeof limitNames)[number]
/** A limit as it is written down: what stands, and what follows it. */
export interface Stored {
  value: number | null
  next_value: number | null
  next_at: number | null
}

const loosenMs = loosenHours * hourMs
export const noLimit: Stored = { value: null, next_value: null, next_at: null }

export const windows = Object.keys(limitDays) as (keyof typeof limitDays)[]
/** The instants from which on the windows count. */
export const windowsAt = (now: number) => {
  const since = (window: keyof typeof limitDays) => now - limitDays[window] * dayMs
  return { day: since('day'), week: since('week'), month: since('month') }
}

/** A limit as it stands now: what followed has taken its place once its hour came. */
export const standing = (limit: Stored, now: number): Stored =>
  limit.next_at !== null && limit.next_at <= now ? { ...noLimit, value: limit.next_value } : limit

const width = (value: number | null) => value ?? Infinity

/** A limit after its client asked for another: tighter at once, wider after a day. What stands already waits for nothing. */
export const changed = (before: Stored, wanted: number | null, now: number): Stored => {
  const limit = standing(before, now)
  if (width(wanted) <= width(limit.value)) return { ...noLimit, value: wanted }
  if (limit.next_at !== null && limit.next_value === wanted) return limit
  return { value: limit.value, next_value: wanted, next_at: now + loosenMs }
}

/** The end of a cool-off after its client asked for so many days from now; 0 ends it after a day. */
export const coolOff = (until: number | null, days: number, now: number) =>
  days > 0 ? Math.max(until ?? 0, now + days * dayMs) : Math.min(until ?? 0, now + loosenMs)
