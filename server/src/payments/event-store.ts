import { moment, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const put = writes('payment_event_put', {
  takes: { id: text, kind: text, now: moment },
  gives: { id: text },
  text: ($) => `insert into payment_event (id, kind, at) values (${$.id}, ${$.kind}, ${$.now})
    on conflict (id) do nothing returning id`,
})
/** Notes what a provider told; false where it had told it before. */
export const add = async (tx: Tx, row: { id: string; kind: string; now: number }) => (await tx.run(put, row)).length > 0

const known = reads('payment_event_known', {
  takes: { id: text },
  gives: { id: text },
  text: ($) => `select id from payment_event where id = ${$.id}`,
})
export const isKnown = async (db: Db, id: string) => (await db.run(known, { id })).length > 0
