import type { OwnCard, OwnPiece, Piece, PieceCard } from '@evenlight/contract/content'
import type { input } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Card, Whole } from './published-store.ts'
import * as store from './store.ts'

const author = ({ author_id: id, author_name: name }: { author_id: string | null; author_name: string | null }) =>
  id === null ? undefined : { id, display_name: name ?? '' }

export const shownCard = (row: Card): input<typeof PieceCard> => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  locale: row.locale,
  title: row.title,
  summary: row.summary,
  category: row.category,
  author: author(row),
  published_at: iso(row.published_at),
  changed_at: iso(row.changed_at),
})
export const shownWhole = (row: Whole): input<typeof Piece> => ({ ...shownCard(row), body: row.body })

export const ownCard = (row: store.Row): input<typeof OwnCard> => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  category: row.category,
  position: row.position,
  author: author(row),
  state: row.state,
  title: row.title,
  saved_at: iso(row.saved_at),
  publish_at: optionalIso(row.publish_at),
  published_at: optionalIso(row.published_at),
  returned_reason: row.returned_reason ?? undefined,
  ahead: row.ahead,
  locales: row.locales,
})

export const shownVersion = (row: Omit<store.VersionRow, 'category' | 'summary' | 'body'>) => ({
  number: row.number,
  locale: row.locale,
  title: row.title,
  saved_at: iso(row.saved_at),
  saved_by: row.saved_by,
  live: row.live,
})

/** A piece with the newest text of each language and what came before. */
export const ownPiece = async (db: Db, row: store.Row): Promise<input<typeof OwnPiece>> => {
  const [texts, versions] = [await store.listNewest(db, row.id), await store.listVersions(db, row.id)]
  return {
    ...ownCard(row),
    texts: texts.map(({ locale, category, title, summary, body }) => ({ locale, category, title, summary, body })),
    versions: versions.map(shownVersion),
  }
}
