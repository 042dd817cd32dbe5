import { giveback as area } from '@evenlight/contract/giveback'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

export const giveback = api(area)
export const givebackOf = queryOptions({ queryKey: ['giveback'], queryFn: () => giveback.show() })
export type Giveback = Awaited<ReturnType<typeof giveback.show>>
