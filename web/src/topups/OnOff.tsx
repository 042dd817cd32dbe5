import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCardName } from '../payments/saved.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { type Agreement, type TopUp, useStop } from './calls.ts'

/** What was agreed to, and the one press that ends it. Who comes by a letter stands before it. */
export function IsOn({ of, onChange, changing }: { of: Agreement; onChange: () => void; changing: boolean }) {
  const say = useSay()
  const { mutate, isPending, error } = useStop()
  const stop = useRef<HTMLButtonElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#automatic') stop.current?.focus()
  }, [hash])
  return (
    <div className="flex flex-col gap-12">
      <p role="status" className="font-semibold">
        {say('topups.is_on')}
      </p>
      <Terms of={of} />
      {error && <ErrorNote cause={error} what={say('topups.stop.failed')} />}
      <div className="flex flex-wrap gap-8">
        <Button ref={stop} pending={isPending} onClick={() => mutate()}>
          {say('topups.stop')}
        </Button>
        {!changing && (
          <Button kind="quiet" onClick={onChange}>
            {say('topups.change')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Terms({ of }: { of: Agreement }) {
  const say = useSay()
  const money = useMoney()
  const card = useCardName()
  return (
    <p className="text-meta text-muted max-w-text">
      {say('topups.terms', {
        minutes: minutesOf(of.package.paid_seconds + of.package.free_seconds),
        price: money(of.package.price_cents),
        card: card(of.card),
        cap: money(of.cap_cents),
        days: of.cap_days,
        spent: money(of.spent_cents),
      })}{' '}
      {say('topups.since')} <When at={of.agreed_at} />.
    </p>
  )
}

/** That nothing is bought by itself, and since when and why where it was. */
export function IsOff({ of: { agreement, under_way } }: { of: TopUp }) {
  const say = useSay()
  const off = agreement?.off
  return (
    <div className="flex flex-col gap-12 max-w-text">
      <p role="status">
        <span className="font-semibold">{say('topups.is_off')}</span> {off && say(`topups.off.${off.cause}`)}{' '}
        {off?.at && <When at={off.at} />}
      </p>
      {under_way && <Banner tone="warning">{say('topups.under_way')}</Banner>}
      <p className="text-meta text-muted">{say('topups.lead')}</p>
    </div>
  )
}
