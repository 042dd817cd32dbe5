import { least, seconds, shareRoundedDown, type Seconds } from './money.ts'
import { dayMs, midnight, weekdayOf } from './wall-clock.ts'
import { instantAt, wallMs } from './zones.ts'

/** How much of a Sunday's paid time comes back, at most how much, and how long it lasts. */
export type GivebackRule = {
  readonly percent: number
  readonly minutesMax: number
  readonly days: number
}
/** What stands until an admin says otherwise. Product: "sunday-giveback". */
export const givebackDefault: GivebackRule = { percent: 10, minutesMax: 30, days: 30 }

/** What comes back for so much paid time that was used and kept on one Sunday; the fraction stays with the house. */
export const givebackOf = (used: Seconds, { percent, minutesMax }: GivebackRule) =>
  least(shareRoundedDown(used, percent, 100), seconds(minutesMax * 60))

/** A Sunday by its calendar day and the instants between which it lies. */
export type Sunday = { readonly day: string; readonly fromMs: number; readonly untilMs: number }

const sundayWeekday = 7
const sundayOn = (timeZone: string, wall: number): Sunday => ({
  day: new Date(wall).toISOString().slice(0, 10),
  fromMs: instantAt(timeZone, wall),
  untilMs: instantAt(timeZone, wall + dayMs),
})
/** The Sunday that it is, or the next one. */
export const sundayFrom = (timeZone: string, nowMs: number) => {
  const today = midnight(wallMs(timeZone, nowMs))
  return sundayOn(timeZone, today + (sundayWeekday - weekdayOf(today)) * dayMs)
}
/** The Sunday so many weeks after a day that is one. */
export const sundayAfter = (timeZone: string, day: string, weeks = 1) =>
  sundayOn(timeZone, Date.parse(`${day}T00:00:00Z`) + weeks * 7 * dayMs)
/** The last Sunday that is over. */
export const sundayBefore = (timeZone: string, nowMs: number) =>
  sundayAfter(timeZone, sundayFrom(timeZone, nowMs).day, -1)

type Billed = {
  /** Milliseconds that were counted before a span of time, and in it. */
  readonly beforeMs: number
  readonly withinMs: number
  readonly freeSeconds: number
  readonly paidSeconds: number
}
/** Paid seconds of a reading that lie in a span of time: the clock counts its free ones first. */
export const paidWithin = ({ beforeMs, withinMs, freeSeconds, paidSeconds }: Billed) => {
  const from = Math.max(beforeMs, freeSeconds * 1000)
  const until = Math.min(beforeMs + withinMs, (freeSeconds + paidSeconds) * 1000)
  return seconds(Math.floor(Math.max(0, until - from) / 1000))
}
