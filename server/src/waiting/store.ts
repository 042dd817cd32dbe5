import { boolean, integer, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { deletes } from '../kernel/forget.ts'
import { reads, writes } from '../kernel/statement.ts'

const place = { id: text, reader_id: text, client_id: text, joined_at: moment, kept_until: nullable(moment) }
export type Row = RowOf<typeof place>
const columns = 'w.id, w.reader_id, w.client_id, w.joined_at, w.kept_until'
const endCauses = ['left', 'served', 'missed', 'closed'] as const

const heldLine = writes('waiting_hold', {
  takes: { readerId: text },
  text: ($) => `select from reader where id = ${$.readerId} for no key update`,
})
/** Whoever changes this line does it alone, until the transaction ends. */
export const holdLine = (tx: Tx, readerId: string) => tx.run(heldLine, { readerId })
const heldPlaces = writes('waiting_hold_own', {
  takes: { clientId: text },
  text: ($) => `select from account_person where id = ${$.clientId} for no key update`,
})
/** The same for all places of one client. */
export const holdPlaces = (tx: Tx, clientId: string) => tx.run(heldPlaces, { clientId })

const line = reads('waiting_line', {
  takes: { readerId: text },
  gives: place,
  text: ($) => `select ${columns} from waiting_place w where w.reader_id = ${$.readerId} and w.ended_at is null
    order by w.kept_until is null, w.joined_at, w.id`,
})
/** A reader's line in its order: whose turn it is, then whoever came first. */
export const lineOf = (db: Db, readerId: string) => db.run(line, { readerId })

const own = reads('waiting_mine', {
  takes: { clientId: text },
  gives: { ...place, ahead: integer },
  text: (
    $,
  ) => `select ${columns}, (select count(*) from waiting_place o where o.reader_id = w.reader_id and o.ended_at is null
      and o.id <> w.id and (o.kept_until is not null or (o.joined_at, o.id) < (w.joined_at, w.id)) and w.kept_until is null) as ahead
    from waiting_place w where w.client_id = ${$.clientId} and w.ended_at is null order by w.joined_at, w.id`,
})
/** A client's places with how many come before each. */
export const placesOf = (db: Db, clientId: string) => db.run(own, { clientId })

const waiters = reads('waiting_waiters', {
  takes: { readerId: text },
  gives: { id: text, username: text, joined_at: moment, kept_until: nullable(moment), returning: boolean },
  text: ($) => `select p.id, p.username, w.joined_at, w.kept_until, exists (select from reading r
      where r.client_id = w.client_id and r.reader_id = w.reader_id and r.state = 'settled') as returning
    from waiting_place w join account_person p on p.id = w.client_id
    where w.reader_id = ${$.readerId} and w.ended_at is null order by w.kept_until is null, w.joined_at, w.id`,
})
export const waitersOf = (db: Db, readerId: string) => db.run(waiters, { readerId })

const joined = writes('waiting_join', {
  takes: { id: text, readerId: text, clientId: text, now: moment },
  text: ($) => `insert into waiting_place (id, reader_id, client_id, joined_at)
    values (${$.id}, ${$.readerId}, ${$.clientId}, ${$.now})`,
})
export const add = (tx: Tx, added: { id: string; readerId: string; clientId: string; now: number }) =>
  tx.run(joined, added)

const ended = writes('waiting_end', {
  takes: { id: text, cause: oneOf(endCauses), now: moment },
  text: ($) => `update waiting_place set ended_at = ${$.now}, end_cause = ${$.cause} where id = ${$.id}`,
})
export const end = (tx: Tx, id: string, cause: (typeof endCauses)[number], now: number) =>
  tx.run(ended, { id, cause, now })

const called = writes('waiting_call', {
  takes: { id: text, until: moment },
  text: ($) => `update waiting_place set kept_until = ${$.until} where id = ${$.id}`,
})
export const call = (tx: Tx, id: string, until: number) => tx.run(called, { id, until })

const due = reads('waiting_due', {
  takes: { now: moment, joinedBefore: moment, most: integer },
  gives: { reader_id: text },
  text: ($) => `select distinct w.reader_id from waiting_place w join reader r on r.id = w.reader_id
    where w.ended_at is null and (w.kept_until <= ${$.now} or (w.kept_until is null and w.joined_at <= ${$.joinedBefore})
      or (r.reading_id is null and r.online and r.availability = 'available'
        and not exists (select from waiting_place c where c.reader_id = w.reader_id and c.ended_at is null and c.kept_until is not null)))
    limit ${$.most}`,
})
/** Readers in whose line something is to be done: somebody to be called, or a place that is over. */
export const listDue = async (db: Db, now: number, joinedBefore: number, most: number) =>
  (await db.run(due, { now, joinedBefore, most })).map((row) => row.reader_id)

const lengths = reads('waiting_lengths', {
  takes: { readerId: text, most: integer },
  gives: { opened_at: notNull(moment), ended_at: notNull(moment) },
  text: ($) => `select opened_at, ended_at from reading where reader_id = ${$.readerId} and state = 'settled'
    and opened_at is not null and ended_at is not null order by requested_at desc, id desc limit ${$.most}`,
})
/** How long this reader's last readings were, in milliseconds. */
export const lengthsOf = async (db: Db, readerId: string, most: number) =>
  (await db.run(lengths, { readerId, most })).map((row) => row.ended_at - row.opened_at)

const present = reads('waiting_present', {
  takes: { readerId: text },
  gives: { opened_at: nullable(moment), requested_at: moment },
  text: ($) => `select opened_at, requested_at from reading
    where reader_id = ${$.readerId} and state in ('requested', 'accepted', 'open') limit 1`,
})
/** Since when the reading runs that this reader is in. */
export const presentSince = async (db: Db, readerId: string) => {
  const [row] = await db.run(present, { readerId })
  return row && (row.opened_at ?? row.requested_at)
}

const old = writes('waiting_old', {
  takes: { before: moment, most: integer },
  gives: { n: integer },
  text: ($) => deletes('waiting_place', { where: `ended_at < ${$.before}`, by: 'ended_at', most: $.most }),
})
export const forgetOld = async (tx: Tx, before: number, most: number) => (await tx.run(old, { before, most }))[0]!.n
