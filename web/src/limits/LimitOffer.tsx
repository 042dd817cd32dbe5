import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { calls, type Limits, limitsOf } from './calls.ts'
import { OfferRule } from './OfferRule.tsx'

/** Where purchases add up: whether they want a limit. A question beside what they do; nothing waits for an answer. */
export function LimitOffer() {
  const { data } = useQuery(limitsOf)
  return data?.offer ? <Offer of={data.offer} /> : null
}

function Offer({ of: { because, count, cents_week } }: { of: NonNullable<Limits['offer']> }) {
  const say = useSay()
  const money = useMoney()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="card p-16 lg:p-24 flex flex-col gap-12">
      <h2 id={heading} className="text-h3">
        {say('limits.offer.title')}
      </h2>
      <p className="max-w-form">
        {say(`limits.offer.${because}`, { times: count, amount: money(count) })} {say('limits.offer.lead')}
      </p>
      <Answers cents={cents_week} />
      <OfferRule />
    </section>
  )
}

function Answers({ cents }: { cents: number }) {
  const say = useSay()
  const money = useMoney()
  const away = useOffline()
  const keep = (kept: Limits) => queries.setQueryData(limitsOf.queryKey, kept)
  const set = useAction(
    (_: null, key) => calls.set({ body: { cents_week: cents }, key }),
    (kept: Limits) => {
      keep(kept)
      toast(say('limits.saved'))
    },
  )
  const later = useAction(() => calls.setAside({ body: {} }), keep)
  const error = set.error ?? later.error
  return (
    <>
      {error && <ErrorNote cause={error} what={say('limits.failed')} />}
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        <Button kind="secondary" pending={set.isPending} why={away} onClick={() => set.mutate(null)}>
          {say('limits.offer.set', { amount: money(cents) })}
        </Button>
        <Link to={paths.account('#limits')} className="link inline-flex items-center min-h-target">
          {say('limits.offer.own')}
        </Link>
        <Button kind="quiet" pending={later.isPending} why={away} onClick={() => later.mutate(undefined)}>
          {say('limits.offer.later')}
        </Button>
      </div>
    </>
  )
}
