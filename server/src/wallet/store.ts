import { LotSource } from '@evenlight/contract/wallet'
import { earningsRef } from '@evenlight/core/ledger/reading'
import { causes, earningsAccount, units, type Transfer } from '@evenlight/core/ledger/transfer'
import {
  boolean,
  integer,
  list,
  moment,
  notNull,
  nullable,
  oneOf,
  rows,
  someOf,
  text,
  type RowOf,
} from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joinedIfAny } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'

/** What the books must know beside the transfers themselves: whom and what they are about. */
export interface About {
  subject: string
  clientId: string
  readerId?: string | undefined
  byId?: string | undefined
  reason?: string | undefined
  now: number
}

const timeKinds = ['paid', 'free'] as const
const accountKinds = ['house', ...timeKinds, 'earnings', 'points'] as const
const opening = {
  id: text,
  kind: oneOf(accountKinds),
  unit: oneOf(units),
  person_id: text,
  source: nullable(oneOf(LotSource.options)),
  origin: nullable(text),
  price_cents: nullable(integer),
  bought_seconds: nullable(integer),
  expires_at: nullable(moment),
  readers_max: nullable(integer),
  opened_at: moment,
}
const transfer = {
  ref: text,
  debit: text,
  credit: text,
  unit: oneOf(units),
  amount: integer,
  state: oneOf(['posted', 'pending', 'voided']),
  resolves: nullable(text),
  corrects: nullable(text),
  cause: oneOf(causes),
  rate_cents_per_minute: nullable(integer),
  subject: text,
  person_id: text,
  reader_id: nullable(text),
  by_id: nullable(text),
  reason: nullable(text),
  at: moment,
}

type OpeningRow = RowOf<typeof opening>
const bare = {
  source: null,
  origin: null,
  price_cents: null,
  bought_seconds: null,
  expires_at: null,
  readers_max: null,
}
/** An account that is opened in the same step as the first transfer to it. */
export type Opening = Omit<OpeningRow, keyof typeof bare | 'opened_at'> & Partial<Pick<OpeningRow, keyof typeof bare>>

const transferRow = (one: Transfer, about: About): RowOf<typeof transfer> => {
  const { readerId = null } = about
  const pays = readerId !== null && [one.debit, one.credit].includes(earningsAccount(readerId))
  return {
    ref: one.ref,
    debit: one.debit,
    credit: one.credit,
    unit: one.unit,
    amount: one.amount,
    state: one.state,
    resolves: one.resolves ?? null,
    corrects: one.corrects ?? null,
    cause: one.cause,
    rate_cents_per_minute: one.rateCentsPerMinute ?? null,
    subject: about.subject,
    person_id: pays ? readerId : about.clientId,
    reader_id: readerId,
    by_id: about.byId ?? null,
    reason: about.reason ?? null,
    at: about.now,
  }
}

const posting = writes('wallet_post', {
  takes: { opens: rows(opening, 'wallet_account'), transfers: rows(transfer, 'wallet_transfer') },
  gives: { posted: integer },
  text: ($) => `select wallet_post(${$.opens}, ${$.transfers}) as posted`,
})

/** Posts all or none in one round trip; false when this very list was posted before. */
export async function post(tx: Tx, transfers: readonly Transfer[], about: About, opens: readonly Opening[] = []) {
  if (transfers.length === 0) return false
  const [done] = await tx.run(posting, {
    opens: opens.map((one) => ({ ...bare, ...one, opened_at: about.now })),
    transfers: transfers.map((one) => transferRow(one, about)),
  })
  return done!.posted > 0
}

const open = 'not exists (select from wallet_transfer r where r.resolves = t.ref)'
const terms = { kind: someOf(timeKinds), opened_at: moment, expires_at: nullable(moment) }
const lot = {
  ...terms,
  id: text,
  source: notNull(oneOf(LotSource.options)),
  balance: integer,
  available: integer,
  held_here: integer,
  price_cents: nullable(integer),
  readers_max: nullable(integer),
  reader_ids: nullable(list(text)),
}
export type LotRow = RowOf<typeof lot>

