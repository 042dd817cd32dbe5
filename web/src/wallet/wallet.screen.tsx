import { paths } from '@evenlight/contract/paths'
import { useEffect, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { prefetch } from '../here.ts'
import { Giveback } from '../giveback/Giveback.tsx'
import { limitsChanged } from '../limits/calls.ts'
import { LimitOffer } from '../limits/LimitOffer.tsx'
import { Buy } from '../payments/Buy.tsx'
import type { Receipt } from '../payments/calls.ts'
import { PurchaseReceipt } from '../payments/PurchaseReceipt.tsx'
import { SavedCards } from '../payments/SavedCards.tsx'
import { Points } from '../points/Points.tsx'
import { ReadingDetails } from '../readings/receipt/ReadingDetails.tsx'
import { AutoTopUp } from '../topups/AutoTopUp.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Page } from '../ui/Page.tsx'
import { minutesOf } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { Balance } from './Balance.tsx'
import { MinuteCost } from './MinuteCost.tsx'
import { type Line, lotsOf, packagesOf } from './calls.ts'
import { Statement } from './Statement.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  prefetch(args, (data) => [data.prefetchQuery(lotsOf()), data.prefetchQuery(packagesOf())])

const detailsOf = ({ cause, subject_id, order_id }: Line) => {
  if (cause === 'session') return <ReadingDetails readingId={subject_id} />
  return (
    <>
      {order_id !== undefined && <ToOrder id={order_id} />}
      {(cause === 'purchase' || cause === 'order') && <PurchaseReceipt paymentId={subject_id} />}
    </>
  )
}

function ToOrder({ id }: { id: string }) {
  const say = useSay()
  return (
    <Link to={paths.order(id)} className="link min-h-target content-center text-meta font-semibold">
      {say('wallet.order')}
    </Link>
  )
}

/** A client's time: what there is, where it came from and went, and how to get more. */
export function Component() {
  const say = useSay()
  const [search] = useSearchParams()
  const [added, setAdded] = useState<Receipt | null>(null)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (added === null) return
    told.current?.focus()
    void limitsChanged()
  }, [added])
  return (
    <Page title={say('wallet.title')}>
      <div ref={told} tabIndex={-1} className="outline-none empty:hidden">
        {added !== null && (
          <Banner role="status" tone="success" action={<PurchaseReceipt paymentId={added.id} />}>
            {say('wallet.bought', { minutes: minutesOf(added.paid_seconds + added.free_seconds) })}
          </Banner>
        )}
      </div>
      <LimitOffer />
      <div data-in-turn-narrow className="grid lg:grid-cols-5 gap-32 lg:gap-48 items-start">
        <Balance />
        <section aria-labelledby="buy" className="lg:col-span-3 flex flex-col gap-16 lg:row-span-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-16">
            <h2 id="buy">{say('wallet.buy')}</h2>
            <p className="text-muted">
              <MinuteCost />
            </p>
          </div>
          <Buy intent={search.get('buy') ?? undefined} onTry={() => setAdded(null)} onBought={setAdded} />
        </section>
        <SavedCards />
      </div>
      <AutoTopUp />
      <Points />
      <Giveback />
      <Statement detailsOf={detailsOf} />
    </Page>
  )
}
