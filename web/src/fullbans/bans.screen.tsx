import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { capped } from '../capped.ts'
import { useOn } from '../live.ts'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSay } from '../words/say.tsx'
import { BanList } from './BanList.tsx'
import { bansChanged, bansOf, heaps } from './calls.ts'

/** Bans from the site: those that wait for the house, those in force, and past ones. */
export function Component() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const chosen = heaps.find((name) => name === search.get('tab')) ?? 'waiting'
  const bans = useInfiniteQuery(bansOf(chosen))
  useOn('full_ban:changed', () => void bansChanged())
  const waiting = bans.data?.pages[0]?.waiting ?? 0
  const count = { shown: capped(waiting), said: say('fullbans.waiting', { count: waiting }) }
  return (
    <Page title={say('fullbans.title')} lead={say('fullbans.lead')} width="text">
      <Tabs
        label={say('fullbans.title')}
        tabs={heaps.map((name) => ({
          name,
          label: say(`fullbans.heap.${name}`),
          count: name === 'waiting' && waiting ? count : undefined,
        }))}
        chosen={chosen}
        onChoose={(tab) => setSearch(tab === 'waiting' ? {} : { tab }, { replace: true, preventScrollReset: true })}
      >
        <PagedList
          of={bans}
          failed={say('fullbans.failed')}
          shape={<RowSkeletons />}
          empty={<Empty scene="gate">{say(`fullbans.none.${chosen}`)}</Empty>}
        >
          {(all) => <BanList bans={all} />}
        </PagedList>
      </Tabs>
    </Page>
  )
}
