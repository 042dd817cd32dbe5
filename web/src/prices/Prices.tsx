import { centsPerMinute } from '@evenlight/core/price'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { type Package, packagesOf } from './calls.ts'
import { PackageForm } from './PackageForm.tsx'
import { Taxes } from './Taxes.tsx'

/** What is on sale, a form for each, and the tax in it; what was on sale once stands under it. */
export function Prices() {
  const say = useSay()
  return (
    <div className="flex flex-col gap-32">
      <Loaded of={useQuery(packagesOf)} failed={say('prices.failed')} shape={<RowSkeletons />}>
        {(all) => <List all={all} />}
      </Loaded>
      <Taxes />
    </div>
  )
}

function List({ all }: { all: readonly Package[] }) {
  const say = useSay()
  const [open, setOpen] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(open)
  // The form that comes takes the focus, and the button that it came from gets it back.
  useEffect(() => {
    const last = before.current
    before.current = open
    if (last === open) return
    const place = open === null ? `[data-change="${last}"]` : 'form input'
    box.current?.querySelector<HTMLElement>(place)?.focus()
  }, [open])
  const close = () => setOpen(null)
  return (
    <div ref={box} className="flex flex-col gap-16">
      <p className="text-muted max-w-text">{say('prices.lead')}</p>
      <ul aria-label={say('staff.tab.prices')} className="card overflow-hidden">
        {all.map((one) => (
          <li key={one.id} className="px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
            {open === one.id ? (
              <PackageForm all={all} of={one} onClose={close} />
            ) : (
              <Row of={one} onChange={() => setOpen(one.id)} />
            )}
          </li>
        ))}
      </ul>
      {open === '' ? (
        <div className="card p-16 lg:p-20">
          <PackageForm all={all} onClose={close} />
        </div>
      ) : (
        <Button kind="secondary" className="self-start" data-change="" onClick={() => setOpen('')}>
          {say('prices.new')}
        </Button>
      )}
    </div>
  )
}

function Row({ of, onChange }: { of: Package; onChange: () => void }) {
  const say = useSay()
  const money = useMoney()
  const { paid, any } = centsPerMinute(of)
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
      <span className="me-auto min-w-0 flex flex-col">
        <span className="font-semibold tabular wrap-anywhere">
          <bdi>{of.name}</bdi> · {money(of.price_cents)}
        </span>
        <span className="text-meta text-muted tabular">
          {say('prices.holds', { paid: minutesOf(of.paid_seconds), free: minutesOf(of.free_seconds) })}{' '}
          {say('prices.each', { paid: money(paid), any: money(any) })}
        </span>
      </span>
      {of.readers_max !== null && <Badge>{say('prices.short_chat')}</Badge>}
      {!of.on_sale && <Badge>{say('prices.off')}</Badge>}
      <Button
        kind="secondary"
        data-change={of.id}
        aria-label={say('accounts.change.of', { what: `${of.name}, ${money(of.price_cents)}` })}
        onClick={onChange}
      >
        {say('accounts.change')}
      </Button>
    </div>
  )
}
