const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const WEEK_DAYS = 7

/** Weekly hours as a reader states them, in the reader's own time zone; `weekday` 1 is Monday. */
export interface Hours {
  weekday: number
  from: string
  to: string
}
/** A stretch of one day, in minutes from its midnight. */
export interface MinuteSpan {
  from: number
  to: number
}

const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** What clocks in a zone show at a moment, as if it were UTC. */
function wallOf(at: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
}

/** The moment at which clocks in a zone show `wall`; in the hour that a change skips, the one after it. */
function momentOf(wall: number, timeZone: string) {
  const guess = wall - (wallOf(wall, timeZone) - wall)
  return guess - (wallOf(guess, timeZone) - wall)
}

const weekdayOf = (wall: number) => ((new Date(wall).getUTCDay() + 6) % WEEK_DAYS) + 1
const midnight = (wall: number) => wall - (wall % (DAY_MINUTES * MINUTE_MS))

/** The weekday in a zone at a moment; 1 is Monday. */
export const weekdayIn = (timeZone: string, at: number) => weekdayOf(wallOf(at, timeZone))

const emptyWeek = (): MinuteSpan[][] => Array.from({ length: WEEK_DAYS }, () => [])

/** The hours of a week in the reader's own zone, by weekday (index 0 is Monday); what meets is joined. */
export function weekOf(schedule: readonly Hours[]): MinuteSpan[][] {
  const week = emptyWeek()
  for (const { weekday, from, to } of schedule) week[weekday - 1]?.push({ from: minutes(from), to: minutes(to) })
  return week.map(joined)
}

/** Whether every day has the same hours, so that one line tells the week. */
export const sameAllWeek = (week: readonly MinuteSpan[][]) =>
  week.every((day) => JSON.stringify(day) === JSON.stringify(week[0]))

/**
 * The hours of the seven days from `now` on, by the visitor's weekday (index 0 is Monday), in the visitor's zone.
 * What runs past midnight there is cut in two, what meets is joined.
 */
export function weekIn(
  schedule: readonly Hours[],
  readerZone: string,
  visitorZone: string,
  now: number,
): MinuteSpan[][] {
  const today = midnight(wallOf(now, readerZone))
  const week = emptyWeek()
  for (const { weekday, from, to } of schedule) {
    const ahead = (weekday - weekdayOf(today) + WEEK_DAYS) % WEEK_DAYS
    const day = today + ahead * DAY_MINUTES * MINUTE_MS
    const [begins, ends] = [from, to].map((time) =>
      wallOf(momentOf(day + minutes(time) * MINUTE_MS, readerZone), visitorZone),
    )
    if (begins !== undefined && ends !== undefined) for (const part of cut(begins, ends)) week[part.day - 1]?.push(part)
  }
  return week.map(joined)
}

function* cut(begins: number, ends: number) {
  for (let from = begins; from < ends;) {
    const start = midnight(from)
    const to = Math.min(ends, start + DAY_MINUTES * MINUTE_MS)
    yield { day: weekdayOf(from), from: (from - start) / MINUTE_MS, to: (to - start) / MINUTE_MS }
    from = to
  }
}

function joined(day: readonly MinuteSpan[]) {
  const all: MinuteSpan[] = []
  for (const { from, to } of [...day].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}
