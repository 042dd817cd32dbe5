import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { More } from '../ui/More.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTime } from '../wallet/time.ts'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { type Claim, claimsOf, type Heap } from './calls.ts'
import type { Side } from './ClaimCard.tsx'
import { ClaimState } from './ClaimState.tsx'

/** Claims, each leading to its reading, where it is answered. */
export function List({ heap, side, empty }: { heap: Heap; side: Side; empty: ReactNode }) {
  const say = useSay()
  const claims = useInfiniteQuery(claimsOf(heap))
  const { data, error, refetch } = claims
  if (!data && error) return <ErrorNote cause={error} what={say('claims.list.failed')} retry={() => void refetch()} />
  if (!data) return <Shapes />
  const rows = data.pages.flatMap((page) => page.data)
  if (rows.length === 0) return empty
  return (
    <More of={claims}>
      <ul className="card overflow-hidden">
        {rows.map((claim) => (
          <Row key={claim.id} claim={claim} side={side} />
        ))}
      </ul>
    </More>
  )
}

function Row({ claim, side }: { claim: Claim; side: Side }) {
  const say = useSay()
  const time = useTime()
  const [client, reader] = [claim.client.username, claim.reader.display_name]
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={paths.pastReading(claim.chat_id)}
        className="flex items-center gap-16 px-16 lg:px-20 py-12 min-h-72 hover:bg-sunken"
      >
        <span className="grow min-w-0 flex flex-wrap items-center gap-x-16 gap-y-4">
          <span className="me-auto min-w-0 flex flex-col">
            <span className="font-semibold wrap-anywhere">
              <bdi>{side === 'client' ? reader : client}</bdi>
              {side === 'admin' && (
                <>
                  {' · '}
                  <bdi>{reader}</bdi>
                </>
              )}
            </span>
            <span className="text-meta text-muted">
              {say('claims.wants', { time: time(claim.seconds_wanted), cause: say(`claims.cause.${claim.cause}`) })} ·{' '}
              <Since at={claim.made_at} />
            </span>
          </span>
          <ClaimState of={claim} />
        </span>
        <ChevronRight className="size-16 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
      </Link>
    </li>
  )
}

const Shapes = () => (
  <div aria-busy="true" className="card overflow-hidden">
    {[1, 2, 3].map((at) => (
      <div key={at} className="flex flex-col justify-center gap-8 px-20 h-72 border-b border-line last:border-b-0">
        <Skeleton className="h-16 w-square" />
        <Skeleton className="h-12" />
      </div>
    ))}
  </div>
)
