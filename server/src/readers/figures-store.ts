import { integer, moment, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const counted = reads('readers_counted', {
  takes: { readerId: text, from: moment },
  gives: { seconds: integer },
  // Who asked a day before may have ended since; nobody else is looked at.
  text: ($) => `select coalesce(sum(free_seconds + paid_seconds), 0)::bigint as seconds from reading
    where reader_id = ${$.readerId} and state = 'settled' and requested_at >= ${$.from}::timestamptz - interval '1 day'
      and ended_at >= ${$.from}`,
})
/** Seconds that were counted in a reader's readings that ended since then. */
export const countedSince = async (db: Db, readerId: string, from: number) =>
  (await db.run(counted, { readerId, from }))[0]!.seconds

const waiting = reads('readers_waiting', {
  takes: { readerId: text },
  gives: { requests: integer, in_line: integer, pages: integer, appointments: integer, orders: integer },
  text: ($) => `select
    (select count(*) from reading where reader_id = ${$.readerId} and state = 'requested') as requests,
    (select count(*) from waiting_place where reader_id = ${$.readerId} and ended_at is null) as in_line,
    (select count(*) from paging where reader_id = ${$.readerId} and due_at is not null) as pages,
    (select count(*) from appointment where reader_id = ${$.readerId} and due_at is not null
      and (state = 'asked' or (state = 'accepted' and proposed_by = 'client'))) as appointments,
    (select count(*) from reading_order where reader_id = ${$.readerId} and state in ('paid', 'begun')) as orders`,
})
/** Who waits for a reader, each by the way they came. */
export const findWaiting = async (db: Db, readerId: string) => (await db.run(waiting, { readerId }))[0]!

const payout = reads('readers_next_payout', {
  takes: { readerId: text },
  gives: { approved_cents: integer, open_cents: integer },
  text: (
    $,
  ) => `select coalesce(sum(due_cents) filter (where state in ('approved', 'batched', 'failed')), 0)::bigint as approved_cents,
      coalesce(sum(due_cents) filter (where state in ('open', 'accepted', 'disputed')), 0)::bigint as open_cents
    from earnings_statement where reader_id = ${$.readerId} and state not in ('paid', 'carried')`,
})
/** What of a reader's statements has not arrived: approved or not yet. */
export const findNextPayout = async (db: Db, readerId: string) => (await db.run(payout, { readerId }))[0]!
