import { accounts } from '@evenlight/contract/accounts'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
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
/** Page `n` of the members that are sifted so, from 0 on. */
export const peoplePage = (sifted: string, n: number) =>
  queryOptions({
    queryKey: [all, 'people', 'page', sifted, n],
    queryFn: async () => {
      const place = { skip: String(n * peoplePageRows), limit: String(peoplePageRows) }
      return (await members.members({ query: { ...(JSON.parse(sifted) as Sifted), ...place } })).data
    },
  })
/** Lets go of pages that nobody looks at. */
export const forgetPeople = (sifted: string, isFar: (n: number) => boolean) =>
  queries.removeQueries({
    queryKey: [all, 'people', 'page', sifted],
    type: 'inactive',
    predicate: ({ queryKey }) => isFar(queryKey.at(-1) as number),
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
