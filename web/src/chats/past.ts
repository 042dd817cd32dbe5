import { infiniteQueryOptions } from '@tanstack/react-query'
import { calls, type Past, type Side } from './calls.ts'

/** Past sessions of this person, newest first; with one other person where one is named. */
export const pastOf = (withId?: string) =>
  infiniteQueryOptions({
    queryKey: ['chats.history', withId ?? ''],
    queryFn: ({ pageParam }) =>
      calls.history({ query: { ...(withId && { with: withId }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export interface Talk {
  id: string
  name: string
  clientId: string
  readerId: string
  sessions: number
  last: Past
}

/** One line a person, the one spoken to last first; `past` has to come newest first. */
export function byPerson(past: readonly Past[], side: Side): Talk[] {
  const talks = new Map<string, Talk>()
  for (const one of past) {
    const id = side === 'reader' ? one.client.id : one.reader.id
    const name = side === 'reader' ? one.client.username : one.reader.display_name
    const known = talks.get(id)
    if (known) known.sessions += 1
    else talks.set(id, { id, name, clientId: one.client.id, readerId: one.reader.id, sessions: 1, last: one })
  }
  return [...talks.values()]
}
