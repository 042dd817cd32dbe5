import type { Tx } from '../kernel/database.ts'
import { deskRoom } from '../kernel/rooms.ts'
import * as store from './store.ts'

/** The desk hears that a sign is not what it was. */
export const careChanged = (tx: Tx, id: string) => tx.announce(deskRoom('moderation'), 'care:changed', { id })

/** Notes for the house where somebody wrote that they may not be safe; what they wrote isn't said. */
export const noteCare = async (tx: Tx, noted: store.Noted) => {
  await store.note(tx, noted)
  careChanged(tx, noted.id)
}

/** An admin has answered or decided where there was a sign: they have seen it. Without a sign nothing happens. */
export const seeCare = async (tx: Tx, seen: store.Seen) => {
  if ((await store.markSeen(tx, seen)).length) careChanged(tx, seen.id)
}