const lots = reads('wallet_lots', {
  takes: { clientId: text, readingId: text },
  gives: lot,
  // A reader counts for a lot that only so many may use while something of it is held for, or stays spent with, them.
  text: ($) => `with here as (
      select t.debit, sum(t.amount)::bigint as held from wallet_transfer t
      where t.subject = ${$.readingId} and t.state = 'pending' and ${open} group by t.debit)
    select a.id, a.kind, a.source, a.balance, a.balance - a.held as available, coalesce(h.held, 0) as held_here,
      a.price_cents, a.opened_at, a.expires_at, a.readers_max,
      case when a.readers_max is not null then array(
        select t.reader_id from wallet_transfer t
        where t.person_id = a.person_id and t.reader_id is not null and a.id in (t.debit, t.credit)
        group by t.reader_id
        having sum(case when t.state = 'posted' then case t.debit when a.id then t.amount else - t.amount end
          when t.state = 'pending' and ${open} then t.amount else 0 end) > 0) end as reader_ids
    from wallet_account a left join here h on h.debit = a.id
    where a.person_id = ${$.clientId} and a.kind in ('paid', 'free') and a.balance > 0`,
})

const unused = reads('wallet_unused', {
  takes: { clientId: text },
  gives: { paid_seconds: integer, cents: integer },
  text: ($) => `select coalesce(sum(balance - held), 0)::bigint as paid_seconds,
      coalesce(sum(price_cents * (balance - held) / bought_seconds), 0)::bigint as cents
    from wallet_account where person_id = ${$.clientId} and kind = 'paid' and price_cents > 0 and balance > held`,
})
/** What a client has bought and neither used nor set aside, and what a refund of it comes to. */
export const findUnused = async (db: Db, clientId: string) => (await db.run(unused, { clientId }))[0]!

/** The lots of a client that hold anything, with what `readingId` holds of each; in no order. */
export const listLots = (db: Db, clientId: string, readingId = '') => db.run(lots, { clientId, readingId })

const part = { ...terms, ref: text, amount: integer, lot_id: text, client_id: text }
const held = reads('wallet_held', {
  takes: { readingId: text, account: text },
  gives: { ...part, client_id: notNull(text), reader_known: boolean },
  text: ($) => `select t.ref, t.amount, a.id as lot_id, a.kind, a.opened_at, a.expires_at, a.person_id as client_id,
      exists (select from wallet_account e where e.id = ${$.account}) as reader_known
    from wallet_transfer t join wallet_account a on a.id = t.debit
    where t.subject = ${$.readingId} and t.state = 'pending' and ${open}`,
})

/** What a reading holds now, and whether its reader has an earnings account yet. */
export const heldBy = (db: Db, readingId: string, readerId: string) =>
  db.run(held, { readingId, account: earningsAccount(readerId) })

/** SQL of what of a transfer `t` has not been corrected. */
export const kept = `(t.amount - coalesce((select sum(c.amount) from wallet_transfer c where c.corrects = t.ref), 0))::bigint`
const usedPart = {
  ...part,
  left: integer,
  reader_id: notNull(text),
  price_cents: nullable(integer),
  bought_seconds: nullable(integer),
  earned: nullable(integer),
}
export type UsedRow = RowOf<typeof usedPart>
const used = reads('wallet_used', {
  takes: { readingId: text, earningsRef: text },
  gives: usedPart,
  text: (
    $,
  ) => `select t.ref, t.amount, a.id as lot_id, a.kind, a.opened_at, a.expires_at, t.person_id as client_id, t.reader_id,
      a.price_cents, a.bought_seconds, ${kept} as left,
      (select ${kept} from wallet_transfer t where t.ref = ${$.earningsRef}) as earned
    from wallet_transfer t join wallet_account a on a.id = t.debit
    where t.subject = ${$.readingId} and t.state = 'posted' and t.resolves is not null`,
})

