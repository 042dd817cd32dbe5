import type { Tx } from '../kernel/database.ts'
import { roleRoom } from '../kernel/rooms.ts'
import * as store from './store.ts'

/** Notes for the house that the clock of a reading stands for care; what was written isn't said. */
export const noteCare = async (tx: Tx, { readingId, now }: { readingId: string; now: number }) => {
  await store.note(tx, { readingId, now })
  tx.announce(roleRoom('ADMIN'), 'care:changed', { chat_id: readingId })
}
