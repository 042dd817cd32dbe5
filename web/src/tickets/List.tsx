import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '../ui/Badge.tsx'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { useAsker } from './asker.ts'
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
        <LinkRows>
          {all.map((ticket) => (
            <Row key={ticket.id} of={ticket} named={heap !== 'mine'} marked={heap === 'mine' || heap === 'all'} />
          ))}
        </LinkRows>
      )}
    </PagedList>
  )
}

/** `named`: with whose it is; `marked`: with how it stands. */
function Row({ of, named, marked }: { of: Ticket; named: boolean; marked: boolean }) {
  const say = useSay()
  const asker = useAsker()
  return (
    <LinkRow to={paths.ticket(of.id)}>
      <span className="me-auto min-w-0 flex flex-col">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {of.subject}
        </span>
        <span className="text-meta text-muted">
          {named && (
            <>
              <bdi>{asker(of)}</bdi> · {of.guest && `${say('tickets.guest')} · `}
            </>
          )}
          {say(`tickets.topic.${of.topic}`)} · {named && of.state === 'open' && `${say('tickets.waits')} `}
          <Since at={of.changed_at} />
        </span>
      </span>
      {named && of.care && <Badge tone="danger">{say('care.mark')}</Badge>}
      {marked && <StateBadge of={of.state} forAdmin={named} />}
    </LinkRow>
  )
}
