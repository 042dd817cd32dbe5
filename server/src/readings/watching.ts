import { isOver } from '@evenlight/core/meter/actions'
import { chatPageRowsDefault } from '@evenlight/contract/readings'
import type { liveReadingsSaid } from '@evenlight/contract/live-readings'
import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Connection, Hearings } from '../kernel/live.ts'
import type { Parts } from '../kernel/parts.ts'
import { partyTo, withAdmin } from './actions.ts'
import { combine, decided, follow } from './decide.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Pictures } from './messages.ts'
import { listMessages } from './public.ts'
import { isAdminHere } from './reading.ts'
import { presentReading } from './views.ts'
import { watchRoom, type Watchers } from './watchers.ts'

type Heard = Hearings<typeof liveReadingsSaid>

/** Somebody of the house reads along: a look that is written down with its reason, and that the two can see. */
export const watching = (parts: Parts, lifecycle: Lifecycle, watchers: Watchers, pictures: Pictures) => {
  const { database, clock, log } = parts
  const pending = new Set<Promise<unknown>>()

  /** Notes on the time line that this admin came or left, as long as the reading goes on and it is news. */
  const note = (tx: Tx, readingId: string, byId: string, what: 'admin_came' | 'admin_left', now: number) =>
    lifecycle.act(tx, readingId, now, (reading, at) => {
      const followed = follow(reading, at)
      const isNews = isAdminHere(followed.reading, byId) !== (what === 'admin_came')
      // Whoever came again by another socket while this was on its way has not left.
      const isStill = what === 'admin_left' && watchers.isHere(readingId, byId)
      return isOver(followed.reading.state) || !isNews || isStill
        ? followed
        : combine(followed, decided(withAdmin(followed.reading, { what, byId }, now)))
    })
  const noteLeft = (readingId: string, byId: string) => {
    const left = database
      .transaction((tx) => note(tx, readingId, byId, 'admin_left', clock.now()))
      .catch((error: unknown) => log.error({ err: error }, 'that an admin left could not be written'))
      .finally(() => pending.delete(left))
    pending.add(left)
  }
  const leave = (connection: Connection, readingId: string) => {
    connection.leave(watchRoom(readingId))
    const byId = watchers.leave(readingId, connection.id)
    if (byId !== undefined) noteLeft(readingId, byId)
  }

  const begin: Heard['watch:begin'] = async ({ connection, actor, body: { chat_id, reason }, now }) => {
    // Before it is written down that they came, so that whatever leaves meanwhile is known to leave.
    watchers.enter(chat_id, { connection: connection.id, adminId: actor.id })
    const come = database.transaction(async (tx) => {
      const done = partyTo(await note(tx, chat_id, actor.id, 'admin_came', now), actor)
      if (isOver(done.state)) throw refuse('wrong_state', { detail: 'reading_over' })
      await audited(tx, { actorId: actor.id, action: 'chat.watch', subjectId: chat_id, reason })
      return done
    })
    const reading = await come.catch((error: unknown) => {
      leave(connection, chat_id)
      throw error
    })
    if (watchers.watchedBy(connection.id).includes(chat_id)) connection.join(watchRoom(chat_id))
    else noteLeft(chat_id, actor.id)
    // Asked for after the socket hears what is new, so that nothing falls between.
    const asked = { readingId: chat_id, beforeSeq: 2 ** 31 - 1, most: chatPageRowsDefault, now }
    const messages = await listMessages(database.db, pictures, asked)
    return { chat: presentReading(reading, undefined, { nowMs: now, evidence: lifecycle.evidence }), messages }
  }
  const end: Heard['watch:end'] = async ({ connection, body: { chat_id } }) => {
    leave(connection, chat_id)
    return {}
  }
  return {
    heard: { 'watch:begin': begin, 'watch:end': end } satisfies Heard,
    gone: (connection: Connection) => {
      for (const readingId of watchers.watchedBy(connection.id)) leave(connection, readingId)
    },
    settled: () => Promise.all(pending),
  }
}
