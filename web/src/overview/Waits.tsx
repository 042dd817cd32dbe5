import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { capped } from '../capped.ts'
import { Badge } from '../ui/Badge.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import type { Heap, Overview } from './calls.ts'

const places: Record<Heap, string> = {
  care: paths.helpLines(),
  pressure: paths.pressure(),
  approvals: paths.approvals(),
  messages: paths.moderation(),
  tickets: paths.help(),
  claims: paths.claims(),
  bans: paths.bans(),
  payments: paths.heldPayments(),
  disputes: paths.heldPayments(),
  by_hand: paths.heldPayments(),
  breaks: paths.heldPayments(),
  statements: paths.statements(),
  payouts: paths.payouts(),
  applications: paths.applications(),
  articles: paths.pieces(),
}

/** What waits for somebody of the house: who may not be safe first, then what waits longest. */
export function Waits({ of }: { of: Overview['waits'] }) {
  const say = useSay()
  const waiting = of
    .filter(({ count }) => count > 0)
    .toSorted(
      (one, other) =>
        Number(other.heap === 'care') - Number(one.heap === 'care') ||
        (one.oldest_at ?? '').localeCompare(other.oldest_at ?? ''),
    )
  const empty = of.filter(({ count }) => count === 0)
  return (
    <section aria-label={say('overview.waits')} className="flex flex-col gap-12">
      <h2 className="text-h3">{say('overview.waits')}</h2>
      {waiting.length === 0 ? (
        <Empty scene="moon">{say('overview.waits.none')}</Empty>
      ) : (
        <LinkRows>
          {waiting.map(({ heap, count, oldest_at }) => (
            <LinkRow key={heap} to={places[heap]}>
              <span className="me-auto min-w-0 flex flex-col">
                <span className="font-semibold">{say(`overview.heap.${heap}`)}</span>
                {oldest_at && (
                  <span className="text-meta text-muted">
                    {say('overview.waits.since')} <Since at={oldest_at} />
                  </span>
                )}
              </span>
              <Badge tone={heap === 'care' ? 'danger' : 'warning'}>{capped(count)}</Badge>
            </LinkRow>
          ))}
        </LinkRows>
      )}
      {empty.length > 0 && waiting.length > 0 && (
        <div className="text-meta text-muted">
          <p>{say('overview.waits.empty')}</p>
          <ul className="flex flex-wrap gap-x-24">
            {empty.map(({ heap }) => (
              <li key={heap}>
                <Link to={places[heap]} className="link inline-flex items-center min-h-target">
                  {say(`overview.heap.${heap}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-meta text-muted">{say('overview.waits.rule')}</p>
    </section>
  )
}
