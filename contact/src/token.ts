import { meaningOf, type Group, type Meaning } from './lexicon.ts'
import { remember } from './remember.ts'
import { corrected } from './spelling.ts'

/** What lies between a token and the one before it. */
export const gap = { none: 0, space: 1, wide: 2, line: 3 } as const

/** A word of letters and digits, or one other sign. */
export interface Token {
  /** As written, undisguised. */
  text: string
  /** As meant: the known word behind signs that stand for letters ("h0tmail"), else `text`. */
  word: string
  isWord: boolean
  /** ASCII digits and nothing else. */
  isNumber: boolean
  /** Letters apart, or other signs in their place: nobody writes so by chance. */
  isDisguised: boolean
  means: Meaning | undefined
  /** In the original, in UTF-16 units. */
  from: number
  to: number
  gap: number
}
export type Tokens = readonly Token[]

/** Whether a token's word stands in a group. A loop over all words asks `means` itself: here the name must be looked up. */
export const is = (token: Token | undefined, name: Group) => token?.means !== undefined && token.means[name]

const figures = /^\d+$/

/** What a word says wherever it stands. */
interface Reading {
  word: string
  isNumber: boolean
  means: Meaning | undefined
}
const readingOf = remember((text): Reading => {
  const word = corrected(text)
  return { word, isNumber: text < ':' && figures.test(text), means: meaningOf.get(word) }
})

/** A token with what its word is read as and means. */
export const makeToken = (
  text: string,
  isWord: boolean,
  from: number,
  to: number,
  before: number,
  isDisguised = false,
): Token => {
  if (!isWord)
    return { text, word: text, isWord, isNumber: false, isDisguised: false, means: undefined, from, to, gap: before }
  const { word, isNumber, means } = readingOf(text)
  return { text, word, isWord, isNumber, isDisguised: isDisguised || word !== text, means, from, to, gap: before }
}

/** Two tokens, and all between them, as one. */
export const glued = (a: Token, b: Token, text: string, isOdd = false): Token =>
  makeToken(text, true, a.from, b.to, a.gap, isOdd || a.isDisguised || b.isDisguised)
