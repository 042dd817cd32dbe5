import { own as area } from '@evenlight/contract/own'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const calls = api(area)
export type Copies = Awaited<ReturnType<typeof calls.copy>>
export type Consent = Awaited<ReturnType<typeof calls.consents>>[number]

/** While it is being made somebody may be watching. */
const LOOK_MS = 1000
export const copyOf = () =>
  queryOptions({
    queryKey: ['own', 'copy'],
    queryFn: () => calls.copy(),
    refetchInterval: ({ state }) => (state.data?.copy?.state === 'making' ? LOOK_MS : false),
  })
export const consentsOf = () => queryOptions({ queryKey: ['own', 'consents'], queryFn: () => calls.consents() })

export const cacheCopy = (copies: Copies) => queries.setQueryData(copyOf().queryKey, copies)
export const fileRoute = area.copyFile

export type Erasure = Awaited<ReturnType<typeof calls.erasure>>
export const erasureOf = () => queryOptions({ queryKey: ['own', 'erasure'], queryFn: () => calls.erasure() })
export const cacheErasure = (erasure: Erasure) => queries.setQueryData(erasureOf().queryKey, erasure)
