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

const digit = /^\p{Nd}$/u
const isDigit = (code: number) => digit.test(String.fromCodePoint(code))
// Digits of a script stand in tens, zero first.
const digitOf = (code: number) => {
  let first = code
  while (first > 0 && code - first < 100 && isDigit(first - 1)) first--
  return String((code - first) % 10)
}

const letterOf = (sign: string) => {
  const apart = sign.normalize('NFKD')
  if (apart === sign && sign.toLowerCase() === sign) return sign
  const bare = apart.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const match = enclosed.exec(bare)
  const inner = match?.[1] ?? match?.[2] ?? bare
  let read = ''
  for (const one of inner) read += lookalikes.get(one) ?? one
  return read.slice(0, signsOfOneMax)
}

// Fractions, ideographs, private signs and halves of pairs, of which there are most, stand for themselves.
const standAlone: [first: number, last: number][] = [
  [0xbc, 0xbe],
  [0x2150, 0x215f],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xd800, 0xf8ff],
  [0x20000, 0x2f7ff],
  [0x30000, 0xdffff],
  [0xe1000, 0x10ffff],
]
const isSpecial = /^[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Nd}\p{Pd}\s]$/u

const read = (code: number): string => {
  const sign = String.fromCodePoint(code)
  const known = lookalikes.get(sign)
  if (known !== undefined) return known
  for (const [first, last] of standAlone) if (code >= first && code <= last) return sign
  if (!isSpecial.test(sign)) return letterOf(sign)
  if (unseen.test(sign)) return ''
  if (digit.test(sign)) return digitOf(code)
  if (/^\s$/.test(sign)) return sign === '\u2028' || sign === '\u2029' ? '\n' : ' '
  return '-'
}

const rememberedMax = 16_384
const remembered = new Map<number, string>()
const fold = (code: number) => {
  const before = remembered.get(code)
  if (before !== undefined) return before
  if (remembered.size >= rememberedMax) remembered.clear()
  const now = read(code)
  remembered.set(code, now)
  return now
}
const several = 1
/** What signs of most alphabets become: the code of one sign, `several` (or none), 0 where it isn't known yet. */
const folded = new Uint16Array(0x3000)
const foldedOne = (code: number) => {
  const text = fold(code)
  const one = text.length === 1 ? text.charCodeAt(0) : several
  if (code < folded.length) folded[code] = one
  return one
}

/** As many signs as the longest name that a picture stands for. */
const longestName = Math.max(...[...lookalikes.values()].map((name) => name.length), signsOfOneMax)
const widened = <T extends Uint16Array | Int32Array>(old: T, wide: T): T => {
  wide.set(old)
  return wide
}

const chunk = 8192
const textOf = (codes: Uint16Array, length: number) => {
  let text = ''
  for (let at = 0; at < length; at += chunk)
    text += String.fromCharCode.apply(null, codes.subarray(at, Math.min(at + chunk, length)) as unknown as number[])
  return text
}
const isCapital = (code: number) => code >= 65 && code <= 90

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
  const { length } = original
  let codes = new Uint16Array(length + longestName)
  let from = new Int32Array(codes.length)
  let to = new Int32Array(codes.length)
  let count = 0
  let next = 0
  for (let at = 0; at < length; at = next) {
    if (count + longestName > codes.length) {
      const room = 2 * codes.length
      codes = widened(codes, new Uint16Array(room))
      from = widened(from, new Int32Array(room))
      to = widened(to, new Int32Array(room))
    }
    const code = original.codePointAt(at)!
    next = at + (code > 0xffff ? 2 : 1)
    const one = code < 0x80 ? (isCapital(code) ? code + 32 : code) : folded[code] || foldedOne(code)
    if (one !== several) {
      codes[count] = one
      from[count] = at
      to[count++] = next
      continue
    }
    const plain = fold(code)
    // What is not seen belongs to the sign before it.
    if (!plain && count) to[count - 1] = next
    for (let i = 0; i < plain.length; i++) {
      codes[count] = plain.charCodeAt(i)
      from[count] = at
      to[count++] = next
    }
  }
  return {
    text: textOf(codes, count),
    from: (index) => (index < count ? from[index]! : length),
    to: (index) => (index < count ? to[index]! : length),
    isFolded: (index) => index < count && original.charCodeAt(from[index]!) >= 0x80,
    isAsIs: false,
  }
}
