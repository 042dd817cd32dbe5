import {
  type Order as OrderShape,
  orders as area,
  type OrderText,
  type Special as SpecialShape,
} from '@evenlight/contract/orders'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { inTab } from '../in-tab.ts'
import { queries } from '../queries.ts'
import { timeChanged } from '../wallet/calls.ts'

export type Order = output<typeof OrderShape>
export type Written = output<typeof OrderText>
export type Special = output<typeof SpecialShape>
export type Ordered = Awaited<ReturnType<typeof calls.order>>

export const calls = api(area)

const all = 'orders'
export type Heap = 'open' | 'past'
export const ordersOf = (heap: Heap) =>
  inPages([all, heap], (place) => calls.index({ query: { ...place, state: heap } }))
export const orderOf = (id: string) =>
  queryOptions({ queryKey: [all, 'one', id], queryFn: () => calls.one({ params: { id } }) })
/** What a reader offers by e-mail. */
export const offerOf = (readerId: string) =>
  queryOptions({
    queryKey: ['orders.offer', readerId],
    queryFn: ({ meta }) => api(area, meta?.send).specials({ query: { reader_id: readerId } }),
  })

/** An order moved, here or elsewhere. */
export const ordersChanged = () => Promise.all([queries.invalidateQueries({ queryKey: [all] }), timeChanged()])
export const cacheOrder = (order: Written) => {
  queries.setQueryData(orderOf(order.id).queryKey, order)
  void ordersChanged()
}
export const offerChanged = (readerId: string) => queries.invalidateQueries(offerOf(readerId))

/** An order of this tab whose payment had no end at first: it outlives the page, so that nobody pays twice. */
export const { keep: setPending, useKept: usePending } = inTab<Ordered>('order')
