import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedDate } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Badge } from '../ui/Badge.tsx'
import { clockFace } from '../ui/Clock.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { More } from '../ui/More.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { otherOf, type Past, sideOf } from './calls.ts'
import { pastOf } from './past.ts'

/** Past sessions, each leading to its receipt; `empty` stands there when there are none. */
export function PastList({ withId, empty }: { withId?: string; empty: ReactNode }) {
  const say = useSay()
  const past = useInfiniteQuery(pastOf(withId))
  const { data, error, refetch } = past
  if (!data && error) return <ErrorNote cause={error} what={say('chats.past.failed')} retry={() => void refetch()} />
  if (!data) return <Shapes />
  const sessions = data.pages.flatMap((page) => page.data)
  if (!sessions.length) return empty
  return (
    <More of={past}>
      <ul className="card overflow-hidden">
        {sessions.map((session) => (
          <PastRow key={session.id} session={session} named={withId === undefined} />
        ))}
      </ul>
    </More>
  )
}

export const Shapes = () => (
  <div aria-busy="true" className="flex flex-col gap-8">
    {[1, 2, 3, 4].map((at) => (
      <Skeleton key={at} className="h-72 rounded-card" />
    ))}
  </div>
)

function PastRow({ session, named }: { session: Past; named: boolean }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { name } = otherOf(session, sideOf(session, me))
  const { state, requested_at, free_seconds, paid_seconds } = session
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={paths.room(session.id)}
        className="flex flex-wrap items-center gap-x-16 gap-y-4 px-16 lg:px-20 py-12 min-h-72 hover:bg-sunken"
      >
        <span className="me-auto min-w-0">
          {named && <bdi className="block font-semibold truncate">{name}</bdi>}
          <time dateTime={requested_at} className={named ? 'text-meta text-muted' : 'font-semibold'}>
            <FormattedDate value={requested_at} dateStyle="medium" timeStyle="short" />
          </time>
        </span>
        {state === 'settled' ? (
          <span className="ms-auto text-end">
            <span className="block tabular font-semibold" dir="ltr">
              {clockFace(free_seconds + paid_seconds)}
            </span>
            <span className="block text-meta text-muted">
              {say('chats.past.split', { free: clockFace(free_seconds), paid: clockFace(paid_seconds) })}
            </span>
          </span>
        ) : (
          <Badge>{say(`chats.past.${state === 'missed' || state === 'declined' ? state : 'withdrawn'}`)}</Badge>
        )}
      </Link>
    </li>
  )
}
