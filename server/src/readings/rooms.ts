import { silenceMs } from '@evenlight/core/meter/times'
import { sides, type Side } from '@evenlight/core/meter/meter'
import { otherSide } from '@evenlight/core/meter/other-side'
import { isSilent, trackBeat, type Track } from '@evenlight/core/meter/presence'
import { isUnheard, trackSound, type SoundTrack } from '@evenlight/core/meter/sound'
import { newId } from '../kernel/ids.ts'
import { roomOf } from '../kernel/rooms.ts'
import { isOver } from '@evenlight/core/meter/actions'
import { isLeg } from './on-line.ts'
import type { Evidence } from './reading.ts'
import type { PresenceRow, Reading } from './store.ts'

/** A lease is renewed every second; a node whose lease is older than this counts as dead. */
export const leaseMsMax = 6000

/** Reports of sound come with beats, which are twice as far apart. */
const reportMsMin = 1000

/** What somebody wrote, under the id that their tab gave it. */
export interface Piece {
  id: string
  text: string
}
interface Member {
  connections: Set<string>
  presence?: Proven<Track> | undefined
  /** Of a call: when they last told what they hear; and that the other hears them. */
  toldMs?: number
  sound?: Proven<SoundTrack> | undefined
  /** The first message that waits for them, as this node knows it. */
  waitsSeq?: number | undefined
  /** Their line was unsteady when it was last looked at. */
  unsteady?: boolean
  /** What they wrote last, the oldest first: a contact detail may come in pieces. */
  said: Piece[]
}
/** Evidence while there is some: the span so far and the row it stands in. */
interface Proven<T> {
  track: T
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
/** A span of presence as it begins, and as it has ended: at the last beat. */
export interface BegunPresence {
  rowId: string
  side: Side
  proof: PresenceRow['proof']
  fromMs: number
}
export interface EndedPresence {
  readingId: string
  rowId: string
  toMs: number
}

/** The sockets that are in the room of a reading. */
export const readingRoom = (readingId: string) => roomOf('chat', readingId)

const newMember = (): Member => ({ connections: new Set(), said: [] })

/** Who is in which room through this node, kept in memory: the database hears only of comings and goings. */
export const makeRooms = (node: string) => {
  const rooms = new Map<string, Room>()
  const joined = new Map<string, Set<string>>()
  // Spans that have ended here, until the database knows it too.
  const unwritten = new Map<string, EndedPresence>()

  const evidence: Evidence = (row, readingId, nowMs) => {
    // On the telephone somebody is there until the carrier says otherwise, and proven up to when it was asked last.
    if (isLeg(row.node)) return { toMs: Math.max(row.from_at, row.lease_at ?? row.from_at), fresh: true }
    if (row.node !== node) {
      const seenMs = row.seen_at ?? row.from_at
      return { toMs: Math.max(row.from_at, row.lease_at ?? row.from_at), fresh: nowMs - seenMs < leaseMsMax }
    }
    const { presence, sound } = rooms.get(readingId)?.sides[row.side] ?? {}
    const endedMs = unwritten.get(row.id)?.toMs
    if (endedMs !== undefined) return { toMs: endedMs, fresh: false }
    if (sound?.rowId === row.id) return { toMs: sound.track.lastMs, fresh: !isUnheard(sound.track, nowMs) }
    if (presence?.rowId !== row.id) return { toMs: row.from_at, fresh: false }
    return { toMs: presence.track.lastMs, fresh: nowMs - presence.track.lastMs < silenceMs }
  }

  /** Notes that messages wait for somebody from this number on, or from an earlier one. */
  const wait = (room: Room, side: Side, seq: number | null) => {
    const member = room.sides[side]
    if (seq !== null) member.waitsSeq = Math.min(member.waitsSeq ?? seq, seq)
  }
  const waitAsIn = (room: Room, reading: Reading) =>
    sides.forEach((side) => wait(room, side, reading[`${side}_waits_seq`]))

  const enter = (reading: Reading, side: Side, connection: string): Room => {
    const room = rooms.get(reading.id) ?? {
      readingId: reading.id,
      sides: { client: newMember(), reader: newMember() },
      reading,
      seq: reading.last_seq,
    }
    rooms.set(reading.id, room)
    waitAsIn(room, reading)
    room.sides[side].connections.add(connection)
    joined.set(connection, (joined.get(connection) ?? new Set()).add(reading.id))
    return room
  }

  const end = (room: Room, { rowId, track: { lastMs } }: Proven<Pick<Track, 'lastMs'>>) =>
    void unwritten.set(rowId, { readingId: room.readingId, rowId, toMs: lastMs })

  /** Takes a beat; answers the span that it began, if it did. What had ended before it is unwritten from now on. */
  const beat = (room: Room, side: Side, nowMs: number): BegunPresence | undefined => {
    const member = room.sides[side]
    const { presence } = member
    const { track, ended } = trackBeat(presence?.track, nowMs)
    if (presence && !ended) {
      presence.track = track
      return undefined
    }
    if (presence) end(room, presence)
    member.presence = { track, rowId: newId('prs') }
    return { rowId: member.presence.rowId, side, proof: 'beats', fromMs: nowMs }
  }

  /** Takes a report of one side, of what it hears of the other: `ageMs` old, or nothing. Answers the span that it began. */
  const hear = (room: Room, by: Side, ageMs: number | undefined, nowMs: number): BegunPresence | undefined => {
    const side = otherSide(by)
    const told = room.sides[by]
    // Whoever tells more often, and otherwise each time, would make a write of each.
    if (nowMs - (told.toldMs ?? -Infinity) < reportMsMin) return undefined
    told.toldMs = nowMs
    const member = room.sides[side]
    const before = member.sound
    const { track, ended } = trackSound(before?.track, nowMs, ageMs)
    if (before && ended) end(room, { rowId: before.rowId, track: { lastMs: ended.toMs } })
    const isNew = track !== undefined && (!before || ended !== undefined)
    member.sound = track && { track, rowId: isNew ? newId('prs') : before!.rowId }
    return isNew ? { rowId: member.sound!.rowId, side, proof: 'sound', fromMs: nowMs } : undefined
  }

  /** Takes back what a beat began: the database does not know of it, so the next beat has to begin it. */
  const undo = (room: Room, { side, rowId }: BegunPresence) => {
    const member = room.sides[side]
    if (member.presence?.rowId === rowId) member.presence = undefined
    if (member.sound?.rowId === rowId) member.sound = undefined
  }
  /** Ends what is known of the sound of this side. */
  const lose = (room: Room, side: Side) => {
    const { sound } = room.sides[side]
    room.sides[side].sound = undefined
    if (sound) end(room, sound)
  }

  /** Ends the evidence of one side, if there was any, and what it said of the other. */
  const quit = (room: Room, side: Side) => {
    const { presence } = room.sides[side]
    room.sides[side].presence = undefined
    if (presence) end(room, presence)
    lose(room, otherSide(side))
  }

  /** Forgets a socket; answers the rooms in which it was a person's last one, and their side. */
  const leave = (connection: string): { room: Room; side: Side }[] => {
    const left = [...(joined.get(connection) ?? [])].flatMap((readingId) => {
      const room = rooms.get(readingId)
      return sides.flatMap((side) => {
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
    for (const side of sides)
      for (const connection of room?.sides[side].connections ?? []) joined.get(connection)?.delete(readingId)
    rooms.delete(readingId)
  }

  /** A reading as its last act left it: the one way in which a room comes to know of its reading. */
  const keep = (reading: Reading) => {
    if (isOver(reading.state)) return forget(reading.id)
    const room = rooms.get(reading.id)
    if (!room) return
    room.reading = reading
    room.seq = Math.max(room.seq, reading.last_seq)
    // What was delivered meanwhile may be among it: the next sign of life finds that nothing waits.
    waitAsIn(room, reading)
  }

  /** Everybody of whom there is evidence of this kind. In plain loops: every room is asked, some ten times a second. */
  const having = <Kind extends 'presence' | 'sound'>(kind: Kind) => {
    const all: { room: Room; side: Side; track: NonNullable<Member[Kind]>['track'] }[] = []
    for (const room of rooms.values())
      for (const side of sides) {
        const proven = room.sides[side][kind]
        if (proven) all.push({ room, side, track: proven.track })
      }
    return all
  }

  return {
    evidence,
    enter,
    beat,
    hear,
    undo,
    lose,
    quit,
    leave,
    keep,
    get: (readingId: string) => rooms.get(readingId),
    /** A message of this reading is stored under this number, and waits for `waitsFor`. */
    counted: (readingId: string, seq: number, waitsFor?: Side) => {
      const room = rooms.get(readingId)
      if (room && seq > room.seq) room.seq = seq
      if (room && waitsFor) wait(room, waitsFor, seq)
    },
    /** The number of the last message that somebody may know of. */
    shownSeq: ({ sides, seq }: Room, side: Side) => Math.min(seq, (sides[side].waitsSeq ?? Infinity) - 1),
    count: () => rooms.size,
    isIn: (readingId: string, side: Side, connection: string) =>
      rooms.get(readingId)?.sides[side].connections.has(connection) ?? false,
    /** Everybody whose beats have stopped. */
    silent: (nowMs: number) => having('presence').filter(({ track }) => isSilent(track, nowMs)),
    /** Everybody of whose sound nobody reports any more. */
    unheard: (nowMs: number) => having('sound').filter(({ track }) => isUnheard(track, nowMs)),
    /** What this node can prove for all of its spans that are open, or that the database takes for open. */
    leaseMs: () => {
      const tracks = [...having('presence'), ...having('sound')].map(({ track }) => track.lastMs)
      const provenMs = [...tracks, ...[...unwritten.values()].map(({ toMs }) => toMs)]
      return provenMs.length ? Math.min(...provenMs) : undefined
    },
    /** What has ended and is not written yet, in one reading or in all. */
    unwritten: (readingId?: string) =>
      [...unwritten.values()].filter((one) => readingId === undefined || one.readingId === readingId),
    /** The database knows these ends. */
    written: (ends: EndedPresence[]) => ends.forEach(({ rowId }) => unwritten.delete(rowId)),
  }
}
export type Rooms = ReturnType<typeof makeRooms>
