import { earningsAccount, type Transfer } from '@evenlight/core/ledger/transfer'
import type { Db } from '../kernel/database.ts'

/** What the books must know beside the transfers themselves: whom and what they are about. */
export interface About {
  subject: string
  clientId: string
  readerId?: string | undefined
  byId?: string | undefined
  reason?: string | undefined
  now: number
}

/** An account that is opened in the same step as the first transfer to it. */
export interface Opening {
  id: string
  kind: 'paid' | 'free' | 'earnings' | 'points'
  unit: 'seconds' | 'cents' | 'points'
  personId: string
  source?: string
  origin?: string
  priceCents?: number
  boughtSeconds?: number
  expiresAtMs?: number | undefined
  readersMax?: number | undefined
}

const stamp = (atMs: number) => new Date(atMs).toISOString()

const openingRow = (one: Opening, now: number) => ({
  id: one.id,
  kind: one.kind,
  unit: one.unit,
  person_id: one.personId,
  source: one.source,
  origin: one.origin,
  price_cents: one.priceCents,
  bought_seconds: one.boughtSeconds,
  expires_at: one.expiresAtMs === undefined ? undefined : stamp(one.expiresAtMs),
  readers_max: one.readersMax,
  opened_at: stamp(now),
})

const transferRow = (one: Transfer, about: About) => {
  const pays = about.readerId !== undefined && [one.debit, one.credit].includes(earningsAccount(about.readerId))
  return {
    ref: one.ref,
    debit: one.debit,
    credit: one.credit,
    unit: one.unit,
    amount: one.amount,
    state: one.state,
    resolves: one.resolves,
    corrects: one.corrects,
    cause: one.cause,
    rate_cents_per_minute: one.rateCentsPerMinute,
    subject: about.subject,
    person_id: pays ? about.readerId : about.clientId,
    reader_id: about.readerId,
    by_id: about.byId,
    reason: about.reason,
    at: stamp(about.now),
  }
}

const posting = { name: 'wallet_post', text: 'select wallet_post($1, $2) as posted' }

/** Posts all or none in one round trip; false when this very list was posted before. */
export async function post(tx: Db, transfers: readonly Transfer[], about: About, opens: readonly Opening[] = []) {
  if (transfers.length === 0) return false
  const rows = [
    JSON.stringify(opens.map((one) => openingRow(one, about.now))),
    JSON.stringify(transfers.map((one) => transferRow(one, about))),
  ]
  const [done] = await tx.run<{ posted: number }>(posting, rows)
  return done!.posted > 0
}

export interface LotRow {
  id: string
  kind: 'paid' | 'free'
  source: string
  balance: number
  available: number
  held_here: number
  opened_at: Date
  expires_at: Date | null
  readers_max: number | null
  reader_ids: string[] | null
}

const open = 'not exists (select from wallet_transfer r where r.resolves = t.ref)'
const lots = {
  name: 'wallet_lots',
  // A reader counts for a lot that only so many may use while something of it is held for, or stays spent with, them.
  text: `with here as (
      select t.debit, sum(t.amount)::bigint as held from wallet_transfer t
      where t.subject = $2 and t.state = 'pending' and ${open} group by t.debit)
    select a.id, a.kind, a.source, a.balance, a.balance - a.held as available, coalesce(h.held, 0) as held_here,
      a.opened_at, a.expires_at, a.readers_max,
      case when a.readers_max is not null then array(
        select t.reader_id from wallet_transfer t
        where t.person_id = a.person_id and t.reader_id is not null and a.id in (t.debit, t.credit)
        group by t.reader_id
        having sum(case when t.state = 'posted' then case t.debit when a.id then t.amount else - t.amount end
          when t.state = 'pending' and ${open} then t.amount else 0 end) > 0) end as reader_ids
    from wallet_account a left join here h on h.debit = a.id
    where a.person_id = $1 and a.kind in ('paid', 'free') and a.balance > 0`,
}

/** The lots of a client that hold anything, with what `chatId` holds of each; in no order. */
export const lotsOf = (db: Db, clientId: string, readingId = '') => db.run<LotRow>(lots, [clientId, readingId])

export interface HeldRow {
  ref: string
  amount: number
  lot_id: string
  kind: 'paid' | 'free'
  opened_at: Date
  expires_at: Date | null
  client_id: string
  reader_known: boolean
}

