import type { Db } from '../kernel/database.ts'
import { listPublished, listShownPieces, type Kind, type Locale } from './published-store.ts'

export { contentChanges } from './changes.ts'

/** The newest published of a kind, for whoever maps the site. */
export const listShown = (db: Db, kind: Kind, most: number) => listShownPieces(db, kind, most)

/** What was published last of a kind, in a language as far as there is a text in it. */
export const listNewest = (db: Db, kind: Kind, locale: Locale, most: number) =>
  listPublished(db, { kind, category: undefined, byReaders: false, locale }, undefined, most)
