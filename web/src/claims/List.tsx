import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
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
  return (
    <PagedList of={claims} failed={say('claims.list.failed')} shape={<RowSkeletons />} empty={empty}>
      {(all) => (
        <LinkRows>
          {all.map((claim) => (
            <Row key={claim.id} claim={claim} side={side} />
          ))}
        </LinkRows>
      )}
    </PagedList>
  )
}

function Row({ claim, side }: { claim: Claim; side: Side }) {
  const say = useSay()
  const time = useTime()
  const [client, reader] = [claim.client.username, claim.reader.display_name]
  return (
    <LinkRow to={paths.pastReading(claim.chat_id)}>
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
    </LinkRow>
  )
}
