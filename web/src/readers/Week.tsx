import { useIntl } from 'react-intl'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { useZone } from '../zone.ts'
import type { Profile } from './calls.ts'
import { type Stretch, weekdayIn, weekIn, weekOf } from './hours.ts'

/** A Monday, to name the days by. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** The hours of this week: as the reader states them, then in the time of whoever looks, once that is known. */
export function Week({ reader: { schedule, time_zone } }: { reader: Profile }) {
  const say = useSay()
  const { dayOf, clockOf } = useTimes()
  const zone = useZone()
  if (schedule.length === 0) return null
  const now = Date.now()
  const week = zone ? weekIn(schedule, time_zone, zone, now) : weekOf(schedule)
  const today = zone && weekdayIn(zone, now) - 1
  const told = ({ from, to }: Stretch) =>
    to - from === DAY_MINUTES ? say('readers.hours.all_day') : `${clockOf(from)} – ${clockOf(to)}`
  return (
    <section aria-labelledby="hours" className="card p-20 lg:p-24 flex flex-col gap-12 lg:row-span-3">
      <div>
        <h2 id="hours" className="text-h3">
          {say('readers.hours')}
        </h2>
        <p className="text-label text-muted">
          {say(zone ? 'readers.hours.zone' : 'readers.hours.theirs', {
            zone: (zone ?? time_zone).replaceAll('_', ' '),
          })}
        </p>
      </div>
      <dl className="flex flex-col">
        {week.map((stretches, at) => (
          <div
            key={at}
            className={cx(
              'flex justify-between gap-16 py-8 border-t border-line text-meta',
              at === today && 'font-semibold',
            )}
          >
            <dt>
              {dayOf(at)}
              {at === today && <span className="font-normal text-muted"> · {say('readers.hours.today')}</span>}
            </dt>
            <dd className={cx('text-end tabular', stretches.length === 0 && 'text-muted font-normal')}>
              {stretches.length === 0
                ? say('readers.hours.closed')
                : stretches.map((stretch) => (
                    <bdi key={stretch.from} className="block">
                      {told(stretch)}
                    </bdi>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
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
      once(`day ${at}`, () => formatDate(MONDAY + at * DAY_MS, { weekday: 'long', timeZone: 'UTC' })),
    clockOf: (minutes: number) =>
      once(`clock ${minutes}`, () => formatTime(MONDAY + minutes * MINUTE_MS, { timeZone: 'UTC' })),
  }
}
