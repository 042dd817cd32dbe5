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
import { addPiece, movePiece, restore, savePiece } from './pieces.ts'
import {
  findPublished,
  listCategories,
  listPublished,
  listWhole,
  type Kind,
  type Locale,
  type Place,
} from './published-store.ts'
import { ownCard, ownPiece, shownCard, shownVersion, shownWhole } from './shown.ts'
import * as store from './store.ts'

const freshness: Freshness = { maxAgeMs: 60_000, changes: contentChanges }

/** A reader's own; to others it does not exist. The house has all. */
const isTheirs = ({ role, id }: Actor, row: store.Row | undefined): row is store.Row =>
  row !== undefined && (role === 'ADMIN' || row.author_id === id)

type Act = output<(typeof contract)['updateArticle']['body']>
const actOn = async (tx: Tx, id: string, act: Act, body: string, by: { actor: Actor; now: number }) => {
  const piece = await store.lock(tx, id)
  if (!isTheirs(by.actor, piece)) throw refuse('not_found')
  if (act.seen !== piece.versions) throw refuse('wrong_state', { detail: 'piece_moved' })
  if (act.action === 'save') await savePiece(tx, piece, { ...act, body }, by)
  else if (act.action === 'restore') await restore(tx, piece, act.number, by)
  else {
    const reason = act.action === 'return' ? act.reason : undefined
    const atMs = act.action === 'schedule' ? Date.parse(act.at) : undefined
    await movePiece(tx, piece, act.action, { reason, atMs }, by)
  }
}

/** The calls that each kind has: its public list, one of it, its categories, and something new of it. */
const ofKind = (parts: Parts, kind: Kind) => {
  const fresh = async (db: Db, id: string) => ownPiece(db, (await store.byId(db, id))!)
  return {
    list: kept(freshness, ({ db, query }: { db: Db; query: output<(typeof contract)['articles']['query']> }) =>
      paged(parts, {
        list: `content ${kind} ${query.category ?? ''} ${query.locale}`,
        query,
        load: (place: Place | undefined, most) =>
          listPublished(db, { kind, category: query.category, locale: query.locale }, place, most),
        placeOf: (row): Place => [row.published_at, row.id],
        items: (rows) => rows.map(shownCard),
      }),
    ),
    one: kept(
      freshness,
      async ({ db, params, query }: { db: Db; params: { id: string }; query: { locale: Locale } }) => {
        const row = await findPublished(db, { kind, name: params.id, locale: query.locale })
        if (!row) throw refuse('not_found')
        return shownWhole(row)
      },
    ),
    whole: kept(freshness, async ({ db, query }: { db: Db; query: { locale: Locale } }) =>
      (await listWhole(db, { kind, locale: query.locale })).map(shownWhole),
    ),
    categories: kept(freshness, ({ db }: { db: Db }) => listCategories(db, kind)),
    add: prepared(
      async ({ actor, body }: { actor: Actor; body: output<(typeof contract)['addArticle']['body']> }) =>
        clean(body.body, actor.role === 'ADMIN'),
      async ({
        tx,
        actor,
        body,
        now,
        prepared: cleaned,
      }: {
        tx: Tx
        actor: Actor
        body: output<(typeof contract)['addArticle']['body']>
        now: number
        prepared: string
      }) => fresh(tx, await addPiece(tx, kind, { ...body, body: cleaned }, { actor, now })),
    ),
  }
}

export const content = (parts: Parts): Handlers<typeof contract> => {
  const [articles, questions] = [ofKind(parts, 'article'), ofKind(parts, 'question')]
  const find = async (db: Db, actor: Actor, id: string) => {
    const row = await store.byId(db, id)
    if (!isTheirs(actor, row)) throw refuse('not_found')
    return row
  }
  return {
    articles: articles.list,
    article: articles.one,
    articleCategories: articles.categories,
    addArticle: articles.add,
    questions: questions.whole,
    saveQuestion: questions.add,
    index: ({ db, actor, query }) => {
      const { kind, state } = query
      const authorId = actor.role === 'ADMIN' ? undefined : actor.id
      return paged(parts, {
        list: `content index ${kind ?? ''} ${state ?? ''}`,
        query,
        load: (place: Place | undefined, most) => store.listPieces(db, { authorId, kind, state }, place, most),
        placeOf: (row): Place => [row.saved_at, row.id],
        items: (rows) => rows.map(ownCard),
      })
    },
    updateArticle: prepared(
      async ({ actor, body }) => (body.action === 'save' ? clean(body.body, actor.role === 'ADMIN') : ''),
      async ({ tx, actor, params, body, now, prepared: cleaned }) => {
        await actOn(tx, params.id, body, cleaned, { actor, now })
        return ownPiece(tx, (await store.byId(tx, params.id))!)
      },
    ),
    edit: async ({ db, actor, params }) => ownPiece(db, await find(db, actor, params.id)),
    version: async ({ db, actor, params, query }) => {
      const { id } = await find(db, actor, params.id)
      const version = await store.findVersion(db, id, query.number)
      if (!version) throw refuse('not_found')
      return { ...shownVersion(version), summary: version.summary, body: version.body }
    },
  }
}
