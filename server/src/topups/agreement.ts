import { topupTerms } from '@evenlight/contract/topups'
import type { TopUp } from '@evenlight/contract/topups'
import { refuse } from '@evenlight/contract/errors'
import { lowMs } from '@evenlight/core/meter/times'
import type { input } from 'zod/v4/core'
import type { Db, Tx } from '../kernel/database.ts'
import { dollars } from '../kernel/dollars.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import { personRoom } from '../kernel/rooms.ts'
import { checkPurchase } from '../limits/public.ts'
import { checkCard } from '../payments/public.ts'
import { findPackageOnSale } from '../wallet/public.ts'
import * as crossings from './crossing-store.ts'
import { capSince, type Off } from './rules.ts'
import * as store from './store.ts'

const linesMost = 20

const offOf = ({ off_at, off_cause, time_off }: store.Shown) => {
  if (off_at !== null) return { cause: off_cause!, at: iso(off_at) }
  return time_off ? { cause: 'time_off' as const } : undefined
}
const presentAgreement = async (db: Db, clientId: string, row: store.Shown, now: number) => ({
  terms: row.terms,
  agreed_at: iso(row.agreed_at),
  card: { id: row.card_id, brand: row.brand, last4: row.last4, expires: row.expires },
  package: {
    id: row.package_id,
    name: row.name,
    price_cents: row.price_cents,
    paid_seconds: row.paid_seconds,
    free_seconds: row.free_seconds,
  },
  cap_cents: row.cap_cents,
  cap_days: row.cap_days,
  spent_cents: await store.findSpent(db, clientId, capSince(row.cap_days, now)),
  off: offOf(row),
})
const presentLine = ({ id, reading_id, at, outcome, amount_cents, seconds }: store.Line) => ({
  id,
  chat_id: reading_id,
  at: iso(at),
  outcome: outcome ?? undefined,
  ...(amount_cents !== null && { amount_cents, seconds: seconds! }),
})

/** What a client agreed to, and what came of it. */
export const present = async (db: Db, clientId: string, now: number): Promise<input<typeof TopUp>> => {
  const row = await store.findLatest(db, clientId)
  const lines = row ? await store.listLines(db, clientId, linesMost) : []
  return {
    agreement: row ? await presentAgreement(db, clientId, row, now) : null,
    history: lines.map(presentLine),
    under_way: lines.some(({ outcome, amount_cents }) => outcome === null && amount_cents !== null),
    terms: topupTerms,
    low_seconds: lowMs / 1000,
  }
}

interface Wanted {
  terms: number
  card_id: string
  package_id: string
  cap_cents: number
  cap_days: number
}
const check = async (tx: Tx, clientId: string, wanted: Wanted, now: number) => {
  if (wanted.terms !== topupTerms) throw refuse('bad_input', { fields: { terms: 'terms_changed' } })
  const bought = await findPackageOnSale(tx, wanted.package_id)
  if (!bought) throw refuse('bad_input', { fields: { package_id: 'package_gone' } })
  // Time for one reader would not serve the next reading.
  if (bought.readers_max !== null) throw refuse('bad_input', { fields: { package_id: 'not_on_offer' } })
  if (wanted.cap_cents < bought.price_cents)
    throw refuse('bad_input', { fields: { cap_cents: ['least', { min: dollars(bought.price_cents) }] } })
  await checkCard(tx, wanted.card_id, clientId, now)
  await checkPurchase(tx, clientId, now)
}

/** Ends a client's word from this transaction on, and whatever is on its way by it and not being taken at this very moment. */
export const switchOff = async (tx: Tx, clientId: string, cause: Off, now: number) => {
  await store.lock(tx, clientId)
  if (!(await store.setOff(tx, clientId, cause, now))) return
  const open = await crossings.lockOpenOf(tx, clientId)
  if (open?.payment_id === null) await crossings.end(tx, open.id, 'stopped', now)
  else if (open && (open.taking_until ?? 0) <= now) await crossings.setRefrains(tx, open.id, 'stopped')
  tx.announce(personRoom(clientId), 'topup:changed', {})
}

/** Writes down that a client agreed, in place of what they agreed to before. */
export const agree = async (tx: Tx, clientId: string, wanted: Wanted, now: number) => {
  await check(tx, clientId, wanted, now)
  await switchOff(tx, clientId, 'replaced', now)
  if (!(await store.add(tx, { id: newId('tup'), clientId, now, ...wanted }))) throw refuse('in_progress')
  tx.announce(personRoom(clientId), 'topup:changed', {})
}
