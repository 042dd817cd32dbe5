import { isSequence } from './sequences.ts'
import type { Hit } from './phone.ts'
import type { Tokens } from './token.ts'

const romans = new Map(
  Object.entries({ o: 0, z: 0, i: 1, ii: 2, iii: 3, iv: 4, iiii: 4, v: 5, vi: 6, vii: 7, viii: 8, ix: 9 }),
)
const romanMin = 5
const digitsMin = 7
const differentMax = 2
const signsMax = 2

/** "VII-I-VIII, V-V-V, O-I-IX": where digits as Rome wrote them end, and where reading them did. */
const romanTo = (tokens: Tokens, at: number): { to: number; readTo: number } => {
  let to = at
  let digits = ''
  let last = at
  for (let signs = 0; to < tokens.length && to < at + 60; to++) {
    const token = tokens[to]!
    if (!token.isWord) {
      if (++signs > signsMax) break
      continue
    }
    const value = romans.get(token.text)
    if (value === undefined && token.means?.filler) continue
    if (value === undefined) break
    digits += value
    signs = 0
    last = to + 1
  }
  if (digits.length < digitsMin || new Set(digits).size <= differentMax) return { to: at, readTo: to }
  const items = digits.split('').map((one, i) => ({
    digits: one,
    from: i,
    to: i + 1,
    isPlain: false,
    isWeak: false,
    link: '',
  }))
  return { to: isSequence(items, digits.length) ? at : last, readTo: to }
}

const wholeOf = new Set([7, 10, 11])
/** "1-800-MYREADS", "212-LOVE-NOW": letters of the keys of a telephone. */
const keyedTo = (tokens: Tokens, at: number): number => {
  const first = tokens[at]!.text
  if (!tokens[at]!.isNumber || (first !== '1' && first.length !== 3)) return at
  let text = first
  let to = at + 1
  while (
    tokens[to]?.text === '-' &&
    !tokens[to]!.gap &&
    tokens[to + 1]?.isWord &&
    !tokens[to + 1]!.gap &&
    to < at + 9
  ) {
    text += tokens[to + 1]!.text
    to += 2
  }
  const isMixed = /^1?\d{3}[\da-z]*$/.test(text) && /[a-z]{3}/.test(text)
  return isMixed && wholeOf.has(text.length) && to > at + 1 ? to : at
}

/** Telephone numbers in other signs than digits and words. */
export const codedNumbers = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  let romansTill = 0
  for (let at = 0; at < tokens.length; at++) {
    const { text, isNumber, isWord } = tokens[at]!
    if (!isWord) continue
    const roman = at >= romansTill && romans.has(text) ? romanTo(tokens, at) : undefined
    const to = isNumber ? keyedTo(tokens, at) : (roman?.to ?? at)
    // What begins in the first half of what was read would have been seen with it.
    if (roman) romansTill = Math.max(at + romanMin, (at + roman.readTo) >> 1)
    if (to === at) continue
    hits.push({ from: at, to, sure: false })
    at = to - 1
  }
  return hits
}
