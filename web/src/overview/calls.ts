import { overview } from '@evenlight/contract/overview'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

const calls = api(overview)
export type Overview = Awaited<ReturnType<typeof calls.show>>
export type Heap = Overview['waits'][number]['heap']

const everyMs = 30_000
/** What waits for the house and today's figures, asked for again while one looks. */
export const overviewOf = queryOptions({
  queryKey: ['overview'],
  queryFn: () => calls.show(),
  refetchInterval: everyMs,
  staleTime: 0,
})
export const overviewChanged = () => queries.invalidateQueries(overviewOf)
