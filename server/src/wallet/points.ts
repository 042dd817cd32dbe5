import * as tariff from '@evenlight/core/ledger/points'
import { pointsAccount } from '@evenlight/core/ledger/transfer'
import { points, seconds } from '@evenlight/core/money'
import { dayMs } from '@evenlight/core/wall-clock'
import type { Db, Tx } from '../kernel/database.ts'
import { lotIdOf } from './lot-id.ts'
import * as store from './points-store.ts'
import { post, usedBy } from './store.ts'

/** What a client has in points. */
export const findPoints = (db: Db, clientId: string) => store.findBalance(db, clientId)

/** Every movement of a client's points, newest first; a place is the number of a line. */
export const listPoints = (db: Db, clientId: string, before: number | undefined, most: number) =>
  store.listLines(db, clientId, before, most)

const opening = (clientId: string) =>
  ({ id: pointsAccount(clientId), kind: 'points', unit: 'points', person_id: clientId }) as const

const keptPaid = async (db: Db, readingId: string) =>
  seconds((await usedBy(db, readingId)).reduce((sum, { kind, left }) => sum + (kind === 'paid' ? left : 0), 0))

interface Reviewed {
  clientId: string
  readerId: string
  readingId: string
  now: number
}
/** A client has reviewed a reading: answers what that earned, which may be nothing. The stars are not asked for. */
export async function awardPoints(tx: Tx, { clientId, readerId, readingId, now }: Reviewed) {
  await store.lock(tx, clientId)
  const recent = await store.findRecent(tx, clientId, readerId, now - tariff.reward.days * dayMs)
  const paidSeconds = await keptPaid(tx, readingId)
  if (!tariff.earnsPoints({ paidSeconds, recentPoints: recent.points, recentWithReader: recent.with_reader })) return 0
  const about = { subject: readingId, clientId, readerId, now }
  await post(tx, tariff.award(clientId, readingId), about, [opening(clientId)])
  await dropPoints(tx, clientId, now)
  return tariff.reward.points
}

/** Takes back what reviews earned whose time has gone back, as far as points are there. For after a return was posted. */
export async function dropPoints(tx: Tx, clientId: string, now: number) {
  const fallen = await store.listFallen(tx, clientId, tariff.reward.paidSecondsMin)
  if (!fallen.length) return
  const rewards = fallen.map((row) => ({ ...row, points: points(row.points) }))
  const balance = points(await store.findBalance(tx, clientId))
  const of = new Map(fallen.map((row) => [row.ref, row]))
  // Each is about its own reading, so each is a list of its own.
  for (const transfer of tariff.fallAway(clientId, rewards, balance)) {
    const { reading_id: subject, reader_id: readerId } = of.get(transfer.corrects!)!
    await post(tx, [transfer], { subject, clientId, readerId: readerId ?? undefined, now })
  }
}

/** Buys free time for points. Undefined where there are too few. */
export async function redeemPoints(
  tx: Tx,
  { clientId, price, now, ref }: { clientId: string; price: tariff.PointPrice; now: number; ref: string },
) {
  await store.lock(tx, clientId)
  const balance = await store.findBalance(tx, clientId)
  if (balance < price.points) return undefined
  const lotId = lotIdOf(ref)
  const lot = { id: lotId, kind: 'free', unit: 'seconds', person_id: clientId, source: 'points', origin: ref } as const
  await post(tx, tariff.redeem(clientId, { ref, price, lotId }), { subject: lotId, clientId, now }, [lot])
  return balance - price.points
}
