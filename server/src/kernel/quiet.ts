import { LRUCache } from 'lru-cache'

const roomsMax = 50_000

/**
 * Knows for how long nothing was told to a room of sockets, bounded: of rooms that it has forgotten it claims no more quiet
 * than since it forgot the first of them.
 */
export const quietRooms = (now = () => performance.now()) => {
  let knownSince = now()
  const toldAt = new LRUCache<string, number>({
    max: roomsMax,
    dispose: (at, _, why) => {
      if (why === 'evict') knownSince = Math.max(knownSince, at)
    },
  })
  return {
    note: (rooms: string | string[]) => {
      for (const room of [rooms].flat()) toldAt.set(room, now())
    },
    /** Whole milliseconds in which none of these rooms was told anything, rounded down. */
    quietMs: (rooms: string[]) =>
      Math.floor(now() - Math.max(knownSince, ...rooms.map((room) => toldAt.get(room) ?? 0))),
  }
}
