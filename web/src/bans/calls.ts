import type { Side } from '@evenlight/core/meter/meter'
import { bans } from '@evenlight/contract/bans'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const calls = api(bans)
export interface Other {
  id: string
  name: string
}

/** Those whom I have refused, the latest first. */
export const refusedOf = queryOptions({
  queryKey: ['bans'],
  queryFn: async () => (await calls.personal({ query: { limit: '100' } })).data,
})
export const bansChanged = () => queries.invalidateQueries({ queryKey: refusedOf.queryKey })

/** How the other person is named to the call: a reader refuses a client, a client a reader. */
export const named = (id: string, side: Side) => (side === 'reader' ? { client_id: id } : { reader_id: id })
