import type { content as contract } from '@evenlight/contract/content'
import { refuse } from '@evenlight/contract/errors'
import type { output } from 'zod/v4/core'
import { paged } from '../kernel/cursor.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { kept, prepared, type Actor, type Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { freshness, ofKind } from './by-kind.ts'
import { clean } from './clean.ts'
import { movePiece, restore, savePiece } from './pieces.ts'
import type { Place } from './published-store.ts'
import { ownCard, ownPiece, shownVersion } from './shown.ts'
import * as store from './store.ts'

/** The page that says who we are. */
const aboutSlug = 'about-us'

/** A reader's own; to others it does not exist. The house has all. */
const isTheirs = ({ role, id }: Actor, row: store.Row | undefined): row is store.Row =>
  row !== undefined && (role === 'ADMIN' || row.author_id === id)

type Act = output<(typeof contract)['updateArticle']['body']>
const actOn = async (tx: Tx, parts: Parts, id: string, act: Act, body: string, by: { actor: Actor; now: number }) => {
  const piece = await store.lock(tx, id)
  if (!isTheirs(by.actor, piece)) throw refuse('not_found')
  if (act.seen !== piece.versions) throw refuse('wrong_state', { detail: 'piece_moved' })
  if (act.action === 'save') await savePiece(tx, piece, { ...act, body }, by)
  else if (act.action === 'restore') await restore(tx, piece, act.number, by)
  else {
    const reason = act.action === 'return' || act.action === 'withdraw' ? act.reason : undefined
    const atMs = act.action === 'schedule' ? Date.parse(act.at) : undefined
    const was = 'was' in act ? act.was : undefined
    await movePiece(tx, piece, act.action, { reason, atMs, was }, { ...by, parts })
  }
}

type OfHome = Record<'blocks' | 'offers' | 'services' | 'articles' | 'questions', ReturnType<typeof ofKind>>
const homeOf = ({ blocks, offers, services, articles, questions }: OfHome): Handlers<typeof contract>['home'] =>
  kept(freshness, async ({ db, query: { locale } }) => ({
    blocks: await blocks.readAll(db, locale),
    offers: await offers.readAll(db, locale),
    services: await services.readAll(db, locale),
    articles: await articles.readNewest(db, locale),
    questions: await questions.readAll(db, locale),
  }))

export const content = (parts: Parts): Handlers<typeof contract> => {
  const [articles, blogs, questions] = [ofKind(parts, 'article'), ofKind(parts, 'blog'), ofKind(parts, 'question')]
  const [pages, services, offers] = [ofKind(parts, 'page'), ofKind(parts, 'service'), ofKind(parts, 'offer')]
  const blocks = ofKind(parts, 'block')
  const find = async (db: Db, actor: Actor, id: string) => {
    const row = await store.byId(db, id)
    if (!isTheirs(actor, row)) throw refuse('not_found')
    return row
  }
  type Wish = output<(typeof contract)['index']['query']>
  const listOwn = (db: Db, actor: Actor, query: Wish, kind = query.kind) => {
    const { state } = query
    const authorId = actor.role === 'ADMIN' ? undefined : actor.id
    return paged(parts, {
      list: `content index ${kind ?? ''} ${state ?? ''}`,
      query,
      load: (place: Place | undefined, most) => store.listPieces(db, { authorId, kind, state }, place, most),
      placeOf: (row): Place => [row.saved_at, row.id],
      items: (rows) => rows.map(ownCard),
    })
  }
  const update: Handlers<typeof contract>['updateArticle'] = prepared(
    async ({ actor, body }) => (body.action === 'save' ? clean(body.body, actor.role === 'ADMIN') : ''),
    async ({ tx, actor, params, body, now, prepared: cleaned }) => {
      await actOn(tx, parts, params.id, body, cleaned, { actor, now })
      return ownPiece(tx, (await store.byId(tx, params.id))!)
    },
  )
  const edit: Handlers<typeof contract>['edit'] = async ({ db, actor, params }) =>
    ownPiece(db, await find(db, actor, params.id))
  return {
    articles: articles.list,
    article: articles.one,
    articleCategories: articles.categories,
    index: ({ db, actor, query }) => listOwn(db, actor, query),
    addArticle: articles.add,
    updateArticle: update,
    edit,
    version: async ({ db, actor, params, query }) => {
      const { id } = await find(db, actor, params.id)
      const version = await store.findVersion(db, id, query.number)
      if (!version) throw refuse('not_found')
      return { ...shownVersion(version), summary: version.summary, body: version.body }
    },
    blogs: blogs.list,
    approvedBlogs: blogs.listByReaders,
    blog: blogs.one,
    blogCategories: blogs.categories,
    blogIndex: ({ db, actor, query }) => listOwn(db, actor, query, 'blog'),
    addBlog: blogs.add,
    editBlog: edit,
    updateBlog: update,
    questions: questions.whole,
    saveQuestion: questions.add,
    pages: pages.whole,
    page: kept(freshness, ({ db, query: { slug, locale } }) => pages.read(db, slug, locale)),
    savePage: pages.add,
    about: kept(freshness, ({ db, query: { locale } }) => pages.read(db, aboutSlug, locale)),
    services: services.whole,
    saveService: services.add,
    offers: offers.whole,
    saveOffer: offers.add,
    saveBlock: blocks.add,
    home: homeOf({ blocks, offers, services, articles, questions }),
  }
}
