import type { Tx } from '../kernel/database.ts'
import { directoryChanged } from './answers.ts'
import { change } from './presence.ts'
import * as store from './store.ts'

/** Changes what visitors read about a reader; what is absent stays. The row itself is made with the account. */
export const saveProfile = async (tx: Tx, readerId: string, words: Partial<store.Words>, now: number) => {
  await store.saveWords(tx, readerId, words)
  if (words.schedule) await change(tx, readerId, {}, now)
  directoryChanged(tx)
}
