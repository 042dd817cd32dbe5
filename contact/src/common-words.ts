import { commonWordBits } from './common-word-bits.ts'

const sizeBits = 15
const placesOfWord = 4
const bits = Uint8Array.from(atob(commonWordBits), (sign) => sign.charCodeAt(0))

/** Whether the table has all places of the first `length` letters of a word. */
const isKept = (word: string, length: number): boolean => {
  let a = 2166136261
  let b = 5381
  for (let i = 0; i < length; i++) {
    const code = word.charCodeAt(i)
    a = Math.imul(a ^ code, 16777619)
    b = (Math.imul(b, 33) + code) | 0
  }
  b |= 1
  for (let n = 0; n < placesOfWord; n++) {
    const place = (a + Math.imul(n, b)) >>> (32 - sizeBits)
    if (!((bits[place >> 3]! >> (place & 7)) & 1)) return false
  }
  return true
}

const stemMin = 4
/** How many letters stand before the first ending that the word ends with. */
const stemOf = (word: string): number => {
  const { length } = word
  if (word.endsWith('ing')) return length - 3
  if (word.endsWith('ed') || word.endsWith('ly') || word.endsWith('er') || word.endsWith('es')) return length - 2
  return word.endsWith('s') || word.endsWith('d') ? length - 1 : length
}

/**
 * Whether a word is one of the three thousand that English uses most. A table of bits: one in a hundred that is none of
 * them is taken for one.
 */
export const isCommonWord = (word: string): boolean => {
  if (isKept(word, word.length)) return true
  const stem = stemOf(word)
  return stem >= stemMin && stem < word.length && isKept(word, stem)
}
