import { united } from '@evenlight/core/redaction'
import { dayMs, type Hours, midnight, minuteMs, timeMs, weekdayOf } from '@evenlight/core/wall-clock'
import { instantAt, wallMs } from '@evenlight/core/zones'

/** Hours of one day, in minutes from its midnight. */
export interface MinuteSpan {
  from: number
  to: number
}

/** The weekday in a zone at a moment; 1 is Monday. */
export const weekdayIn = (timeZone: string, at: number) => weekdayOf(wallMs(timeZone, at))

const emptyWeek = (): MinuteSpan[][] => Array.from({ length: 7 }, () => [])

/** The hours of a week in the reader's own zone, by weekday (index 0 is Monday); what meets is joined. */
export function weekOf(schedule: readonly Hours[]): MinuteSpan[][] {
  const week = emptyWeek()
  for (const { weekday, from, to } of schedule)
    week[weekday - 1]?.push({ from: timeMs(from) / minuteMs, to: timeMs(to) / minuteMs })
  return week.map(united)
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
  const today = midnight(wallMs(readerZone, now))
  const week = emptyWeek()
  for (const { weekday, from, to } of schedule) {
    const ahead = (weekday - weekdayOf(today) + 7) % 7
    const day = today + ahead * dayMs
    const [begins, ends] = [from, to].map((time) => wallMs(visitorZone, instantAt(readerZone, day + timeMs(time))))
    if (begins !== undefined && ends !== undefined) for (const part of cut(begins, ends)) week[part.day - 1]?.push(part)
  }
  return week.map(united)
}

function* cut(begins: number, ends: number) {
  for (let from = begins; from < ends;) {
    const start = midnight(from)
    const to = Math.min(ends, start + dayMs)
    yield { day: weekdayOf(from), from: (from - start) / minuteMs, to: (to - start) / minuteMs }
    from = to
  }
}
