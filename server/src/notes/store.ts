import { moment, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { servedBy } from '../readings/public.ts'

const of = { readerId: text, clientId: text }
const served = reads('notes_served', {
  takes: of,
  text: ($) => `select from (${servedBy($.readerId)}) c where c.client_id = ${$.clientId} limit 1`,
})
/** Whether this reader has, or has had, a reading with this client. */
export const hasServed = async (db: Db, readerId: string, clientId: string) =>
  (await db.run(served, { readerId, clientId })).length > 0

const one = reads('notes_one', {
  takes: of,
  gives: { text, changed_at: moment },
  text: ($) => `select text, changed_at from reader_note
    where reader_id = ${$.readerId} and client_id = ${$.clientId}`,
})
export const find = async (db: Db, readerId: string, clientId: string) => (await db.run(one, { readerId, clientId }))[0]

const put = writes('notes_put', {
  takes: { ...of, text, now: moment },
  text: ($) => `insert into reader_note (reader_id, client_id, text, changed_at)
    values (${$.readerId}, ${$.clientId}, ${$.text}, ${$.now})
    on conflict (reader_id, client_id) do update set text = excluded.text, changed_at = excluded.changed_at`,
})
export const write = (tx: Tx, note: { readerId: string; clientId: string; text: string; now: number }) =>
  tx.run(put, note)
