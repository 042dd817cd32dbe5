import { pageRowsMax } from '@evenlight/contract/lengths'
import type { Db } from '../kernel/database.ts'
import { findCards } from '../readers/public.ts'
import * as store from './store.ts'

/** Whether each of a client's favourites can be asked now; of the hundred that were added last. */
export const listFollowed = async (db: Db, clientId: string, now: number) => {
  const rows = await store.page(db, clientId, undefined, pageRowsMax)
  const ids = rows.map((row) => row.reader_id)
  return [...(await findCards(db, ids, now)).values()].map(({ id, availability }) => ({ reader_id: id, availability }))
}
