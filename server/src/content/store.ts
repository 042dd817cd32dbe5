import { PieceState } from '@evenlight/contract/content'
import { boolean, integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { family, reads, writes, type Values } from '../kernel/statement.ts'
import { kind, locale, locales, type Kind, type Place } from './published-store.ts'
import type { State } from './rules.ts'

const state = oneOf(PieceState.options)
const piece = {
  id: text,
  kind,
  slug: text,
  category: text,
  position: integer,
  author_id: nullable(text),
  author_name: nullable(text),
  state,
  versions: integer,
  saved_at: moment,
  publish_at: nullable(moment),
  published_at: nullable(moment),
  returned_reason: nullable(text),
  title: text,
  ahead: boolean,
  locales,
}
export type Row = RowOf<typeof piece>

const columns = `p.id, p.kind, p.slug, p.category, p.position, p.author_id, r.display_name as author_name, p.state,
  p.versions, p.saved_at, p.publish_at, p.published_at, p.returned_reason, v.title, p.published_at is not null and not v.live as ahead,
  (select array_agg(distinct l.locale order by l.locale) from content_version l where l.piece_id = p.id) as locales`
const beside = `${joined('content_version', 'v', 'p.id and number = p.versions', 'piece_id')}
  ${joinedIfAny('reader', 'r', 'p.author_id')}`

const lists = family({ of: ['author', 'house'], kind: [false, true], state: [false, true] }, (by, key) =>
  reads(`content_index_${key}`, {
    takes: { authorId: text, kind, state, afterMs: moment, afterId: text, most: integer },
    gives: piece,
    text: ($) => `select ${columns} from (
        select * from content_piece where (saved_at, id) < (${$.afterMs}, ${$.afterId})
          ${by.of === 'author' ? `and author_id = ${$.authorId}` : ''}
          ${by.kind ? `and kind = ${$.kind}` : ''} ${by.state ? `and state = ${$.state}` : ''}
        order by saved_at desc, id desc limit ${$.most}) p ${beside}
      order by p.saved_at desc, p.id desc`,
  }),
)
interface Wish {
  authorId: string | undefined
  kind: Kind | undefined
  state: State | undefined
}
/** A page of an author's pieces, or of everybody's; what was saved last comes first. */
export const listPieces = (db: Db, wish: Wish, place: Place | undefined, most: number) => {
  const [afterMs, afterId] = place ?? [Infinity, '']
  const choice = {
    of: wish.authorId === undefined ? 'house' : 'author',
    kind: wish.kind !== undefined,
    state: wish.state !== undefined,
  } as const
  return db.run(lists(choice), {
    authorId: wish.authorId ?? '',
    kind: wish.kind ?? 'article',
    state: wish.state ?? 'draft',
    afterMs,
    afterId,
    most,
  })
}

const oneText = (id: string) => `select ${columns} from content_piece p ${beside} where p.id = ${id}`
const known = reads('content_one', { takes: { id: text }, gives: piece, text: ($) => oneText($.id) })
const locked = writes('content_one_locked', {
  takes: { id: text },
  gives: piece,
  text: ($) => `${oneText($.id)} for update of p`,
})
export const byId = async (db: Db, id: string) => (await db.run(known, { id }))[0]
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const version = {
  number: integer,
  locale,
  category: text,
  title: text,
  summary: text,
  body: text,
  saved_at: moment,
  saved_by: text,
  live: boolean,
}
export type VersionRow = RowOf<typeof version>
const named = `v.number, v.locale, v.category, v.title, v.summary, v.body, v.saved_at, coalesce(w.username, '') as saved_by, v.live`
const saver = joinedIfAny('account_person', 'w', 'v.saved_by')
const newest = reads('content_newest', {
  takes: { id: text },
  gives: version,
  text: ($) => `select ${named} from (
      select distinct on (locale) * from content_version where piece_id = ${$.id} order by locale, number desc) v ${saver}`,
})
/** The newest text of each language. */
export const listNewest = (db: Db, id: string) => db.run(newest, { id })
const single = reads('content_version_one', {
  takes: { id: text, number: integer },
  gives: version,
  text: ($) => `select ${named} from content_version v ${saver} where v.piece_id = ${$.id} and v.number = ${$.number}`,
})
export const findVersion = async (db: Db, id: string, number: number) => (await db.run(single, { id, number }))[0]
const { category: _, summary: __, body: ___, ...line } = version
const versionsShown = 50
const versions = reads('content_versions', {
  takes: { id: text, most: integer },
  gives: line,
  text: ($) => `select v.number, v.locale, v.title, v.saved_at, coalesce(w.username, '') as saved_by, v.live from (
      select * from content_version where piece_id = ${$.id} order by number desc limit ${$.most}) v ${saver}
    order by v.number desc`,
})
/** The last of them, without their texts. */
export const listVersions = (db: Db, id: string) => db.run(versions, { id, most: versionsShown })

const added = writes('content_added', {
  takes: { id: text, kind, slug: text, authorId: nullable(text), now: moment },
  gives: { id: text },
  text: ($) => `insert into content_piece (id, kind, slug, author_id, saved_at)
    values (${$.id}, ${$.kind}, ${$.slug}, ${$.authorId}, ${$.now}) on conflict (kind, slug) do nothing returning id`,
})
/** False when its address is another's. */
export const add = async (tx: Tx, one: Values<typeof added.takes>) => (await tx.run(added, one)).length > 0

const versioned = writes('content_versioned', {
  takes: {
    id: text,
    number: integer,
    locale,
    category: text,
    title: text,
    summary: text,
    body: text,
    byId: text,
    now: moment,
  },
  text: (
    $,
  ) => `insert into content_version (piece_id, number, locale, category, title, summary, body, saved_by, saved_at)
    values (${$.id}, ${$.number}, ${$.locale}, ${$.category}, ${$.title}, ${$.summary}, ${$.body}, ${$.byId}, ${$.now})`,
})
const counted = writes('content_counted', {
  takes: { id: text, number: integer, now: moment },
  text: ($) => `update content_piece set versions = ${$.number}, saved_at = ${$.now} where id = ${$.id}`,
})
/** Saves a text as the newest version of its piece. */
export const addVersion = async (tx: Tx, one: Values<typeof versioned.takes>) => {
  await tx.run(versioned, one)
  await tx.run(counted, { id: one.id, number: one.number, now: one.now })
}

const placed = writes('content_placed', {
  takes: { id: text, slug: text, category: text, position: integer },
  gives: { id: text },
  text: ($) => `update content_piece p set slug = ${$.slug}, category = ${$.category}, position = ${$.position}
    where id = ${$.id} and not exists (
      select from content_piece o where o.kind = p.kind and o.slug = ${$.slug} and o.id <> p.id) returning id`,
})
/** False when its address is another's. */
export const place = async (tx: Tx, one: Values<typeof placed.takes>) => (await tx.run(placed, one)).length > 0

const moved = writes('content_moved', {
  takes: { id: text, state, publishAt: nullable(moment), reason: nullable(text) },
  text: ($) => `update content_piece set state = ${$.state}, publish_at = ${$.publishAt}, returned_reason = ${$.reason}
    where id = ${$.id}`,
})
export const move = (tx: Tx, one: Values<typeof moved.takes>) => tx.run(moved, one)

const stale = writes('content_stale', {
  takes: { id: text },
  text: ($) => `update content_version set live = false where piece_id = ${$.id} and live`,
})
const live = writes('content_live', {
  takes: { id: text },
  text: ($) => `update content_version v set live = true from (
      select distinct on (locale) number from content_version where piece_id = ${$.id} order by locale, number desc) n
    where v.piece_id = ${$.id} and v.number = n.number`,
})
const dated = writes('content_dated', {
  takes: { id: text, now: moment },
  text: ($) => `update content_piece set published_at = coalesce(published_at, ${$.now}), changed_at = ${$.now}
    where id = ${$.id}`,
})
/** From now on visitors read the newest text of each language. */
export const goLive = async (tx: Tx, id: string, now: number) => {
  await tx.run(stale, { id })
  await tx.run(live, { id })
  await tx.run(dated, { id, now })
}

const due = writes('content_due', {
  takes: { now: moment },
  gives: { id: text },
  text: ($) => `select id from content_piece where state = 'scheduled' and publish_at <= ${$.now}
    order by publish_at limit 1 for update skip locked`,
})
/** One whose moment has come; another process that is at it keeps it. */
export const nextDue = async (tx: Tx, now: number) => (await tx.run(due, { now }))[0]?.id
