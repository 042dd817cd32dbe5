import type { Parts } from '../kernel/parts.ts'
import { sweep } from '../kernel/sweep.ts'
import { makeLifecycle } from './lifecycle.ts'
import { readings } from './handlers.ts'
import { readingsLive } from './live.ts'
import { messagesOf, type CountStrike, type Pictures } from './messages.ts'
import { leaseMsMax, roomsOf } from './rooms.ts'
import { openCount } from './store.ts'

const silenceLookMs = 250
const dueLookMs = 250
const leaseMs = 1000

/** Readings as one whole: the rooms of this node stand between the calls, the sockets and the sweeps. */
export const openReadings = (parts: Parts, pictures: Pictures, countStrike: CountStrike) => {
  const rooms = roomsOf(parts.site.node)
  const lifecycle = makeLifecycle(parts, rooms)
  const { write } = messagesOf(parts, rooms, pictures, countStrike)
  const live = readingsLive(parts, lifecycle, rooms, write)
  return {
    handlers: readings(parts, lifecycle, write, pictures),
    hears: live.hears,
    live,
    roomCount: rooms.count,
    openCount: () => openCount(parts.database.db),
    running: () => [
      sweep(parts, 'silence', silenceLookMs, live.endSilent),
      sweep(parts, 'readings due', dueLookMs, live.overdue),
      sweep(parts, 'lease', leaseMs, live.lease),
      sweep(parts, 'dead nodes', leaseMs, () => live.endOrphans(leaseMsMax)),
      live.settled,
    ],
  }
}
