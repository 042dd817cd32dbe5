import { appealHeader, fullbans } from '@evenlight/contract/fullbans'
import { queryOptions } from '@tanstack/react-query'
import { api, sendWith } from '../api.ts'
import { queries } from '../queries.ts'
import type { OwnFullBan } from './calls.ts'

/** Whoever is banned has no session: what they may ask goes by the token of the sign-in that was refused. */
export const callsBy = (token: string) => api(fullbans, sendWith({ [appealHeader]: token }))
export const ownOf = (token: string) =>
  queryOptions({ queryKey: ['fullbans.own', token], queryFn: () => callsBy(token).own() })
export const cacheOwn = (token: string, ban: OwnFullBan) => queries.setQueryData(ownOf(token).queryKey, ban)
