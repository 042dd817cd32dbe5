import type { Side } from '@evenlight/core/meter/meter'
import { heard, isSilent, silenceMs, type Track } from '@evenlight/core/meter/presence'
import { newId } from '../kernel/ids.ts'
import type { Evidence, Session } from './session.ts'

/** A lease is renewed every second; a node whose lease is older than this counts as dead. */
export const leaseMsMax = 6000

interface Member {
  connections: Set<string>
  /** Evidence while there is some: the stretch so far and the row it stands in. */
  here?: { track: Track; rowId: string } | undefined
}
/** A session that somebody joined through this node. */
export interface Room {
  chatId: string
  sides: Record<Side, Member>
  session: Session
  /** The last message's number, as this node knows it. */
  seq: number
}
export interface Stretch {
  rowId: string
  side: Side
  fromMs: number
  toMs: number
}

/** Who is in which room through this node, kept in memory: the database hears only of comings and goings. */
export const roomsOf = (node: string) => {
  const rooms = new Map<string, Room>()
  const joined = new Map<string, Set<string>>()
  // How far stretches that have ended here are proven, until the database knows it too.
  const proven = new Map<string, number>()

  const evidence: Evidence = (row, chatId, nowMs) => {
    if (row.node !== node) {
      const seenMs = row.seen_ms ?? row.from_ms
      return { toMs: Math.max(row.from_ms, row.lease_ms ?? row.from_ms), fresh: nowMs - seenMs < leaseMsMax }
    }
    const here = rooms.get(chatId)?.sides[row.side].here
    const endedMs = proven.get(row.id)
    if (endedMs !== undefined) return { toMs: endedMs, fresh: false }
    if (here?.rowId !== row.id) return { toMs: row.from_ms, fresh: false }
    return { toMs: here.track.lastMs, fresh: nowMs - here.track.lastMs < silenceMs }
  }

  const enter = (session: Session, side: Side, connection: string): Room => {
    const room = rooms.get(session.id) ?? {
      chatId: session.id,
      sides: { client: { connections: new Set<string>() }, reader: { connections: new Set<string>() } },
      session,
      seq: session.last_seq,
    }
    rooms.set(session.id, room)
    room.sides[side].connections.add(connection)
    joined.set(connection, (joined.get(connection) ?? new Set()).add(session.id))
    return room
  }

  /** Takes a beat: what it began, and what had ended before it. Undefined parts happened not. */
  const beat = (room: Room, side: Side, nowMs: number): { began?: Stretch; ended?: Stretch } => {
    const member = room.sides[side]
    const { here } = member
    const { track, ended } = heard(here?.track, nowMs)
    if (here && !ended) {
      here.track = track
      return {}
    }
    member.here = { track, rowId: newId('prs') }
    const began = { rowId: member.here.rowId, side, fromMs: nowMs, toMs: nowMs }
    if (ended && here) proven.set(here.rowId, ended.toMs)
    return ended && here ? { began, ended: { rowId: here.rowId, side, ...ended } } : { began }
  }

  /** Ends the evidence of one side; what it proved, if there was any. */
  const quit = (room: Room, side: Side): Stretch | undefined => {
    const { here } = room.sides[side]
    room.sides[side].here = undefined
    if (here) proven.set(here.rowId, here.track.lastMs)
    return here && { rowId: here.rowId, side, fromMs: here.track.fromMs, toMs: here.track.lastMs }
  }

  /** Forgets a socket; answers the rooms in which it was a person's last one, and their side. */
  const leave = (connection: string): { room: Room; side: Side }[] => {
    const left = [...(joined.get(connection) ?? [])].flatMap((chatId) => {
      const room = rooms.get(chatId)
      return (['client', 'reader'] as const).flatMap((side) => {
        const member = room?.sides[side]
        return room && member?.connections.delete(connection) && member.connections.size === 0 ? [{ room, side }] : []
      })
    })
    joined.delete(connection)
    return left
  }

  const forget = (chatId: string) => {
    const room = rooms.get(chatId)
    for (const side of ['client', 'reader'] as const)
      for (const connection of room?.sides[side].connections ?? []) joined.get(connection)?.delete(chatId)
    rooms.delete(chatId)
  }

  const open = () =>
    [...rooms.values()].flatMap((room) =>
      (['client', 'reader'] as const).flatMap((side) =>
        room.sides[side].here ? [{ room, side, track: room.sides[side].here.track }] : [],
      ),
    )

  return {
    evidence,
    enter,
    beat,
    quit,
    leave,
    forget,
    get: (chatId: string) => rooms.get(chatId),
    isIn: (chatId: string, side: Side, connection: string) =>
      rooms.get(chatId)?.sides[side].connections.has(connection) ?? false,
    /** Everybody whose beats have stopped. */
    silent: (nowMs: number) => open().filter(({ track }) => isSilent(track, nowMs)),
    /** What this node can prove for all of its open stretches; undefined when it has none. */
    leaseMs: () =>
      open().reduce<number | undefined>((least, { track }) => Math.min(least ?? Infinity, track.lastMs), undefined),
    /** The database knows the end of this stretch. */
    written: (rowId: string) => void proven.delete(rowId),
  }
}
export type Rooms = ReturnType<typeof roomsOf>
