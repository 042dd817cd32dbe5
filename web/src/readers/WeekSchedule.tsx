import { dayMs, minuteMs } from '@evenlight/core/wall-clock'
import { useIntl } from 'react-intl'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { placeOf, useZone } from '../zone.ts'
import type { Profile } from './calls.ts'
import { sameAllWeek, type MinuteSpan, weekdayIn, weekIn, weekOf } from './hours.ts'

/** A Monday, to name the days by. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MINUTES = 24 * 60

/** The hours of this week: as the reader states them, then in the time of whoever looks, once that is known. */
export function WeekSchedule({ reader: { schedule, time_zone } }: { reader: Profile }) {
  const say = useSay()
  const { dayOf, clockOf } = useTimes()
  const zone = useZone()
  if (schedule.length === 0) return null
  const now = Date.now()
  const week = zone ? weekIn(schedule, time_zone, zone, now) : weekOf(schedule)
  const today = zone && weekdayIn(zone, now) - 1
  const everyDay = sameAllWeek(week) ? week[0] : undefined
  const told = ({ from, to }: MinuteSpan) =>
    to - from === DAY_MINUTES ? say('readers.hours.all_day') : `${clockOf(from)} – ${clockOf(to)}`
  return (
    <section aria-labelledby="hours" className="card p-20 lg:p-24 flex flex-col gap-12 lg:row-span-3">
      <div>
        <h2 id="hours" className="text-h3">
          {say('readers.hours')}
        </h2>
        <p className="text-label text-muted">
          {say(zone ? 'readers.hours.zone' : 'readers.hours.theirs', {
            zone: placeOf(zone ?? time_zone),
          })}
        </p>
      </div>
      <dl className="flex flex-col">
        {everyDay ? (
          <Day name={say('readers.hours.every')} hours={everyDay.map(told)} />
        ) : (
          week.map((spans, at) => <Day key={at} name={dayOf(at)} isToday={at === today} hours={spans.map(told)} />)
        )}
      </dl>
    </section>
  )
}

/** One line: a day, or all of them, and its hours. */
function Day({ name, isToday, hours }: { name: string; isToday?: boolean; hours: readonly string[] }) {
  const say = useSay()
  return (
    <div
      className={cx(
        'flex flex-wrap justify-between gap-x-16 py-8 border-t border-line text-meta',
        isToday && 'font-semibold',
      )}
    >
      <dt className="whitespace-nowrap">
        {name}
        {isToday && <span className="font-normal text-muted"> · {say('readers.hours.today')}</span>}
      </dt>
      <dd className={cx('ms-auto text-end tabular whitespace-nowrap', hours.length === 0 && 'text-muted font-normal')}>
        {hours.length === 0
          ? say('readers.hours.closed')
          : hours.map((span) => (
              <bdi key={span} className="block">
                {span}
              </bdi>
            ))}
      </dd>
    </div>
  )
}

const written = new Map<string, string>()

/** Writes weekdays and times of day; each is worked out once for a language, as every profile shows the same few. */
function useTimes() {
  const { locale, formatDate, formatTime } = useIntl()
  const once = (key: string, write: () => string) => {
    const name = `${locale} ${key}`
    const words = written.get(name) ?? write()
    written.set(name, words)
    return words
  }
  return {
    dayOf: (at: number) =>
      once(`day ${at}`, () => formatDate(MONDAY + at * dayMs, { weekday: 'long', timeZone: 'UTC' })),
    clockOf: (minutes: number) =>
      once(`clock ${minutes}`, () => formatTime(MONDAY + minutes * minuteMs, { timeZone: 'UTC' })),
  }
}
