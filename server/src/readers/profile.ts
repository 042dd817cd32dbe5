import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import { claimUpload } from '../uploads/public.ts'
import { directoryChanged } from './directory-changes.ts'
import { change } from './presence.ts'
import * as store from './store.ts'

/** Changes what visitors read about a reader; what is absent stays. The row itself is made with the account. */
export const saveProfile = async (tx: Tx, readerId: string, words: Partial<store.Words>, now: number) => {
  await store.saveWords(tx, readerId, words)
  if (words.schedule) await change(tx, readerId, {}, now)
  directoryChanged(tx)
}

/** Makes a square upload of the reader's own the picture that everybody sees. Refuses `not_found`. */
export const savePortrait = async (tx: Tx, readerId: string, name: string, now: number) => {
  await claimUpload(tx, { name, personId: readerId, now })
  if (!(await store.savePicture(tx, readerId, name))) throw refuse('not_found')
  directoryChanged(tx)
}
