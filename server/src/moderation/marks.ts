import { findAcross, findContact, type Found } from '@evenlight/core/contact/find'
import type { Db } from '../kernel/database.ts'
import { saidBefore, type HeldRow } from '../messages/held.ts'
import { wordsOf } from './words.ts'

/** So many messages of the same sender are read along with this one: a number may be told a digit at a time. */
const earlierMax = 10

const marksIn = (text: string, earlier: readonly string[], words: readonly string[]) =>
  [...findContact(text, { words }), ...findAcross(earlier, text, { words })].sort((a, b) => a.from - b.from)

/** What looks like a way around the house in each of these messages, by their id; places are of the text as typed. */
export const marksOf = async (db: Db, rows: HeldRow[]): Promise<Map<string, Found[]>> => {
  const words = await wordsOf(db)
  const ids = rows.map(({ id }) => id)
  const earlier = await saidBefore(db, ids, earlierMax)
  return new Map(rows.map(({ id, typed }) => [id, marksIn(typed, earlier.get(id) ?? [], words)]))
}
