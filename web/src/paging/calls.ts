import type { Side } from '@evenlight/core/meter/meter'
import { type Paging as PagingShape, paging } from '@evenlight/contract/paging'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { useMissed, useOn } from '../live.ts'
import { queries } from '../queries.ts'

export const calls = api(paging)
export type Paging = output<typeof PagingShape>
export type Act = Paging['may'][number]
/** Which of the two looks. */

const all = 'paging'
export const heaps = ['open', 'past'] as const
export type Heap = (typeof heaps)[number]
export const pagesOf = (heap: Heap) =>
  infiniteQueryOptions({
    queryKey: [all, heap],
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
    queryFn: ({ pageParam }) => calls.index({ query: { heap, ...(pageParam && { after: pageParam }) } }),
  })
/** Those that are open now, the newest of them. */
export const openOf = () =>
  queryOptions({ queryKey: [all, 'now'], queryFn: async () => (await calls.index({ query: {} })).data })

export const pagesChanged = () => void queries.invalidateQueries({ queryKey: [all] })
/** Follows what becomes of one's pages, as long as the component is on the page. */
export function usePagesChanging() {
  useOn('paging:changed', pagesChanged)
  useMissed(pagesChanged)
}

/** Who the other is, and the zone of their account. */
export const otherOf = ({ client, reader, client_time_zone, reader_time_zone }: Paging, side: Side) =>
  side === 'client'
    ? { id: reader.id, name: reader.display_name, zone: reader_time_zone }
    : { id: client.id, name: client.username, zone: client_time_zone }
