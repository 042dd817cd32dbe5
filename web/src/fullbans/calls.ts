import { type FullBan as FullBanShape, fullbans, type OwnFullBan as OwnShape } from '@evenlight/contract/fullbans'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const calls = api(fullbans)
export type FullBan = output<typeof FullBanShape>
export type FullBanCase = Awaited<ReturnType<typeof calls.one>>
export type OwnFullBan = output<typeof OwnShape>
export type Act = FullBan['may'][number]

const all = 'fullbans'
export const heaps = ['waiting', 'standing', 'past'] as const
export type Heap = (typeof heaps)[number]
export const bansOf = (heap: Heap) =>
  infiniteQueryOptions({
    queryKey: [all, heap],
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
    queryFn: ({ pageParam }) => calls.list({ query: { heap, ...(pageParam && { after: pageParam }) } }),
  })
export const caseOf = (id: string) =>
  queryOptions({ queryKey: [all, 'case', id], queryFn: () => calls.one({ params: { id } }) })
/** The open case of somebody, null where there is none. */
export const openOf = (personId: string) =>
  queryOptions({
    queryKey: [all, 'of', personId],
    queryFn: async () => {
      const asked = (heap: Heap) => calls.list({ query: { heap, client_id: personId, limit: '1' } })
      const found = await Promise.all([asked('waiting'), asked('standing')])
      return found.flatMap(({ data }) => data)[0] ?? null
    },
  })
/** What this reader asked for about a client. */
export const askedOf = (clientId: string) =>
  queryOptions({
    queryKey: [all, 'asked', clientId],
    queryFn: async () => (await calls.asked({ query: { client_id: clientId } })).asked,
  })
export const bansChanged = () => queries.invalidateQueries({ queryKey: [all] })
