import { commonWordBits } from './common-word-bits.ts'

const sizeBits = 15
/** Four places of a word in the table. */
const placesOf = (word: string): number[] => {
  let a = 2166136261
  let b = 5381
  for (let i = 0; i < word.length; i++) {
    a = Math.imul(a ^ word.charCodeAt(i), 16777619)
    b = (Math.imul(b, 33) + word.charCodeAt(i)) | 0
  }
  b |= 1
  return [0, 1, 2, 3].map((n) => (a + Math.imul(n, b)) >>> (32 - sizeBits))
}

const bits = Uint8Array.from(atob(commonWordBits), (sign) => sign.charCodeAt(0))

const endings = /(?:s|ed|ing|ly|er|es|d)$/
const isKept = (word: string) => placesOf(word).every((place) => (bits[place >> 3]! >> (place & 7)) & 1)

/**
 * Whether a word is one of the three thousand that English uses most. A table of bits: one in a hundred that is none of
 * them is taken for one.
 */
export const isCommonWord = (word: string): boolean => {
  if (isKept(word)) return true
  const stem = word.replace(endings, '')
  return stem.length > 3 && stem !== word && isKept(stem)
}
