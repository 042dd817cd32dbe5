import type { Parts } from '../kernel/parts.ts'
import { sweep } from '../kernel/sweep.ts'
import { courseOf } from './course.ts'
import { chats } from './handlers.ts'
import { chatsLive } from './live.ts'
import { messagesOf, type Pictures } from './messages.ts'
import { leaseMsMax, roomsOf } from './rooms.ts'
import { openCount } from './store.ts'

const silenceLookMs = 250
const dueLookMs = 250
const leaseMs = 1000

/** Sessions as one whole: the rooms of this node stand between the calls, the sockets and the sweeps. */
export const openChats = (parts: Parts, pictures: Pictures) => {
  const rooms = roomsOf(parts.site.node)
  const course = courseOf(parts, rooms)
  const { write } = messagesOf(parts, rooms, pictures)
  const live = chatsLive(parts, course, rooms, write)
  return {
    handlers: chats(parts, course, write, pictures),
    hears: live.hears,
    live,
    roomCount: rooms.count,
    openCount: () => openCount(parts.database.db),
    running: () => [
      sweep(parts, 'silence', silenceLookMs, live.hush),
      sweep(parts, 'sessions due', dueLookMs, live.overdue),
      sweep(parts, 'lease', leaseMs, live.lease),
      sweep(parts, 'dead nodes', leaseMs, () => live.bury(leaseMsMax)),
      live.settled,
    ],
  }
}
