import { skipToken, useQuery } from '@tanstack/react-query'
import { queries } from '../queries.ts'
import { type Bought, payments } from './calls.ts'

const ASK_MS = { unknown: 2000, review: 15_000 }
const KEY = ['payments.pending']

/** The payment of this tab whose end was not known at first: it outlives the window it was made in, so that nobody pays twice. */
export const usePending = () =>
  useQuery<Bought | null>({
    queryKey: KEY,
    queryFn: skipToken,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data ?? null
export const setPending = (bought: Bought | null) => void queries.setQueryData<Bought | null>(KEY, bought)

/** How a payment stands, asked on until it has an end. */
export const usePayment = (bought: Bought | null) =>
  useQuery({
    queryKey: ['payments.payment', bought?.payment.id],
    queryFn: bought ? () => payments.payment({ params: { id: bought.payment.id } }) : skipToken,
    ...(bought && { initialData: bought }),
    refetchInterval: ({ state }) => {
      const now = state.data?.payment.state
      return now === 'unknown' || now === 'review' ? ASK_MS[now] : false
    },
  }).data

/** The same of the pending one; undefined without one. */
export const usePendingState = () => usePayment(usePending())?.payment.state
