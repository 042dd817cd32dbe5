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

const rememberedMax = 4096
const remembered = new Map<string, string>()

/** The known word that a word is meant to be read as; the word itself when there is none. */
export const corrected = (text: string): string => {
  if (text.length < 3 || text.length > correctedMax) return text
  const before = remembered.get(text)
  if (before !== undefined) return before
  if (remembered.size >= rememberedMax) remembered.clear()
  const now = meaningOf.has(text) ? text : readAs(text)
  remembered.set(text, now)
  return now
}
const readAs = (text: string): string => {
  if (isDisguise.test(text)) return (/[a-z]/.test(text) && byDisguise.get(drawing(text))) || text
  if (text.length < 5) return text
  return slips.get(text) ?? turnedNames.get(text) ?? byMisspelling.get(drawing(text)) ?? soundsLike(text) ?? text
}

const cutNameMin = 6
/** A name cut by a sign, "insta.gram", or with a sign for a letter, "wh*tsapp". */
export const isCutName = (first: string, second: string): boolean => {
  const { length } = first
  if (length + second.length < cutNameMin || length + second.length > correctedMax) return false
  const text = first + second
  return slips.has(text) || wordsOf.app.has(text) || wordsOf.surelyPay.has(text)
}
