import { boolean, integer, moment, notNull, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const offer = {
  id: text,
  username: text,
  display_name: text,
  is_on: notNull(boolean),
  share_percent: nullable(integer),
}
const ofReader = reads('order_offer', {
  takes: { readerId: text },
  gives: offer,
  text: ($) => `select p.id, p.username, r.display_name, r.listed and coalesce(f.is_on, false) as is_on, f.share_percent
    from reader r join account_person p on p.id = r.id left join reading_offer f on f.reader_id = r.id where r.id = ${$.readerId}`,
})
/** Whether somebody takes orders, and what they have of them; nothing for who is no reader. */
export const findOffer = async (db: Db, readerId: string) => (await db.run(ofReader, { readerId }))[0]

const switched = writes('order_offer_switched', {
  takes: { readerId: text, isOn: boolean },
  text: ($) => `insert into reading_offer (reader_id, is_on) values (${$.readerId}, ${$.isOn})
    on conflict (reader_id) do update set is_on = excluded.is_on`,
})
export const switchOffer = (tx: Tx, readerId: string, isOn: boolean) => tx.run(switched, { readerId, isOn })

const shared = writes('order_offer_shared', {
  takes: { readerId: text, percent: integer },
  text: ($) => `insert into reading_offer (reader_id, share_percent) values (${$.readerId}, ${$.percent})
    on conflict (reader_id) do update set share_percent = excluded.share_percent`,
})
export const setShare = (tx: Tx, readerId: string, percent: number) => tx.run(shared, { readerId, percent })

const special = { id: text, title: text, questions: integer, price_cents: integer, due_hours: integer }
export type Special = RowOf<typeof special>
const columns = Object.keys(special).join(', ')
const specials = reads('order_specials', {
  takes: { readerId: text },
  gives: special,
  text: ($) => `select ${columns} from reading_special where reader_id = ${$.readerId} and removed_at is null
    order by made_at, id`,
})
/** What a reader offers at prices of their own, the first first. */
export const listSpecials = (db: Db, readerId: string) => db.run(specials, { readerId })

const one = reads('order_special', {
  takes: { id: text, readerId: text },
  gives: special,
  text: ($) => `select ${columns} from reading_special
    where id = ${$.id} and reader_id = ${$.readerId} and removed_at is null`,
})
export const findSpecial = async (db: Db, id: string, readerId: string) => (await db.run(one, { id, readerId }))[0]

const put = writes('order_special_put', {
  takes: { ...special, readerId: text, now: moment },
  text: ($) => `insert into reading_special (${columns}, reader_id, made_at)
    values (${$.id}, ${$.title}, ${$.questions}, ${$.price_cents}, ${$.due_hours}, ${$.readerId}, ${$.now})`,
})
export const addSpecial = (tx: Tx, row: Special & { readerId: string; now: number }) => tx.run(put, row)

const removed = writes('order_special_removed', {
  takes: { id: text, readerId: text, now: moment },
  gives: { made_at: moment },
  text: ($) => `update reading_special set removed_at = ${$.now}
    where id = ${$.id} and reader_id = ${$.readerId} and removed_at is null returning made_at`,
})
/** Takes a special off; answers when it was made, and nothing where there was none. */
export const removeSpecial = async (tx: Tx, id: string, readerId: string, now: number) =>
  (await tx.run(removed, { id, readerId, now }))[0]?.made_at

const lockedReader = writes('order_offer_locked', {
  takes: { readerId: text },
  text: ($) => `select from account_person where id = ${$.readerId} for update`,
})
/** One change of a reader's specials follows the other. */
export const lockReader = (tx: Tx, readerId: string) => tx.run(lockedReader, { readerId })
