import { push } from '@evenlight/contract/push'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

export const calls = api(push)
export type Pushes = Awaited<ReturnType<typeof calls.mine>>

/** Where this person is pushed to, and when not. */
export const pushesOf = () => queryOptions({ queryKey: ['push'], queryFn: () => calls.mine(), staleTime: Infinity })
