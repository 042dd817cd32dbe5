import { warningSeconds } from '@evenlight/core/meter/times'
import { create } from 'zustand'
import { useSession } from '../../session/session.ts'
import type { Reading, ChatMessage, ServerClock } from '../calls.ts'
import { type Answered, sparedSeconds, uncountedMs, whyItStands } from './clock.ts'
import { unsentOf } from './outbox.ts'
import { type Line, merged, noLines, pending, readUpTo, type Thread } from './thread.ts'

export interface Warning {
  seconds_left: number
  of: 'free' | 'all'
}

/** A turn of the clock, standing in the conversation after the message that was the last one then. */
export interface ClockEvent {
  after: string | undefined
  at: string
  what: 'started' | 'stopped' | 'resumed'
  why: ReturnType<typeof whyItStands>
}

/** The open room of this tab. */
export interface Room {
  reading: Reading | null
  answered: Answered | null
  /** Milliseconds since the request that were not counted, as far as the answers prove it: never less than before. */
  uncountedMs: number
  thread: Thread
  clockEvents: readonly ClockEvent[]
  /** When the other person was last heard typing, by the browser's monotonic time. */
  typingAtMs: number | null
  /** The answer that was the last before the connection went. */
  lost: Answered | null
  /** Seconds that a loss did not cost, told once the connection is back. */
  spared: number | null
  warning: Warning | null
  /** Messages are being fetched. */
  busy: boolean
}

const empty: Room = {
  reading: null,
  answered: null,
  uncountedMs: 0,
  thread: noLines,
  clockEvents: [],
  typingAtMs: null,
  lost: null,
  spared: null,
  warning: null,
  busy: false,
}

export const useRoom = create<Room>(() => empty)
const set = (part: Partial<Room> | ((room: Room) => Partial<Room>)) => useRoom.setState(part)

/** Opens the room of `chat` with what this browser remembers of it: the last messages, and what was not sent yet. */
export function initRoom(reading: Reading, remembered: readonly ChatMessage[]) {
  const known = merged(noLines, remembered)
  const thread = unsentOf(reading.id).reduce(pending, known)
  const answered = { clock: reading.clock, atMs: performance.now() }
  set({ ...empty, reading, answered, uncountedMs: uncountedMs(reading, reading.clock), thread, busy: true })
}

export const clearRoom = () => useRoom.setState(empty, true)

/** An answer of the server: the clock as it stands, and that the connection is well. */
export function setClock(clock: ServerClock) {
  set((room) => {
    const answered = { clock, atMs: performance.now() }
    const turned = turn(room, clock)
    const clockEvents = explained(room.clockEvents, clock)
    return {
      answered,
      uncountedMs: room.reading ? Math.max(room.uncountedMs, uncountedMs(room.reading, clock)) : 0,
      lost: null,
      ...(room.lost && { spared: sparedSeconds(room.lost, answered) || null }),
      clockEvents: turned ? [...clockEvents, turned] : clockEvents,
      warning: warningOf(room, clock),
    }
  })
}

/** The warning that holds by the clock itself, so that a reload and a lost word make no difference. */
function warningOf({ warning }: Room, clock: ServerClock): Warning | null {
  const known = warning?.of === clock.left_of ? null : warning
  // Free time that paid time follows is told by the server alone, and ends with the first paid second.
  if (known) return clock.paid_seconds_used > 0 && known.of === 'free' ? null : known
  const seconds_left =
    clock.running || warning ? warningSeconds.findLast((seconds) => clock.seconds_left <= seconds) : undefined
  if (seconds_left === undefined) return null
  return warning?.seconds_left === seconds_left ? warning : { seconds_left, of: clock.left_of }
}

function turn({ answered, clockEvents, thread }: Room, clock: ServerClock): ClockEvent | undefined {
  if (!answered || answered.clock.running === clock.running) return undefined
  const begun =
    clockEvents.some(({ what }) => what !== 'stopped') ||
    answered.clock.free_seconds_used + answered.clock.paid_seconds_used > 0
  return {
    after: thread.order.findLast((key) => isBefore(thread.lines[key], clock.server_time)),
    at: clock.server_time,
    what: clock.running ? (begun ? 'resumed' : 'started') : 'stopped',
    why: whyItStands(clock),
  }
}

/** The reason for a stop may come an answer later than the stop. */
function explained(clockEvents: Room['clockEvents'], clock: ServerClock): Room['clockEvents'] {
  const last = clockEvents.at(-1)
  const why = whyItStands(clock)
  return last?.what === 'stopped' && !last.why && why ? [...clockEvents.slice(0, -1), { ...last, why }] : clockEvents
}

/** Whether the server had this message by then. */
const isBefore = (line: Line | undefined, at: string) =>
  line !== undefined && line.seq !== null && Date.parse(line.at) <= Date.parse(at)

/** No answer came in time. The clock is the server's; what was known before is kept to tell what was not charged. */
export const setDisconnected = () =>
  set((room) => (room.lost || !room.answered ? {} : { lost: room.answered, spared: null }))

export const setReading = (reading: Reading) => {
  if (useRoom.getState().reading?.id !== reading.id) return
  set({ reading })
  setClock(reading.clock)
}
export const addMessages = (told: readonly ChatMessage[]) =>
  set((room) => ({
    thread: merged(room.thread, told),
    ...(told.some(({ from }) => from !== useSession.getState().userData?.id) && { typingAtMs: null }),
  }))
export const markRead = (mine: string, seq: number) => set((room) => ({ thread: readUpTo(room.thread, mine, seq) }))
export const setWarning = (told: Warning) =>
  set(({ warning }) => (warning?.of === told.of && warning.seconds_left === told.seconds_left ? {} : { warning: told }))
export const setTyping = () => set({ typingAtMs: performance.now() })
export const dismissSpared = () => set({ spared: null })
export const updateThread = (act: (thread: Thread) => Thread) => set((room) => ({ thread: act(room.thread) }))
export const setBusy = (busy: boolean) => set({ busy })
