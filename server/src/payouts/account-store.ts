import { bytes, integer, moment, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const accountWays = ['paypal', 'bank'] as const
export const to = { way: oneOf(accountWays), sealed: bytes, masked: text }
const account = { reader_id: text, ...to, changed_at: moment }
export type Account = RowOf<typeof account>

const one = reads('payout_account_of', {
  takes: { readerId: text },
  gives: { way: account.way, masked: text, changed_at: moment },
  text: ($) => `select way, masked, changed_at from payout_account where reader_id = ${$.readerId}`,
})
export const find = async (db: Db, readerId: string) => (await db.run(one, { readerId }))[0]

const put = writes('payout_account_put', {
  takes: account,
  text: ($) => `insert into payout_account (reader_id, way, sealed, masked, changed_at)
    values (${$.reader_id}, ${$.way}, ${$.sealed}, ${$.masked}, ${$.changed_at})
    on conflict (reader_id) do update set way = excluded.way, sealed = excluded.sealed, masked = excluded.masked,
      changed_at = excluded.changed_at`,
})
export const save = (tx: Tx, row: Account) => tx.run(put, row)

const spent = writes('payout_target_forgotten', {
  takes: { before: moment, most: integer },
  gives: { n: integer },
  text: ($) => `with spent as (update payout_line set sealed = null where id in (
      select id from payout_line where sealed is not null and changed_at < ${$.before}
        and state in ('paid', 'failed', 'returned') limit ${$.most}) returning 1 as one)
    select count(*) as n from spent`,
})
/** Drops where money went that arrived, or came back, before then. */
export const forgetOld = async (tx: Tx, before: number, most: number) => (await tx.run(spent, { before, most }))[0]!.n
