/** Weekly hours as a reader tells them: `weekday` 1 is Monday; times are of the wall clock, "24:00" ends a day. */
export interface Hours {
  weekday: number
  from: string
  to: string
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...digits })
  formats.set(timeZone, made)
  return made
}

/** What the wall clock of `timeZone` shows at `ms`, as if that were UTC. */
const wallMs = (timeZone: string, ms: number) => {
  const shown = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(shown.year!, shown.month! - 1, shown.day, shown.hour, shown.minute)
}

/** The instant at which the wall clock shows `wall`; in an hour that is skipped, the same time after the jump. */
const instantOf = (timeZone: string, wall: number) => {
  const first = wall - (wallMs(timeZone, wall) - wall)
  return first - (wallMs(timeZone, first) - wall)
}

const midnightMs = (timeZone: string, now: number) => Math.floor(wallMs(timeZone, now) / dayMs) * dayMs
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const weekdayOf = (wall: number) => new Date(wall).getUTCDay() || 7

/** When the hours begin next after `now`, within a week; undefined without hours. */
export const nextStart = (hours: readonly Hours[], timeZone: string, now: number): number | undefined => {
  const today = midnightMs(timeZone, now)
  const starts = hours.flatMap(({ weekday, from }) => {
    const away = (weekday - weekdayOf(today) + 7) % 7
    const at = (days: number) => instantOf(timeZone, today + days * dayMs + minutesOf(from) * minuteMs)
    return [at(away), at(away + 7)]
  })
  const later = starts.filter((at) => at > now)
  return later.length ? Math.min(...later) : undefined
}

/** When today began in `timeZone`. */
export const startOfDay = (timeZone: string, now: number) => instantOf(timeZone, midnightMs(timeZone, now))

/** When the running half month began in `timeZone`: on the 1st or the 16th. */
export const startOfPeriod = (timeZone: string, now: number) => {
  const today = new Date(midnightMs(timeZone, now))
  const day = today.getUTCDate() < 16 ? 1 : 16
  return instantOf(timeZone, Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), day))
}
