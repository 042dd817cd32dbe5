import type { Channel, Sort } from '@evenlight/contract/readers'
import type { output } from 'zod/v4/core'
import { limitDefault } from '../kernel/cursor.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Named } from '../kernel/named.ts'
import type { Hours } from './hours.ts'
import type { Standing } from './rules.ts'

export interface CardRow extends Standing {
  id: string
  username: string
  display_name: string
  headline: string
  picture: string | null
  expertises: string[]
  languages: string[]
  channels: output<typeof Channel>[]
  rating_hundredths: number
  reviews_count: number
  readings_count: number
}
export interface ProfileRow extends CardRow {
  about: string
  status_line: string
  years: number
  time_zone: string
  schedule: Hours[]
  spread: number[]
}
export interface DeskRow extends Standing {
  id: string
  schedule: Hours[]
  time_zone: string
  status_line: string
  greeting: string
  quick_replies: string[]
  channels: output<typeof Channel>[]
}
type Order = output<typeof Sort>

const card = `r.id, r.username, r.display_name, r.headline, r.picture, r.expertises, r.languages, r.channels,
  r.availability, r.back_at, r.online, r.reading_id, r.rating_hundredths, r.reviews_count, r.readings_count`
const orders: Record<Order, { key: string; type: string }> = {
  recommended: { key: 'score', type: 'integer' },
  rating: { key: 'rating_hundredths', type: 'integer' },
  newest: { key: 'listed_at', type: 'timestamptz' },
  most_readings: { key: 'readings_count', type: 'integer' },
}

export interface PageAsked {
  order: Order
  /** Where the page before ended; absent for the first. */
  after?: [key: string, id: string] | undefined
  tags: [string, ...string[]]
  ratingHundredths?: number | undefined
  q?: string | undefined
  /** Rows to answer at most. */
  most: number
}
const usual = limitDefault + 1
const known = new Map<string, Named>()

/**
 * The statement of a page and its values. Only what is asked for stands in it: a condition that excludes nothing would
 * make the planner expect little and plan anew each time.
 */
export const pageAsked = ({ order, after, tags: [lead, ...others], ratingHundredths, q, most }: PageAsked) => {
  const { key, type } = orders[order]
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const where = [
    // Written out, the commonest tag doesn't mislead the planner about the others.
    lead === 'all' ? `t.tag = 'all'` : `t.tag = ${put(lead)}`,
    after && `(t.${key}, t.reader_id) < (${put(after[0])}::${type}, ${put(after[1])})`,
    ratingHundredths && `t.rating_hundredths >= ${put(ratingHundredths)}`,
    others.length && `r.tags @> ${put(others)}::text[]`,
    q && `r.search like '%' || folded(${put(q.replace(/[\\%_]/g, '\\$&'))}) || '%'`,
  ].filter(Boolean)
  const limit = most === usual ? String(usual) : put(most)
  const shape = `${order} ${where.join(' ')} ${limit}`
  const query = known.get(shape) ?? {
    name: `readers_page_${known.size}`,
    text: `select ${card}, t.${key}::text as key from reader_tag t join reader r on r.id = t.reader_id
      where ${where.join(' and ')} order by t.${key} desc, t.reader_id desc limit ${limit}`,
  }
  known.set(shape, query)
  return { query, values }
}

/** Cards in the asked order, with the key that a following page begins after. */
export const page = (db: Db, asked: PageAsked) => {
  const { query, values } = pageAsked(asked)
  return db.run<CardRow & { key: string }>(query, values)
}

export const profileQuery = {
  name: 'readers_profile',
  text: `select ${card}, r.about, r.status_line, r.years, r.time_zone, r.schedule, r.spread from reader r where r.id = $1 and r.listed`,
}
export const profile = async (db: Db, id: string) => (await db.run<ProfileRow>(profileQuery, [id]))[0]

export const prefixQuery = {
  name: 'readers_prefix',
  // User names are ASCII letters, digits and ._- alone, all of which sort before the tilde.
  text: `select ${card} from reader r where lower(r.username) ~>=~ $1 and lower(r.username) ~<~ ($1 || '~') and r.listed
    order by lower(r.username) using ~<~ limit $2`,
}
export const byPrefix = (db: Db, prefix: string, most: number) =>
  db.run<CardRow>(prefixQuery, [prefix.toLowerCase(), most])

const some = { name: 'readers_some', text: `select ${card} from reader r where r.id = any ($1) and r.listed` }
export const byIds = (db: Db, ids: string[]) => db.run<CardRow>(some, [ids])

const desk = {
  name: 'readers_desk',
  text: `select id, availability, back_at, online, reading_id, schedule, time_zone, status_line, greeting, quick_replies, channels
    from reader where id = $1`,
}
const deskLocked = { name: 'readers_desk_locked', text: `${desk.text} for no key update` }
export const deskOf = async (db: Db, id: string) => (await db.run<DeskRow>(desk, [id]))[0]
export const lockDesk = async (tx: Tx, id: string) => (await tx.run<DeskRow>(deskLocked, [id]))[0]

