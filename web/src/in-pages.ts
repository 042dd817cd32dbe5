import { infiniteQueryOptions, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import type { Send } from './api.ts'

/** A list that comes in pages: `ask` gets the place to go on from, which is empty at first. */
export const inPages = <Page extends { next: string | null }>(
  queryKey: QueryKey,
  ask: (place: { after?: string }, send: Send | undefined, meta: QueryMeta | undefined) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: after, meta }) => ask(after ? { after } : {}, meta?.send, meta),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
