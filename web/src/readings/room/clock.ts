import { silenceMs } from '@evenlight/core/meter/times'
import type { Reading, ServerClock, StopReason } from '../calls.ts'

/** The server's clock, and when its answer came by the browser's monotonic time. */
export interface Answered {
  clock: ServerClock
  atMs: number
}

/** What the clock shows between two answers. It runs on for as long as the server would count it, and not longer. */
export function drawn({ clock, atMs }: Answered, nowMs: number) {
  const since = Math.floor(Math.min(Math.max(0, nowMs - atMs), silenceMs) / 1000)
  const run = clock.running ? Math.min(since, clock.seconds_left) : 0
  const free = Math.min(run, clock.free_seconds_left)
  const paid = run - free
  return {
    left_seconds: clock.seconds_left - run,
    free_left_seconds: clock.free_seconds_left - free,
    paid_left_seconds: Math.max(0, clock.paid_seconds_left - paid),
    free_seconds: clock.free_seconds_used + free,
    paid_seconds: clock.paid_seconds_used + paid,
    stood_seconds: clock.running ? 0 : since,
  }
}

export type Drawn = ReturnType<typeof drawn>

/** Milliseconds since the request that were surely not counted. The server tells whole seconds of what was, so it may have been a second more. */
export const uncountedMs = ({ requested_at }: Pick<Reading, 'requested_at'>, clock: ServerClock) =>
  Math.max(
    0,
    Date.parse(clock.server_time) -
      Date.parse(requested_at) -
      (clock.stopped_by.includes('not_started') ? 0 : (usedSeconds(clock) + 1) * 1000),
  )

export const usedSeconds = (clock: ServerClock) => clock.free_seconds_used + clock.paid_seconds_used

/** What is used up right now: free time goes first. */
export const kindOf = (clock: ServerClock): 'free' | 'paid' => (clock.free_seconds_left > 0 ? 'free' : 'paid')

/** Milliseconds until what the clock waits for happens by itself, by the server's own time; undefined when nothing will. */
export const untilDeadlineMs = ({ clock, atMs }: Answered, nowMs: number) =>
  clock.deadline === undefined
    ? undefined
    : Math.max(0, Date.parse(clock.deadline) - Date.parse(clock.server_time) - (nowMs - atMs))

/** Of several reasons to stand, the one that the person can do most about, or has to know first. */
const urgency: readonly StopReason[] = [
  'care',
  'ask_paid',
  'top_up',
  'admin_pause',
  'client_standby',
  'reader_standby',
  'client_away',
  'reader_away',
  'client_unsteady',
  'reader_unsteady',
  'not_started',
  'media_lost',
]
export const whyItStands = (clock: ServerClock): StopReason | undefined =>
  urgency.find((reason) => clock.stopped_by.includes(reason))

/** Whether the client's own limit is what this reading runs towards: no time that is bought would let it go on. */
export const endsByLimit = ({ limit_seconds: limit }: Pick<Reading, 'limit_seconds'>, clock: ServerClock) =>
  clock.left_of === 'all' && usedSeconds(clock) + clock.seconds_left === limit

/** Seconds that passed on the wall between two answers and were not charged, where the clock was running before. */
export function sparedSeconds(before: Answered, after: Answered) {
  if (!before.clock.running) return 0
  const wall = Math.round((after.atMs - before.atMs) / 1000)
  return Math.max(0, wall - (usedSeconds(after.clock) - usedSeconds(before.clock)))
}
