import { isOver } from '@evenlight/core/meter/actions'
import type { readingsSaid } from '@evenlight/contract/readings'
import { refuse } from '@evenlight/contract/errors'
import type { Connection, Hearings } from '../kernel/live.ts'
import type { Parts } from '../kernel/parts.ts'
import { partyTo } from './actions.ts'
import type { Lifecycle } from './lifecycle.ts'
import { markRead } from './message-store.ts'
import type { Write } from './messages.ts'
import { readingRoom, type Room, type Rooms, type Stretch } from './rooms.ts'
import { sideOf } from './reading.ts'
import * as store from './store.ts'
import { presentReading, presentClock } from './views.ts'

type Heard = Hearings<typeof readingsSaid>

/** What people say on the socket about readings; presence is kept by it and nothing else. */
export const readingsLive = (parts: Parts, lifecycle: Lifecycle, rooms: Rooms, write: Write) => {
  const { database, live, limits, log } = parts
  const queues = new Map<string, Promise<unknown>>()

  /** Writes comings and goings of one reading one after the other, in the order they happened. */
  const inTurn = <T>(readingId: string, work: () => Promise<T>): Promise<T> => {
    const next = (queues.get(readingId) ?? Promise.resolve()).catch(() => {}).then(work)
    queues.set(readingId, next)
    const done = () => void (queues.get(readingId) === next && queues.delete(readingId))
    next.then(done, done)
    return next
  }
  const attend = (readingId: string, began?: Stretch) =>
    inTurn(readingId, async () => {
      const ended = rooms.unwritten(readingId)
      if (!began && !ended.length) return
      const reading = await lifecycle.attend(readingId, { began, ended }, parts.clock.now())
      rooms.written(ended)
      // It ended while somebody came in, who has made its room anew.
      if (!reading) rooms.forget(readingId)
    })

  const roomOf = (connection: Connection, readingId: string) => {
    const room = rooms.get(readingId)
    const side = room && sideOf(room.reading, connection.actor.id)
    if (!room || !side || !rooms.isIn(readingId, side, connection.id))
      throw refuse('wrong_state', { detail: 'Join the room first.' })
    return { room, side }
  }
  const isTracked = (room: Room) => room.reading.state === 'accepted' || room.reading.state === 'open'

  const join: Heard['chat:join'] = async ({ connection, actor, body: { chat_id }, now }) => {
    const read = async () => {
      const row = await store.find(database.db, chat_id)
      return partyTo(row && (await lifecycle.complete(database.db, row, now)), actor)
    }
    const reading = await read()
    const side = sideOf(reading, actor.id)
    connection.join(readingRoom(chat_id))
    if (!side || isOver(reading.state)) return presentReading(reading, side, now, lifecycle.evidence)
    const room = rooms.enter(reading, side, connection.id)
    room.reading = reading
    room.seq = Math.max(room.seq, reading.last_seq)
    if (isTracked(room)) await arrive(room, side)
    return presentReading(rooms.get(chat_id) ? room.reading : await read(), side, parts.clock.now(), lifecycle.evidence)
  }
  const arrive = async (room: Room, side: 'client' | 'reader') => {
    const began = rooms.beat(room, side, parts.clock.now())
    if (!began) return
    await attend(room.readingId, began).catch((error: unknown) => {
      rooms.undo(room, began)
      throw error
    })
  }
  const beat: Heard['chat:beat'] = async ({ connection, body, now }) => {
    const { room, side } = roomOf(connection, body.chat_id)
    if (isTracked(room)) await arrive(room, side)
    return { ...presentClock(room.reading, now, lifecycle.evidence), seq: room.seq }
  }
  const say: Heard['chat:message'] = async ({ connection, actor, body }) => {
    await limits.take('chat', actor.id)
    return write(actor.id, body, connection.id)
  }
  const typing: Heard['chat:typing'] = async ({ connection, actor, body }) => {
    const { room } = roomOf(connection, body.chat_id)
    await limits.take('chat', actor.id)
    const data = { chat_id: room.readingId, from: actor.id }
    live.deliver([{ room: readingRoom(room.readingId), event: 'chat:typing', data }])
    return {}
  }
  const read: Heard['chat:read'] = async ({ connection, actor, body: { seq, chat_id }, now }) => {
    roomOf(connection, chat_id)
    await limits.take('chat', actor.id)
    const news = await markRead(database.db, { readingId: chat_id, seq, readerId: actor.id, now })
    const data = { chat_id, by: actor.id, seq }
    if (news) live.deliver([{ room: readingRoom(chat_id), event: 'chat:read', data }])
    return {}
  }

  const failed = (error: unknown) => log.error({ err: error }, 'presence could not be written')
  const gone = (connection: Connection) => {
    for (const { room, side } of rooms.leave(connection.id)) {
      rooms.quit(room, side)
      void attend(room.readingId).catch(failed)
    }
  }
  const heard: Heard = {
    'chat:join': join,
    'chat:beat': beat,
    'chat:message': say,
    'chat:typing': typing,
    'chat:read': read,
  }

  /** Ends the presence of everybody whose beats have stopped, and writes what could not be written before. */
  const endSilent = () => {
    for (const { room, side } of rooms.silent(parts.clock.now())) rooms.quit(room, side)
    return Promise.all(
      [...new Set(rooms.unwritten().map(({ readingId }) => readingId))].map((readingId) => attend(readingId)),
    )
  }
  /** Lets follow what fell due, in readings of any node. */
  const overdue = async () => {
    const now = parts.clock.now()
    for (const { id } of await store.due(database.db, now))
      await database.transaction(async (tx) => {
        const reading = await lifecycle.hold(tx, id, parts.clock.now())
        if (reading) lifecycle.tell(tx, reading, parts.clock.now())
      })
  }
  const lease = async () => {
    const leaseMs = rooms.leaseMs()
    if (leaseMs !== undefined) await store.lease(database.db, parts.site.node, leaseMs, parts.clock.now())
  }
  /** Ends what dead nodes left open, where their last lease says. */
  const endOrphans = async (silentMs: number) => {
    const now = parts.clock.now()
    for (const orphan of await store.orphans(database.db, parts.site.node, now - silentMs))
      await lifecycle.attend(
        orphan.reading_id,
        { ended: [{ rowId: orphan.id, toMs: Math.max(orphan.from_ms, orphan.lease_ms) }] },
        now,
      )
  }
  return { heard, gone, endSilent, overdue, lease, endOrphans, settled: () => Promise.all(queues.values()) }
}
