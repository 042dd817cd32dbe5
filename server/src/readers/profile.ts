import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import { addDrawn, claimUpload } from '../uploads/public.ts'
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

/** Gives a reader who has no picture this square one, which is stored already. */
export const startPortrait = async (tx: Tx, readerId: string, drawn: Parameters<typeof addDrawn>[1], now: number) => {
  if (await store.hasPicture(tx, readerId)) return
  await addDrawn(tx, drawn, readerId, now)
  await savePortrait(tx, readerId, drawn.name, now)
}

/** Takes a reader's picture away: their sigil stands again. */
export const removePortrait = async (tx: Tx, readerId: string) => {
  await store.removePicture(tx, readerId)
  directoryChanged(tx)
}
