import { pageRowsMax } from '@evenlight/contract/lengths'
import { queryOptions } from '@tanstack/react-query'
import { queries } from '../queries.ts'
import { calls } from './calls.ts'

/** As many as one answer holds; who is through with these gets the next. */
const queueKey = ['moderation.queue']

/** The oldest of what waits. Every answer is an audited look, so it's asked when something changed, not by the clock. */
export const queueOf = () =>
  queryOptions({
    queryKey: queueKey,
    queryFn: () => calls.queue({ query: { limit: String(pageRowsMax) } }),
    staleTime: 0,
  })

export const refetchQueue = () => void queries.invalidateQueries({ queryKey: queueKey })

/** Written into the audit, in the language of its readers. */
const BECAUSE_HELD = 'Reviewing a held message'

/** What was said before between the two people of a held message. */
export const contextOf = (id: string) =>
  queryOptions({
    queryKey: ['moderation.context', id],
    queryFn: () => calls.look({ params: { id }, query: { reason: BECAUSE_HELD } }),
    staleTime: Infinity,
  })
