import { notes } from '@evenlight/contract/notes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

export const calls = api(notes)
export type Note = Awaited<ReturnType<typeof calls.note>>
/** What this reader wrote down about a client. */
export const noteOn = (clientId: string) =>
  queryOptions({
    queryKey: ['notes', clientId],
    queryFn: () => calls.note({ query: { client_id: clientId } }),
    staleTime: Infinity,
  })
