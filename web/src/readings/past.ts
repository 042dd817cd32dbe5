import { infiniteQueryOptions } from '@tanstack/react-query'
import { calls } from './calls.ts'

/** Past readings of this person, newest first; with one other person where one is named. */
export const pastOf = (withId?: string) =>
  infiniteQueryOptions({
    queryKey: ['readings.history', withId ?? ''],
    queryFn: ({ pageParam }) =>
      calls.history({ query: { ...(withId && { with: withId }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Everybody this person has had a reading with, the latest first. */
export const peopleOf = () =>
  infiniteQueryOptions({
    queryKey: ['readings.history', 'people'],
    queryFn: ({ pageParam }) => calls.people({ query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
