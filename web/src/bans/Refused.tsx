import type { Side } from '@evenlight/core/meter/meter'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { type calls, refusedOf } from './calls.ts'
import { TakeBack } from './TakeBack.tsx'

/** Everybody whom one has refused, with why, and the way to take it back. */
export function Refused() {
  const say = useSay()
  const side = useSession(({ userData }) => userData?.type) === 'READER' ? 'reader' : 'client'
  const refused = useQuery(refusedOf)
  return (
    <Loaded of={refused} failed={say('bans.list.failed')} shape={<Skeleton className="h-72" />}>
      {(all) => (all.length ? <List of={all} side={side} /> : <p className="text-muted">{say('bans.none')}</p>)}
    </Loaded>
  )
}

type Bans = Awaited<ReturnType<typeof calls.personal>>['data']
const List = ({ of, side }: { of: Bans; side: Side }) => (
  <ul className="card overflow-hidden">
    {of.map(({ client, reader, reason, at }) => {
      const other =
        side === 'reader' ? { id: client.id, name: client.username } : { id: reader.id, name: reader.display_name }
      return (
        <li
          key={other.id}
          className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8 px-16 lg:px-20 py-12 border-b border-line last:border-b-0"
        >
          <span className="min-w-0 flex flex-col">
            <bdi className="font-semibold wrap-anywhere">{other.name}</bdi>
            <span className="text-meta text-muted wrap-anywhere">
              <span dir="auto">{reason}</span> · <Since at={at} />
            </span>
          </span>
          <TakeBack other={other} side={side} />
        </li>
      )
    })}
  </ul>
)
