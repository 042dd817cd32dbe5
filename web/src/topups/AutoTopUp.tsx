import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCardKind } from '../payments/card-kind.ts'
import { cardsOf } from '../payments/calls.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Part } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { packagesOf } from '../wallet/calls.ts'
import { useSay } from '../words/say.tsx'
import { Agree } from './Agree.tsx'
import { type TopUp, topupOf, useTopupNews } from './calls.ts'
import { History } from './History.tsx'
import { IsOff, IsOn } from './OnOff.tsx'

/** Time that is bought by itself for a reading that runs low: switched on by a word of its own, stopped by one press. */
export function AutoTopUp() {
  const say = useSay()
  const kind = useCardKind()
  const own = useQuery(topupOf)
  useTopupNews()
  if (!kind) return null
  return (
    <Part id="automatic" title={say('topups.title')}>
      <Loaded of={own} failed={say('topups.failed')} shape={<Skeleton className="h-72" />}>
        {(shown) => (
          <div className="card p-24 flex flex-col gap-24">
            <OnOff of={shown} />
            {shown.history.length > 0 && <History of={shown.history} />}
          </div>
        )}
      </Loaded>
    </Part>
  )
}

function OnOff({ of }: { of: TopUp }) {
  const [changing, setChanging] = useState(false)
  const { agreement } = of
  const isOn = agreement !== null && !agreement.off
  return (
    <>
      {isOn ? <IsOn of={agreement} onChange={() => setChanging(true)} changing={changing} /> : <IsOff of={of} />}
      {(!isOn || changing) && <Choose of={of} onDone={() => setChanging(false)} leaves={isOn} />}
    </>
  )
}

/** The form, where there is a card to agree with. */
function Choose({ of, onDone, leaves }: { of: TopUp; onDone: () => void; leaves: boolean }) {
  const say = useSay()
  const { data: kept } = useQuery(cardsOf())
  const { data: onSale } = useQuery(packagesOf())
  if (!kept || !onSale) return <Skeleton className="h-72" />
  const cards = kept.cards.filter(({ run_out }) => !run_out)
  if (cards.length === 0) return <p className="text-meta text-muted">{say('topups.no_card')}</p>
  // Time for one reader alone is bought with that reader.
  const packages = onSale.filter(({ readers_max }) => readers_max === null)
  if (packages.length === 0) return null
  return <Agree of={of} cards={cards} packages={packages} onDone={onDone} leaves={leaves} />
}
