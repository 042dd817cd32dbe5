import { setImmediate as turn } from 'node:timers/promises'
import { findAcross, findContact, type Found } from '@evenlight/contact/find'
import { LRUCache } from 'lru-cache'
import type { Db } from '../kernel/database.ts'
import type { HeldRow } from '../messages/public.ts'
import { findSaidBefore } from './store.ts'
import { listWords } from './words.ts'

/** So many messages of the same sender are read along with this one: a number may be told a digit at a time. */
const earlierMax = 10
const keptMax = 2000

const marksIn = (text: string, earlier: readonly string[], words: readonly string[]) =>
  [...findContact(text, { words }), ...findAcross(earlier, text, { words })].sort((a, b) => a.from - b.from)

// What was typed, and what came before it, never changes: only another list of words makes other marks.
const keptFor = new WeakMap<readonly string[], LRUCache<string, Found[]>>()
const keptWith = (words: readonly string[]) => {
  const kept = keptFor.get(words) ?? new LRUCache<string, Found[]>({ max: keptMax })
  keptFor.set(words, kept)
  return kept
}

/** What looks like a way around the house in each of these messages, by their id; places are of the text as typed. */
export const findMarks = async (db: Db, rows: HeldRow[]): Promise<Map<string, Found[]>> => {
  const words = await listWords(db)
  const kept = keptWith(words)
  const fresh = rows.filter(({ id }) => !kept.has(id))
  const ids = fresh.map(({ id }) => id)
  const earlier = await findSaidBefore(db, ids, earlierMax)
  for (const { id, typed } of fresh) {
    kept.set(id, marksIn(typed, earlier.get(id) ?? [], words))
    // A page of long messages takes a while: what else the node has to do must not wait for all of it.
    await turn()
  }
  return new Map(rows.map(({ id }) => [id, kept.get(id) ?? []]))
}
