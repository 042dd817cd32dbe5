import { meaningOf, wordsOf, type Group } from './lexicon.ts'
import { strongNumerals, times } from './numerals.ts'
import { soundsLike, turnedNames } from './phonetics.ts'

const disguised: Group[] = ['app', 'short', 'mail', 'pay', 'dot', 'phone', 'tld', 'naming', 'letter', 'money']
const misspelt: Group[] = ['app', 'surelyMail', 'pay']
const all = (names: Group[]) => names.flatMap((name) => [...wordsOf[name]])
const standsFor: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '!': 'i', $: 's', '@': 'a', '|': 'i', l: 'i' } // prettier-ignore

/** The same for all that is drawn alike or has letters repeated: "te1egram", "teIegram", "tellegramm". */
const drawing = (text: string) => text.replace(/[01345789!$@|l]/g, (sign) => standsFor[sign]!).replace(/(.)\1+/g, '$1')
const byDrawing = (words: string[], least: number) =>
  new Map(words.filter(({ length }) => length >= least).map((word) => [drawing(word), word] as const))
const byDisguise = byDrawing([...strongNumerals.keys(), ...times.keys(), ...all(disguised)], 3)
export const byMisspelling: ReadonlyMap<string, string> = byDrawing(all(misspelt), 5)

/** Names with one letter left out, or two changed about. */
const slips = new Map<string, string>()
for (const name of ['instagram', 'whatsapp', 'telegram', 'snapchat', 'facebook', 'messenger', 'cashapp', 'hotmail'])
  for (let at = 1; at < name.length; at++) {
    slips.set(name.slice(0, at) + name.slice(at + 1), name)
    slips.set(name.slice(0, at - 1) + name[at]! + name[at - 1]! + name.slice(at + 1), name)
  }
for (const word of meaningOf.keys()) slips.delete(word)
/** The wrong spellings that are known by heart. */
export const misspellings: ReadonlySet<string> = new Set([...slips.keys(), ...turnedNames.keys()])

const correctedMax = 20
const misspeltMin = 5
const byHeart: ReadonlyMap<string, string> = new Map([...turnedNames, ...slips])

const drawnAs = new Map(Object.entries(standsFor).map(([sign, letter]) => [sign.charCodeAt(0), letter.charCodeAt(0)]))
const isSignCode = (code: number) =>
  (code >= 48 && code <= 57) || code === 33 || code === 36 || code === 64 || code === 124
const isLetterCode = (code: number) => code >= 97 && code <= 122
/** The hash of a word's drawing, or of that of two put together. */
const hashOf = (first: string, second = '') => {
  let hash = 0
  let last = 0
  for (let at = 0; at < first.length + second.length; at++) {
    const code = at < first.length ? first.charCodeAt(at) : second.charCodeAt(at - first.length)
    const drawn = isLetterCode(code) && code !== 108 ? code : (drawnAs.get(code) ?? code)
    if (drawn !== last) hash = (Math.imul(hash, 31) + drawn) | 0
    last = drawn
  }
  return hash
}
// Only a word with one of these needs to be drawn.
const hashesOf = (words: Iterable<string>) => new Set(Array.from(words, (word) => hashOf(word)))
const disguisedHashes = hashesOf(byDisguise.keys())
const misspeltHashes = hashesOf(byMisspelling.keys())

/** The known word that a word is meant to be read as; the word itself when there is none. */
export const corrected = (text: string): string => {
  if (text.length < 3 || text.length > correctedMax) return text
  let hasSign = false
  let hasLetter = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    hasLetter ||= isLetterCode(code)
    hasSign ||= isSignCode(code)
  }
  if (hasSign) {
    const disguised = hasLetter && disguisedHashes.has(hashOf(text)) ? byDisguise.get(drawing(text)) : undefined
    return disguised && !meaningOf.has(text) ? disguised : text
  }
  if (text.length < misspeltMin || meaningOf.has(text)) return text
  const misspelt = misspeltHashes.has(hashOf(text)) ? byMisspelling.get(drawing(text)) : undefined
  return byHeart.get(text) ?? misspelt ?? soundsLike(text) ?? text
}

const cutHashes = hashesOf([...slips.keys(), ...wordsOf.app, ...wordsOf.surelyPay])
const cutNameMin = 6
/** A name cut by a sign, "insta.gram", or with a sign for a letter, "wh*tsapp". */
export const isCutName = (first: string, second: string): boolean => {
  const { length } = first
  if (length + second.length < cutNameMin || length + second.length > correctedMax) return false
  if (!cutHashes.has(hashOf(first, second))) return false
  const text = first + second
  return slips.has(text) || wordsOf.app.has(text) || wordsOf.surelyPay.has(text)
}
