import { pressureIn } from '@evenlight/core/pressure/find'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import { deskRoom } from '../kernel/rooms.ts'
import * as store from './store.ts'

type At = Omit<store.Noted, 'id' | 'found'> & { words: readonly string[] }

/** Marks a reader's words to a client for the desk where they press them to buy. What they wrote isn't said, and nothing is refused. */
export const notePressure = async (tx: Tx, { words, ...at }: At) => {
  const found = words.map(pressureIn).find((one) => one !== undefined)
  if (found === undefined) return
  const { id } = await store.note(tx, { ...at, id: newId('prs'), found })
  tx.announce(deskRoom('moderation'), 'pressure:changed', { id })
}
