import type { Found } from '@evenlight/contact/find'
import { LRUCache } from 'lru-cache'
import type { Piscina } from 'piscina'
import type { Db } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import type { HeldRow } from '../messages/public.ts'
import type * as thread from './marks-thread.ts'
import { findSaidBefore } from './store.ts'
import { listWords } from './words.ts'

/** So many messages of the same sender are read along with this one: a number may be told a digit at a time. */
const earlierMax = 10
const keptMax = 2000
/** The thread ends when the desk has been left for so long. */
const idleMs = 60_000

/** What looks like a way around the house in each of these messages, by their id; places are of the text as typed. */
export type FindMarks = (db: Db, rows: HeldRow[]) => Promise<Map<string, Found[]>>

/** Searches messages in a thread of its own: one that was made to be slow takes milliseconds, and a page has a hundred. */
export const openMarks = ({ log }: Pick<Parts, 'log'>) => {
  let opened: Promise<Piscina> | undefined
  const open = async () => {
    const piscina = await import('piscina')
    const filename = new URL('marks-thread.ts', import.meta.url).href
    const pool = new piscina.Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: idleMs, execArgv: [] })
    pool.on('error', (error) => log.error({ err: error }, 'the thread that marks failed'))
    return pool
  }
  const search = async (texts: thread.Text[], words: readonly string[]): Promise<Found[][]> =>
    (await (opened ??= open())).run({ texts, words }, { name: 'marksIn' })

  // What was typed, and what came before it, never changes: only another list of words makes other marks.
  const keptFor = new WeakMap<readonly string[], LRUCache<string, Found[]>>()
  const keptWith = (words: readonly string[]) => {
    const kept = keptFor.get(words) ?? new LRUCache<string, Found[]>({ max: keptMax })
    keptFor.set(words, kept)
    return kept
  }

  const find: FindMarks = async (db, rows) => {
    const words = await listWords(db)
    const kept = keptWith(words)
    const known = new Map(rows.map(({ id }) => [id, kept.get(id)]))
    const fresh = rows.filter(({ id }) => !known.get(id))
    const earlier = await findSaidBefore(
      db,
      fresh.map(({ id }) => id),
      earlierMax,
    )
    const texts = fresh.map(({ id, typed }) => ({ typed, earlier: earlier.get(id) ?? [] }))
    const found = texts.length ? await search(texts, words) : []
    fresh.forEach(({ id }, n) => kept.set(id, found[n]!))
    return new Map([...known].map(([id, marks]) => [id, marks ?? kept.get(id) ?? []]))
  }
  return { find, close: async () => (await opened)?.destroy() }
}
