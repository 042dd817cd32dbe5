import { isOut } from '../accounts/public.ts'
import { boolean, integer, moment, nullable, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'
import { bannedBetween } from '../bans/public.ts'

const due = reads('appointments_due', {
  takes: { now: moment, most: integer },
  gives: { id: text },
  text: ($) => `select id from appointment where due_at <= ${$.now} order by due_at, id limit ${$.most}`,
})
/** Those about which something is to be done by now. */
export const listDue = async (db: Db, now: number, most: number) =>
  (await db.run(due, { now, most })).map(({ id }) => id)

const apart = (now: string) => `a.due_at is not null and (${isOut('pc', now)} or ${isOut('pr', now)}
    or ${bannedBetween('a.client_id', 'a.reader_id')})`
const withPeople = `join account_person pc on pc.id = a.client_id join account_person pr on pr.id = a.reader_id`

const parted = reads('appointments_parted', {
  takes: { now: moment, most: integer },
  gives: { id: text },
  text: ($) => `select a.id from appointment a ${withPeople} where ${apart($.now)} order by a.id limit ${$.most}`,
})
/** Those of people who can't meet any more: one is out of the site, or has refused the other. */
export const listParted = async (db: Db, now: number, most: number) =>
  (await db.run(parted, { now, most })).map(({ id }) => id)

const partedOne = reads('appointments_parted_one', {
  takes: { id: text, now: moment },
  text: ($) => `select from appointment a ${withPeople} where a.id = ${$.id} and ${apart($.now)}`,
})
export const isParted = async (db: Db, id: string, now: number) => (await db.run(partedOne, { id, now })).length > 0

const open = reads('appointments_open_of', {
  takes: { personId: text, otherId: nullable(text) },
  gives: { id: text },
  text: ($) => `select id from appointment where due_at is not null and ${$.personId} in (client_id, reader_id)
    and (${$.otherId}::text is null or ${$.otherId} in (client_id, reader_id)) order by id`,
})
/** All that somebody has open; with this other person, where one is named. */
export const listOpenOf = async (db: Db, personId: string, otherId: string | undefined) =>
  (await db.run(open, { personId, otherId: otherId ?? null })).map(({ id }) => id)

const came = reads('appointments_came', {
  takes: { id: text },
  gives: { client: boolean, reader: boolean },
  text: ($) => `select a.client_here_at is not null or coalesce(g.asked, false) as client,
      a.reader_here_at is not null or coalesce(g.accepted, false)
        or (r.online and r.availability = 'available' and r.reading_id is null) as reader
    from appointment a join reader r on r.id = a.reader_id
      left join lateral (select count(*) > 0 as asked, bool_or(g.accepted_at is not null) as accepted from reading g
        where g.client_id = a.client_id and g.reader_id = a.reader_id
          and g.requested_at between a.starts_at - interval '1 day' and a.starts_at + interval '10 minutes'
          and coalesce(g.ended_at, 'infinity') >= a.starts_at - interval '10 minutes') g on true
    where a.id = ${$.id}`,
})
/** Who of the two was there: they said so, or one asked and the other answered, or the reader could have been asked. */
export const findCame = async (db: Db, id: string) => (await db.run(came, { id }))[0]!
