import type { Side } from '@evenlight/core/meter/meter'
import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSay } from '../words/say.tsx'
import { type Heap, heaps, pagesOf, usePagesChanging } from './calls.ts'
import { PagingCard } from './PagingCard.tsx'

/** One's own pages: a client's to readers, a reader's from clients. */
export function Component() {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const side: Side = useSession(({ userData }) => userData?.type) === 'READER' ? 'reader' : 'client'
  const chosen = heaps.find((heap) => heap === query.get('tab')) ?? 'open'
  usePagesChanging()
  return (
    <Page title={say('paging.title')} lead={say(`paging.lead.${side}`)} width="text">
      <Tabs
        label={say('paging.title')}
        tabs={heaps.map((name) => ({ name, label: say(`paging.heap.${name}`) }))}
        chosen={chosen}
        onChoose={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      >
        <List key={chosen} heap={chosen} side={side} />
      </Tabs>
    </Page>
  )
}

function List({ heap, side }: { heap: Heap; side: Side }) {
  const say = useSay()
  const pages = useInfiniteQuery(pagesOf(heap))
  return (
    <PagedList
      of={pages}
      failed={say('paging.list.failed')}
      shape={<RowSkeletons />}
      empty={
        <Empty
          scene="moon"
          action={
            side === 'client' && (
              <LinkButton kind="secondary" to={paths.readers()}>
                {say('paging.find')}
              </LinkButton>
            )
          }
        >
          {say(`paging.none.${heap}`)}
        </Empty>
      }
    >
      {(all) => (
        <ul className="flex flex-col gap-16">
          {all.map((one) => (
            <li key={one.id}>
              <PagingCard paging={one} side={side} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
