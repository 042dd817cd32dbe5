import { payouts as area } from '@evenlight/contract/payouts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { earningsChanged } from '../earnings/calls.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'

export const calls = api(area)
export type Payout = Awaited<ReturnType<typeof calls.payout>>
export type Line = Awaited<ReturnType<typeof calls.lines>>['data'][number]
export type LineState = Line['state']
type Listed = Awaited<ReturnType<typeof calls.list>>
export type NextUp = Listed['next_up']
export type Account = NonNullable<Awaited<ReturnType<typeof calls.account>>['account']>

const all = 'payouts'
export const accountOf = () =>
  queryOptions({ queryKey: [all, 'account'], queryFn: async () => (await calls.account()).account })
export const payoutsOf = () => inPages([all, 'list'], (place) => calls.list({ query: place }))
export const payoutOf = (id: string) =>
  queryOptions({ queryKey: [all, 'one', id], queryFn: () => calls.payout({ params: { id } }) })
export const linesOf = (id: string) =>
  inPages([all, 'lines', id], (place) => calls.lines({ params: { id }, query: place }))

export const payoutsChanged = () => {
  void queries.invalidateQueries({ queryKey: [all] })
  void earningsChanged()
}
/** Whatever went wrong, what is shown then is how it stands: what got no answer may be done. */
export const act = async (...asked: Parameters<typeof calls.act>) => {
  try {
    return await calls.act(...asked)
  } catch (cause) {
    payoutsChanged()
    throw cause
  }
}
/** The answer to what was just done is the batch as it stands. */
export const cachePayout = (payout: Payout) => {
  queries.setQueryData(payoutOf(payout.id).queryKey, payout)
  payoutsChanged()
}
