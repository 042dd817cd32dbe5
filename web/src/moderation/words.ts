import { bareWord } from '@evenlight/contract/bare-word'
import { blockWordCharacters, blockWordsMax } from '@evenlight/contract/moderation'

/** The list with one more word, in the order of the alphabet. */
export const added = (words: readonly string[], word: string) => [...new Set([...words, bareWord(word)])].toSorted()

/** Why a word can't be added. */
export function faultIn(words: readonly string[], typed: string): 'short' | 'twice' | 'full' | null {
  const word = bareWord(typed)
  if (word.length < blockWordCharacters.min || !/[\p{L}\p{N}]/u.test(word)) return 'short'
  if (words.includes(word)) return 'twice'
  return words.length >= blockWordsMax ? 'full' : null
}

/** How many words one list has more than the other, and how many fewer. */
export function changesOf(kept: readonly string[], words: readonly string[]) {
  const [before, after] = [new Set(kept), new Set(words)]
  return {
    more: words.filter((word) => !before.has(word)).length,
    fewer: kept.filter((word) => !after.has(word)).length,
  }
}
