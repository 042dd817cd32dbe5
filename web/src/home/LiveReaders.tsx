import { Link } from 'react-router'
import { paths } from '@evenlight/contract/paths'
import { useFreeCount } from '../availability.ts'
import { Status } from '../ui/Badge.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { LiveCard } from './LiveCard.tsx'
import { ROW, type Shown } from './shown.ts'

/** Three readers, those who can be asked first, each with the status of this moment. */
export function LiveReaders({ of: { readers, error, again } }: { of: Shown }) {
  const say = useSay()
  const three = readers?.slice(0, ROW)
  const free = useFreeCount(three ?? [])
  if (error)
    return (
      <div className="min-w-0">
        <ErrorNote cause={error} what={say('home.readers.failed')} retry={again} />
      </div>
    )
  if (three?.length === 0) return <Empty scene="chairs">{say('home.readers.empty')}</Empty>
  return (
    <section aria-labelledby="here-title" className="min-w-0 flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-16 text-meta font-semibold">
        <h2 id="here-title" className="font-sans">
          <Status
            of={free > 0 ? 'available' : 'offline'}
            word={three ? say('home.here', { count: free }) : say('readers.searching')}
          />
        </h2>
        <Link to={paths.readers()} className="link inline-flex items-center min-h-target">
          {say('home.readers.all')}
        </Link>
      </div>
      <ul className="live-row" aria-busy={!three}>
        {three?.map((reader) => (
          <li key={reader.id}>
            <LiveCard reader={reader} />
          </li>
        )) ?? <Shapes />}
      </ul>
    </section>
  )
}

const Shapes = () =>
  Array.from({ length: ROW }, (_, at) => (
    <li key={at} className="card p-8">
      <Skeleton className="w-full aspect-square" />
      <Skeleton className="mt-8 h-square" />
    </li>
  ))
