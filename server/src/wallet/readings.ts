import { take, usableLots, type Lot } from '@evenlight/core/ledger/lots'
import * as tariff from '@evenlight/core/ledger/reading'
import { earningsAccount } from '@evenlight/core/ledger/transfer'
import { costOf } from '@evenlight/core/price'
import { seconds } from '@evenlight/core/money'
import type { Db, Tx } from '../kernel/database.ts'
import { lotOf } from './balances.ts'
import { holdingDisputed } from './disputes.ts'
import * as store from './store.ts'

const kinds = ['free', 'paid'] as const
interface Hold {
  readingId: string
  clientId: string
  readerId: string
  /** The most that the whole reading may hold of each kind, counting what it holds already. */
  freeSecondsMax: number
  paidSecondsMax: number
  now: number
}

/** Sets time aside for a reading and answers what it holds in all. Called again, it extends; it never lets go. */
export async function hold(tx: Tx, { readingId, clientId, readerId, freeSecondsMax, paidSecondsMax, now }: Hold) {
  const lots = (await store.listLots(tx, clientId, readingId)).map(lotOf)
  const usable = usableLots(lots, now, readerId)
  const most = { free: freeSecondsMax, paid: paidSecondsMax }
  const heldOf = (kind: Lot['kind']) => lots.reduce((sum, lot) => sum + (lot.kind === kind ? lot.heldHere : 0), 0)
  const parts = kinds.flatMap((kind) =>
    take(
      usable.filter((lot) => lot.kind === kind),
      seconds(Math.max(0, most[kind] - heldOf(kind))),
    ),
  )
  const heldBefore = new Map(lots.map((lot) => [lot.id, lot.heldHere]))
  await store.post(tx, tariff.hold(readingId, parts, heldBefore), { subject: readingId, clientId, readerId, now })
  const kindOf = new Map(lots.map((lot) => [lot.id, lot.kind]))
  const taken = (kind: Lot['kind']) =>
    parts.reduce((sum, part) => sum + (kindOf.get(part.lotId) === kind ? part.seconds : 0), 0)
  return { freeSeconds: heldOf('free') + taken('free'), paidSeconds: heldOf('paid') + taken('paid') }
}

interface Settle {
  readingId: string
  readerId: string
  freeSeconds: number
  paidSeconds: number
  rateCentsPerMinute: number
  now: number
}

/** Ends the hold of a reading: posts what was used, frees the rest, pays the reader once. Settling again changes nothing. */
export async function settle(
  tx: Tx,
  { readingId, readerId, freeSeconds, paidSeconds, rateCentsPerMinute, now }: Settle,
) {
  const rows = await store.heldBy(tx, readingId, readerId)
  const [first] = rows
  if (!first) return { earnedCents: (await store.payBy(tx, tariff.earningsRef(readingId)))?.net ?? 0 }
  const held = rows.map((row) => ({
    ref: row.ref,
    lotId: row.lot_id,
    kind: row.kind,
    seconds: seconds(row.amount),
    openedAtMs: row.opened_at,
    ...(row.expires_at === null ? {} : { expiresAtMs: row.expires_at }),
  }))
  const used = { free: seconds(freeSeconds), paid: seconds(paidSeconds) }
  const transfers = tariff.settle({ readingId, readerId, held, ...used, rateCentsPerMinute })
  const account = { id: earningsAccount(readerId), kind: 'earnings', unit: 'cents', person_id: readerId } as const
  const about = { subject: readingId, clientId: first.client_id, readerId, now }
  const post = () => store.post(tx, transfers, about, first.reader_known ? [] : [account])
  await holdingDisputed(tx, first.client_id, now, post)
  return { earnedCents: tariff.earned(used.paid, rateCentsPerMinute) }
}

/**
 * What a reading used of each kind as its clock measured it, what the client had paid for that, what of it has not gone back,
 * and what the reader earns.
 */
export async function findUsed(db: Db, readingId: string) {
  const rows = await store.usedBy(db, readingId)
  const sum = (kind: Lot['kind'], of: 'amount' | 'left') =>
    rows.reduce((all, row) => all + (row.kind === kind ? row[of] : 0), 0)
  return {
    freeSeconds: sum('free', 'amount'),
    paidSeconds: sum('paid', 'amount'),
    freeSecondsLeft: sum('free', 'left'),
    paidSecondsLeft: sum('paid', 'left'),
    paidCents: costOf(
      rows.map(({ amount, price_cents, bought_seconds }) => ({
        taken: amount,
        price_cents: price_cents ?? 0,
        seconds: bought_seconds ?? amount,
      })),
    ),
    earnedCents: rows[0]?.earned ?? 0,
  }
}

/** What each of these readings earns its reader now, in cents; what earned nothing is left out. */
export const findEarned = async (db: Db, readingIds: string[]) => {
  const byRef = new Map(readingIds.map((id) => [tariff.earningsRef(id), id]))
  const rows = byRef.size ? await store.paysBy(db, [...byRef.keys()]) : []
  return new Map(rows.map(({ ref, net }) => [byRef.get(ref)!, net]))
}
