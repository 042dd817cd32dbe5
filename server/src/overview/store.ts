import { countedMax } from '@evenlight/contract/lengths'
import { Heap } from '@evenlight/contract/overview'
import type { output } from 'zod/v4/core'
import { integer, list, moment, notNull, nullable, oneOf, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

type Heap = output<typeof Heap>
type Values = { now: string; viewer: string; desks: string }

/** Rows that wait, as each feature's own desk has them, and since when. */
const heaps: Record<Heap, ($: Values) => { at: string; from: string }> = {
  care: () => ({ at: 'at', from: 'care_sign where seen_at is null' }),
  pressure: () => ({ at: 'at', from: 'pressure_flag where outcome is null' }),
  approvals: ($) => ({
    at: 'asked_at',
    from: `approval where state = 'asked' and asked_by <> ${$.viewer} and desks && ${$.desks}`,
  }),
  messages: () => ({ at: 'created_at', from: `message where state = 'waiting' and delivers_at is null` }),
  tickets: () => ({ at: 'changed_at', from: `ticket where state = 'open'` }),
  claims: ($) => ({ at: 'escalates_at', from: `claim where state = 'open' and escalates_at <= ${$.now}` }),
  bans: () => ({ at: 'coalesce(appealed_at, opened_at)', from: 'full_ban where due_at is not null' }),
  payments: () => ({ at: 'made_at', from: `payment where state = 'review'` }),
  disputes: () => ({ at: 'opened_at', from: `payment_dispute where state = 'open'` }),
  by_hand: () => ({ at: 'by_hand_at', from: 'payment_refund where by_hand_at is not null and settled_at is null' }),
  breaks: () => ({ at: 'found_at', from: 'payment_break' }),
  statements: () => ({ at: 'changed_at', from: `earnings_statement where state in ('accepted', 'disputed')` }),
  payouts: () => ({ at: 'changed_at', from: `earnings_statement where state in ('approved', 'failed')` }),
  articles: () => ({ at: 'saved_at', from: `content_piece where state = 'awaiting'` }),
  applications: () => ({
    at: 'made_at',
    from: `account_person where approval = 'waiting' and state not in ('pending', 'lapsed', 'decoy')`,
  }),
}

const waits = reads('overview_waits', {
  takes: { now: moment, viewer: text, desks: list(text) },
  gives: { heap: notNull(oneOf(Heap.options)), count: notNull(integer), oldest_at: nullable(moment) },
  text: ($) =>
    Heap.options
      .map((heap) => {
        const { at, from } = heaps[heap]($)
        return `select '${heap}' as heap, count(*) as count, min(at) as oldest_at
          from (select ${at} as at from ${from} order by 1 limit ${countedMax}) x`
      })
      .join(' union all '),
})
/** How much lies on each heap for somebody of these desks, up to `countedMax`, and since when its oldest does. */
export const findWaits = (db: Db, who: { viewer: string; desks: string[] }, now: number) =>
  db.run(waits, { ...who, now })

const since = reads('overview_since', {
  takes: { from: moment },
  gives: {
    open: notNull(integer),
    ended: notNull(integer),
    free_seconds: notNull(integer),
    paid_seconds: notNull(integer),
    sales: notNull(integer),
    sold_cents: notNull(integer),
    new_members: notNull(integer),
  },
  text: ($) => `select
      (select count(*) from reading where state in ('requested', 'accepted', 'open') and state = 'open') as open,
      r.ended, r.free_seconds, r.paid_seconds, p.sales, p.sold_cents,
      (select count(*) from account_person where verified_at >= ${$.from}) as new_members
    from (select count(*) as ended, coalesce(sum(free_seconds), 0)::bigint as free_seconds,
        coalesce(sum(paid_seconds), 0)::bigint as paid_seconds
        from reading where state = 'settled' and ended_at >= ${$.from}) r,
      (select count(*) as sales, coalesce(sum(amount_cents), 0)::bigint as sold_cents
        from payment where state = 'captured' and settled_at >= ${$.from}) p`,
})
/** What has happened since an instant, and how many readings are open now. */
export const findSince = async (db: Db, from: number) => (await db.run(since, { from }))[0]!
