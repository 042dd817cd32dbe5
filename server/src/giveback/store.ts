import { boolean, day, integer, list, moment, notNull, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'
import { keptPaidSeconds } from '../wallet/public.ts'

const rule = { percent: integer, minutes_max: integer, days: integer, made_at: moment }
export type RuleRow = RowOf<typeof rule>
const standing = reads('giveback_rule_before', {
  takes: { before: moment },
  gives: rule,
  text: ($) => `select percent, minutes_max, days, made_at from giveback_rule where made_at < ${$.before}
    order by made_at desc, id desc limit 1`,
})
/** What was set last before an instant, if anything was. */
export const findRule = async (db: Db, before: number) => (await db.run(standing, { before }))[0]

const set = writes('giveback_rule_set', {
  takes: { percent: integer, minutesMax: integer, days: integer, byId: text, reason: text, now: moment },
  text: ($) => `insert into giveback_rule (percent, minutes_max, days, by_id, reason, made_at)
    values (${$.percent}, ${$.minutesMax}, ${$.days}, ${$.byId}, ${$.reason}, ${$.now})`,
})
export const addRule = (
  tx: Tx,
  one: { percent: number; minutesMax: number; days: number; byId: string; reason: string; now: number },
) => tx.run(set, one)

const last = reads('giveback_last', {
  gives: { day: nullable(day) },
  text: 'select max(day) as day from giveback_sunday',
})
/** The last Sunday for which everybody has got what came to them. */
export const findLastDone = async (db: Db) => (await db.run(last))[0]?.day ?? undefined

const done = writes('giveback_done', {
  takes: { day, now: moment },
  text: ($) => `insert into giveback_sunday (day, done_at) values (${$.day}, ${$.now}) on conflict do nothing`,
})
export const noteDone = (tx: Tx, on: string, now: number) => tx.run(done, { day: on, now })

const clients = reads('giveback_clients', {
  takes: { from: moment, until: moment, after: text, most: integer },
  gives: { client_id: text },
  text: ($) => `select distinct client_id from reading
    where state = 'settled' and ended_at > ${$.from} and started_at < ${$.until} and paid_seconds > 0 and client_id > ${$.after}
    order by client_id limit ${$.most}`,
})
/** Some of those who had a paid reading in a span of time, by their ids. */
export const listClients = async (db: Db, span: { from: number; until: number }, after: string, most: number) =>
  (await db.run(clients, { ...span, after, most })).map(({ client_id }) => client_id)

const open = reads('giveback_open', {
  takes: { until: moment },
  gives: { client_ids: list(text) },
  text: ($) => `select array(select client_id from reading
    where state in ('requested', 'accepted', 'open') and started_at < ${$.until}) as client_ids`,
})
/** Whose reading has begun before an instant and goes on. */
export const listBusy = async (db: Db, until: number) => new Set((await db.run(open, { until }))[0]!.client_ids)

const locked = writes('giveback_locked', {
  takes: { clientId: text },
  text: ($) => `select from wallet_total where person_id = ${$.clientId} for no key update`,
})
/** Keeps a client's time from moving while a share of it is reckoned. */
export const lock = (tx: Tx, clientId: string) => tx.run(locked, { clientId })

const given = reads('giveback_given', {
  takes: { ref: text },
  gives: { given: boolean },
  text: ($) => `select exists (select from wallet_transfer where ref = ${$.ref}) as given`,
})
export const isGiven = async (db: Db, ref: string) => (await db.run(given, { ref }))[0]!.given

const length = (span: string) => `coalesce(sum(extract(epoch from upper(${span}) - lower(${span})) * 1000), 0)::bigint`
const used = reads('giveback_used', {
  takes: { clientId: text, from: moment, until: moment },
  gives: {
    free_seconds: notNull(integer),
    paid_seconds: notNull(integer),
    kept_seconds: integer,
    before_ms: integer,
    within_ms: integer,
  },
  text: (
    $,
  ) => `select r.free_seconds, r.paid_seconds, ${keptPaidSeconds('r.id')} as kept_seconds, b.before_ms, b.within_ms
    from (select distinct reading_id from reading_billed
        where client_id = ${$.clientId} and span && tstzrange(${$.from}, ${$.until})) d
      ${joined('reading', 'r', 'd.reading_id')}
      cross join lateral (select ${length('s.earlier')} as before_ms, ${length('s.here')} as within_ms from (
        select span * tstzrange(null, ${$.from}) as earlier, span * tstzrange(${$.from}, ${$.until}) as here
        from reading_billed where reading_id = r.id) s) b
    where r.state = 'settled'`,
})
/** What the clock counted of a client's ended readings before and in a span of time, and what they still keep of the paid part. */
export const listUsed = (db: Db, clientId: string, span: { from: number; until: number }) =>
  db.run(used, { clientId, ...span })

const total = reads('giveback_total', {
  takes: { clientId: text },
  gives: { seconds: integer },
  text: ($) => `select coalesce(sum(amount), 0)::bigint as seconds from wallet_transfer
    where person_id = ${$.clientId} and cause = 'giveback'`,
})
/** All that ever came back to a client for their Sundays. */
export const findTotal = async (db: Db, clientId: string) => (await db.run(total, { clientId }))[0]!.seconds
