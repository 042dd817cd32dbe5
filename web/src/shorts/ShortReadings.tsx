import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { type Short, shortsOf } from './calls.ts'
import { ShortRow } from './ShortRow.tsx'

/** At a reader's desk: their short readings that wait for a word. Where none does, nothing stands. */
export function OwnShortReadings() {
  const say = useSay()
  const { data } = useInfiniteQuery(shortsOf())
  const heading = useRef<HTMLHeadingElement>(null)
  const { waiting = 0, data: first = [] } = data?.pages[0] ?? {}
  if (first.length === 0) return null
  return (
    <section aria-labelledby="shorts" className="flex flex-col gap-12">
      <h2 ref={heading} id="shorts" tabIndex={-1} className="text-h3 outline-none">
        {say('shorts.waiting', { count: waiting })}
      </h2>
      <p className="text-meta text-muted">{say('shorts.lead')}</p>
      <Rows isAdmin={false} onDecided={() => heading.current?.focus()} />
    </section>
  )
}

/** For the house: everybody's. */
export function AllShortReadings() {
  const say = useSay()
  const lead = useRef<HTMLParagraphElement>(null)
  return (
    <div className="flex flex-col gap-16">
      <p ref={lead} tabIndex={-1} className="text-muted outline-none">
        {say('shorts.lead.house')}
      </p>
      <Rows isAdmin onDecided={() => lead.current?.focus()} />
    </div>
  )
}

function Rows({ isAdmin, onDecided }: { isAdmin: boolean; onDecided: () => void }) {
  const say = useSay()
  return (
    <PagedList
      of={useInfiniteQuery(shortsOf())}
      failed={say('shorts.failed')}
      shape={<RowSkeletons />}
      empty={<Empty scene="moon">{say('shorts.none')}</Empty>}
    >
      {(all: readonly Short[]) => (
        <ul className="card overflow-hidden">
          {all.map((short) => (
            <ShortRow key={short.chat_id} of={short} isAdmin={isAdmin} onDecided={onDecided} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
