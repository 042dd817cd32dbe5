import type { content as contract } from '@evenlight/contract/content'
import { refuse } from '@evenlight/contract/errors'
import type { output } from 'zod/v4/core'
import { paged } from '../kernel/cursor.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { kept, prepared, type Actor, type Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Freshness } from '../kernel/response-cache.ts'
import { contentChanges } from './changes.ts'
import { clean } from './clean.ts'
import { addPiece } from './pieces.ts'
import {
  findPublished,
  isWithdrawn,
  listCategories,
  listPublished,
  listWhole,
  type Kind,
  type Locale,
  type Place,
} from './published-store.ts'
import { ownPiece, shownCard, shownWhole } from './shown.ts'
import * as store from './store.ts'

/** What is published is answered from memory until something else is. */
export const freshness: Freshness = { maxAgeMs: 60_000, changes: contentChanges }

type Calls = Handlers<typeof contract>
type Listing = { db: Db; query: output<(typeof contract)['articles']['query']> }

interface New {
  actor: Actor
  body: output<(typeof contract)['addArticle']['body']>
  now: number
}

/** So many of the newest stand on the home page. */
const newestMost = 3

/** What visitors read of a kind. */
const readsOf = (kind: Kind) => ({
  read: async (db: Db, name: string, locale: Locale) => {
    const row = await findPublished(db, { kind, name, locale })
    if (!row) throw refuse((await isWithdrawn(db, { kind, name })) ? 'gone' : 'not_found')
    return { ...shownWhole(row), locales: row.locales }
  },
  readAll: async (db: Db, locale: Locale) => (await listWhole(db, { kind, locale })).map(shownWhole),
  readNewest: async (db: Db, locale: Locale) => {
    const of = { kind, category: undefined, byReaders: false, locale }
    return (await listPublished(db, of, undefined, newestMost)).map(shownCard)
  },
})

/** The calls that several kinds have alike: lists, one of them, categories, and something new. */
export const ofKind = (parts: Parts, kind: Kind) => {
  const { read, ...reads } = readsOf(kind)
  const list =
    (byReaders: boolean) =>
    ({ db, query }: Listing) =>
      paged(parts, {
        list: `content ${kind} ${byReaders} ${query.category ?? ''} ${query.locale}`,
        query,
        load: (place: Place | undefined, most) =>
          listPublished(db, { kind, category: query.category, byReaders, locale: query.locale }, place, most),
        placeOf: (row): Place => [row.published_at, row.id],
        items: (rows) => rows.map(shownCard),
      })
  const one: Calls['article'] = kept(freshness, ({ db, params, query }) => read(db, params.id, query.locale))
  const whole: Calls['questions'] = kept(freshness, ({ db, query }) => reads.readAll(db, query.locale))
  const categories: Calls['articleCategories'] = kept(freshness, ({ db, query }) =>
    listCategories(db, { kind, locale: query.locale }),
  )
  const add = prepared(
    async ({ actor, body }: Pick<New, 'actor' | 'body'>) => clean(body.body, actor.role === 'ADMIN'),
    async ({ tx, actor, body, now, prepared: cleaned }: New & { tx: Tx; prepared: string }) => {
      const id = await addPiece(tx, kind, { ...body, body: cleaned }, { actor, now })
      return ownPiece(tx, (await store.byId(tx, id))!)
    },
  )
  return {
    read,
    ...reads,
    one,
    whole,
    categories,
    add,
    list: kept(freshness, list(false)),
    listByReaders: kept(freshness, list(true)),
  }
}