const stand = {
  name: 'readers_stand',
  text: 'update reader set availability = $2, back_at = $3, online = $4, reading_id = $5 where id = $1',
}
export const saveStanding = (tx: Tx, id: string, now: Standing) =>
  tx.run(stand, [id, now.availability, now.back_at, now.online, now.reading_id])

const settings = {
  name: 'readers_settings',
  text: 'update reader set status_line = $2, greeting = $3, quick_replies = $4, channels = $5 where id = $1',
}
export const saveSettings = (tx: Tx, row: Omit<DeskRow, keyof Standing | 'schedule' | 'time_zone'>) =>
  tx.run(settings, [row.id, row.status_line, row.greeting, row.quick_replies, row.channels])

export interface Words {
  display_name: string
  headline: string
  about: string
  expertises: string[]
  languages: string[]
  channels: output<typeof Channel>[]
  picture: string | null
  years: number
  schedule: Hours[]
}
const words = [
  'display_name',
  'headline',
  'about',
  'expertises',
  'languages',
  'channels',
  'picture',
  'years',
  'schedule',
] as const
const saved = {
  name: 'readers_words',
  text: `update reader set ${words.map((name, i) => `${name} = coalesce($${i + 2}, ${name})`).join(', ')} where id = $1`,
}
export const saveWords = (tx: Tx, id: string, given: Partial<Words>) => {
  const schedule = given.schedule && JSON.stringify(given.schedule)
  return tx.run(saved, [id, ...words.map((name) => (name === 'schedule' ? schedule : given[name]) ?? null)])
}

const counted = {
  name: 'readers_reading_counted',
  text: 'update reader set readings_count = readings_count + 1 where id = $1',
}
export const countReading = (tx: Tx, id: string) => tx.run(counted, [id])

const reachableReader = {
  name: 'readers_reachable',
  text: `select id, username, display_name, listed, channels, availability, back_at, online, reading_id, greeting from reader where id = $1`,
}
export interface ReachableRow extends Standing {
  id: string
  username: string
  display_name: string
  listed: boolean
  channels: output<typeof Channel>[]
  greeting: string
}
export const reachable = async (db: Db, id: string) => (await db.run<ReachableRow>(reachableReader, [id]))[0]

const stamp = (ms: number) => new Date(ms).toISOString()
const nodeSeen = {
  name: 'readers_node_seen',
  text: `insert into reader_node as n (node, seen_at) values ($1, $2)
    on conflict (node) do update set seen_at = greatest(n.seen_at, excluded.seen_at)`,
}
const entered = {
  name: 'readers_entered',
  text: 'insert into reader_presence (reader_id, node) values ($1, $2) on conflict do nothing',
}
const left = { name: 'readers_left', text: 'delete from reader_presence where reader_id = $1 and node = $2' }
const somewhere = { name: 'readers_somewhere', text: 'select from reader_presence where reader_id = $1 limit 1' }
const onNode = { name: 'readers_on_node', text: 'select reader_id from reader_presence where node = $1' }

export const enter = async (tx: Tx, id: string, node: string, now: number) => {
  await tx.run(nodeSeen, [node, stamp(now)])
  await tx.run(entered, [id, node])
}
export const leave = (tx: Tx, id: string, node: string) => tx.run(left, [id, node])
export const isSomewhere = async (tx: Tx, id: string) => (await tx.run(somewhere, [id])).length > 0

/** Says that `node` lives, and answers whom it is known to hold. */
export const liveOn = async (tx: Tx, node: string, now: number) => {
  await tx.run(nodeSeen, [node, stamp(now)])
  return (await tx.run<{ reader_id: string }>(onNode, [node])).map((row) => row.reader_id)
}

const ghost = {
  name: 'readers_ghosts',
  text: `select p.reader_id, p.node from reader_node n join reader_presence p on p.node = n.node where n.seen_at <= $1 limit $2`,
}
export const ghosts = (db: Db, silentSinceMs: number, most: number) =>
  db.run<{ reader_id: string; node: string }>(ghost, [stamp(silentSinceMs), most])

const empty = {
  name: 'readers_forget_nodes',
  text: `delete from reader_node n where seen_at <= $1 and not exists (select from reader_presence p where p.node = n.node)`,
}
export const forgetNodes = (tx: Tx, silentSinceMs: number) => tx.run(empty, [stamp(silentSinceMs)])

const due = { name: 'readers_due', text: 'select id from reader where back_at <= $1 order by back_at limit $2' }
export const dueBack = async (db: Db, now: number, most: number) =>
  (await db.run<{ id: string }>(due, [stamp(now), most])).map(({ id }) => id)

const unblocked = {
  name: 'readers_unblocked',
  text: `update reader r set listed = true from account_person p
    where p.id = r.id and not r.listed and p.state = 'active' and p.approval = 'approved' and p.blocked_until <= $1 returning r.id`,
}
/** Shows again whose block ended by itself. */
export const relist = async (tx: Tx, now: number) => (await tx.run(unblocked, [stamp(now)])).length > 0
