import { isOver } from '@evenlight/core/meter/actions'
import type { Side } from '@evenlight/core/meter/meter'
import { otherSide } from '@evenlight/core/meter/other-side'
import type { readingsSaid } from '@evenlight/contract/readings'
import type { CallReport } from '@evenlight/contract/call'
import { refuse } from '@evenlight/contract/errors'
import type { output } from 'zod/v4/core'
import { personRoom } from '../kernel/rooms.ts'
import type { Connection, Hearings } from '../kernel/live.ts'
import type { Parts } from '../kernel/parts.ts'
import { partyTo } from './actions.ts'
import type { makeDelivery } from './delivery.ts'
import type { Lifecycle } from './lifecycle.ts'
import { markRead } from './message-store.ts'
import type { Write } from './messages.ts'
import { lease as takeLease } from './change-store.ts'
import { isCall, sideOf, type At } from './reading.ts'
import { readingRoom, type BegunPresence, type Room, type Rooms } from './rooms.ts'
import * as store from './store.ts'
import { presentReading, presentClock } from './views.ts'

type Heard = Hearings<typeof readingsSaid>
type Report = output<typeof CallReport>

/** What people say on the socket about readings; presence is kept by it and nothing else. */
export const readingsLive = (
  parts: Parts,
  lifecycle: Lifecycle,
  rooms: Rooms,
  write: Write,
  deliver: ReturnType<typeof makeDelivery>,
) => {
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
  const attend = (readingId: string, began?: BegunPresence, always = false) =>
    inTurn(readingId, async () => {
      const ended = rooms.unwritten(readingId)
      if (!began && !ended.length && !always) return undefined
      const { node } = parts.site
      const reading = await lifecycle.look(readingId, parts.clock.now(), {
        began: began && { ...began, id: began.rowId, node },
        ended: ended.map(({ rowId, toMs }) => ({ id: rowId, toMs })),
      })
      rooms.written(ended)
      return reading
    })

  const roomOf = (connection: Connection, readingId: string) => {
    const room = rooms.get(readingId)
    const side = room && sideOf(room.reading, connection.actor.id)
    if (!room || !side || !rooms.isIn(readingId, side, connection.id))
      throw refuse('wrong_state', { detail: 'join_first' })
    return { room, side }
  }
  const isOn = ({ reading: { state } }: Room) => state === 'accepted' || state === 'open'
  // On the telephone nobody is there by their browser.
  const isTracked = (room: Room) => isOn(room) && room.reading.channel !== 'phone'
  const at = (): At => ({ nowMs: parts.clock.now(), evidence: lifecycle.evidence })
  const failed = (error: unknown) => log.error({ err: error }, 'presence could not be written')

  const lookAgain = (readingId: string) =>
    inTurn(readingId, () => lifecycle.look(readingId, parts.clock.now(), undefined, true))

  /** Takes what somebody does in the room for a sign of life; looks at the reading if they came by it, or `always`. */
  const arrive = async (room: Room, side: Side, always = false) => {
    const began = isTracked(room) ? rooms.beat(room, side, parts.clock.now()) : undefined
    const then =
      began || always
        ? await attend(room.readingId, began, always).catch((error: unknown) => {
            if (began) rooms.undo(room, began)
            throw error
          })
        : undefined
    await deliver(room, side, began !== undefined, lookAgain)
    return then
  }
  /** Takes what somebody wrote, by whatever way, for a sign of life in the room that they have joined. */
  const sign = async (readingId: string, personId: string) => {
    const room = rooms.get(readingId)
    const side = room && sideOf(room.reading, personId)
    if (room && side && room.sides[side].connections.size) await arrive(room, side).catch(failed)
  }
  const join: Heard['chat:join'] = async ({ connection, actor, body: { chat_id } }) => {
    const found = partyTo(await store.find(database.db, chat_id), actor)
    const side = sideOf(found, actor.id)
    connection.join(readingRoom(chat_id))
    if (!side || isOver(found.state)) return presentReading(found, side, at())
    const first = await arrive(rooms.enter(found, side, connection.id), side, true)
    const room = rooms.get(chat_id)
    // It may have been accepted while they came in.
    const then = room && (await arrive(room, side))
    return presentReading(then ?? first ?? found, side, at())
  }
  /** Takes what somebody in a call reports of the other's sound. */
  const listen = async (room: Room, side: Side, { sound_age_ms, spoke, heard }: Report) => {
    if (room.reading.state !== 'open' || !isCall(room.reading)) return
    const began = rooms.hear(room, side, sound_age_ms, parts.clock.now())
    const isVoice = room.reading.started_at !== null && (side === 'reader' ? spoke : heard)
    try {
      await attend(room.readingId, began)
      if (isVoice && !room.reading.reader_spoke)
        await inTurn(room.readingId, () => lifecycle.noteVoice(room.readingId, parts.clock.now()))
    } catch (error) {
      if (began) rooms.undo(room, began)
      throw error
    }
  }
  const beat: Heard['chat:beat'] = async ({ connection, body }) => {
    const { room, side } = roomOf(connection, body.chat_id)
    await arrive(room, side)
    if (body.call) await listen(room, side, body.call)
    return { ...presentClock(room.reading, side, at()), seq: rooms.shownSeq(room, side) }
  }
  const say: Heard['chat:message'] = async ({ connection, actor, body }) => {
    await limits.take('chat', actor.id)
    await sign(body.chat_id, actor.id)
    return write(actor.id, body, connection.id)
  }
  const typing: Heard['chat:typing'] = async ({ connection, actor, body }) => {
    const { room, side } = roomOf(connection, body.chat_id)
    await limits.take('chat', actor.id)
    await arrive(room, side)
    const data = { chat_id: room.readingId, from: actor.id }
    live.deliver([{ room: readingRoom(room.readingId), event: 'chat:typing', data }])
    return {}
  }
  const read: Heard['chat:read'] = async ({ connection, actor, body: { seq, chat_id }, now }) => {
    const { room, side } = roomOf(connection, chat_id)
    await limits.take('chat', actor.id)
    await arrive(room, side)
    const news = await markRead(database.autocommit, { readingId: chat_id, seq, byId: actor.id, now })
    const data = { chat_id, by: actor.id, seq }
    if (news) live.deliver([{ room: readingRoom(chat_id), event: 'chat:read', data }])
    return {}
  }

  const signal: Heard['call:signal'] = async ({ connection, actor, body }) => {
    const { room, side } = roomOf(connection, body.chat_id)
    if (!isCall(room.reading) || !isTracked(room)) throw refuse('wrong_state', { detail: 'no_call' })
    if (body.signal.kind === 'camera' && room.reading.channel !== 'video')
      throw refuse('wrong_state', { detail: 'no_camera' })
    await limits.take('signals', actor.id)
    const event = 'call:signal' as const
    const data = { ...body, from: actor.id }
    live.deliver([
      { room: personRoom(room.reading[`${otherSide(side)}_id`]), event, data },
      // One's other windows hear that the call is in this one now.
      ...(body.signal.kind === 'hello' ? [{ room: personRoom(actor.id), event, data, except: connection.id }] : []),
    ])
    return {}
  }

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
    'call:signal': signal,
  }

  /** Ends the presence of everybody whose beats have stopped, and writes what could not be written before. */
  const endSilent = () => {
    for (const { room, side } of rooms.silent(parts.clock.now())) rooms.quit(room, side)
    for (const { room, side } of rooms.unheard(parts.clock.now())) rooms.lose(room, side)
    return Promise.all(
      [...new Set(rooms.unwritten().map(({ readingId }) => readingId))].map((readingId) => attend(readingId)),
    )
  }
  /** Lets follow what fell due, in readings of any node. */
  const overdue = async () => {
    for (const { id } of await store.listDue(database.db, parts.clock.now()))
      await lifecycle.look(id, parts.clock.now())
  }
  const lease = async () => {
    const leaseMs = rooms.leaseMs()
    if (leaseMs === undefined) return
    await takeLease(database.autocommit, { node: parts.site.node, lease: leaseMs, now: parts.clock.now() })
  }
  /** Ends what dead nodes left open, where their last lease says. */
  const endOrphans = async (silentMs: number) => {
    const now = parts.clock.now()
    for (const { id, reading_id, from_at, lease_at } of await store.listOrphans(
      database.db,
      parts.site.node,
      now - silentMs,
    ))
      await lifecycle.look(reading_id, now, { ended: [{ id, toMs: Math.max(from_at, lease_at) }] })
  }
  return { heard, gone, sign, endSilent, overdue, lease, endOrphans, settled: () => Promise.all(queues.values()) }
}
