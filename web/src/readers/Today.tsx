import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { deskOf, type saveDesk } from './desk.ts'

/** What today and the running half month have brought. */
export function Today() {
  const say = useSay()
  const money = useMoney()
  const { formatDate } = useIntl()
  const { data, error } = useQuery(deskOf())
  if (error && !data) return null
  return (
    <section aria-labelledby="figures" aria-busy={!data} className="card p-20 lg:p-24 flex flex-col gap-12">
      <h2 id="figures" className="text-h3">
        {say('readers.desk.figures')}
      </h2>
      <dl className="flex flex-col">
        {(['today', 'period'] as const).map((span) => (
          <div key={span} className="flex items-baseline justify-between gap-16 py-12 border-t border-line">
            <dt>
              {span === 'today'
                ? say('readers.desk.today')
                : data &&
                  say('readers.desk.period', {
                    date: formatDate(data.period.from, { month: 'short', day: 'numeric' }),
                  })}
              <span className="block text-label text-muted">
                {data && say('readers.desk.readings', { count: data[span].paid_sessions })}
                {data && ` · ${say('readers.desk.counted', { minutes: Math.floor(data[span].counted_seconds / 60) })}`}
              </span>
            </dt>
            <dd className="tabular text-h3 font-semibold">
              {data ? money(data[span].earned_cents) : <Skeleton className="w-72 h-24" />}
            </dd>
          </div>
        ))}
        {data && <NextPayout of={data} />}
      </dl>
      {data && (
        <p className="text-meta text-muted">{say('readers.desk.rule', { rate: money(data.rate_cents_per_minute) })}</p>
      )}
      <div className="flex flex-wrap gap-x-24">
        <Link to={paths.earnings()} className="link inline-flex items-center min-h-target">
          {say('earnings.title')}
        </Link>
        <Link to={paths.history()} className="link inline-flex items-center min-h-target">
          {say('readings.past')}
        </Link>
        <Link to={paths.testimonials()} className="link inline-flex items-center min-h-target">
          {say('readers.desk.rating')}
        </Link>
      </div>
    </section>
  )
}

type Desk = Awaited<ReturnType<typeof saveDesk>>

/** What is approved and has not arrived, and what comes after it. */
function NextPayout({ of: { next_payout, period } }: { of: Desk }) {
  const say = useSay()
  const money = useMoney()
  const { formatDate } = useIntl()
  const date = formatDate(period.until, { month: 'short', day: 'numeric' })
  return (
    <div className="flex items-baseline justify-between gap-16 py-12 border-t border-line">
      <dt>
        {say('readers.desk.payout')}
        <span className="block text-label text-muted">
          {next_payout.open_cents > 0
            ? say('readers.desk.payout.open', { amount: money(next_payout.open_cents) })
            : say('readers.desk.payout.next', { date })}
        </span>
      </dt>
      <dd className="tabular text-h3 font-semibold">{money(next_payout.approved_cents)}</dd>
    </div>
  )
}
