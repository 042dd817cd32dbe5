import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useOn } from '../live.ts'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { approvalsDesk } from '../words/approvals-desk.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import { approvalsChanged, type Heap, heaps, requestsOf } from './calls.ts'
import { Limits } from './Limits.tsx'
import { Request } from './Request.tsx'

const tabs = [...heaps, 'limits'] as const

/** What waits for a second approver, what was decided, and the limits over which it waits. */
export const Component = () => (
  <MoreWords words={approvalsDesk}>
    <Desk />
  </MoreWords>
)

function Desk() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find((name) => name === search.get('tab')) ?? 'open'
  useOn('approval:changed', () => void approvalsChanged())
  return (
    <Page title={say('approvals.title')} lead={say('approvals.lead')} width="text">
      <Tabs
        label={say('approvals.title')}
        tabs={tabs.map((name) => ({ name, label: say(`approvals.heap.${name}`) }))}
        chosen={chosen}
        onChoose={(tab) => setSearch(tab === 'open' ? {} : { tab }, { replace: true, preventScrollReset: true })}
      >
        {chosen === 'limits' ? <Limits /> : <Requests heap={chosen} />}
      </Tabs>
    </Page>
  )
}

function Requests({ heap }: { heap: Heap }) {
  const say = useSay()
  const requests = useInfiniteQuery(requestsOf(heap))
  return (
    <PagedList
      of={requests}
      failed={say('approvals.failed')}
      shape={<RowSkeletons />}
      empty={<Empty scene="gate">{say(`approvals.none.${heap}`)}</Empty>}
    >
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((one) => (
            <Request key={one.id} of={one} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
