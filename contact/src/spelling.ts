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
const isDisguise = /[\d!$@|]/
const misspeltMin = 5
const byHeart: ReadonlyMap<string, string> = new Map([...turnedNames, ...slips])

// How known drawings begin and end: a word that doesn't need not be drawn.
const codes = 128
const edge = (sign: string) => (standsFor[sign] ?? sign).charCodeAt(0) % codes
const edges = (word: string) => edge(word[0]!) * codes + edge(word[word.length - 1]!)
const edgesOf = (drawings: ReadonlyMap<string, string>) => {
  const known = new Uint8Array(codes * codes)
  for (const word of drawings.keys()) known[edges(word)] = 1
  return known
}
const disguisedEdges = edgesOf(byDisguise)
const misspeltEdges = edgesOf(byMisspelling)

/** The known word that a word is meant to be read as; the word itself when there is none. */
export const corrected = (text: string): string => {
  if (text.length < 3 || text.length > correctedMax || meaningOf.has(text)) return text
  if (isDisguise.test(text))
    return (disguisedEdges[edges(text)] && /[a-z]/.test(text) && byDisguise.get(drawing(text))) || text
  if (text.length < misspeltMin) return text
  const misspelt = misspeltEdges[edges(text)] ? byMisspelling.get(drawing(text)) : undefined
  return byHeart.get(text) ?? misspelt ?? soundsLike(text) ?? text
}

// How names begin and end that may be cut.
const cutEdges = edgesOf(
  new Map([...slips, ...[...wordsOf.app, ...wordsOf.surelyPay].map((one) => [one, one] as const)]),
)

const cutNameMin = 6
/** A name cut by a sign, "insta.gram", or with a sign for a letter, "wh*tsapp". */
export const isCutName = (first: string, second: string): boolean => {
  const { length } = first
  if (length + second.length < cutNameMin || length + second.length > correctedMax) return false
  if (!cutEdges[edge(first[0]!) * codes + edge(second[second.length - 1]!)]) return false
  const text = first + second
  return slips.has(text) || wordsOf.app.has(text) || wordsOf.surelyPay.has(text)
}
