import { topups as area } from '@evenlight/contract/topups'
import { queryOptions } from '@tanstack/react-query'
import { useAction } from '../action.ts'
import { api } from '../api.ts'
import { useOn } from '../live.ts'
import { queries } from '../queries.ts'
import { timeChanged } from '../wallet/calls.ts'

export const topups = api(area)
export type TopUp = Awaited<ReturnType<typeof topups.own>>
export type Agreement = NonNullable<TopUp['agreement']>
export type Crossing = TopUp['history'][number]

export const topupOf = queryOptions({ queryKey: ['topups'], queryFn: () => topups.own() })
export const topupChanged = (own: TopUp) => queries.setQueryData(topupOf.queryKey, own)

/** Asks again whenever something about it is other than it was: also what it bought. */
export const useTopupNews = () =>
  useOn('topup:changed', () => {
    void queries.invalidateQueries(topupOf)
    void timeChanged()
  })
/** The one press. */
export const useStop = () => useAction((_: void, key) => topups.set({ body: { action: 'stop' }, key }), topupChanged)
