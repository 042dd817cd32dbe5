import { isOver } from '@evenlight/core/meter/actions'
import { chatsSaid } from '@evenlight/contract/chats'
import { refuse } from '@evenlight/contract/errors'
import type { Connection, Hearing, Hears } from '../kernel/live.ts'
import type { Parts } from '../kernel/parts.ts'
import { partyTo } from './acts.ts'
import type { Course } from './course.ts'
import { markRead } from './message-store.ts'
import type { Room, Rooms, Stretch } from './rooms.ts'
import { sideOf } from './session.ts'
import * as store from './store.ts'
import { usualMessage } from './usual.ts'
import { chatOf, clockOf } from './views.ts'

type Said = { chat_id: string }

/** What people say on the socket about sessions; presence is kept by it and nothing else. */
export const chatsLive = (
  parts: Parts,
  course: Course,
  rooms: Rooms,
  write: (senderId: string, sent: never, by?: string) => Promise<unknown>,
) => {
  const { database, live, limits, log } = parts
  const queues = new Map<string, Promise<unknown>>()

  /** Writes comings and goings of one session one after the other, in the order they happened. */
  const inTurn = <T>(chatId: string, work: () => Promise<T>): Promise<T> => {
    const next = (queues.get(chatId) ?? Promise.resolve()).catch(() => {}).then(work)
    queues.set(chatId, next)
    const done = () => void (queues.get(chatId) === next && queues.delete(chatId))
    next.then(done, done)
    return next
  }
  const attend = (chatId: string, began?: Stretch) =>
    inTurn(chatId, async () => {
      const ended = rooms.unwritten(chatId)
      if (!began && !ended.length) return
      const session = await course.attend(chatId, { began, ended }, parts.clock.now())
      rooms.written(ended)
      // It ended while somebody came in, who has made its room anew.
      if (!session) rooms.forget(chatId)
    })

  const roomOf = (connection: Connection, chatId: string) => {
    const room = rooms.get(chatId)
    const side = room && sideOf(room.session, connection.actor.id)
    if (!room || !side || !rooms.isIn(chatId, side, connection.id))
      throw refuse('wrong_state', { detail: 'Join the room first.' })
    return { room, side }
  }
  const isTracked = (room: Room) => room.session.state === 'accepted' || room.session.state === 'open'

  const join: Hearing = async ({ connection, actor, body, now }) => {
    const { chat_id } = body as Said
    const read = async () => {
      const row = await store.find(database.db, chat_id)
      return partyTo(row && (await course.complete(database.db, row, now)), actor)
    }
    const session = await read()
    const side = sideOf(session, actor.id)
    connection.join(`chat:${chat_id}`)
    if (!side || isOver(session.state)) return chatOf(session, now, course.evidence)
    const room = rooms.enter(session, side, connection.id)
    room.session = session
    room.seq = Math.max(room.seq, session.last_seq)
    if (isTracked(room)) await arrive(room, side)
    return chatOf(rooms.get(chat_id) ? room.session : await read(), parts.clock.now(), course.evidence)
  }
  const arrive = async (room: Room, side: 'client' | 'reader') => {
    const began = rooms.beat(room, side, parts.clock.now())
    if (!began) return
    await attend(room.chatId, began).catch((error: unknown) => {
      rooms.undo(room, began)
      throw error
    })
  }
  const beat: Hearing = async ({ connection, body, now }) => {
    const { room, side } = roomOf(connection, (body as Said).chat_id)
    if (isTracked(room)) await arrive(room, side)
    return { ...clockOf(room.session, now, course.evidence), seq: room.seq }
  }
  const say: Hearing = async ({ connection, actor, body }) => {
    await limits.take('chat', actor.id)
    return write(actor.id, body, connection.id)
  }
  const typing: Hearing = async ({ connection, actor, body }) => {
    const { room } = roomOf(connection, (body as Said).chat_id)
    await limits.take('chat', actor.id)
    live.deliver([
      { room: `chat:${room.chatId}`, event: 'chat:typing', data: { chat_id: room.chatId, from: actor.id } },
    ])
    return {}
  }
  const read: Hearing = async ({ connection, actor, body, now }) => {
    const { seq, chat_id } = body as Said & { seq: number }
    roomOf(connection, chat_id)
    await limits.take('chat', actor.id)
    const news = await markRead(database.db, { chatId: chat_id, seq, readerId: actor.id, now })
    if (news) live.deliver([{ room: `chat:${chat_id}`, event: 'chat:read', data: { chat_id, by: actor.id, seq } }])
    return {}
  }

  const failed = (error: unknown) => log.error({ err: error }, 'presence could not be written')
  const gone = (connection: Connection) => {
    for (const { room, side } of rooms.leave(connection.id)) {
      rooms.quit(room, side)
      void attend(room.chatId).catch(failed)
    }
  }
  const hears: Hears = {
    said: chatsSaid,
    heard: { 'chat:join': join, 'chat:beat': beat, 'chat:message': say, 'chat:typing': typing, 'chat:read': read },
    usual: { 'chat:message': usualMessage },
    gone,
  }

  /** Ends the presence of everybody whose beats have stopped, and writes what could not be written before. */
  const hush = () => {
    for (const { room, side } of rooms.silent(parts.clock.now())) rooms.quit(room, side)
    return Promise.all([...new Set(rooms.unwritten().map(({ chatId }) => chatId))].map((chatId) => attend(chatId)))
  }
  /** Lets follow what fell due, in sessions of any node. */
  const overdue = async () => {
    const now = parts.clock.now()
    for (const { id } of await store.due(database.db, now))
      await database.transaction(async (tx) => {
        const session = await course.hold(tx, id, parts.clock.now())
        if (session) course.tell(tx, session, parts.clock.now())
      })
  }
  const lease = async () => {
    const leaseMs = rooms.leaseMs()
    if (leaseMs !== undefined) await store.lease(database.db, parts.site.node, leaseMs, parts.clock.now())
  }
  /** Ends what dead nodes left open, where their last lease says. */
  const bury = async (silentMs: number) => {
    const now = parts.clock.now()
    for (const orphan of await store.orphans(database.db, parts.site.node, now - silentMs))
      await course.attend(
        orphan.chat_id,
        { ended: [{ rowId: orphan.id, toMs: Math.max(orphan.from_ms, orphan.lease_ms) }] },
        now,
      )
  }
  return { hears, hush, overdue, lease, bury, settled: () => Promise.all(queues.values()) }
}
