import { isOut } from '../accounts/public.ts'
import { bannedBetween } from '../bans/public.ts'
import { integer, moment, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const people = `join account_person c on c.id = o.client_id join account_person r on r.id = o.reader_id`
const apart = (now: string) =>
  `(${isOut('c', now)} or ${isOut('r', now)} or ${bannedBetween('o.client_id', 'o.reader_id')})`
// What is disputed waits for the end of that: its money is not the house's to give.
const due = reads('order_due', {
  takes: { now: moment, most: integer },
  gives: { id: text, payment_id: text },
  text: ($) => `select id, payment_id from (
      select id, payment_id, due_at from reading_order where due_at <= ${$.now}
      union select o.id, o.payment_id, o.due_at from reading_order o ${people}
        where o.state in ('paid', 'begun') and ${apart($.now)}) d
    where not exists (select from wallet_dispute w where w.payment_id = d.payment_id and w.open_cents > 0)
    order by due_at, id limit ${$.most}`,
})
/** What has fallen due, or has two people who can't deal with each other any more. */
export const listDue = (db: Db, now: number, most: number) => db.run(due, { now, most })

const parted = reads('order_parted', {
  takes: { id: text, now: moment },
  gives: { id: text },
  text: ($) => `select o.id from reading_order o ${people} where o.id = ${$.id} and ${apart($.now)}`,
})
/** Whether one of an order's two is gone or refused, so that nothing can come of it. */
export const isParted = async (tx: Tx, id: string, now: number) => (await tx.run(parted, { id, now })).length > 0
