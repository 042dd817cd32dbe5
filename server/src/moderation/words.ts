import { bareWord } from '@evenlight/contract/bare-word'
import { blockWordCharacters } from '@evenlight/contract/moderation'
import { refuse } from '@evenlight/contract/errors'
import { list, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

/**
 * A list of words as it is kept: in lower case, in one spelling, each once, in the order of the alphabet. Refuses a word
 * that nothing could ever match, at its place.
 */
export const cleanWords = (given: readonly string[]) => {
  const words = given.map(bareWord)
  const empty = words.flatMap((word, n) =>
    word.length < blockWordCharacters.min || !/[\p{L}\p{N}]/u.test(word) ? [n] : [],
  )
  if (empty.length)
    throw refuse('bad_input', {
      fields: Object.fromEntries(
        empty.map((n) => [`words.${n}`, ['block_word_short', { min: blockWordCharacters.min }] as const]),
      ),
    })
  return [...new Set(words)].sort()
}

const listed = { words: list(text) }
const read = reads('moderation_words', { gives: listed, text: 'select words from moderation_words' })
const locked = writes('moderation_words_locked', { gives: listed, text: `${read.text} for update` })
const replaced = writes('moderation_words_replaced', {
  takes: listed,
  text: ($) => `update moderation_words set words = ${$.words}`,
})

let last: string[] = []
/** The array that was given out before, if it holds the same: the search prepares itself once for each array. */
const same = (words: string[]) => {
  if (words.length !== last.length || words.some((word, n) => word !== last[n])) last = words
  return last
}

/** The words as they are now. One row, so that every node sees a change with its next question. */
export const listWords = async (db: Db) => same((await db.run(read))[0]?.words ?? [])

/** Replaces the list; answers what came and what went. */
export const replaceWords = async (tx: Tx, words: string[]) => {
  const [before] = await tx.run(locked)
  await tx.run(replaced, { words })
  const [old, now] = [new Set(before?.words), new Set(words)]
  return { added: words.filter((word) => !old.has(word)), removed: [...old].filter((word) => !now.has(word)) }
}
