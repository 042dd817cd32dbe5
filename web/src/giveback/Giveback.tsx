import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Loaded } from '../ui/Loaded.tsx'
import { Part } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTime } from '../wallet/time.ts'
import { useSay } from '../words/say.tsx'
import { type Giveback as Shown, givebackOf } from './calls.ts'

/** What comes back to a client for their Sundays, by which rule, and what did so far. */
export function Giveback() {
  const say = useSay()
  return (
    <Part id="giveback" title={say('giveback.title')}>
      <Loaded of={useQuery(givebackOf)} failed={say('giveback.failed')} shape={<Skeleton className="h-72" />}>
        {(shown) => (
          <div className="card p-24 flex flex-col gap-16">
            <p className="text-meta text-muted max-w-text">
              {shown.rule.percent === 0
                ? say('giveback.rule.none')
                : say('giveback.rule', { terms: say('giveback.terms', shown.rule) })}
            </p>
            <Next of={shown} />
            <Mine of={shown} />
          </div>
        )}
      </Loaded>
    </Part>
  )
}

function Next({ of: { next, window } }: { of: Shown }) {
  const say = useSay()
  const { formatDate } = useIntl()
  if (!next) return null
  const date = formatDate(next.from, { dateStyle: 'long', timeZone: window.time_zone })
  return <p className="text-meta">{say('giveback.next', { date, terms: say('giveback.terms', termsOf(next)) })}</p>
}

const termsOf = ({ percent, minutes_max, days }: Shown['rule']) => ({ percent, minutes_max, days })

function Mine({ of: { mine, window } }: { of: Shown }) {
  const say = useSay()
  const time = useTime()
  const { formatDateTimeRange } = useIntl()
  if (!mine) return null
  const isToday = Date.parse(window.from) <= Date.now()
  const span = formatDateTimeRange(Date.parse(window.from), Date.parse(window.until), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  const rows = [
    [say(isToday ? 'giveback.today' : 'giveback.window'), span],
    ...(isToday
      ? [
          [say('giveback.used'), time(mine.used_seconds)],
          [say('giveback.coming'), time(mine.coming_seconds)],
        ]
      : []),
    [say('giveback.total'), time(mine.total_seconds)],
  ] as const
  return (
    <dl className="flex flex-col sm:flex-row sm:flex-wrap gap-x-48 gap-y-12">
      {rows.map(([term, value]) => (
        <div key={term} className="flex flex-col">
          <dt className="text-label text-muted">{term}</dt>
          <dd className="font-semibold tabular">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
