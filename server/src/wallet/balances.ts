import { secondsOf, stands, usableLots, type Lot } from '@evenlight/core/ledger/lots'
import { seconds } from '@evenlight/core/money'
import type { Db } from '../kernel/database.ts'
import * as store from './store.ts'

/** A stored lot as the pure rules read it, with what the asked reading holds of it. */
export const lotOf = (row: store.LotRow): Lot & { source: store.LotRow['source']; heldHere: number } => ({
  id: row.id,
  kind: row.kind,
  source: row.source,
  available: seconds(row.available),
  heldHere: row.held_here,
  openedAtMs: row.opened_at,
  ...(row.expires_at === null ? {} : { expiresAtMs: row.expires_at }),
  ...(row.readers_max === null ? {} : { readersMax: row.readers_max, readerIds: row.reader_ids ?? [] }),
})

const sum = (lots: readonly Lot[]) => ({ freeSeconds: secondsOf(lots, 'free'), paidSeconds: secondsOf(lots, 'paid') })

/** The time that a client may spend now (with this reader, when one is named), and its lots in spending order. */
export async function findTime(db: Db, ask: { clientId: string; readerId?: string | undefined; now: number }) {
  const lots = usableLots((await store.listLots(db, ask.clientId)).map(lotOf), ask.now, ask.readerId)
  return { ...sum(lots), lots }
}

/** What a client owns in seconds: neither expired free time nor what a running reading holds. */
export async function findBalances(db: Db, clientId: string, now: number) {
  const lots = (await store.listLots(db, clientId)).map(lotOf).filter((lot) => stands(lot, now))
  const { freeSeconds, paidSeconds } = sum(lots)
  return { paid_seconds: paidSeconds, free_seconds: freeSeconds }
}

/** What a client has bought and not used, and what a refund of it comes to in cents. */
export const findUnused = (db: Db, clientId: string) => store.findUnused(db, clientId)

/** What a reader earned from `fromMs` to before `toMs`, in cents with returns taken off, and in how many paid readings. */
export const findEarnings = (db: Db, readerId: string, fromMs: number, toMs: number) =>
  store.findIncome(db, readerId, fromMs, toMs)
