import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { FindField } from '../ui/FindField.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { liveDesk } from '../words/live-desk.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import { forgetLive, liveOf } from './live/calls.ts'
import { LiveRow } from './live/LiveRow.tsx'
import { One } from './live/One.tsx'
import { useFresh } from './live/useFresh.ts'

/** The readings that go on now, and what the house does about one of them. */
export const Component = () => (
  <MoreWords words={liveDesk}>
    <Desk />
  </MoreWords>
)

function Desk() {
  const [search] = useSearchParams()
  const open = search.get('open')
  useFresh()
  useEffect(() => forgetLive, [])
  return open ? <One key={open} readingId={open} /> : <All />
}

function All() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const settled = useSettled(q.trim())
  const live = useInfiniteQuery(liveOf(settled))
  return (
    <Page title={say('live.title')} lead={say('live.lead')} width="text">
      <FindField
        label={say('live.find')}
        hint={say('live.find.hint')}
        value={q}
        onType={(typed) => setSearch(typed ? { q: typed } : {}, { replace: true, preventScrollReset: true })}
      />
      <PagedList
        of={live}
        failed={say('live.failed')}
        shape={<RowSkeletons />}
        empty={<Empty scene="moon">{say(settled ? 'live.none.found' : 'live.none')}</Empty>}
        more={say('live.more')}
      >
        {() => (
          <ul className="card overflow-hidden" aria-label={say('live.title')}>
            {live.data?.pages.flatMap(({ data, atMs }) =>
              data.map((one) => <LiveRow key={one.id} of={one} atMs={atMs} />),
            )}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}
