import { paths } from '@evenlight/contract/paths'
import type { Db, Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom, roomOf } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { cameJob } from './came.ts'
import { directoryChanged } from './directory-changes.ts'
import {
  afterRequest,
  asAway,
  availabilityOf,
  expectedBack,
  hasCome,
  hasLapsed,
  isAwayByMissed,
  type Outcome,
  type StoredAvailability,
} from './rules.ts'
import * as nodes from './presence-store.ts'
import * as store from './store.ts'

const silentMsMax = 15_000
const batch = 200

/** The sockets to which this reader is on show. */
export const watchRoom = (readerId: string) => roomOf('watch', readerId)

type Change = Partial<StoredAvailability> | ((was: StoredAvailability) => Partial<StoredAvailability>)
/** Changes how a reader stands, and tells them and who looks at them when that shows. Undefined when there is no such reader. */
export const change = async (tx: Tx, readerId: string, patch: Change, now: number) => {
  const was = await store.lockDesk(tx, readerId)
  if (!was) return undefined
  const next = { ...was, ...(typeof patch === 'function' ? patch(was) : patch) }
  const is = { ...next, back_at: expectedBack(next, now) ?? null }
  await store.saveAvailability(tx, readerId, is)
  const availability = availabilityOf(is)
  if (availability !== availabilityOf(was))
    tx.announce([watchRoom(readerId), personRoom(readerId)], 'reader:availability', {
      reader_id: readerId,
      availability,
    })
  if (hasCome(was, is) && (await store.isAwaited(tx, readerId))) await tx.job(cameJob, { reader_id: readerId, at: now })
  directoryChanged(tx)
  return { was, is }
}

/** The reader has a socket on `node`. Who was gone for long is away until they choose anew. */
export const markConnected = async (tx: Tx, readerId: string, node: string, now: number) => {
  const was = await store.lockDesk(tx, readerId)
  if (!was) return
  await nodes.enter(tx, readerId, node, now)
  if (was.online) return
  await change(tx, readerId, { online: true, left_at: null, ...(hasLapsed(was, now) && asAway) }, now)
}

/** The reader's last socket on `node` is gone; on no node at all, they are offline. */
export const markGone = async (tx: Tx, readerId: string, node: string, now: number) => {
  const was = await store.lockDesk(tx, readerId)
  if (!was) return
  await nodes.leave(tx, readerId, node)
  if (was.online && !(await nodes.isSomewhere(tx, readerId)))
    await change(tx, readerId, { online: false, left_at: now }, now)
}

/** The reader signed in: nobody is available by that. Whoever is here on another device stays as they chose. */
export const markSignedIn = async (tx: Tx, readerId: string, now: number) => {
  const was = await store.lockDesk(tx, readerId)
  if (was && !was.online) await change(tx, readerId, asAway, now)
}

/** The reader is in this reading, or asked for it. */
export const markInReading = (tx: Tx, readerId: string, readingId: string, now: number) =>
  change(tx, readerId, { reading_id: readingId }, now)

/** The reader is in no reading any more, after this came of it; tells them where it made them Away. */
export const markFree = async (
  tx: Tx,
  parts: Pick<Parts, 'mail' | 'site'>,
  { readerId, outcome, now }: { readerId: string; outcome: Outcome; now: number },
) => {
  const changed = await change(tx, readerId, (was) => afterRequest(was, outcome), now)
  if (!changed || !isAwayByMissed(changed.is) || isAwayByMissed(changed.was)) return
  const title = ['requests_missed', { count: changed.is.rings_missed }] as const
  await tell(tx, parts, {
    personId: readerId,
    event: 'requests_missed',
    title,
    body: '',
    link: paths.requests(),
    now,
  })
}

/** A reading of this reader was settled: one more that visitors count. */
export const countReading = async (tx: Tx, readerId: string) => {
  await store.countReading(tx, readerId)
  directoryChanged(tx)
}

/** A reader missed an appointment: their page counts it. */
export const countMissedAppointment = async (tx: Tx, readerId: string) => {
  await store.countMissedAppointment(tx, readerId)
  directoryChanged(tx)
}

/** How a reader stands, for whoever wants to reach them; undefined when there is no such reader on show. */
export const findReader = async (db: Db, readerId: string) => {
  const reader = await store.findReachable(db, readerId)
  return reader && { ...reader, availability: availabilityOf(reader) }
}

/** Who is shown as connected to a node that has been silent for 15 s; and whose pause or absence is over. */
export const overdue = async (db: Db, now: number) => ({
  ghosts: await nodes.listGhosts(db, now - silentMsMax, batch),
  back: await nodes.listDueBack(db, now, batch),
})

/** Ends a pause that is over, or looks for the next hours. */
export const comeBack = async (tx: Tx, readerId: string, now: number) => {
  const was = await store.lockDesk(tx, readerId)
  if (!was || was.back_at === null || was.back_at > now) return
  await change(tx, readerId, was.availability === 'paused' ? { availability: 'available' } : {}, now)
}

/** Shows again whose block is over, and forgets silent nodes that hold nobody any more. */
export const tidy = async (tx: Tx, now: number) => {
  if (await store.relist(tx, now)) directoryChanged(tx)
  await nodes.forgetNodes(tx, now - silentMsMax)
}
