import { useIntl } from 'react-intl'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import type { Profile } from './calls.ts'
import { type Stretch, weekIn } from './hours.ts'

/** A Monday, to name the days by. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** The hours of this week, told in the time of whoever looks. */
export function Week({ reader: { schedule, time_zone } }: { reader: Profile }) {
  const say = useSay()
  const { formatDate, formatTime } = useIntl()
  if (schedule.length === 0) return null
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const week = weekIn(schedule, time_zone, zone, Date.now())
  const today = (new Date().getDay() + 6) % 7
  const clock = (minutes: number) => formatTime(MONDAY + minutes * MINUTE_MS, { timeZone: 'UTC' })
  const told = ({ from, to }: Stretch) =>
    to - from === DAY_MINUTES ? say('readers.hours.all_day') : `${clock(from)} – ${clock(to)}`
  return (
    <section aria-labelledby="hours" className="card p-24 flex flex-col gap-12">
      <div>
        <h2 id="hours" className="text-h3">
          {say('readers.hours')}
        </h2>
        <p className="text-label text-muted">{say('readers.hours.zone', { zone: zone.replaceAll('_', ' ') })}</p>
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
              {formatDate(MONDAY + at * DAY_MS, { weekday: 'long', timeZone: 'UTC' })}
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
