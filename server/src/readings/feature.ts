import { forgetting } from '../kernel/forget.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Connection } from '../kernel/live.ts'
import type { Parts } from '../kernel/parts.ts'
import { findImages } from '../uploads/public.ts'
import { audit } from './audit.ts'
import { forgetSilentNodes, lease as takeLease } from './change-store.ts'
import { makeDelivery } from './delivery.ts'
import { readings } from './handlers.ts'
import { makeLifecycle, type Note } from './lifecycle.ts'
import { readingsLive } from './live.ts'
import { makeMessages, type CountStrike, type Pictures, type Write } from './messages.ts'
import { missedCalls, type FindReached } from './missed.ts'
import { leaseMsMax, makeRooms } from './rooms.ts'
import { interventions, type GiveBack } from './interventions.ts'
import { makeWatchers } from './watchers.ts'
import { watching } from './watching.ts'
import { countOpen } from './store.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

const silenceLookMs = 250
const dueLookMs = 250
const leaseMs = 1000

/** Readings as one whole: the rooms of this node stand between the calls, the sockets and the sweeps. */
export const readingsFeature = (
  parts: Parts,
  countStrike: CountStrike,
  findReached: FindReached,
  note: Note,
  giveBack: GiveBack,
) => {
  const { db } = parts.database
  const pictures: Pictures = (names, now) => findImages(db, parts, names, now)
  const rooms = makeRooms(parts.site.node)
  const watchers = makeWatchers()
  const lifecycle = makeLifecycle(parts, rooms, note, watchers)
  const { write } = makeMessages(parts, rooms, pictures, { countStrike, pause: lifecycle.pause, watchers })
  const watch = watching(parts, lifecycle, watchers, pictures)
  const at = () => ({ nowMs: parts.clock.now(), evidence: rooms.evidence })
  const live = readingsLive(parts, lifecycle, rooms, write, makeDelivery(parts, pictures, at))
  const writeBy: Write = async (senderId, sent) => {
    await live.sign(sent.chat_id, senderId)
    return write(senderId, sent)
  }
  return {
    calls: {
      ...readings(parts, lifecycle, pictures, writeBy, note),
      ...missedCalls(parts, findReached),
      ...interventions(parts, lifecycle, giveBack),
    },
    own,
    timeline,
    heard: { ...live.heard, ...watch.heard },
    gone: (connection: Connection) => {
      live.gone(connection)
      watch.gone(connection)
    },
    live,
    added: lifecycle.added,
    endBetween: lifecycle.endBetween,
    endAll: lifecycle.endAll,
    findLowness: lifecycle.findLowness,
    /** Where what is heard of telephones becomes presence. */
    line: {
      onLine: lifecycle.onLine,
      prove: (legId: string, atMs: number) =>
        takeLease(parts.database.autocommit, { node: legId, lease: atMs, now: parts.clock.now() }),
    },
    sweeps: [
      { name: 'silence', everyMs: silenceLookMs, work: live.endSilent },
      { name: 'readings due', everyMs: dueLookMs, work: live.overdue },
      { name: 'lease', everyMs: leaseMs, work: live.lease },
      { name: 'dead nodes', everyMs: leaseMs, work: () => live.endOrphans(leaseMsMax) },
    ],
    schedules: { 'readings.forget': { cron: '25 * * * *', work: forgetting(parts.database, forgetSilentNodes) } },
    gauges: {
      readings: { help: 'Readings that are open now, on any node', read: () => countOpen(db) },
      rooms: { help: 'Readings that somebody has joined here', read: rooms.count },
    },
    audit,
    settled: () => Promise.all([live.settled(), watch.settled()]),
  } satisfies Feature<'readings'> & {
    live: unknown
    added: unknown
    endBetween: unknown
    endAll: unknown
    findLowness: unknown
    line: unknown
  }
}
