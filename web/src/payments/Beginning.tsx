import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { isShortChat, type Sold } from '../wallet/calls.ts'
import { Offer } from '../wallet/Offer.tsx'
import { useSay } from '../words/say.tsx'
import { FEW } from './Packages.tsx'
import type { Wanted } from './pending.ts'
import { RadioCard } from './RadioCard.tsx'
import { TestCard } from './TestCard.tsx'

interface BeginningProps {
  kind: 'test' | 'form'
  packages: readonly Sold[]
  package_id: string
  card: string
  pick: (part: { package_id?: string; card?: string }) => void
}

/** What one begins with: the free minutes, or a package and what it is paid with. */
export function Beginning({ kind, packages: sold, package_id, card, pick }: BeginningProps) {
  const say = useSay()
  const packages = sold.filter((one) => !isShortChat(one))
  const at = packages.findIndex(({ id }) => id === package_id)
  const [all, showAll] = useState(at >= FEW)
  // What was chosen a while ago may not be on sale any more.
  const isGone = package_id !== '' && at < 0
  const forget = useEffectEvent(() => pick({ package_id: '' }))
  useEffect(() => {
    if (isGone) forget()
  }, [isGone])
  return (
    <>
      <fieldset className="flex flex-col gap-8">
        <legend className="mb-8 text-meta font-semibold">{say('accounts.begin')}</legend>
        <div className="grid grid-cols-2 sm:grid-cols-3 gap-8">
          <div className={cx('grid', all ? 'col-span-full' : 'sm:col-span-3')}>
            <RadioCard name="begin" value="" chosen={at < 0} onPick={() => pick({ package_id: '' })}>
              <span className="font-serif text-h3">{say('payments.first.free')}</span>
              <span className="text-label text-muted">{say('payments.first.free.text')}</span>
            </RadioCard>
          </div>
          {packages.slice(0, all ? undefined : FEW).map((one) => (
            <RadioCard
              key={one.id}
              name="begin"
              value={one.id}
              chosen={one.id === package_id}
              onPick={() => pick({ package_id: one.id })}
            >
              <Offer of={one} />
            </RadioCard>
          ))}
        </div>
        {!all && packages.length > FEW && (
          <Button kind="quiet" flush onClick={() => showAll(true)}>
            {say('payments.package.more')}
          </Button>
        )}
      </fieldset>
      {at >= 0 && (
        <div className="flex flex-col gap-16">
          {kind === 'test' ? (
            <TestCard card={card as Wanted['card']} onPick={(answer) => pick({ card: answer })} />
          ) : (
            <p className="text-meta text-muted">{say('payments.form.next')}</p>
          )}
          <p className="text-meta text-muted">{say('payments.first.when')}</p>
        </div>
      )}
    </>
  )
}
