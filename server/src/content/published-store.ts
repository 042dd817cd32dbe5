import { firstLocale, PieceKind, PieceLocale } from '@evenlight/contract/content'
import { integer, list, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joinedIfAny } from '../kernel/joined.ts'
import { family, reads } from '../kernel/statement.ts'

export const kind = oneOf(PieceKind.options)
export const locale = oneOf(PieceLocale.options)
export type Kind = (typeof PieceKind.options)[number]
export type Locale = (typeof PieceLocale.options)[number]

const card = {
  id: text,
  kind,
  slug: text,
  category: text,
  author_id: nullable(text),
  author_name: nullable(text),
  published_at: notNull(moment),
  changed_at: notNull(moment),
  locale,
  title: text,
  summary: text,
}
const whole = { ...card, body: text }
export type Card = RowOf<typeof card>
export type Whole = RowOf<typeof whole>
export type Place = [atMs: number, id: string]

// The English word for what it is about is what lists are narrowed by, and may change without a new version.
const columns = `p.id, p.kind, p.slug, case when v.locale = '${firstLocale}' or v.category = '' then p.category else v.category end as category,
  p.author_id, r.display_name as author_name, p.published_at, p.changed_at, v.locale, v.title, v.summary`
/** What is read in a language: the text of it, else the English one, else the one that there is. */
const read = ($locale: string) => `cross join lateral (select * from content_version
    where piece_id = p.id and live order by locale = ${$locale} desc, locale = '${firstLocale}' desc limit 1) v
  ${joinedIfAny('reader', 'r', 'p.author_id')}`

const pages = family({ narrowed: [false, true], byReaders: [false, true] }, ({ narrowed, byReaders }, key) =>
  reads(`content_page_${key}`, {
    takes: { kind, category: text, locale, afterMs: moment, afterId: text, most: integer },
    gives: card,
    text: ($) => `select ${columns} from (
        select * from content_piece where kind = ${$.kind} and state = 'published'
          ${narrowed ? `and category = ${$.category}` : ''} ${byReaders ? 'and author_id is not null' : ''}
          and (published_at, id) < (${$.afterMs}, ${$.afterId})
        order by published_at desc, id desc limit ${$.most}) p ${read($.locale)}
      order by p.published_at desc, p.id desc`,
  }),
)
/** A page of what is published of a kind, the newest first. */
export const listPublished = (
  db: Db,
  { category, byReaders, ...of }: { kind: Kind; category: string | undefined; byReaders: boolean; locale: Locale },
  place: Place | undefined,
  most: number,
) => {
  const [afterMs, afterId] = place ?? [Infinity, '']
  const narrowed = category !== undefined
  return db.run(pages({ narrowed, byReaders }), { ...of, category: category ?? '', afterMs, afterId, most })
}

export const locales = list(locale)
/** The languages that a piece can be read in. */
const localesOf = (id: string) =>
  `(select array_agg(l.locale order by l.locale) from content_version l where l.piece_id = ${id} and l.live)`

const one = reads('content_read', {
  takes: { kind, name: text, locale },
  gives: { ...whole, locales },
  text: ($) => `select ${columns}, v.body, ${localesOf('p.id')} as locales from (
      select * from content_piece where kind = ${$.kind} and ${$.name} in (id, slug) and state = 'published'
      order by id = ${$.name} desc limit 1) p ${read($.locale)}`,
})
export const findPublished = async (db: Db, of: { kind: Kind; name: string; locale: Locale }) =>
  (await db.run(one, of))[0]

const withdrawn = reads('content_withdrawn', {
  takes: { kind, name: text },
  gives: { id: text },
  text: ($) => `select id from content_piece
    where kind = ${$.kind} and ${$.name} in (id, slug) and state = 'withdrawn' limit 1`,
})
/** Whether it could be read once, and was taken back. */
export const isWithdrawn = async (db: Db, of: { kind: Kind; name: string }) => (await db.run(withdrawn, of)).length > 0

const wholesMost = 500
const all = reads('content_whole', {
  takes: { kind, locale, most: integer },
  gives: whole,
  text: ($) => `select ${columns}, v.body from (
      select * from content_piece where kind = ${$.kind} and state = 'published' order by position, id limit ${$.most}) p
    ${read($.locale)} order by p.position, p.id`,
})
/** All of a kind in the house's own order. */
export const listWhole = (db: Db, of: { kind: Kind; locale: Locale }) => db.run(all, { ...of, most: wholesMost })

const categories = reads('content_categories', {
  takes: { kind, locale },
  gives: { name: text, said: text, pieces: integer },
  text: ($) => `select p.category as name, coalesce(max(v.category), p.category) as said, count(*) as pieces
    from content_piece p left join content_version v on v.piece_id = p.id and v.live and v.locale = ${$.locale}
      and v.locale <> '${firstLocale}' and v.category <> ''
    where p.kind = ${$.kind} and p.state = 'published' and p.category <> '' group by p.category order by said, name`,
})
export const listCategories = (db: Db, of: { kind: Kind; locale: Locale }) => db.run(categories, of)

const shown = reads('content_shown', {
  takes: { kind, most: integer },
  gives: { id: text, changed_at: notNull(moment), locales },
  text: (
    $,
  ) => `select id, changed_at, ${localesOf('content_piece.id')} as locales from content_piece where kind = ${$.kind} and state = 'published'
    order by published_at desc, id desc limit ${$.most}`,
})
/** The newest published of a kind, when visitors last found them changed, and the languages that they can be read in. */
export const listShownPieces = (db: Db, of: Kind, most: number) => db.run(shown, { kind: of, most })
