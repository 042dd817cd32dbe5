import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { type Folder, type Ticket, ticketsOf } from './calls.ts'
import { StateBadge } from './StateBadge.tsx'

/** Questions, each leading to what was said in it. */
export function List({ heap, empty }: { heap: Folder; empty: ReactNode }) {
  const say = useSay()
  const tickets = useInfiniteQuery(ticketsOf(heap))
  return (
    <PagedList
      of={tickets}
      failed={say('tickets.list.failed')}
      shape={<RowSkeletons />}
      empty={empty}
      more={say('tickets.more')}
    >
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((ticket) => (
            <Row key={ticket.id} of={ticket} named={heap !== 'mine'} marked={heap === 'mine' || heap === 'all'} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** `named`: with whose it is; `marked`: with how it stands. */
function Row({ of, named, marked }: { of: Ticket; named: boolean; marked: boolean }) {
  const say = useSay()
  return (
    <li className="border-b border-line last:border-b-0">
      <Link to={paths.ticket(of.id)} className="flex items-center gap-16 px-16 lg:px-20 py-12 min-h-72 hover:bg-sunken">
        <span className="grow min-w-0 flex flex-wrap items-center gap-x-16 gap-y-4">
          <span className="me-auto min-w-0 flex flex-col">
            <span dir="auto" className="font-semibold wrap-anywhere">
              {of.subject}
            </span>
            <span className="text-meta text-muted">
              {named && (
                <>
                  <bdi>{of.member.username}</bdi> ·{' '}
                </>
              )}
              {say(`tickets.topic.${of.topic}`)} · {named && of.state === 'open' && `${say('tickets.waits')} `}
              <Since at={of.changed_at} />
            </span>
          </span>
          {marked && <StateBadge of={of.state} forAdmin={named} />}
        </span>
        <ChevronRight className="size-16 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
      </Link>
    </li>
  )
}
