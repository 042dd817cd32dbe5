import { type Card as CardShape, type PaymentReceipt, payments as area } from '@evenlight/contract/payments'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export type Receipt = output<typeof PaymentReceipt>
export type Card = output<typeof CardShape>
export type Bought = Awaited<ReturnType<typeof payments.checkout>> &
  Pick<Awaited<ReturnType<typeof payments.payPal>>, 'approval'>

export const payments = api(area)

const COMING_MS = 2000

/** The cards that are kept for the client, asked for until those have come that they paid with. */
export const cardsOf = () =>
  queryOptions({
    queryKey: ['payments.cards'],
    queryFn: () => payments.cards(),
    refetchInterval: ({ state }) => Boolean(state.data?.coming) && COMING_MS,
  })
type Cards = Awaited<ReturnType<typeof payments.cards>>
export const cardsChanged = (cards: Cards) => queries.setQueryData(cardsOf().queryKey, cards)
/** Says that a card may have come or gone. */
export const cardsAgain = () => queries.invalidateQueries(cardsOf())
