import { roomOf } from '../kernel/rooms.ts'

/** The sockets of the house that read along in a reading. */
export const watchRoom = (readingId: string) => roomOf('watched', readingId)

interface Watcher {
  connection: string
  adminId: string
}

/** Who of the house reads along in which reading through this node. */
export const makeWatchers = () => {
  const watchers = new Map<string, Watcher[]>()
  const of = (readingId: string) => watchers.get(readingId) ?? []
  /** Takes this socket away; answers whose it was if no other of theirs is left. */
  const leave = (readingId: string, connection: string) => {
    const all = of(readingId)
    const gone = all.find((one) => one.connection === connection)
    if (!gone) return undefined
    const left = all.filter((one) => one !== gone)
    if (left.length) watchers.set(readingId, left)
    else watchers.delete(readingId)
    return left.some(({ adminId }) => adminId === gone.adminId) ? undefined : gone.adminId
  }
  return {
    isWatched: (readingId: string) => watchers.has(readingId),
    enter: (readingId: string, watcher: Watcher) => {
      leave(readingId, watcher.connection)
      watchers.set(readingId, [...of(readingId), watcher])
    },
    leave,
    /** Whether this admin reads along by any socket. */
    isHere: (readingId: string, adminId: string) => of(readingId).some((one) => one.adminId === adminId),
    /** Every reading that this socket reads along in. */
    watchedBy: (connection: string) =>
      [...watchers].flatMap(([id, all]) => (all.some((one) => one.connection === connection) ? id : [])),
  }
}
export type Watchers = ReturnType<typeof makeWatchers>
