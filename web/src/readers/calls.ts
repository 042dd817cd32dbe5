import { type ReaderCard, type ReaderProfile, readers as area } from '@evenlight/contract/readers'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import type { Filters } from './filters.ts'
import { queryOf } from './filters.ts'
import { learn } from './live.ts'

export type Reader = output<typeof ReaderCard>
export type Profile = output<typeof ReaderProfile>
type Query = NonNullable<NonNullable<Parameters<typeof readers.directory>[0]>['query']>

export const readers = api(area)

/** One page of the directory. What it tells of anybody's availability is the newest there is, wherever they are shown. */
export async function lookUp(query: Query) {
  const page = await readers.directory({ query })
  learn(page.data)
  return page
}

export async function lookAt(id: string) {
  const profile = await readers.profile({ params: { id } })
  learn([profile])
  return profile
}

export const profileOf = (id: string) => queryOptions({ queryKey: ['readers.profile', id], queryFn: () => lookAt(id) })

export const directoryOf = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['readers.directory', filters],
    queryFn: ({ pageParam }) => lookUp({ ...queryOf(filters), ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
