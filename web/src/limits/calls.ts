import { limits } from '@evenlight/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const calls = api(limits)
export type Limits = Awaited<ReturnType<typeof calls.own>>
export const limitsOf = queryOptions({ queryKey: ['limits'], queryFn: () => calls.own() })
export const limitsChanged = () => queries.invalidateQueries({ queryKey: limitsOf.queryKey })
