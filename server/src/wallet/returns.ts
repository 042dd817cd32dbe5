import { inSpendingOrder, stands } from '@evenlight/core/ledger/lots'
import * as tariff from '@evenlight/core/ledger/reading'
import { cents, seconds } from '@evenlight/core/money'
import { refuse } from '@evenlight/contract/errors'
import { ReturnCause } from '@evenlight/contract/wallet'
import type { Db, Tx } from '../kernel/database.ts'
import { holdingDisputed } from './disputes.ts'
import { lotIdOf } from './lot-id.ts'
import { dropPoints } from './points.ts'
import * as store from './store.ts'

export interface TimeBack {
  readingId: string
  freeSeconds: number
  paidSeconds: number
  /** Paid time goes back to its lot and price, or as free time, if the client accepts that. */
  paidAs: 'paid' | 'free'
  /** Why, in a word: it stands on the receipt. */
  cause: string
  byId?: string | undefined
  now: number
  /** Names this return for ever: the same one twice gives back once. */
  ref: string
}

const reckon = (back: Parameters<typeof tariff.giveBack>[0]) => {
  try {
    return tariff.giveBack(back)
  } catch (error) {
    if (!(error instanceof tariff.OverReturned)) throw error
    throw refuse('bad_input', { detail: 'less_left', fields: { seconds: 'less_left' } })
  }
}

const placed = (row: store.UsedRow) => ({
  ...row,
  id: row.ref,
  openedAtMs: row.opened_at,
  ...(row.expires_at === null ? {} : { expiresAtMs: row.expires_at }),
})

/** What is written down with a return is the name of a rule or the words of a person; which of the two this is. */
export const presentReturnCause = (given: string | null) => {
  const why = ReturnCause.options.find((one) => one === given)
  return { why, reason: why ? undefined : (given ?? undefined) }
}

/** Gives time of a settled reading back, and takes the difference from what its reader earned. Refuses `bad_input` beyond what is left. */
export async function giveBack(tx: Tx, back: TimeBack) {
  const { readingId, ref, now } = back
  if ((await store.returnedBy(tx, readingId)).some((row) => row.ref.startsWith(`${ref}/`))) return
  const used = inSpendingOrder((await store.usedBy(tx, readingId)).map(placed))
  const pay = await store.payBy(tx, tariff.earningsRef(readingId))
  const [first] = used
  // A lot that expired meanwhile can't be spent any more: its time goes to a new one, which never expires.
  const lotId = lotIdOf(ref)
  const transfers = reckon({
    ref,
    readingId,
    readerId: first?.reader_id ?? '',
    used: used.map((row) => ({
      ref: row.ref,
      kind: row.kind,
      left: seconds(row.left),
      returnTo: stands(row, now) ? row.lot_id : lotId,
    })),
    free: seconds(back.freeSeconds),
    paid: seconds(back.paidSeconds),
    asFreeLotId: back.paidAs === 'free' ? lotId : undefined,
    pay: {
      net: cents(pay?.net ?? 0),
      rateCentsPerMinute: pay?.rate ?? 0,
      available: cents(pay?.available ?? 0),
    },
  })
  if (!first) return
  const about = {
    subject: readingId,
    clientId: first.client_id,
    readerId: first.reader_id,
    byId: back.byId,
    reason: back.cause,
    now,
  }
  const lot = {
    id: lotId,
    kind: 'free',
    unit: 'seconds',
    person_id: first.client_id,
    source: 'time_back',
    origin: readingId,
  } as const
  await holdingDisputed(tx, first.client_id, now, async () => {
    await store.post(tx, transfers, about, transfers.some((one) => one.credit === lotId) ? [lot] : [])
    await dropPoints(tx, first.client_id, now)
  })
}

/** Everything that went back of a reading, oldest first, each by the kind it was returned as. */
export async function listReturns(db: Db, readingId: string) {
  const byPosting = Map.groupBy(await store.returnedBy(db, readingId), (row) => row.posting)
  return [...byPosting.values()].map((rows) => {
    const { at, reason, by_id } = rows[0]!
    const sum = (kind: 'paid' | 'free') =>
      rows.reduce((all, row) => all + (row.unit === 'seconds' && row.kind === kind ? row.amount : 0), 0)
    return { at, cause: reason, byId: by_id, freeSeconds: sum('free'), paidSeconds: sum('paid') }
  })
}
