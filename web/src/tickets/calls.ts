import { type Thread as ThreadShape, type Ticket as TicketShape, tickets } from '@evenlight/contract/tickets'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'
import { queries } from '../queries.ts'

export const calls = api(tickets)

export type Ticket = output<typeof TicketShape>
export type Thread = output<typeof ThreadShape>
export type State = Ticket['state']
export const states = ['open', 'answered', 'closed'] as const satisfies readonly State[]
/** What one may ask about; how an account is closed stands on a page of its own. */
export const topics = [
  'account',
  'payment',
  'reading',
  'message',
  'technical',
  'report',
  'other',
] as const satisfies readonly Ticket['topic'][]

const all = 'tickets'
/** `mine`: those that I asked; the rest is for admins: everybody's, or those in one state. */
export type Folder = 'mine' | 'all' | State

/** `waiting`: how many wait for an answer; only admins are told. */
type Page = Awaited<ReturnType<typeof calls.sent>> & { waiting?: number }

export const ticketsOf = (heap: Folder) =>
  inPages([all, heap], (place): Promise<Page> =>
    heap === 'mine'
      ? calls.sent({ query: place })
      : calls.index({ query: { ...place, ...(heap !== 'all' && { state: heap }) } }),
  )
export const threadOf = (id: string) =>
  queryOptions({ queryKey: [all, 'thread', id], queryFn: () => calls.one({ params: { id } }) })

/** Something was said, here or elsewhere. */
export const ticketsChanged = () => queries.invalidateQueries({ queryKey: [all] })
/** The answer to what was just said is the thread as it stands. */
export const cacheThread = (thread: Thread) => {
  queries.setQueryData(threadOf(thread.id).queryKey, thread)
  void ticketsChanged()
}
