import { care } from '@evenlight/contract/care'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const calls = api(care)
export type Help = Awaited<ReturnType<typeof calls.help>>
export type KeptLine = Awaited<ReturnType<typeof calls.lines>>[number]
export type Pause = Awaited<ReturnType<typeof calls.pauses>>['data'][number]

/** Who helps in a country; without one what is true everywhere. */
export const helpIn = (country: string | undefined) =>
  queryOptions({
    queryKey: ['care', 'help', country ?? ''],
    queryFn: () => calls.help({ query: country === undefined ? {} : { country } }),
  })
export const keptLines = queryOptions({ queryKey: ['care', 'lines'], queryFn: () => calls.lines() })
export const pausesOf = infiniteQueryOptions({
  queryKey: ['care', 'pauses'],
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  queryFn: ({ pageParam }) => calls.pauses({ query: pageParam ? { after: pageParam } : {} }),
})
export const careChanged = () => queries.invalidateQueries({ queryKey: ['care'] })
