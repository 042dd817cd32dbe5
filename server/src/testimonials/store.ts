import type { RemovalReason } from '@evenlight/contract/testimonials'
import type { output } from 'zod/v4/core'
import type { Db, Tx } from '../kernel/database.ts'

export type Reason = output<typeof RemovalReason>
export interface Row {
  id: string
  reading_id: string
  client_id: string
  client_username: string
  reader_id: string
  reader_username: string
  display_name: string
  stars: number
  text: string | null
  at: Date
  reply: string | null
  replied_at: Date | null
  removed_at: Date | null
  removed_reason: Reason | null
}
export type Place = [atMs: number, id: string]

const stamp = (ms: number) => new Date(ms).toISOString()
const columns = `t.id, t.reading_id, t.client_id, p.username as client_username, t.reader_id, r.username as reader_username,
  r.display_name, t.stars, t.text, t.at, t.reply, t.replied_at, t.removed_at, t.removed_reason`
const from = 'testimonial t join account_person p on p.id = t.client_id join reader r on r.id = t.reader_id'
const after = (at: string, id: string) => `(t.at, t.id) < (${at}::timestamptz, ${id})`
const latest = (most: string) => `order by t.at desc, t.id desc limit ${most}`

const lists = {
  published: `t.reader_id = $1 and t.removed_at is null`,
  reader: 't.reader_id = $1',
  client: 't.client_id = $1',
} as const
const pages = Object.fromEntries(
  Object.entries(lists).map(([name, where]) => [
    name,
    {
      name: `testimonials_${name}`,
      text: `select ${columns} from ${from} where ${where} and ${after('$2', '$3')} ${latest('$4')}`,
    },
  ]),
) as Record<keyof typeof lists, { name: string; text: string }>
const ofStars = {
  name: 'testimonials_stars',
  text: `select ${columns} from ${from} where ${lists.published} and t.stars = $5 and ${after('$2', '$3')} ${latest('$4')}`,
}
const everybody = {
  name: 'testimonials_all',
  text: `select ${columns} from ${from} where ${after('$1', '$2')} ${latest('$3')}`,
}

const start = (place: Place | undefined) => (place ? [stamp(place[0]), place[1]] : ['infinity', ''])

/** A page of testimonials, the newest first. */
export const page = (db: Db, list: keyof typeof lists, whose: string, place: Place | undefined, most: number) =>
  db.run<Row>(pages[list], [whose, ...start(place), most])
export const pageOfStars = (db: Db, readerId: string, stars: number, place: Place | undefined, most: number) =>
  db.run<Row>(ofStars, [readerId, ...start(place), most, stars])
export const pageOfAll = (db: Db, place: Place | undefined, most: number) =>
  db.run<Row>(everybody, [...start(place), most])

const one = { name: 'testimonials_one', text: `select ${columns} from ${from} where t.id = $1` }
const oneLocked = { name: 'testimonials_one_locked', text: `${one.text} for update of t` }
export const byId = async (db: Db, id: string) => (await db.run<Row>(one, [id]))[0]
export const lock = async (tx: Tx, id: string) => (await tx.run<Row>(oneLocked, [id]))[0]

const written = {
  name: 'testimonials_written',
  text: `insert into testimonial (id, reading_id, client_id, reader_id, stars, text, at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (reading_id) do nothing returning id`,
}
export interface Written {
  id: string
  readingId: string
  clientId: string
  readerId: string
  stars: number
  text: string | undefined
  now: number
}
/** False when this reading has one already. */
export const add = async (tx: Tx, { id, readingId, clientId, readerId, stars, text, now }: Written) =>
  (await tx.run(written, [id, readingId, clientId, readerId, stars, text ?? null, stamp(now)])).length > 0

const worded = {
  name: 'testimonials_worded',
  text: `update testimonial set text = $4 where reading_id = $1 and client_id = $2 and stars = $3 and text is null
    and removed_at is null returning id`,
}
/** Adds words to stars that were given without any; the testimonial's id, undefined when there is nothing to add to. */
export const addWords = async (tx: Tx, { readingId, clientId, stars, text }: Written) =>
  (await tx.run<{ id: string }>(worded, [readingId, clientId, stars, text]))[0]?.id

const replied = {
  name: 'testimonials_replied',
  text: 'update testimonial set reply = $2, replied_at = $3 where id = $1',
}
export const reply = (tx: Tx, id: string, text: string, now: number) => tx.run(replied, [id, text, stamp(now)])

const removed = {
  name: 'testimonials_removed',
  text: 'update testimonial set removed_at = $2, removed_reason = $3, removed_by = $4 where id = $1',
}
export const remove = (tx: Tx, id: string, reason: Reason, byId: string, now: number) =>
  tx.run(removed, [id, stamp(now), reason, byId])

const counts = {
  name: 'testimonials_counts',
  text: `select r.spread, (select coalesce(jsonb_object_agg(removed_reason, n), '{}') from
      (select removed_reason, count(*)::int n from testimonial where reader_id = r.id and removed_at is not null group by 1) c) as removed
    from reader r where r.id = $1 and r.listed`,
}
/** The spread of what is published about a reader on show, and how many were taken down for what. */
export const countsOf = async (db: Db, readerId: string) =>
  (await db.run<{ spread: number[]; removed: Partial<Record<Reason, number>> }>(counts, [readerId]))[0]
