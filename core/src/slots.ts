import { quarterMs, quartersOf } from './quarters.ts'
import { dayMs, midnight, minuteMs, timeMs, weekdayOf, type Hours } from './wall-clock.ts'
import { wallMs } from './zones.ts'

type Span = Pick<Hours, 'from' | 'to'>
/** Hours of single days in place of those of the week, by day (`2026-11-20`); none where nothing is free. */
export type Exceptions = ReadonlyMap<string, readonly Span[]>

/** What the wall clock of a zone shows at a quarter, as if that were UTC. Most days need no more than two looks at the zone. */
export const wallClock = (timeZone: string) => {
  const ahead = new Map<number, number | undefined>()
  const aheadAllDay = (day: number) => {
    if (!ahead.has(day)) {
      const [first, last] = [day, day + dayMs].map((ms) => wallMs(timeZone, ms) - ms)
      ahead.set(day, first === last ? first : undefined)
    }
    return ahead.get(day)
  }
  return (ms: number) => {
    const known = aheadAllDay(midnight(ms))
    return known === undefined ? wallMs(timeZone, ms) : ms + known
  }
}

export interface Week {
  timeZone: string
  schedule: readonly Hours[]
  exceptions: Exceptions
}

/**
 * Says of a quarter whether the hours hold then. They are asked for by what the clock on the wall shows, so that an hour that is
 * skipped has no quarters and one that comes twice has them twice.
 */
export const openAt = ({ timeZone, schedule, exceptions }: Week) => {
  const clock = wallClock(timeZone)
  return (ms: number) => {
    const wall = clock(ms)
    const hours = exceptions.get(dayOf(wall)) ?? schedule.filter(({ weekday }) => weekday === weekdayOf(wall))
    const time = wall - midnight(wall)
    return hours.some(({ from, to }) => timeMs(from) <= time && time < timeMs(to))
  }
}

/** The day of a wall clock: `2026-11-20`. */
export const dayOf = (wall: number) => new Date(wall).toISOString().slice(0, 10)

/** Whether a stretch can begin at `startMs`: on a quarter, in the hours from end to end, and with nothing else in it. */
export const fits = (isFree: (ms: number) => boolean, startMs: number, minutes: number) =>
  startMs % quarterMs === 0 && quartersOf(startMs, minutes).every(isFree)

/** All that can begin from `fromMs` up to, not at, `untilMs`. */
export const startsBetween = (
  isFree: (ms: number) => boolean,
  { fromMs, untilMs, minutes }: { fromMs: number; untilMs: number; minutes: number },
) => {
  const starts: number[] = []
  for (let at = Math.ceil(fromMs / quarterMs) * quarterMs; at < untilMs; at += quarterMs)
    if (fits(isFree, at, minutes)) starts.push(at)
  return starts
}

const two = (number: number) => String(number).padStart(2, '0')
/** An instant as a wall clock tells it, with how far that is from UTC: `2026-11-20T19:00:00+01:00`. */
export const localText = (clock: (ms: number) => number, ms: number) => {
  const wall = clock(ms)
  const minutes = Math.abs(wall - ms) / minuteMs
  const sign = wall < ms ? '-' : '+'
  return `${new Date(wall).toISOString().slice(0, 19)}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
