import { RemovalReason } from '@evenlight/contract/testimonials'
import { boolean, integer, list, moment, nullable, oneOf, rows, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'

const reason = oneOf(RemovalReason.options)
export type Reason = (typeof RemovalReason.options)[number]
const testimonial = {
  id: text,
  reading_id: text,
  client_id: text,
  client_username: text,
  reader_id: text,
  reader_username: text,
  display_name: text,
  stars: integer,
  text: nullable(text),
  at: moment,
  paid: boolean,
  reply: nullable(text),
  replied_at: nullable(moment),
  removed_at: nullable(moment),
  removed_reason: nullable(reason),
}
export type Row = RowOf<typeof testimonial>
export type Place = [atMs: number, id: string]

const columns = `t.id, t.reading_id, t.client_id, p.username as client_username, t.reader_id, r.username as reader_username,
  r.display_name, t.stars, t.text, t.at, t.paid, t.reply, t.replied_at, t.removed_at, t.removed_reason`
const people = `${joined('account_person', 'p', 't.client_id')} ${joined('reader', 'r', 't.reader_id')}`

const lists = ['published', 'stars', 'reader', 'client', 'all'] as const
type Places = { personId: string; stars: string }
const where: Record<(typeof lists)[number], ($: Places) => string> = {
  published: ($) => `t.reader_id = ${$.personId} and t.removed_at is null and `,
  stars: ($) => `t.reader_id = ${$.personId} and t.removed_at is null and t.stars = ${$.stars} and `,
  reader: ($) => `t.reader_id = ${$.personId} and `,
  client: ($) => `t.client_id = ${$.personId} and `,
  all: () => '',
}
const pages = family({ list: lists }, ({ list: name }) =>
  reads(`testimonials_${name}`, {
    takes: { personId: text, stars: integer, afterMs: moment, afterId: text, most: integer },
    gives: testimonial,
    text: ($) => `select ${columns} from (
        select * from testimonial t where ${where[name]($)}(t.at, t.id) < (${$.afterMs}, ${$.afterId})
        order by t.at desc, t.id desc limit ${$.most}) t ${people}
      order by t.at desc, t.id desc`,
  }),
)
const page = (
  db: Db,
  name: (typeof lists)[number],
  personId: string,
  place: Place | undefined,
  most: number,
  stars = 0,
) => {
  const [afterMs, afterId] = place ?? [Infinity, '']
  return db.run(pages({ list: name }), { personId, stars, afterMs, afterId, most })
}

/** A page of a reader's or client's own, the newest first. */
export const listOwn = (db: Db, as: 'reader' | 'client', personId: string, place: Place | undefined, most: number) =>
  page(db, as, personId, place, most)
/** A page of what is published about a reader, of all stars or of these. */
export const listPublished = (
  db: Db,
  readerId: string,
  stars: number | undefined,
  place: Place | undefined,
  most: number,
) => page(db, stars === undefined ? 'published' : 'stars', readerId, place, most, stars)
export const listAll = (db: Db, place: Place | undefined, most: number) => page(db, 'all', '', place, most)

const byIdText = (id: string) => `select ${columns} from testimonial t ${people} where t.id = ${id}`
const known = reads('testimonials_one', { takes: { id: text }, gives: testimonial, text: ($) => byIdText($.id) })
const locked = writes('testimonials_one_locked', {
  takes: { id: text },
  gives: testimonial,
  text: ($) => `${byIdText($.id)} for update of t`,
})
export const byId = async (db: Db, id: string) => (await db.run(known, { id }))[0]
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const given = { readingId: text, clientId: text, stars: integer, text: nullable(text) }
const written = writes('testimonials_written', {
  takes: { ...given, id: text, readerId: text, paid: boolean, now: moment },
  gives: { id: text },
  text: ($) => `insert into testimonial (id, reading_id, client_id, reader_id, stars, text, paid, at)
    values (${$.id}, ${$.readingId}, ${$.clientId}, ${$.readerId}, ${$.stars}, ${$.text}, ${$.paid}, ${$.now})
    on conflict (reading_id) do nothing returning id`,
})
export interface Written {
  id: string
  readingId: string
  clientId: string
  readerId: string
  stars: number
  text: string | undefined
  paid: boolean
  now: number
}
/** False when this reading has one already. */
export const add = async (tx: Tx, one: Written) => (await tx.run(written, one)).length > 0

const worded = writes('testimonials_worded', {
  takes: given,
  gives: { id: text },
  text: ($) => `update testimonial set text = ${$.text} where reading_id = ${$.readingId} and client_id = ${$.clientId}
    and stars = ${$.stars} and text is null and removed_at is null returning id`,
})
/** Adds words to stars that were given without any; the testimonial's id, undefined when there is nothing to add to. */
export const addWords = async (tx: Tx, one: Written) => (await tx.run(worded, one))[0]?.id

const replied = writes('testimonials_replied', {
  takes: { id: text, reply: text, now: moment },
  text: ($) => `update testimonial set reply = ${$.reply}, replied_at = ${$.now} where id = ${$.id}`,
})
export const reply = (tx: Tx, id: string, words: string, now: number) => tx.run(replied, { id, reply: words, now })

const removed = writes('testimonials_removed', {
  takes: { id: text, reason, byId: text, now: moment },
  text: ($) => `update testimonial set removed_at = ${$.now}, removed_reason = ${$.reason}, removed_by = ${$.byId}
    where id = ${$.id}`,
})
export const remove = (tx: Tx, id: string, why: Reason, byId: string, now: number) =>
  tx.run(removed, { id, reason: why, byId, now })

const restored = writes('testimonials_restored', {
  takes: { id: text, byId: text, now: moment },
  text: ($) => `update testimonial set removed_at = null, removed_reason = null, removed_by = null,
    restored_at = ${$.now}, restored_by = ${$.byId} where id = ${$.id}`,
})
export const restore = (tx: Tx, id: string, byId: string, now: number) => tx.run(restored, { id, byId, now })

const counts = reads('testimonials_counts', {
  takes: { readerId: text },
  gives: { spread: list(integer), removed: rows({ reason, n: integer }) },
  text: (
    $,
  ) => `select r.spread, (select coalesce(json_agg(json_build_object('reason', removed_reason, 'n', n)), '[]') from
      (select removed_reason, count(*) n from testimonial where reader_id = r.id and removed_at is not null group by 1) c) as removed
    from reader r where r.id = ${$.readerId} and r.listed`,
})
/** The spread of what counts about a reader on show, and how many were taken down for what. */
export const findCounts = async (db: Db, readerId: string) => {
  const [row] = await db.run(counts, { readerId })
  return row && { spread: row.spread, removed: Object.fromEntries(row.removed.map((one) => [one.reason, one.n])) }
}
