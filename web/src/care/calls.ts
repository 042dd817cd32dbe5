import { care } from '@evenlight/contract/care'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const calls = api(care)
export type Help = Awaited<ReturnType<typeof calls.help>>
export type KeptLine = Awaited<ReturnType<typeof calls.lines>>[number]
export type Sign = Awaited<ReturnType<typeof calls.signs>>['data'][number]

/** Who helps in a country; without one what is true everywhere. */
export const helpIn = (country: string | undefined) =>
  queryOptions({
    queryKey: ['care', 'help', country ?? ''],
    queryFn: () => calls.help({ query: country === undefined ? {} : { country } }),
  })
export const keptLines = queryOptions({ queryKey: ['care', 'lines'], queryFn: () => calls.lines() })
export const signsOf = infiniteQueryOptions({
  queryKey: ['care', 'signs'],
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  queryFn: ({ pageParam }) => calls.signs({ query: pageParam ? { after: pageParam } : {} }),
})
/** How many signs nobody of the house has seen. */
export const unseenCount = queryOptions({
  queryKey: ['care', 'unseen'],
  queryFn: async () => (await calls.signs({ query: { limit: '1' } })).waiting,
})
export const careChanged = () => queries.invalidateQueries({ queryKey: ['care'] })