/** What a settled reading used of each lot, what of it has not gone back, and by each the cents that all of it still earns. */
export const usedBy = (db: Db, readingId: string) => db.run(used, { readingId, earningsRef: earningsRef(readingId) })

const pay = reads('wallet_pay', {
  takes: { ref: text },
  gives: { rate: nullable(integer), net: integer, available: notNull(integer) },
  text: ($) => `select t.rate_cents_per_minute as rate, ${kept} as net, a.balance - a.held as available
    from wallet_transfer t ${joinedIfAny('wallet_account', 'a', 't.credit')} where t.ref = ${$.ref}`,
})

const pays = reads('wallet_pays', {
  takes: { refs: list(text) },
  gives: { ref: text, net: integer },
  text: ($) => `select t.ref, ${kept} as net from wallet_transfer t where t.ref = any (${$.refs})`,
})

/** What readers still earn by each of these posted transfers, in cents. */
export const paysBy = (db: Db, refs: string[]) => db.run(pays, { refs })

/** What a reader still earns by a posted transfer, in cents, the rate it was reckoned with, and what of their earnings is there. */
export const payBy = async (db: Db, ref: string) => (await db.run(pay, { ref }))[0]

const returns = reads('wallet_returns', {
  takes: { readingId: text },
  gives: {
    ref: text,
    posting: integer,
    at: moment,
    reason: notNull(text),
    by_id: nullable(text),
    kind: nullable(oneOf(accountKinds)),
    amount: integer,
    unit: oneOf(units),
  },
  text: ($) => `select t.ref, t.posting, t.at, t.reason, t.by_id, a.kind, t.amount, t.unit
    from wallet_transfer t left join wallet_account a on a.id = t.credit
    where t.subject = ${$.readingId} and t.cause = 'time_back' order by t.id`,
})

/** Everything that went back of a reading, oldest first; rows in cents are what the reader lost by it. */
export const returnedBy = (db: Db, readingId: string) => db.run(returns, { readingId })

const bought = reads('wallet_bought', {
  takes: { paymentId: text },
  gives: {
    id: text,
    kind: someOf(timeKinds),
    client_id: notNull(text),
    available: integer,
    price_cents: nullable(integer),
    bought_seconds: nullable(integer),
  },
  text: ($) => `select id, kind, person_id as client_id, balance - held as available, price_cents, bought_seconds
    from wallet_account where origin = ${$.paymentId} and kind in ('paid', 'free')`,
})

/** The lots that came from one payment. */
export const boughtWith = (db: Db, paymentId: string) => db.run(bought, { paymentId })

const expired = reads('wallet_expired', {
  takes: { since: moment, now: moment, most: integer },
  gives: { id: text, client_id: notNull(text), available: integer, version: integer },
  // No index holds only those with something left: it would have to be written with every second that is used of a lot.
  text: ($) => `select id, person_id as client_id, balance - held as available, version from wallet_account
    where expires_at > ${$.since} and expires_at <= ${$.now} and balance > held order by expires_at limit ${$.most}`,
})

/** Free lots whose time ended after `since`, with something left that nobody holds. */
export const expiredLots = (db: Db, since: number, now: number, most: number) => db.run(expired, { since, now, most })

const income = reads('wallet_income', {
  takes: { readerId: text, account: text, from: moment, until: moment },
  gives: { cents: integer, readings: integer },
  text: ($) => `select coalesce(sum(case when credit = ${$.account} then amount else - amount end), 0)::bigint as cents,
      count(distinct subject) filter (where cause = 'session') as readings
    from wallet_transfer where person_id = ${$.readerId} and (debit = 'house_reader_pay' or credit = 'house_reader_pay')
      and ${$.account} in (debit, credit) and state = 'posted' and at >= ${$.from} and at < ${$.until}`,
})

/** What a reader earned from `from` to before `until`, returns taken off, and in how many paid readings. */
export const findIncome = async (db: Db, readerId: string, from: number, until: number) =>
  (await db.run(income, { readerId, account: earningsAccount(readerId), from, until }))[0]!
