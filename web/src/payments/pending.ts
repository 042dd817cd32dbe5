import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { inTab } from '../in-tab.ts'
import { queries } from '../queries.ts'
import { unanswered } from '../unanswered.ts'
import { type Bought, payments } from './calls.ts'

const ASK_MS = { unknown: 2000, form: 4000, review: 15_000 }

/** The payment of this tab whose end was not known at first: it outlives the window it was made in, so that nobody pays twice. */
export const { keep: setPending, useKept: usePending } = inTab<Bought>('payment')

/** How a payment stands, asked on until it has an end. */
export const usePayment = (bought: Bought | null) =>
  useQuery({
    queryKey: ['payments.payment', bought?.payment.id],
    queryFn: bought ? () => payments.payment({ params: { id: bought.payment.id } }) : skipToken,
    ...(bought && { initialData: bought }),
    refetchInterval: ({ state }) => {
      const now = state.data?.payment.state
      return now && now in ASK_MS ? ASK_MS[now as keyof typeof ASK_MS] : false
    },
  }).data

/** How a payment stands was told meanwhile. */
export const heard = (answer: Bought) => queries.setQueryData(['payments.payment', answer.payment.id], answer)

/** The same of the pending one; undefined without one. */
export const usePendingState = () => usePayment(usePending())?.payment.state

export interface Wanted {
  package_id: string
  card: 'approved' | 'declined' | 'timeout' | 'review' | 'disputed'
  /** The id of a kept card, `another`, `paypal`, or nothing as long as nobody chose. */
  by: string
  /** The other card is to be kept. */
  keep: boolean
}
export const SENT_AS = 'payment'
const { find: findLost, keep: keepLost, useKept: useLost } = unanswered<Wanted>(SENT_AS)
export { findLost }

/** What a key made. None only when it is asked for twice: the first time it may still be on its way. */
async function findMade(key: string) {
  const { made } = await payments.made({ query: { key } })
  if (made) return made
  await new Promise((later) => void setTimeout(later, ASK_MS.unknown))
  return (await payments.made({ query: { key } })).made
}

/** Looks up what became of a payment that was sent and got no answer; `none`: it never arrived, or was declined. */
export function useLostPayment(asks = true) {
  const lost = useLost()
  const { data: made, isFetching } = useQuery({
    queryKey: ['payments.made', lost?.key],
    queryFn: lost && asks ? () => findMade(lost.key) : skipToken,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data === undefined && ASK_MS.unknown,
  })
  useEffect(() => {
    if (!lost || !made) return
    keepLost(null)
    setPending(made)
  }, [lost, made])
  return lost && (made === null && !isFetching ? 'none' : 'unknown')
}
