import { dayMs } from '@evenlight/core/wall-clock'
import { claimDays } from '@evenlight/contract/claims'
import { useQuery } from '@tanstack/react-query'
import type { Receipt } from '../readings/calls.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { AskForm } from './AskForm.tsx'
import { claimOn } from './calls.ts'
import { ClaimCard, type Side } from './ClaimCard.tsx'
import { returnableOf } from './side.ts'

/** The claim on a reading; for its client the way to make one, or why there is none. */
export function ClaimPart({ receipt, side }: { receipt: Receipt; side: Side }) {
  const say = useSay()
  const asked = useQuery(claimOn(receipt.chat_id))
  return (
    <Loaded of={asked} failed={say('claims.list.failed')} shape={<Skeleton className="h-72" />}>
      {(claim) => (claim ? <ClaimCard claim={claim} side={side} /> : <None receipt={receipt} side={side} />)}
    </Loaded>
  )
}

function None({ receipt, side }: { receipt: Receipt; side: Side }) {
  const say = useSay()
  if (side !== 'client') return <p className="text-muted">{say('claims.none.on')}</p>
  const most = returnableOf(receipt)
  if (most === 0) return <p className="text-muted">{say('claims.nothing_counted')}</p>
  if (Date.now() > Date.parse(receipt.ended_at) + claimDays * dayMs)
    return <p className="text-muted">{say('claims.too_late')}</p>
  return <AskForm receipt={receipt} most={most} />
}
