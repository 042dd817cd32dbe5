import { type Approval as ApprovalShape, approvals } from '@evenlight/contract/approvals'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const calls = api(approvals)
export type Approval = output<typeof ApprovalShape>
export type Limit = Awaited<ReturnType<typeof calls.limits>>[number]

const all = 'approvals'
export const heaps = ['open', 'past'] as const
export type Heap = (typeof heaps)[number]
export const requestsOf = (heap: Heap) =>
  infiniteQueryOptions({
    queryKey: [all, heap],
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
    queryFn: ({ pageParam }) => calls.list({ query: { heap, ...(pageParam && { after: pageParam }) } }),
  })
/** What waits now, for the notes beside what it is about: one question for all of a page. */
export const waitingOf = queryOptions({
  queryKey: [all, 'waiting'],
  queryFn: async () => (await calls.list({ query: { limit: '100' } })).data,
})
export const limitsOf = queryOptions({ queryKey: [all, 'limits'], queryFn: () => calls.limits() })
export const approvalsChanged = () => queries.invalidateQueries({ queryKey: [all] })
