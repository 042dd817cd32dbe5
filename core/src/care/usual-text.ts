import { pictures, signsMax, wordSignsMax } from './fold.ts'

const [letter, digit, apostrophe, space, comma, pause, newline, other] = [0, 1, 2, 3, 4, 5, 6, 7]
/** What may follow what: nothing where a sign may stand for a letter, a pause for a dot between initials. */
const mayFollow: readonly (readonly number[])[] = [
  [letter, apostrophe, space, comma, pause, newline],
  [letter, digit, space, comma, pause, newline],
  [letter, apostrophe, space, comma, pause, newline],
  [letter, digit, apostrophe, space, comma, pause, newline],
  [space, pause, newline],
  [space, pause, newline],
  [letter, digit, space, comma, pause, newline],
]
const kinds = mayFollow.length + 1
const may = new Uint8Array(kinds * kinds)
for (const [before, all] of mayFollow.entries()) for (const kind of all) may[before * kinds + kind] = 1

const kindOf = new Uint8Array(0x2027).fill(other)
const signs = ['abcdefghijklmnopqrstuvwxyz', '0123456789', "'’", ' ', ',', '.!?…', '\n']
for (const [kind, some] of signs.entries()) for (const sign of some) kindOf[sign.charCodeAt(0)] = kind

const apostrophes = /['’]/g
const k = 0x6b
const singlesMax = 2

const readPictures = new Set(Object.keys(pictures))
/** Whether a picture begins here that says nothing: none of those that are read. */
const isIdlePicture = (text: string, at: number) => {
  const [first, second] = [text.charCodeAt(at), text.charCodeAt(at + 1)]
  const isPicture =
    (first === 0xd83c && second >= 0xdf00 && second <= 0xdfff) ||
    (first === 0xd83d && second >= 0xdc00 && second <= 0xdfff) ||
    (first === 0xd83e && second >= 0xdc00 && second <= 0xdeff)
  return isPicture && !readPictures.has(text.slice(at, at + 2))
}

const wordOf = (low: string, from: number, to: number, isBare: boolean) =>
  isBare ? low.slice(from, to) : low.slice(from, to).replace(apostrophes, '')

/**
 * The words that `wordsOf` finds, `.` and `,` among them, by one look at each sign, where a text is written as most are:
 * plain letters, nothing disguised, drawn out or spelled out. Undefined for all others.
 */
export const usualWords = (text: string): readonly string[] | undefined => {
  const low = text.toLowerCase()
  if (low.length > signsMax) return undefined
  const words = ['.']
  let [before, from, singles, last, lastButOne] = [space, 0, 0, 0, 0]
  let isBare = true
  for (let at = 0; at <= low.length; at++) {
    if (before === space && isIdlePicture(low, at)) {
      at++
      continue
    }
    const code = at < low.length ? low.charCodeAt(at) : 0x20
    const kind = kindOf[code] ?? other
    if (!may[before * kinds + kind]) return undefined
    if (kind <= apostrophe) {
      if (before > apostrophe) [from, isBare] = [at, true]
      if (kind === apostrophe) isBare = false
      else if (code === last && code === lastButOne && kind === letter && code !== k) return undefined
    } else {
      const word = before <= apostrophe ? wordOf(low, from, at, isBare) : ''
      if (word) words.push(word)
      if (word.length > 1) singles = 0
      else if (word) singles++
      if (word.length > wordSignsMax || singles > singlesMax) return undefined
      if (kind === comma) words.push(',')
      else if (kind !== space && before < pause) words.push('.')
      if (kind !== space) singles = 0
    }
    if (kind !== apostrophe) [lastButOne, last] = [last, code]
    before = kind
  }
  words.push('.')
  return words
}
