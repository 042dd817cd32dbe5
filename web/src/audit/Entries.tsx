import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { auditOf, type Entry, type Narrowed, wordOf } from './calls.ts'

/** The log, newest first. */
export function Entries({ of }: { of: Narrowed }) {
  const say = useSay()
  const entries = useInfiniteQuery(auditOf(of))
  return (
    <PagedList
      of={entries}
      failed={say('audit.failed')}
      shape={<RowSkeletons />}
      empty={<Empty scene="moon">{say('audit.none')}</Empty>}
      more={say('audit.more')}
    >
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((entry) => (
            <Row key={entry.id} of={entry} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** Where what it was about is seen. */
const pages: Record<string, (id: string) => string> = {
  usr: paths.person,
  cht: paths.pastReading,
  tkt: paths.ticket,
  ban: paths.ban,
  stm: paths.statement,
  out: paths.payout,
}
const pageOf = (id: string) => pages[id.slice(0, id.indexOf('_'))]?.(id)

function Row({ of }: { of: Entry }) {
  const say = useSay()
  const word = wordOf(of.action)
  const details = Object.entries(of.detail)
  const to = of.subject_id && pageOf(of.subject_id)
  const subject = of.subject_username ?? of.subject_id
  return (
    <li className="flex flex-col gap-4 px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{of.actor?.username ?? say('audit.somebody')}</bdi>{' '}
        {word ? say(`audit.action.${word}`) : of.action}
        {subject && ': '}
        {to ? (
          <Link to={to} className="link">
            <bdi>{subject}</bdi>
          </Link>
        ) : (
          <bdi>{subject}</bdi>
        )}
      </p>
      {of.reason && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-muted">
          {of.reason}
        </p>
      )}
      <p className="text-meta text-muted">
        <When at={of.at} />
      </p>
      {details.length > 0 && (
        <details className="text-meta">
          <summary className="link inline-flex items-center min-h-target">{say('audit.details')}</summary>
          <dl className="flex flex-col gap-4">
            {details.map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-8">
                <dt className="text-muted">{name.replaceAll('_', ' ')}</dt>
                <dd dir="auto" className="wrap-anywhere">
                  {typeof value === 'string' ? value : JSON.stringify(value)}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
