import type { Db } from '../kernel/database.ts'
import { findOpened } from './store.ts'

/** Whether the site was opened to visitors. */
export const isOpened = async (db: Db) => (await findOpened(db)) !== undefined
