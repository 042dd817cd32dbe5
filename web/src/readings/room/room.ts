import { warningSeconds } from '@evenlight/core/meter/times'
import { create } from 'zustand'
import { useSession } from '../../session/session.ts'
import type { Reading, ChatMessage, ServerClock } from '../calls.ts'
import { type Answered, sparedSeconds, uncountedMs, usedSeconds } from './clock.ts'
import { unsentOf } from './outbox.ts'
import { arrivedUpTo, merged, noLines, pending, type Thread } from './thread.ts'

export interface Warning {
  seconds_left: number
  of: 'free' | 'all'
}

/** The open room of this tab. */
export interface Room {
  reading: Reading | null
  answered: Answered | null
  /** Milliseconds since the request that were not counted, as far as the answers prove it: never less than before. */
  uncountedMs: number
  thread: Thread
  /** When the other person was last heard typing, by the browser's monotonic time. */
  typingAtMs: number | null
  /** The answer that was the last before the connection went. */
  lost: Answered | null
  /** Seconds that a loss did not cost, told once the connection is back. */
  spared: number | null
  warning: Warning | null
  /** Seconds that were left when time was bought; what ran out before that is no news. */
  calmed: number
  /** Seconds that the client has added, as long as that is said over the conversation. */
  added: number | null
  /** Messages are being fetched. */
  busy: boolean
}

const empty: Room = {
  reading: null,
  answered: null,
  uncountedMs: 0,
  thread: noLines,
  typingAtMs: null,
  lost: null,
  spared: null,
  warning: null,
  calmed: Infinity,
  added: null,
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
    return {
      answered,
      uncountedMs: room.reading ? Math.max(room.uncountedMs, uncountedMs(room.reading, clock)) : 0,
      lost: null,
      ...(room.lost && { spared: sparedSeconds(room.lost, answered) || null }),
      warning: warningOf(room, clock),
    }
  })
}

/** The warning that holds by the clock itself, so that a reload and a lost word make no difference. */
function warningOf({ warning, calmed }: Room, clock: ServerClock): Warning | null {
  const known = warning?.of === clock.left_of ? null : warning
  // Free time that paid time follows is told by the server alone, and ends with the first paid second.
  if (known) return clock.paid_seconds_used > 0 && known.of === 'free' ? null : known
  // Nobody is warned of a time that they never had.
  const whole = Math.min(usedSeconds(clock) + clock.seconds_left, calmed)
  const seconds_left =
    clock.running || warning
      ? warningSeconds.findLast((seconds) => clock.seconds_left <= seconds && seconds <= whole)
      : undefined
  if (seconds_left === undefined) return null
  return warning?.seconds_left === seconds_left ? warning : { seconds_left, of: clock.left_of }
}

/** No answer came in time. The clock is the server's; what was known before is kept to tell what was not charged. */
export const setDisconnected = () =>
  set((room) => (room.lost || !room.answered ? {} : { lost: room.answered, spared: null }))

const comings = ({ events }: Reading) => events.filter(({ what }) => what === 'time_added' || what === 'time_given')

export const setReading = (reading: Reading) => {
  const known = useRoom.getState().reading
  if (known?.id !== reading.id) return
  const came = comings(reading).slice(comings(known).length)
  const added = came.reduce((sum, { seconds = 0 }) => sum + seconds, 0)
  set({ reading, ...(added > 0 && { added, warning: null, calmed: reading.clock.seconds_left - 1 }) })
  setClock(reading.clock)
}
export const dismissAdded = () => set({ added: null })
export const addMessages = (told: readonly ChatMessage[]) =>
  set((room) => ({
    thread: merged(room.thread, told),
    ...(told.some(({ from }) => from !== useSession.getState().userData?.id) && { typingAtMs: null }),
  }))
export const markArrived = (mine: string, seq: number, state: 'sent' | 'read') =>
  set((room) => ({ thread: arrivedUpTo(room.thread, mine, seq, state) }))
export const setWarning = (told: Warning) =>
  set(({ warning }) =>
    // With none left free time has become paid time, which the reading tells as a turn of its clock.
    told.seconds_left === 0 || (warning?.of === told.of && warning.seconds_left === told.seconds_left)
      ? {}
      : { warning: told },
  )
export const setTyping = () => set({ typingAtMs: performance.now() })
export const dismissSpared = () => set({ spared: null })
export const updateThread = (act: (thread: Thread) => Thread) => set((room) => ({ thread: act(room.thread) }))
export const setBusy = (busy: boolean) => set({ busy })
