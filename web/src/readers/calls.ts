import { type ReaderCard, type ReaderProfile, readers as area } from '@evenlight/contract/readers'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api, type Send } from '../api.ts'
import { onServer } from '../here.ts'
import { inPages } from '../in-pages.ts'
import { type Filters, freeIsFirst, queryOf } from './filters.ts'
import { noteAvailability } from '../availability.ts'
import { begin, once, pageFrom, startOf, walkFrom } from './pages.ts'

export type Reader = output<typeof ReaderCard>
export type Profile = output<typeof ReaderProfile>
type Query = NonNullable<NonNullable<Parameters<typeof readers.directory>[0]>['query']>

const readers = api(area)

/** One page of the directory. What it tells of anybody's availability is the newest there is, wherever they are shown. */
export async function lookUp(query: Query, by?: Send) {
  const page = await api(area, by).directory({ query })
  noteAvailability(page.data)
  return page
}

export async function lookAt(id: string, by?: Send) {
  const profile = await api(area, by).profile({ params: { id } })
  noteAvailability([profile])
  return profile
}

export const profileOf = (id: string) =>
  queryOptions({ queryKey: ['readers.profile', id], queryFn: ({ meta }) => lookAt(id, meta?.send) })

/** Those who take readings by phone. */
export const phoneReadersOf = () =>
  inPages(['readers.directory', 'phone'], async (place, by) => {
    const page = await api(area, by).phoneReaders({ query: place })
    noteAvailability(page.data)
    return page
  })

const HERE = 6
const KEPT_MS = 60 * 60_000

/** A few readers: those who are free now, and others behind them where they are few. */
export const hereOf = () =>
  queryOptions({
    queryKey: ['readers.directory', 'here'],
    queryFn: async ({ meta }) => {
      const limit = String(HERE)
      const look = (query: Query) => lookUp({ ...query, limit }, meta?.send)
      const [free, all] = await Promise.all([look({ available: 'true' }), look({})])
      return once([...free.data, ...all.data]).slice(0, HERE)
    },
  })

export const directoryOf = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['readers.directory', filters],
    queryFn: ({ pageParam, meta }) =>
      (freeIsFirst(filters) ? walkFrom : pageFrom)(
        (part) => lookUp({ ...queryOf(filters), ...part }, meta?.send),
        pageParam,
      ),
    initialPageParam: filters.from ? startOf(filters.from) : begin(freeIsFirst(filters)),
    getNextPageParam: ({ next }) => next,
    // Long enough to come back to the same place after a whole reading.
    gcTime: onServer ? Infinity : KEPT_MS,
  })
