import type { Side } from '@evenlight/core/meter/meter'
import { heard, isSilent, silenceMs, type Track } from '@evenlight/core/meter/presence'
import { newId } from '../kernel/ids.ts'
import { roomOf } from '../kernel/rooms.ts'
import type { Evidence, Reading } from './reading.ts'

/** A lease is renewed every second; a node whose lease is older than this counts as dead. */
export const leaseMsMax = 6000

interface Member {
  connections: Set<string>
  here?: Here | undefined
}
/** Evidence while there is some: the stretch so far and the row it stands in. */
interface Here {
  track: Track
  rowId: string
}
/** A reading that somebody joined through this node. */
export interface Room {
  readingId: string
  sides: Record<Side, Member>
  reading: Reading
  /** The last message's number, as this node knows it. */
  seq: number
}
/** A stretch of presence as it begins, and as it has ended: at the last beat. */
export interface Stretch {
  rowId: string
  side: Side
  fromMs: number
}
export interface Ended {
  readingId: string
  rowId: string
  toMs: number
}

/** The sockets that are in the room of a reading. */
export const readingRoom = (readingId: string) => roomOf('chat', readingId)

/** Who is in which room through this node, kept in memory: the database hears only of comings and goings. */
export const roomsOf = (node: string) => {
  const rooms = new Map<string, Room>()
  const joined = new Map<string, Set<string>>()
  // Stretches that have ended here, until the database knows it too.
  const unwritten = new Map<string, Ended>()

  const evidence: Evidence = (row, readingId, nowMs) => {
    if (row.node !== node) {
      const seenMs = row.seen_ms ?? row.from_ms
      return { toMs: Math.max(row.from_ms, row.lease_ms ?? row.from_ms), fresh: nowMs - seenMs < leaseMsMax }
    }
    const here = rooms.get(readingId)?.sides[row.side].here
    const endedMs = unwritten.get(row.id)?.toMs
    if (endedMs !== undefined) return { toMs: endedMs, fresh: false }
    if (here?.rowId !== row.id) return { toMs: row.from_ms, fresh: false }
    return { toMs: here.track.lastMs, fresh: nowMs - here.track.lastMs < silenceMs }
  }

  const enter = (reading: Reading, side: Side, connection: string): Room => {
    const room = rooms.get(reading.id) ?? {
      readingId: reading.id,
      sides: { client: { connections: new Set<string>() }, reader: { connections: new Set<string>() } },
      reading,
      seq: reading.last_seq,
    }
    rooms.set(reading.id, room)
    room.sides[side].connections.add(connection)
    joined.set(connection, (joined.get(connection) ?? new Set()).add(reading.id))
    return room
  }

  const end = (room: Room, { rowId, track }: Here) =>
    void unwritten.set(rowId, { readingId: room.readingId, rowId, toMs: track.lastMs })

  /** Takes a beat; answers the stretch that it began, if it did. What had ended before it is unwritten from now on. */
  const beat = (room: Room, side: Side, nowMs: number): Stretch | undefined => {
    const member = room.sides[side]
    const { here } = member
    const { track, ended } = heard(here?.track, nowMs)
    if (here && !ended) {
      here.track = track
      return undefined
    }
    if (here) end(room, here)
    member.here = { track, rowId: newId('prs') }
    return { rowId: member.here.rowId, side, fromMs: nowMs }
  }

  /** Takes back what a beat began: the database does not know of it, so the next beat has to begin it. */
  const undo = (room: Room, { side, rowId }: Stretch) => {
    if (room.sides[side].here?.rowId === rowId) room.sides[side].here = undefined
  }

  /** Ends the evidence of one side, if there was any. */
  const quit = (room: Room, side: Side) => {
    const { here } = room.sides[side]
    room.sides[side].here = undefined
    if (here) end(room, here)
  }

  /** Forgets a socket; answers the rooms in which it was a person's last one, and their side. */
  const leave = (connection: string): { room: Room; side: Side }[] => {
    const left = [...(joined.get(connection) ?? [])].flatMap((readingId) => {
      const room = rooms.get(readingId)
      return (['client', 'reader'] as const).flatMap((side) => {
        const member = room?.sides[side]
        return room && member?.connections.delete(connection) && member.connections.size === 0 ? [{ room, side }] : []
      })
    })
    joined.delete(connection)
    for (const { room } of left)
      if (!Object.values(room.sides).some((side) => side.connections.size)) rooms.delete(room.readingId)
    return left
  }

  const forget = (readingId: string) => {
    const room = rooms.get(readingId)
    for (const side of ['client', 'reader'] as const)
      for (const connection of room?.sides[side].connections ?? []) joined.get(connection)?.delete(readingId)
    rooms.delete(readingId)
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
    undo,
    quit,
    leave,
    forget,
    get: (readingId: string) => rooms.get(readingId),
    /** A message of this reading is stored under this number. */
    counted: (readingId: string, seq: number) => {
      const room = rooms.get(readingId)
      if (room && seq > room.seq) room.seq = seq
    },
    count: () => rooms.size,
    isIn: (readingId: string, side: Side, connection: string) =>
      rooms.get(readingId)?.sides[side].connections.has(connection) ?? false,
    /** Everybody whose beats have stopped. */
    silent: (nowMs: number) => open().filter(({ track }) => isSilent(track, nowMs)),
    /** What this node can prove for all of its stretches that are open, or that the database takes for open. */
    leaseMs: () => {
      const provenMs = [...open().map(({ track }) => track.lastMs), ...[...unwritten.values()].map(({ toMs }) => toMs)]
      return provenMs.length ? Math.min(...provenMs) : undefined
    },
    /** What has ended and is not written yet, in one reading or in all. */
    unwritten: (readingId?: string) =>
      [...unwritten.values()].filter((one) => readingId === undefined || one.readingId === readingId),
    /** The database knows these ends. */
    written: (ends: Ended[]) => ends.forEach(({ rowId }) => unwritten.delete(rowId)),
  }
}
export type Rooms = ReturnType<typeof roomsOf>
