import { accounts } from '@evenlight/contract/accounts'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { fromNearerEnd } from '@evenlight/contract/nearer-end'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'
import type { Sifted } from './useSifted.ts'

export const members = api(accounts)
export const money = api(payments)
const readingCalls = api(readings)

export type Listed = Awaited<ReturnType<typeof members.members>>['data'][number]
export type Member = Awaited<ReturnType<typeof members.member>>
export type Compared = Awaited<ReturnType<typeof money.compared>>
export type Dispute = Awaited<ReturnType<typeof money.disputes>>['data'][number]
export type Payment = Awaited<ReturnType<typeof money.list>>['data'][number]

const all = 'staff'
const COUNT_MS = 60_000
const paged = { initialPageParam: '', getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined }
const after = (pageParam: string) => (pageParam ? { after: pageParam } : {})

/** Members a page. */
export const peoplePageRows = 100
const pagesOf = (sifted: string) => [all, 'people', 'page', sifted]
/** Page `n` of the members that are sifted so, from 0 on; of `count`, where that is known. */
export const peoplePage = (sifted: string, n: number, count?: number) => {
  const filter = JSON.parse(sifted) as Sifted
  const place = { skip: n * peoplePageRows, limit: peoplePageRows }
  const { turned, sort, skip, limit } = fromNearerEnd(filter.sort ?? 'name', place, count)
  const page = [...pagesOf(sifted), n]
  return queryOptions({
    // Rows that are counted from the end are others as soon as there are more.
    queryKey: turned ? [...page, count] : page,
    placeholderData: () => queries.getQueriesData<Listed[]>({ queryKey: page }).find(([, rows]) => rows)?.[1],
    queryFn: async () => {
      const { data } = await members.members({ query: { ...filter, sort, skip: String(skip), limit: String(limit) } })
      return turned ? data.toReversed() : data
    },
  })
}
/** Lets go of pages that nobody looks at. */
export const forgetPeople = (sifted: string, isFar: (n: number) => boolean) =>
  queries.removeQueries({
    queryKey: pagesOf(sifted),
    type: 'inactive',
    predicate: ({ queryKey }) => isFar(queryKey[pagesOf(sifted).length] as number),
  })
/** How many they are: counted anew after a while, and not for another order or place. */
export const countOf = (narrowed: string) =>
  queryOptions({
    queryKey: [all, 'people', 'count', narrowed],
    staleTime: COUNT_MS,
    queryFn: () => members.countMembers({ query: JSON.parse(narrowed) as Sifted }),
  })
export const personOf = (id: string) =>
  queryOptions({ queryKey: [all, 'person', id], queryFn: () => members.member({ query: { id } }) })

/** Payments that wait for a decision. */
export const heldOf = infiniteQueryOptions({
  queryKey: [all, 'payments'],
  ...paged,
  queryFn: ({ pageParam }) => money.list({ query: { state: 'review', ...after(pageParam) } }),
})
export const disputesOf = infiniteQueryOptions({
  queryKey: [all, 'disputes'],
  ...paged,
  queryFn: ({ pageParam }) => money.disputes({ query: after(pageParam) }),
})
export const comparedOf = queryOptions({ queryKey: [all, 'compared'], queryFn: () => money.compared() })
/** Refunds that the house pays by hand, the longest waiting first. */
export const byHandOf = infiniteQueryOptions({
  queryKey: [all, 'by hand'],
  ...paged,
  queryFn: ({ pageParam }) => money.byHand({ query: after(pageParam) }),
})
export const readingsOf = (side: 'client_id' | 'reader_id', id: string) =>
  infiniteQueryOptions({
    queryKey: [all, 'readings', id],
    ...paged,
    queryFn: ({ pageParam }) => readingCalls.history({ query: { [side]: id, ...after(pageParam) } }),
  })

export const staffChanged = () => queries.invalidateQueries({ queryKey: [all] })
