import { boolean, integer, moment, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'
import { bannedBetween } from '../bans/public.ts'

const favorite = { reader_id: text, online: boolean, special: boolean, slot: boolean, added_at: moment }
type Row = RowOf<typeof favorite>
export type Alerts = Pick<Row, 'online' | 'special' | 'slot'>
export type Place = [addedMs: number, readerId: string]
const columns = 'f.reader_id, f.online, f.special, f.slot, f.added_at'

const listed = reads('favorites_page', {
  takes: { clientId: text, addedMs: moment, readerId: text, most: integer },
  gives: favorite,
  text: ($) => `select ${columns} from favorite f where (select listed from reader where id = f.reader_id)
    and f.client_id = ${$.clientId} and (f.added_at, f.reader_id) < (${$.addedMs}, ${$.readerId})
    order by f.added_at desc, f.reader_id desc limit ${$.most}`,
})
/** A client's favourites who are on show, the latest first. */
export const page = (db: Db, clientId: string, [addedMs, readerId]: Place = [Infinity, ''], most: number) =>
  db.run(listed, { clientId, addedMs, readerId, most })

const alerts = { online: nullable(boolean), special: nullable(boolean), slot: nullable(boolean) }
const kept = writes('favorites_kept', {
  takes: { clientId: text, readerId: text, ...alerts, now: moment },
  gives: favorite,
  text: ($) => `insert into favorite as f (client_id, reader_id, online, special, slot, added_at)
    values (${$.clientId}, ${$.readerId}, coalesce(${$.online}, false), coalesce(${$.special}, false),
      coalesce(${$.slot}, false), ${$.now})
    on conflict (client_id, reader_id) do update set online = coalesce(${$.online}, f.online),
      special = coalesce(${$.special}, f.special), slot = coalesce(${$.slot}, f.slot) returning ${columns}`,
})
/** Adds a favourite or changes its alerts; what is undefined stays. */
export const keep = async (tx: Tx, values: Values<typeof kept.takes>) => (await tx.run(kept, values))[0]!

const gone = writes('favorites_gone', {
  takes: { clientId: text, readerId: text },
  text: ($) => `delete from favorite where client_id = ${$.clientId} and reader_id = ${$.readerId}`,
})
export const remove = (tx: Tx, clientId: string, readerId: string) => tx.run(gone, { clientId, readerId })

const waiting = writes('favorites_waiting', {
  takes: { readerId: text, toldBefore: moment, now: moment, most: integer },
  gives: { client_id: text },
  text: ($) => `with due as (select client_id from favorite f
      where reader_id = ${$.readerId} and online and (online_told_at is null or online_told_at <= ${$.toldBefore})
        and not ${bannedBetween('f.client_id', 'f.reader_id')}
      order by client_id limit ${$.most} for update skip locked)
    update favorite f set online_told_at = ${$.now} from due
    where f.client_id = due.client_id and f.reader_id = ${$.readerId} returning f.client_id`,
})
/** Clients who are to be told that this reader is available, and from now on have been. */
export const takeWaiting = async (tx: Tx, ask: Values<typeof waiting.takes>) =>
  (await tx.run(waiting, ask)).map((row) => row.client_id)
