import { dayMs } from '@evenlight/core/wall-clock'
import * as tariff from '@evenlight/core/ledger/purchase'
import { cents, seconds } from '@evenlight/core/money'
import { welcome } from '@evenlight/core/welcome'
import type { Tx } from '../kernel/database.ts'
import { holdingDisputed } from './disputes.ts'
import { lotIdOf } from './lot-id.ts'
import * as store from './store.ts'

export interface Grant {
  clientId: string
  kind: 'paid' | 'free'
  seconds: number
  /** Where the lot says it came from. */
  source: 'welcome' | 'gift' | 'giveback'
  /** The reading, review or rule that the gift is about. */
  subject: string
  expiresAtMs?: number
  readersMax?: number
  byId?: string
  reason?: string
  now: number
  /** Names this gift for ever: the same one twice is given once. */
  ref: string
}

/** Opens a lot that the promotion account backs. False when this very gift was given before. */
export const grant = (tx: Tx, gift: Grant) => {
  const lotId = lotIdOf(gift.ref)
  const { clientId, source, subject, now } = gift
  const transfers = tariff.grant({ ref: gift.ref, lotId, seconds: seconds(gift.seconds), cause: source })
  const lot = { id: lotId, kind: gift.kind, unit: 'seconds', person_id: clientId, source, origin: subject } as const
  const terms = { expires_at: gift.expiresAtMs ?? null, readers_max: gift.readersMax ?? null }
  return store.post(tx, transfers, { subject, clientId, byId: gift.byId, reason: gift.reason, now }, [
    { ...lot, ...terms },
  ])
}

/** Ten free minutes for a new client: once per person, for a week, with at most two readers. */
export const grantWelcome = (tx: Tx, { clientId, now }: { clientId: string; now: number }) =>
  grant(tx, {
    clientId,
    kind: 'free',
    seconds: welcome.seconds,
    source: 'welcome',
    subject: clientId,
    expiresAtMs: now + welcome.days * dayMs,
    readersMax: welcome.readersMax,
    now,
    ref: `welcome/${clientId}`,
  })

export interface Bought {
  paymentId: string
  clientId: string
  priceCents: number
  paidSeconds: number
  freeSeconds: number
  /** The time is spent with so many readers; with any where it is absent. */
  readersMax?: number | undefined
  now: number
}

/** A payment was captured: its money and its lots are booked. False when that was done before. */
export const creditPurchase = async (tx: Tx, { paymentId, clientId, readersMax, now, ...bought }: Bought) => {
  const [paid, free] = [lotIdOf(`${paymentId}/paid`), lotIdOf(`${paymentId}/free`)]
  const transfers = tariff.purchase({
    paymentId,
    priceCents: cents(bought.priceCents),
    paid: { lotId: paid, seconds: seconds(bought.paidSeconds) },
    free: { lotId: free, seconds: seconds(bought.freeSeconds) },
  })
  const shared = { unit: 'seconds', person_id: clientId, source: 'package', origin: paymentId } as const
  const lot = { ...shared, readers_max: readersMax ?? null }
  const lots: store.Opening[] = [
    { ...lot, id: paid, kind: 'paid', price_cents: bought.priceCents, bought_seconds: bought.paidSeconds },
  ]
  if (bought.freeSeconds > 0) lots.push({ ...lot, id: free, kind: 'free' })
  const post = () => store.post(tx, transfers, { subject: paymentId, clientId, now }, lots)
  // It may have been disputed before it was known here that it was paid.
  return holdingDisputed(tx, clientId, now, post)
}

/** Takes the unused time of a purchase back, its unspent bonus with it, and answers the cents to pay back. */
export async function refundPurchase(
  tx: Tx,
  ask: { paymentId: string; byId: string; reason: string; now: number; ref: string },
) {
  const lots = await store.boughtWith(tx, ask.paymentId)
  const [paid, bonus] = (['paid', 'free'] as const).map((kind) => lots.find((lot) => lot.kind === kind))
  if (!paid?.bought_seconds) return { refundedCents: 0, seconds: 0 }
  const lot = {
    id: paid.id,
    priceCents: cents(paid.price_cents ?? 0),
    bought: seconds(paid.bought_seconds),
    available: seconds(paid.available),
  }
  const unspent = bonus && { id: bonus.id, available: seconds(bonus.available) }
  const transfers = tariff.refund({ ref: ask.ref, paymentId: ask.paymentId, lot, bonus: unspent })
  const about = { subject: ask.paymentId, clientId: paid.client_id, byId: ask.byId, reason: ask.reason, now: ask.now }
  await store.post(tx, transfers, about)
  return { refundedCents: tariff.refundable(lot), seconds: paid.available }
}

/** Books the rest of free lots whose day ended after `since` back to the promotion account; answers how many. */
export async function expireLots(tx: Tx, now: number, since = -Infinity, most = 500) {
  const lots = await store.expiredLots(tx, since, now, most)
  for (const lot of lots) {
    const transfers = tariff.expire(
      { id: lot.id, available: seconds(lot.available) },
      `expired/${lot.id}/${lot.version}`,
    )
    await store.post(tx, transfers, { subject: lot.id, clientId: lot.client_id, now })
  }
  return lots.length
}
