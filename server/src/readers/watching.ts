import type { readersSaid } from '@evenlight/contract/readers'
import type { Connection, Hearings } from '../kernel/live.ts'
import { watchRoom } from './presence.ts'

/** Whom each socket looks at: a change of theirs goes to those sockets and to no others. */
export const watching = () => {
  const watched = new Map<string, Set<string>>()
  const heard: Hearings<typeof readersSaid> = {
    'reader:watch': async ({ connection, body }) => {
      const [before, now] = [watched.get(connection.id) ?? new Set<string>(), new Set(body.reader_ids)]
      for (const id of before.difference(now)) connection.leave(watchRoom(id))
      for (const id of now.difference(before)) connection.join(watchRoom(id))
      watched.set(connection.id, now)
      return {}
    },
  }
  return { heard, unwatch: ({ id }: Connection) => void watched.delete(id) }
}
