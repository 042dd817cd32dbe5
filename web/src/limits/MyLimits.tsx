import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { limitsOf } from './calls.ts'
import { CoolOff } from './CoolOff.tsx'
import { OfferRule } from './OfferRule.tsx'
import { LimitsForm } from './LimitsForm.tsx'

/** How much a client allows themselves, and how to take time off. */
export function MyLimits() {
  const say = useSay()
  const own = useQuery(limitsOf)
  return (
    <Loaded of={own} failed={say('limits.list.failed')} shape={<Skeleton className="h-portrait" />}>
      {(limits) => (
        <div className="flex flex-col gap-24">
          <LimitsForm limits={limits} />
          <OfferRule />
          <CoolOff until={limits.cool_off_until} />
        </div>
      )}
    </Loaded>
  )
}
