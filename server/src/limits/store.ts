import { limitNames } from '@evenlight/contract/limits'
import { integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const stored = {
  name: oneOf(limitNames),
  value: nullable(integer),
  next_value: nullable(integer),
  next_at: nullable(moment),
}
export type Row = RowOf<typeof stored>

const all = reads('limits_all', {
  takes: { clientId: text },
  gives: stored,
  text: ($) => `select name, value, next_value, next_at from client_limit where client_id = ${$.clientId}`,
})
export const list = (db: Db, clientId: string) => db.run(all, { clientId })

const locked = writes('limits_locked', {
  takes: { clientId: text },
  text: ($) => `select from client_limit where client_id = ${$.clientId} order by name for update`,
})
/** Lets one decision on a client's limits follow the other, as far as there are limits. */
export const lock = (tx: Tx, clientId: string) => tx.run(locked, { clientId })

const alone = writes('limits_alone', {
  takes: { clientId: text },
  text: ($) => `select from account_person where id = ${$.clientId} for no key update`,
})
/** The same where there may be no limits yet: of two first ones at once the tighter stands. */
export const holdAlone = (tx: Tx, clientId: string) => tx.run(alone, { clientId })

const put = writes('limits_put', {
  takes: { clientId: text, ...stored },
  text: ($) => `insert into client_limit (client_id, name, value, next_value, next_at)
    values (${$.clientId}, ${$.name}, ${$.value}, ${$.next_value}, ${$.next_at})
    on conflict (client_id, name) do update
      set value = excluded.value, next_value = excluded.next_value, next_at = excluded.next_at`,
})
export const save = (tx: Tx, clientId: string, row: Row) => tx.run(put, { clientId, ...row })

const coolOff = reads('limits_cool_off', {
  takes: { clientId: text },
  gives: { cool_off_until: moment },
  text: ($) => `select cool_off_until from client_cool_off where client_id = ${$.clientId}`,
})
export const findCoolOff = async (db: Db, clientId: string) =>
  (await db.run(coolOff, { clientId }))[0]?.cool_off_until ?? null

const cooled = writes('limits_cooled', {
  takes: { clientId: text, until: moment },
  text: ($) => `insert into client_cool_off (client_id, cool_off_until) values (${$.clientId}, ${$.until})
    on conflict (client_id) do update set cool_off_until = excluded.cool_off_until`,
})
export const setCoolOff = (tx: Tx, clientId: string, until: number) => tx.run(cooled, { clientId, until })

const windows = { day: moment, week: moment, month: moment }
const sums = { day: integer, week: integer, month: integer }
const since = (sum: string, at: string, from: string) =>
  `coalesce(sum(${sum}) filter (where ${at} > ${from}), 0)::bigint`
// What went back of a reading was not used; it is taken off where it went back.
const usedSum = `case t.credit when 'house_used_time' then t.amount else - t.amount end`
const used = reads('limits_used', {
  takes: { clientId: text, ...windows },
  gives: sums,
  text: ($) => `select greatest(0, ${since(usedSum, 't.at', $.day)}) as day,
      greatest(0, ${since(usedSum, 't.at', $.week)}) as week, greatest(0, ${since(usedSum, 't.at', $.month)}) as month
    from wallet_line l cross join lateral (
      select * from wallet_transfer where person_id = l.person_id and posting = l.posting offset 0) t
    where l.person_id = ${$.clientId} and l.told_at > ${$.month}
      and t.unit = 'seconds' and t.state = 'posted' and t.cause in ('session', 'time_back') and t.at > ${$.month}`,
})
/** Seconds that readings used since each of these instants, less what went back since. */
export const usedSince = async (db: Db, clientId: string, from: RowOf<typeof windows>) =>
  (await db.run(used, { clientId, ...from }))[0]!

const spent = reads('limits_spent', {
  takes: { clientId: text, ...windows },
  gives: sums,
  text: (
    $,
  ) => `select ${since('amount_cents', 'made_at', $.day)} as day, ${since('amount_cents', 'made_at', $.week)} as week,
      ${since('amount_cents', 'made_at', $.month)} as month
    from payment where client_id = ${$.clientId} and state <> 'declined' and made_at > ${$.month}`,
})
/** Cents of all payments since each of these instants, those without an answer among them. */
export const spentSince = async (db: Db, clientId: string, from: RowOf<typeof windows>) =>
  (await db.run(spent, { clientId, ...from }))[0]!

const bought = reads('limits_bought', {
  takes: { clientId: text, ...windows, before: moment },
  gives: { timesDay: integer, centsWeek: integer, centsMonth: integer, centsMonthBefore: integer },
  text: ($) => `select count(*) filter (where made_at > ${$.day}) as "timesDay",
      ${since('amount_cents', 'made_at', $.week)} as "centsWeek", ${since('amount_cents', 'made_at', $.month)} as "centsMonth",
      coalesce(sum(amount_cents) filter (where made_at <= ${$.month}), 0)::bigint as "centsMonthBefore"
    from payment where client_id = ${$.clientId} and state = 'captured' and made_at > ${$.before}`,
})
/** What was paid since each of these instants, and between `before` and the month. */
export const boughtSince = async (db: Db, clientId: string, from: RowOf<typeof windows> & { before: number }) =>
  (await db.run(bought, { clientId, ...from }))[0]!

const aside = reads('limits_aside', {
  takes: { clientId: text },
  gives: { set_aside_at: moment },
  text: ($) => `select set_aside_at from client_limit_offer where client_id = ${$.clientId}`,
})
export const findSetAside = async (db: Db, clientId: string) =>
  (await db.run(aside, { clientId }))[0]?.set_aside_at ?? null

const setAsideNow = writes('limits_set_aside', {
  takes: { clientId: text, now: moment },
  text: ($) => `insert into client_limit_offer (client_id, set_aside_at) values (${$.clientId}, ${$.now})
    on conflict (client_id) do update set set_aside_at = excluded.set_aside_at`,
})
export const setAside = (tx: Tx, clientId: string, now: number) => tx.run(setAsideNow, { clientId, now })
