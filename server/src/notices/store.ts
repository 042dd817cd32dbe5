import type { Db, Tx } from '../kernel/database.ts'
import { countMax, type Event, type Ways, type Whom } from './rules.ts'

export interface Row {
  id: string
  event: Event
  title: string
  body: string
  link: string | null
  pinned: boolean
  at: Date
  read_at: Date | null
  audience: Whom | null
  /** Null when it has no end. */
  ends_at: Date | null
  withdrawn_at: Date | null
}
export type Place = [pinned: boolean, atMs: number, id: string]
/** Whose list it is, and which audiences of the board they belong to. */
export interface Reader {
  personId: string
  audiences: Whom[]
  now: number
}

const stamp = (ms: number) => new Date(ms).toISOString()
const latest = 'order by pinned desc, at desc, id desc limit $7'
// Looked up row by row: whoever has read the board for years has many marks, and only those of what stands count.
const marks = `left join lateral (select read_at, hidden_at from notice_mark where person_id = $1 and post_id = p.id limit 1) m on true`
const mine = `select n.id, n.event, n.title, n.body, n.link, false as pinned, n.at, n.read_at, null as audience,
    null::timestamptz as ends_at, null::timestamptz as withdrawn_at from notice n where n.person_id = $1`
const posted = `select p.id, 'board', p.title, p.body, null, p.pinned, p.starts_at as at, m.read_at, p.audience,
    nullif(p.ends_at, 'infinity'), p.withdrawn_at from notice_post p ${marks}`
const standing = 'p.withdrawn_at is null and p.starts_at <= $3 and p.ends_at > $3 and p.audience = any($2::text[])'

// Pinned ones stand before everything; a place among them is before all that is mine.
const mineAfter = `(n.at, n.id) < (case when $4 then 'infinity' else $5::timestamptz end, case when $4 then '' else $6 end)`
const postedAfter = '(p.pinned, p.starts_at, p.id) < ($4::boolean, $5::timestamptz, $6)'
const both = (ofMine: string, ofBoard: string) => `select * from (
    (${mine} and n.hidden_at is null and ${ofMine} and ${mineAfter} order by n.at desc, n.id desc limit $7)
    union all
    (${posted} where ${ofBoard} and ${postedAfter} order by p.pinned desc, p.starts_at desc, p.id desc limit $7)) both_of_them
  ${latest}`
const lists = {
  member: { name: 'notices_member', text: both('true', `${standing} and m.hidden_at is null`) },
  admin: { name: 'notices_admin', text: both('$2::text[] is not null and $3::timestamptz is not null', 'true') },
  unread: {
    name: 'notices_unread',
    text: both('n.read_at is null', `$8 and ${standing} and m.hidden_at is null and m.read_at is null`),
  },
}
const values = ({ personId, audiences, now }: Reader, place: Place | undefined, most: number) => [
  personId,
  audiences,
  stamp(now),
  ...(place ? [place[0], stamp(place[1]), place[2]] : [true, 'infinity', '']),
  most,
]
/** A page of notices, pinned ones first, then the newest. */
export const page = (db: Db, list: 'member' | 'admin', reader: Reader, place: Place | undefined, most: number) =>
  db.run<Row>(lists[list], values(reader, place, most))
/** Unread ones; of the board only if `board`. */
export const unread = (db: Db, reader: Reader, board: boolean, place: Place | undefined, most: number) =>
  db.run<Row>(lists.unread, [...values(reader, place, most), board])

const counted = {
  name: 'notices_count',
  text: `select (select count(*) from (select from notice where person_id = $1 and hidden_at is null and read_at is null limit ${countMax}) a)
    + (select count(*) from notice_post p ${marks} where ${standing}
      and m.hidden_at is null and m.read_at is null
      and coalesce((select site from notice_setting where person_id = $1 and event = 'board'), $4)) as n`,
}
/** How many are unread, up to `countMax`; `site` is what holds for the board where the person set nothing. */
export const count = async (db: Db, { personId, audiences, now }: Reader, site: boolean) => {
  const [row] = await db.run<{ n: number }>(counted, [personId, audiences, stamp(now), site])
  return Math.min(row!.n, countMax)
}

const one = {
  name: 'notices_one',
  text: `${mine} and n.id = $2 union all ${posted} where p.id = $2 and ($3 or (p.withdrawn_at is null and p.starts_at <= $4
    and p.ends_at > $4 and p.audience = any($5::text[])))`,
}
/** A notice that this person may see; to `all` of the board an admin may look. */
export const byId = async (db: Db, id: string, { personId, audiences, now }: Reader, all: boolean) =>
  (await db.run<Row>(one, [personId, id, all, stamp(now), audiences]))[0]

const added = {
  name: 'notices_add',
  text: `insert into notice (id, person_id, event, title, body, link, at, read_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}
export interface Added {
  id: string
  personId: string
  event: Event
  title: string
  body: string
  link?: string | undefined
  read: boolean
  now: number
}
export const add = (tx: Tx, { id, personId, event, title, body, link, read, now }: Added) =>
  tx.run(added, [id, personId, event, title, body, link ?? null, stamp(now), read ? stamp(now) : null])

const found = {
  name: 'notices_recipient',
  text: `select p.username, p.email, s.site, s.mail, p.blocked_at is null or p.blocked_until <= $3 as reachable
    from account_person p left join notice_setting s on s.person_id = p.id and s.event = $2
    where p.id = $1 and p.state not in ('lapsed', 'erased')`,
}
interface Recipient {
  username: string
  email: string
  /** Null where nothing was set. */
  site: boolean | null
  mail: boolean | null
  /** Whoever is blocked gets no mail; they can't come and read. */
  reachable: boolean
}
export const recipient = async (tx: Tx, personId: string, event: Event, now: number) =>
  (await tx.run<Recipient>(found, [personId, event, stamp(now)]))[0]

const set = { name: 'notices_settings', text: 'select event, site, mail from notice_setting where person_id = $1' }
export const settings = (db: Db, personId: string) => db.run<Ways & { event: Event }>(set, [personId])

const put = {
  name: 'notices_set',
  text: `insert into notice_setting (person_id, event, site, mail) values ($1, $2, $3, $4)
    on conflict (person_id, event) do update set site = excluded.site, mail = excluded.mail`,
}
export const setWays = (tx: Tx, personId: string, event: Event, { site, mail }: Ways) =>
  tx.run(put, [personId, event, site, mail])
