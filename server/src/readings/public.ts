import type { Db } from '../kernel/database.ts'
import { findMessages, type AskedMessages } from './message-store.ts'
import { presentMessage, type Pictures } from './messages.ts'

export { findParties, findSettled, servedBy } from './history.ts'
export type { Low } from './lifecycle.ts'
export type { Strike } from './messages.ts'

/** What was written in a reading, as the wire tells it to this viewer, or to the house; who may read it is decided before. */
export const listMessages = async (db: Db, pictures: Pictures, { now, ...asked }: AskedMessages & { now: number }) => {
  const rows = await findMessages(db, asked)
  const seen = await pictures(
    rows.flatMap(({ image }) => image ?? []),
    now,
  )
  return rows.map((row) => presentMessage(row, seen))
}
