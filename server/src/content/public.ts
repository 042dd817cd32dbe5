import type { Db } from '../kernel/database.ts'
import { listShownPieces } from './published-store.ts'

export { contentChanges } from './changes.ts'

/** The newest published articles, for whoever maps the site. */
export const listShownArticles = (db: Db, most: number) => listShownPieces(db, 'article', most)
