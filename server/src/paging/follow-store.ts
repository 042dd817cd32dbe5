import { isOut } from '../accounts/public.ts'
import { bannedBetween } from '../bans/public.ts'
import { integer, moment, nullable, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const id = { id: text }
const due = reads('paging_due', {
  takes: { now: moment, most: integer },
  gives: id,
  text: ($) => `select id from paging where due_at <= ${$.now} order by due_at, id limit ${$.most}`,
})
const here = reads('paging_here', {
  takes: { most: integer },
  gives: id,
  text: ($) => `select p.id from paging p join reader r on r.id = p.reader_id
    where p.due_at is not null and p.first_at is null and r.online and r.availability = 'available' limit ${$.most}`,
})
/** Pages whose time is over, and those for now whose reader is here. */
export const listDue = async (db: Db, now: number, most: number) => {
  const rows = [...(await db.run(here, { most })), ...(await db.run(due, { now, most }))]
  return [...new Set(rows.map((row) => row.id))]
}

const apart = (now: string) => `p.due_at is not null and (${isOut('pc', now)} or ${isOut('pr', now)}
    or ${bannedBetween('p.client_id', 'p.reader_id')})`
const withPeople = `join account_person pc on pc.id = p.client_id join account_person pr on pr.id = p.reader_id`
const parted = reads('paging_parted', {
  takes: { now: moment, most: integer },
  gives: id,
  text: ($) => `select p.id from paging p ${withPeople} where ${apart($.now)} limit ${$.most}`,
})
/** Those of people who can't meet any more: one is out of the site, or has refused the other. */
export const listParted = async (db: Db, now: number, most: number) =>
  (await db.run(parted, { now, most })).map((row) => row.id)

const partedOne = reads('paging_parted_one', {
  takes: { id: text, now: moment },
  text: ($) => `select from paging p ${withPeople} where p.id = ${$.id} and ${apart($.now)}`,
})
export const isParted = async (db: Db, pageId: string, now: number) =>
  (await db.run(partedOne, { id: pageId, now })).length > 0

const open = reads('paging_open_of', {
  takes: { personId: text, otherId: nullable(text) },
  gives: id,
  text: ($) => `select id from paging where due_at is not null and ${$.personId} in (client_id, reader_id)
    and (${$.otherId}::text is null or ${$.otherId} in (client_id, reader_id)) order by client_id, id`,
})
/** All that somebody has open; with this other person, where one is named. */
export const listOpenOf = async (db: Db, personId: string, otherId: string | undefined) =>
  (await db.run(open, { personId, otherId: otherId ?? null })).map((row) => row.id)
