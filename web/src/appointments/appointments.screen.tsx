import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { capped } from '../capped.ts'
import { useOn } from '../live.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSay } from '../words/say.tsx'
import { AppointmentCard } from './AppointmentCard.tsx'
import { appointmentsChanged, appointmentsOf, type Heap, heaps, nextOf } from './calls.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import type { Side } from './side.ts'

/** One's own appointments: to come, waiting for an answer, past. */
export function Component() {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const side: Side = useSession(({ userData }) => userData?.type) === 'READER' ? 'reader' : 'client'
  const chosen = heaps.find((heap) => heap === query.get('tab')) ?? 'coming'
  const { data } = useQuery(nextOf())
  useOn('appointment:changed', () => void appointmentsChanged())
  const waiting = data?.waiting ?? 0
  const count = { shown: capped(waiting), said: say('appointments.waiting', { count: waiting }) }
  return (
    <Page
      title={say('appointments.title')}
      lead={say(`appointments.lead.${side}`)}
      width="text"
      actions={
        side === 'reader' && (
          <LinkButton kind="secondary" to={paths.schedule()}>
            {say('appointments.schedule')}
          </LinkButton>
        )
      }
    >
      <Tabs
        label={say('appointments.title')}
        tabs={heaps.map((name) => ({
          name,
          label: say(`appointments.heap.${name}`),
          count: name === 'asked' && waiting ? count : undefined,
        }))}
        chosen={chosen}
        onChoose={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      >
        <List key={chosen} heap={chosen} side={side} />
      </Tabs>
      <CalendarFeed />
    </Page>
  )
}

function List({ heap, side }: { heap: Heap; side: Side }) {
  const say = useSay()
  const appointments = useInfiniteQuery(appointmentsOf(heap))
  const way =
    side === 'client' ? [paths.readers(), say('appointments.find')] : [paths.schedule(), say('appointments.schedule')]
  return (
    <PagedList
      of={appointments}
      failed={say('appointments.list.failed')}
      shape={<RowSkeletons />}
      empty={
        <Empty
          scene="moon"
          action={
            heap !== 'past' && (
              <LinkButton kind="secondary" to={way[0]!}>
                {way[1]}
              </LinkButton>
            )
          }
        >
          {say(`appointments.none.${heap}`)}
        </Empty>
      }
    >
      {(all) => (
        <ul className="flex flex-col gap-16">
          {all.map((one) => (
            <li key={one.id}>
              <AppointmentCard appointment={one} side={side} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
