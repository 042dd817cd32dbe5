import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { useIsAt } from '../session/role.ts'
import { useSay } from '../words/say.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { placeOf } from '../zone.ts'
import type { Overview } from './calls.ts'

/** Readings that are open now lead to them. */
const OpenNow = ({ count }: { count: number }) =>
  useIsAt('moderation') ? (
    <Link to={paths.live()} className="link inline-flex items-center min-h-target -my-12">
      {count}
    </Link>
  ) : (
    count
  )

/** What the day has brought so far. */
export function Figures({ of }: { of: Overview['today'] }) {
  const say = useSay()
  const money = useMoney()
  const minutes = (seconds: number) => say('ui.minutes', { minutes: minutesOf(seconds) })
  const figures = [
    ['open', <OpenNow key="open" count={of.open} />],
    ['ended', of.ended],
    ['paid', minutes(of.paid_seconds)],
    ['free', minutes(of.free_seconds)],
    ['sales', of.sales],
    ['sold', of.sold_cents === undefined ? undefined : money(of.sold_cents)],
    ['members', of.new_members],
  ] as const
  return (
    <section aria-label={say('overview.figures')} className="flex flex-col gap-12">
      <h2 className="text-h3">{say('overview.figures')}</h2>
      <dl className="card p-20 flex flex-col">
        {figures.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name} className="flex items-center justify-between gap-16 py-8">
                <dt>{say(`overview.figure.${name}`)}</dt>
                <dd className="tabular font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="text-meta text-muted">{say('overview.figures.since', { zone: placeOf(of.time_zone) })}</p>
    </section>
  )
}
