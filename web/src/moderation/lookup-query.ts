import { infiniteQueryOptions } from '@tanstack/react-query'
import { queries } from '../queries.ts'
import { calls } from './calls.ts'

/** What is looked at, and why: the reason is written down with every page. */
export interface Asked {
  id: string
  reason: string
}
type Found = Awaited<ReturnType<typeof calls.look>>
export type Reading = Exclude<Found, { message: unknown }>

const LOOKED = 'moderation.look'
/** Nothing of other people's words stays behind. */
export const forgetFound = () => queries.removeQueries({ queryKey: [LOOKED] })

/** A message with what came before it, or a reading from its first word on, a page at a time. */
export const foundOf = ({ id, reason }: Asked) =>
  infiniteQueryOptions({
    queryKey: [LOOKED, id, reason],
    queryFn: ({ pageParam: after }) => calls.look({ params: { id }, query: { reason, ...(after && { after }) } }),
    initialPageParam: '',
    getNextPageParam: (found) => ('next' in found && found.next) || undefined,
  })
