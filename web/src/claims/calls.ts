import { type Claim as ClaimShape, claims } from '@evenlight/contract/claims'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { queries } from '../queries.ts'
import { calls as readingCalls } from '../readings/calls.ts'
import { receiptKey } from '../readings/open-readings.ts'
import { timeChanged } from '../wallet/calls.ts'

export const calls = api(claims)
export type Claim = output<typeof ClaimShape>

const all = 'claims'
export type Heap = 'waiting' | 'all'
/** Claims that wait for my answer, or all that I may see. */
export const claimsOf = (heap: Heap) =>
  infiniteQueryOptions({
    queryKey: [all, heap],
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
    queryFn: ({ pageParam }) =>
      calls.index({ query: { ...(heap === 'waiting' && { waits: 'me' }), ...(pageParam && { after: pageParam }) } }),
  })
/** The claim on one reading, null where there is none. */
export const claimOn = (readingId: string) =>
  queryOptions({
    queryKey: [all, 'on', readingId],
    queryFn: async () => (await calls.index({ query: { chat_id: readingId } })).data[0] ?? null,
  })
export const receiptOf = (readingId: string) =>
  queryOptions({
    queryKey: receiptKey(readingId),
    queryFn: () => readingCalls.receipt({ params: { id: readingId } }),
  })

/** A claim moved, or time went back: everything that shows it is asked for again. */
export const claimsChanged = (readingId?: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: [all] }),
    queries.invalidateQueries({ queryKey: readingId ? receiptKey(readingId) : ['readings.receipt'] }),
    timeChanged(),
  ])
/** The answer to what was just done is the claim as it stands. */
export const cacheClaim = (claim: Claim) => {
  queries.setQueryData(claimOn(claim.chat_id).queryKey, claim)
  void claimsChanged(claim.chat_id)
}
