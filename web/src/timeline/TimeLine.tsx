import { type TimelineKind, timelineKinds } from '@evenlight/contract/timeline'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useIsAt } from '../session/role.ts'
import { ChipSelect } from '../ui/Chip.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { type Entry, kinds, timelineOf } from './calls.ts'
import { Line } from './Line.tsx'

/** All that happened with one person, the newest first. `beside` gives what can be done about an entry right there. */
export function TimeLine({ personId, beside }: { personId: string; beside: (entry: Entry) => ReactNode }) {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const seesMoney = useIsAt('money')
  const known = kinds.filter((name) => seesMoney || !timelineKinds[name].money)
  const kind = known.find((name) => name === search.get('kind'))
  const entries = useInfiniteQuery(timelineOf(personId, kind))
  const choose = (name: TimelineKind | '') =>
    setSearch(name ? { kind: name } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <ChipSelect
        label={say('timeline.kind')}
        on={kind !== undefined}
        value={kind ?? ''}
        onChoose={(name) => choose(name as TimelineKind | '')}
        className="self-start"
      >
        <option value="">{say('timeline.kind.all')}</option>
        {known.map((name) => (
          <option key={name} value={name}>
            {say(`timeline.kind.${name}`)}
          </option>
        ))}
      </ChipSelect>
      <PagedList
        of={entries}
        failed={say('timeline.failed')}
        shape={<RowSkeletons />}
        empty={<Empty scene="moon">{say('timeline.none')}</Empty>}
        more={say('timeline.more')}
      >
        {(all) => (
          <ol className="card overflow-hidden">
            {all.map((entry) => (
              <Line key={entry.id} of={entry} beside={beside(entry)} />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  )
}