const held = {
  name: 'wallet_held',
  text: `select t.ref, t.amount, a.id as lot_id, a.kind, a.opened_at, a.expires_at, a.person_id as client_id,
      exists (select from wallet_account e where e.id = $2) as reader_known
    from wallet_transfer t join wallet_account a on a.id = t.debit
    where t.subject = $1 and t.state = 'pending' and ${open}`,
}

/** What a chat holds now, and whether its reader has an earnings account yet. */
export const heldBy = (db: Db, readingId: string, readerId: string) =>
  db.run<HeldRow>(held, [readingId, earningsAccount(readerId)])

export interface UsedRow {
  ref: string
  amount: number
  left: number
  lot_id: string
  kind: 'paid' | 'free'
  opened_at: Date
  expires_at: Date | null
  client_id: string
  reader_id: string
}

const used = {
  name: 'wallet_used',
  text: `select t.ref, t.amount, a.id as lot_id, a.kind, a.opened_at, a.expires_at, t.person_id as client_id, t.reader_id,
      (t.amount - coalesce((select sum(c.amount) from wallet_transfer c where c.corrects = t.ref), 0))::bigint as left
    from wallet_transfer t join wallet_account a on a.id = t.debit
    where t.subject = $1 and t.state = 'posted' and t.resolves is not null`,
}

/** What a settled chat used of each lot, and what of it has not gone back. */
export const usedBy = (db: Db, readingId: string) => db.run<UsedRow>(used, [readingId])

const pay = {
  name: 'wallet_pay',
  text: `select t.rate_cents_per_minute as rate,
      (t.amount - coalesce((select sum(c.amount) from wallet_transfer c where c.corrects = t.ref), 0))::bigint as net
    from wallet_transfer t where t.ref = $1`,
}

/** What a reader still earns by a posted transfer, in cents, and the rate it was reckoned with. */
export const payBy = async (db: Db, ref: string) => (await db.run<{ rate: number; net: number }>(pay, [ref]))[0]

export interface ReturnRow {
  ref: string
  posting: number
  at: Date
  reason: string
  by_id: string | null
  kind: 'paid' | 'free'
  amount: number
  unit: 'seconds' | 'cents'
}

const returns = {
  name: 'wallet_returns',
  text: `select t.ref, t.posting, t.at, t.reason, t.by_id, a.kind, t.amount, t.unit
    from wallet_transfer t left join wallet_account a on a.id = t.credit
    where t.subject = $1 and t.cause = 'time_back' order by t.id`,
}

/** Everything that went back of a chat, oldest first; rows in cents are what the reader lost by it. */
export const returnedBy = (db: Db, readingId: string) => db.run<ReturnRow>(returns, [readingId])

export interface BoughtRow {
  id: string
  kind: 'paid' | 'free'
  client_id: string
  available: number
  price_cents: number | null
  bought_seconds: number | null
}

const bought = {
  name: 'wallet_bought',
  text: `select id, kind, person_id as client_id, balance - held as available, price_cents, bought_seconds
    from wallet_account where origin = $1 and kind in ('paid', 'free')`,
}

/** The lots that came from one payment. */
export const boughtWith = (db: Db, paymentId: string) => db.run<BoughtRow>(bought, [paymentId])

const expired = {
  name: 'wallet_expired',
  text: `select id, person_id as client_id, balance - held as available, version from wallet_account
    where expires_at <= $1 and balance > held order by expires_at limit $2`,
}

/** Free lots past their time with something left that nobody holds. */
export const expiredLots = (db: Db, now: number, most: number) =>
  db.run<{ id: string; client_id: string; available: number; version: number }>(expired, [stamp(now), most])

const income = {
  name: 'wallet_income',
  text: `select coalesce(sum(case when credit = $2 then amount else - amount end), 0)::bigint as cents,
      count(distinct subject) filter (where cause = 'session') as readings
    from wallet_transfer where person_id = $1 and $2 in (debit, credit) and state = 'posted' and at >= $3 and at < $4`,
}

/** What a reader earned from `fromMs` to before `toMs`, returns taken off, and in how many paid readings. */
export async function incomeOf(db: Db, readerId: string, fromMs: number, toMs: number) {
  const span = [readerId, earningsAccount(readerId), stamp(fromMs), stamp(toMs)]
  return (await db.run<{ cents: number; readings: number }>(income, span))[0]!
}
