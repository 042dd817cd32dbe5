import { pageRowsDefault, pageRowsMax } from '@evenlight/contract/lengths'
import { type InfiniteData, useQuery } from '@tanstack/react-query'
import { useSecure } from '../session/secure.ts'
import { lookAt, lookUp, type Reader } from './calls.ts'
import { type Filters, freeIsFirst, queryOf } from './filters.ts'
import { knownAvailability, useAvailabilityUpdates } from '../availability.ts'
import type { pageFrom } from './pages.ts'

const VISITOR_MS = 15_000
/** Members hear of changes at once; this only finds whom their list doesn't have yet. */
const MEMBER_MS = 60_000

type Shown = InfiniteData<Awaited<ReturnType<typeof pageFrom>>>

/** Looks again at the same list without touching it, and counts who would be new on it. */
export function useNewlyAvailable(filters: Filters, shown: Shown | undefined) {
  const secure = useSecure()
  useAvailabilityUpdates()
  const ids = shown?.pages.flatMap((page) => page.data.map(({ id }) => id)) ?? []
  const next = shown?.pages.at(-1)?.next
  const whole = next === null || (freeIsFirst(filters) && next?.free === false)
  const { data } = useQuery({
    queryKey: ['readers.arrivals', filters, ids],
    queryFn: () => arrivals(filters, ids, whole),
    // Further down nobody can say who is new.
    enabled: shown !== undefined && !filters.from,
    initialData: 0,
    staleTime: secure ? MEMBER_MS : VISITOR_MS,
    refetchInterval: secure ? MEMBER_MS : VISITOR_MS,
  })
  return data
}

async function arrivals(filters: Filters, ids: readonly string[], whole: boolean) {
  const limit = String(Math.min(pageRowsMax, Math.max(pageRowsDefault, ids.length)))
  const asked = freeIsFirst(filters) ? { ...filters, available: true } : filters
  // Those who aren't free are only looked at, so that their cards say how they stand now.
  if (asked !== filters) await lookUp({ ...queryOf(filters), limit })
  const { data, next } = await lookUp({ ...queryOf(asked), limit })
  await Promise.all(left(asked, ids, data).map((id) => lookAt(id).catch(() => undefined)))
  const isNew = ({ id }: Reader) => !ids.includes(id)
  // In a list that goes on, those behind its end are not new.
  const reach = whole || !next ? data : data.slice(0, lastShown(data, ids) + 1)
  return reach.filter(isNew).length
}

const lastShown = (seen: readonly Reader[], ids: readonly string[]) => seen.findLastIndex(({ id }) => ids.includes(id))

/** Who was free and is no longer on the list of the free: only asked one by one can they be shown as they are. */
const left = (filters: Filters, ids: readonly string[], seen: readonly Reader[]) =>
  filters.available
    ? ids
        .filter((id) => knownAvailability(id) === 'available' && !seen.some((reader) => reader.id === id))
        .slice(0, pageRowsDefault)
    : []
