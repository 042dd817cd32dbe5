import type { Connection } from '../kernel/live.ts'
import type { Parts } from '../kernel/parts.ts'
import { comeBack, markConnected, markGone, overdue, tidy } from './presence.ts'
import { liveOn } from './presence-store.ts'

/** A reader whose page reloads is not gone. */
const graceMs = 10_000

/** Keeps the directory in step with who is connected to this node, and takes over for nodes that fell silent. */
export const keepPresence = (parts: Parts) => {
  const { clock, database, log } = parts
  const { node } = parts.site
  const sockets = new Map<string, number>()
  const leaving = new Map<string, () => void>()
  const here = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()

  // One after the other, so that a reader's coming is never written after their going.
  const settle = (readerId: string) => {
    const mark = () => (here.has(readerId) ? markConnected : markGone)
    last = last
      .then(() => database.transaction((tx) => mark()(tx, readerId, node, clock.now())))
      .catch((error: Error) => log.error({ err: error }, 'a reader could not be marked'))
    return last
  }
  const came = ({ actor }: Connection) => {
    if (actor.role !== 'READER') return
    sockets.set(actor.id, (sockets.get(actor.id) ?? 0) + 1)
    leaving.get(actor.id)?.()
    leaving.delete(actor.id)
    if (here.has(actor.id)) return
    here.add(actor.id)
    void settle(actor.id)
  }
  const gone = ({ actor }: Connection) => {
    const left = (sockets.get(actor.id) ?? 0) - 1
    if (left > 0) return void sockets.set(actor.id, left)
    if (!sockets.delete(actor.id)) return
    leaving.set(
      actor.id,
      clock.at(clock.now() + graceMs, () => {
        leaving.delete(actor.id)
        here.delete(actor.id)
        return settle(actor.id)
      }),
    )
  }

  /** One turn of the watch: this node lives, the silent ones are cleared, and who was to be back is. */
  const watch = async () => {
    const now = clock.now()
    const known = new Set(await database.transaction((tx) => liveOn(tx, node, now)))
    for (const readerId of here) if (!known.has(readerId)) await settle(readerId)
    const { ghosts, back } = await overdue(database.db, now)
    for (const { reader_id, node: silent } of ghosts)
      await database.transaction((tx) => markGone(tx, reader_id, silent, now))
    for (const id of back) await database.transaction((tx) => comeBack(tx, id, now))
    await database.transaction((tx) => tidy(tx, now))
  }
  return { came, gone, watch }
}
