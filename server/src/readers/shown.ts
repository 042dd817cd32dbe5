import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../kernel/database.ts'
import { readers } from './tables.ts'

/** Whoever is shown in public, at most `most` of them in the order of their ids, behind `after`. */
export const listShown = (db: Db, after: string, most: number) =>
  db
    .select({ id: readers.id, changedAt: readers.changedAt })
    .from(readers)
    .where(and(eq(readers.listed, true), gt(readers.id, after)))
    .orderBy(asc(readers.id))
    .limit(most)
