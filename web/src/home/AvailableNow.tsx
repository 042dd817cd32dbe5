import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hereOf } from '../readers/calls.ts'
import { useAvailabilityUpdates } from '../availability.ts'
import { ReaderCard } from '../readers/ReaderCard.tsx'
import { CardSkeletons } from '../readers/CardSkeletons.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'

const ROW = 3
const AGAIN_MS = 15_000

/** Whole rows only, unless there is less than one. */
const rowsOf = <Item,>(items: readonly Item[]) =>
  items.length < ROW ? items : items.slice(0, items.length - (items.length % ROW))

/** Six readers or three, those who can be asked first, each with the status of this moment. */
export function AvailableNow() {
  const say = useSay()
  const { data, error, refetch } = useQuery({ ...hereOf(), refetchInterval: AGAIN_MS })
  useAvailabilityUpdates()
  // Whoever stands here stays where they are: what is asked for again changes their status, never their order.
  const [first, setFirst] = useState(data)
  if (data?.length && !first?.length) setFirst(data)
  const shown = first && rowsOf(first)
  const few = shown !== undefined && shown.length < ROW
  const all = (
    <LinkButton kind="secondary" to={paths.readers()}>
      {say('home.readers.all')}
    </LinkButton>
  )
  return (
    <section aria-labelledby="here-title" className="wrap-page pb-48 lg:pb-72 flex flex-col gap-24">
      <div className="flex flex-wrap items-end justify-between gap-16">
        <h2 id="here-title">{say('home.readers')}</h2>
        {all}
      </div>
      {error && !data && <ErrorNote cause={error} what={say('home.readers.failed')} retry={() => void refetch()} />}
      {shown?.length === 0 && <Empty scene="chairs">{say('home.readers.empty')}</Empty>}
      {!(error && !data) && (
        <ul className={cx('grid md:grid-cols-2 gap-16', !few && 'xl:grid-cols-3')} aria-busy={!data}>
          {shown?.map((reader) => (
            <li key={reader.id}>
              <ReaderCard reader={reader} />
            </li>
          ))}
          {!data && <CardSkeletons count={3} />}
        </ul>
      )}
    </section>
  )
}
