import { costOfNext } from '@evenlight/core/price'
import { useQuery } from '@tanstack/react-query'
import { topupOf } from '../../topups/calls.ts'
import { lotsOf } from '../../wallet/calls.ts'
import { minutesOf, useAbout, useMoney } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import { limitMinutes } from '../limit.ts'

interface TermsProps {
  name: string
  free: number
  paid: number
  onPaid: boolean
  /** Seconds of the client's own limit. */
  limit: number | undefined
}

/** Whose time is used, in which order, where it ends, and what it costs at the most. */
export function Terms({ name, free, paid, onPaid, limit }: TermsProps) {
  const say = useSay()
  const order =
    free === 0
      ? 'readings.start.paid'
      : limit !== undefined && limit <= free
        ? 'readings.start.free_alone'
        : onPaid
          ? 'readings.start.free_then_paid'
          : 'readings.start.free'
  return (
    <div className="flex flex-col gap-8 p-16 rounded-button bg-soft-primary">
      <p>
        {say(order, { name, free: minutesOf(free), paid: minutesOf(paid) })}{' '}
        {limit !== undefined && say('readings.start.limited', { minutes: limitMinutes(limit) })}
      </p>
      <Most free={free} paid={onPaid || free === 0 ? paid : 0} limit={limit} />
    </div>
  )
}

/** The most that can be used of each kind, and what the paid part had cost. */
function Most({ free, paid, limit = Infinity }: Pick<TermsProps, 'free' | 'paid' | 'limit'>) {
  const say = useSay()
  const about = useAbout()
  const { data: lots } = useQuery(lotsOf())
  const all = Math.min(free + paid, limit)
  const later = all - Math.min(free, all)
  const price = lots && about(costOfNext(lots, later))
  return (
    <p aria-live="polite">
      <span className="font-semibold">
        {later === 0
          ? say('readings.start.most.free', { minutes: minutesOf(all) })
          : say(free > 0 ? 'readings.start.most.both' : 'readings.start.most.paid', {
              minutes: minutesOf(all),
              free: minutesOf(free),
              paid: minutesOf(later),
              price: price ?? '…',
            })}
      </span>{' '}
      {later > 0 ? <WhatIsBought /> : say('readings.start.most.rule')}
    </p>
  )
}

/** Nothing, or what its client agreed to have bought when the reading runs low. */
function WhatIsBought() {
  const say = useSay()
  const money = useMoney()
  const { data } = useQuery(topupOf)
  const agreement = data?.agreement
  if (!agreement || agreement.off) return say('readings.start.most.rule')
  const { paid_seconds, free_seconds, price_cents } = agreement.package
  return say('topups.start', { minutes: minutesOf(paid_seconds + free_seconds), price: money(price_cents) })
}
