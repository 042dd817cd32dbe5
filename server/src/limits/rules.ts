import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { limitDays, loosenHours, offerRule, type limitNames, type OfferBecause } from '@evenlight/contract/limits'
import type { output } from 'zod/v4/core'

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

/** What a client bought, as far as it may add up. */
export interface Bought {
  timesDay: number
  centsWeek: number
  centsMonth: number
  /** In the 30 days before those. */
  centsMonthBefore: number
}
type Because = output<typeof OfferBecause>
const patterns: Record<Because, { of: (bought: Bought) => number; isThere: (bought: Bought) => boolean }> = {
  times_day: { of: (it) => it.timesDay, isThere: (it) => it.timesDay >= offerRule.timesDay },
  cents_week: { of: (it) => it.centsWeek, isThere: (it) => it.centsWeek >= offerRule.centsWeek },
  cents_month: { of: (it) => it.centsMonth, isThere: (it) => it.centsMonth >= offerRule.centsMonth },
  risen_month: {
    of: (it) => it.centsMonth,
    isThere: (it) =>
      it.centsMonthBefore > 0 && it.centsMonth >= 2 * it.centsMonthBefore && it.centsMonth >= offerRule.risenCentsMonth,
  },
}
const stepCents = 500
const leastCents = 2000
/** A quarter of what the last 30 days cost, up to the next five dollars. */
const weekOf = ({ centsMonth }: Bought) => Math.max(leastCents, Math.ceil(centsMonth / 4 / stepCents) * stepCents)

/** The question whether somebody wants a limit, where their purchases add up. */
export const offerFor = (bought: Bought) => {
  const because = (Object.keys(patterns) as Because[]).find((name) => patterns[name].isThere(bought))
  return because ? { because, count: patterns[because].of(bought), cents_week: weekOf(bought) } : null
}
/** Whether a no still counts. */
export const rests = (setAsideAt: number | null, now: number) =>
  setAsideAt !== null && now < setAsideAt + offerRule.restDays * dayMs
