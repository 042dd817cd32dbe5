import { boolean, integer, moment, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const noted = writes('care_noted', {
  takes: { readingId: text, now: moment },
  text: ($) => `insert into care_pause (reading_id, at) values (${$.readingId}, ${$.now}) on conflict do nothing`,
})
export const note = (tx: Tx, values: { readingId: string; now: number }) => tx.run(noted, values)

const pause = {
  reading_id: text,
  client_id: text,
  client_username: text,
  reader_id: text,
  reader_username: text,
  reader_name: text,
  at: moment,
  open: boolean,
  seen_by: nullable(text),
  seen_by_username: nullable(text),
  seen_at: nullable(moment),
}
export type Row = RowOf<typeof pause>
export type Place = [at: number, readingId: string]
const shown = `select p.reading_id, c.client_id, pc.username as client_username, c.reader_id, pr.username as reader_username,
    coalesce(r.display_name, pr.username) as reader_name, p.at, c.state = 'open' as open, p.seen_by,
    ps.username as seen_by_username, p.seen_at
  from care_pause p join reading c on c.id = p.reading_id join account_person pc on pc.id = c.client_id
    join account_person pr on pr.id = c.reader_id left join reader r on r.id = c.reader_id
    left join account_person ps on ps.id = p.seen_by`

const page = reads('care_pauses', {
  takes: { at: moment, readingId: text, most: integer },
  gives: pause,
  text: ($) => `${shown} where (p.at, p.reading_id) < (${$.at}, ${$.readingId})
    order by p.at desc, p.reading_id desc limit ${$.most}`,
})
export const listPauses = (db: Db, [at, readingId]: Place = [Infinity, ''], most: number) =>
  db.run(page, { at, readingId, most })

const one = reads('care_pause', {
  takes: { readingId: text },
  gives: pause,
  text: ($) => `${shown} where p.reading_id = ${$.readingId}`,
})
export const findPause = async (db: Db, readingId: string) => (await db.run(one, { readingId }))[0]

const unseen = reads('care_unseen', {
  takes: { most: integer },
  gives: { count: integer },
  text: ($) => `select count(*)::int as count from (select from care_pause where seen_at is null limit ${$.most}) s`,
})
export const countUnseen = async (db: Db, most: number) => (await db.run(unseen, { most }))[0]!.count

const seen = writes('care_seen', {
  takes: { readingId: text, byId: text, now: moment },
  text: ($) => `update care_pause set seen_by = ${$.byId}, seen_at = ${$.now}
    where reading_id = ${$.readingId} and seen_at is null`,
})
export const markSeen = (tx: Tx, values: { readingId: string; byId: string; now: number }) => tx.run(seen, values)

const confirmed = { line_id: text, by_id: text, by_username: text, at: moment }
export type Confirmed = RowOf<typeof confirmed>
const confirmations = reads('care_confirmations', {
  gives: confirmed,
  text: () => `select l.line_id, l.by_id, p.username as by_username, l.at
    from help_line_confirmed l join account_person p on p.id = l.by_id`,
})
/** Who confirmed which line, by the line's id. */
export const findConfirmed = async (db: Db) =>
  new Map((await db.run(confirmations)).map((row) => [row.line_id, row] as const))

const confirm = writes('care_confirm', {
  takes: { lineId: text, byId: text, now: moment },
  text: ($) => `insert into help_line_confirmed (line_id, by_id, at) values (${$.lineId}, ${$.byId}, ${$.now})
    on conflict (line_id) do nothing`,
})
const takeBack = writes('care_confirm_back', {
  takes: { lineId: text },
  text: ($) => `delete from help_line_confirmed where line_id = ${$.lineId}`,
})
/** Confirms a line, or takes that back. Twice is once: who confirmed first stays. */
export const setConfirmed = (tx: Tx, lineId: string, isConfirmed: boolean, by: { byId: string; now: number }) =>
  isConfirmed ? tx.run(confirm, { lineId, ...by }) : tx.run(takeBack, { lineId })
