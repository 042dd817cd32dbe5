import { lookalikes } from './lookalikes.ts'

/** A text as it would be read aloud: small plain letters, ASCII digits. `from` and `to` lead back to the original. */
export interface Plain {
  text: string
  /** Where sign `index` begins in the original, in UTF-16 units. */
  from: (index: number) => number
  /** Where sign `index` ends in the original. */
  to: (index: number) => number
  /** Whether sign `index` was written with another sign. */
  isFolded: (index: number) => boolean
  /** Whether nothing was disguised: each sign stands where it stood. */
  isAsIs: boolean
}

const ascii = /^[\0-\x7f]*$/
const unseen = /^[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]$/u
const enclosed = /^\((\w+)\)$|^(\d+)[.,]$/
const signsOfOneMax = 3
const rememberedMax = 4096
const remembered = new Map<string, string>()

const digit = /^\p{Nd}$/u
const isDigit = (code: number) => digit.test(String.fromCodePoint(code))
// Digits of a script stand in tens, zero first.
const digitOf = (code: number) => {
  let first = code
  while (first > 0 && code - first < 100 && isDigit(first - 1)) first--
  return String((code - first) % 10)
}

const letterOf = (sign: string) => {
  const bare = sign.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const match = enclosed.exec(bare)
  const inner = match?.[1] ?? match?.[2] ?? bare
  let read = ''
  for (const one of inner) read += lookalikes.get(one) ?? one
  return read.slice(0, signsOfOneMax)
}

const read = (sign: string): string => {
  const known = lookalikes.get(sign)
  if (known !== undefined) return known
  if (unseen.test(sign)) return ''
  if (digit.test(sign)) return digitOf(sign.codePointAt(0)!)
  if (/^\s$/.test(sign)) return sign === '\u2028' || sign === '\u2029' ? '\n' : ' '
  return /^\p{Pd}$/u.test(sign) ? '-' : letterOf(sign)
}

const fold = (sign: string) => {
  const before = remembered.get(sign)
  if (before !== undefined) return before
  if (remembered.size >= rememberedMax) remembered.clear()
  const now = read(sign)
  remembered.set(sign, now)
  return now
}

/**
 * Takes the disguise off a text: compatibility forms, accents, invisible signs, digits of all scripts, look-alikes,
 * capitals. The time is linear in the length.
 */
export const normalise = (original: string): Plain => {
  if (ascii.test(original)) {
    return {
      text: original.toLowerCase(),
      from: (index) => index,
      to: (index) => index + 1,
      isFolded: () => false,
      isAsIs: true,
    }
  }
  const from: number[] = []
  const to: number[] = []
  const folded: boolean[] = []
  let text = ''
  let at = 0
  for (const sign of original) {
    const plain = sign < '\x80' ? sign.toLowerCase() : fold(sign)
    const next = at + sign.length
    // What is not seen belongs to the sign before it.
    if (!plain && to.length) to[to.length - 1] = next
    for (let i = 0; i < plain.length; i++) {
      from.push(at)
      to.push(next)
      folded.push(sign >= '\x80')
    }
    text += plain
    at = next
  }
  return {
    text,
    from: (index) => from[index] ?? at,
    to: (index) => to[index] ?? at,
    isFolded: (index) => folded[index] === true,
    isAsIs: false,
  }
}
