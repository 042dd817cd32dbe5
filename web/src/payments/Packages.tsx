import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { isShortChat, type Sold } from '../wallet/calls.ts'
import { Offer } from '../wallet/Offer.tsx'
import { useSay } from '../words/say.tsx'
import { RadioCard } from './RadioCard.tsx'

export const FEW = 3
const places = (few: boolean) => cx('grid gap-8', few ? 'sm:max-lg:grid-cols-3' : 'grid-cols-2 sm:grid-cols-3')

/** The packages and what stands under them, while they are coming. */
export const Shape = ({ few }: { few: boolean }) => (
  <div aria-busy="true" className="flex flex-col gap-24">
    <div className={places(few)}>
      {[1, 2, 3, 4, 5, 6].slice(0, few ? FEW : 6).map((at) => (
        <Skeleton key={at} className="h-72 rounded-button" />
      ))}
    </div>
    <Skeleton className="h-target rounded-button" />
  </div>
)

interface PackagesProps {
  of: readonly Sold[]
  chosen: Sold
  onPick: (id: string) => void
  few: boolean
  children: ReactNode
}

/** How much time there is to buy. */
export function Packages({ of, chosen, onPick, few, children }: PackagesProps) {
  const say = useSay()
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="mb-8 text-meta font-semibold">{say('payments.package')}</legend>
      <div className={places(few)}>
        {of.map((one) => (
          <div key={one.id} className={cx('grid', isShortChat(one) && 'col-span-full')}>
            <RadioCard name="package" value={one.id} chosen={one === chosen} onPick={() => onPick(one.id)}>
              <Offer of={one} />
            </RadioCard>
          </div>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
