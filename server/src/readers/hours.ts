import { dayMs, midnight, timeMs, weekdayOf, type Hours } from '@evenlight/core/wall-clock'
import { instantAt, wallMs } from '@evenlight/core/zones'

const midnightMs = (timeZone: string, now: number) => midnight(wallMs(timeZone, now))

/** When the hours begin next after `now`, within a week; undefined without hours. */
export const nextStart = (hours: readonly Hours[], timeZone: string, now: number): number | undefined => {
  const today = midnightMs(timeZone, now)
  const starts = hours.flatMap(({ weekday, from }) => {
    const away = (weekday - weekdayOf(today) + 7) % 7
    const at = (days: number) => instantAt(timeZone, today + days * dayMs + timeMs(from))
    return [at(away), at(away + 7)]
  })
  const later = starts.filter((at) => at > now)
  return later.length ? Math.min(...later) : undefined
}

/** When today began in `timeZone`. */
export const startOfDay = (timeZone: string, now: number) => instantAt(timeZone, midnightMs(timeZone, now))
