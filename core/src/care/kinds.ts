import { fold } from './fold.ts'
import { arabic } from './kinds/arabic.ts'
import { dutch } from './kinds/dutch.ts'
import { english } from './kinds/english.ts'
import { french } from './kinds/french.ts'
import { german } from './kinds/german.ts'
import { hindi } from './kinds/hindi.ts'
import { italian } from './kinds/italian.ts'
import { kinds, type Kind, type Words } from './kinds/kind.ts'
import { polish } from './kinds/polish.ts'
import { portuguese } from './kinds/portuguese.ts'
import { russian } from './kinds/russian.ts'
import { spanish } from './kinds/spanish.ts'
import { turkish } from './kinds/turkish.ts'

type KindNumbers = readonly number[]

/** In the order in which one is taken where two are as likely. */
const tongues: readonly Words[] = [
  english,
  spanish,
  portuguese,
  french,
  italian,
  german,
  dutch,
  polish,
  russian,
  turkish,
  arabic,
  hindi,
]
/** What a word may begin with and still be the word behind it: an article, a preposition, an elision. */
const leading = new Map([
  [tongues.indexOf(french), /^(?:qu|[jdlmnstc])/],
  [tongues.indexOf(italian), /^(?:dell|all|nell|sull|dall|[ldmtcsn])/],
  [tongues.indexOf(arabic), /^(?:وال|بال|فال|كال|ال|لل|[وبفلهح])/],
])

/** What a word stands for, by the number of the tongue. */
type Entry = Map<number, number[]>

const add = (known: Map<string, Entry>, word: string, tongue: number, kind: number) => {
  const entry = known.get(word) ?? new Map<number, number[]>()
  known.set(word, entry)
  const before = entry.get(tongue) ?? []
  if (!before.includes(kind)) entry.set(tongue, [...before, kind])
}

const apostrophe = /['’]/g
const read = () => {
  const whole = new Map<string, Entry>()
  const begun = new Map<string, Entry>()
  for (const [tongue, words] of tongues.entries())
    for (const [kind, list] of Object.entries(words))
      for (const word of fold(list).replace(apostrophe, '').split(' ')) {
        const isStem = word.endsWith('-')
        add(isStem ? begun : whole, isStem ? word.slice(0, -1) : word, tongue, kinds.indexOf(kind as Kind))
      }
  return { whole, begun }
}
let lexicon: ReturnType<typeof read> | undefined

const stemMin = 3
const wordMin = 5
const none: KindNumbers = []

const inTongue = ({ whole, begun }: ReturnType<typeof read>, word: string, tongue: number) => {
  const exact = whole.get(word)?.get(tongue)
  if (exact) return exact
  for (let length = word.length; length >= stemMin; length--) {
    const stem = begun.get(word.slice(0, length))?.get(tongue)
    if (stem) return stem
  }
  return none
}

/** The tongues that know a word, by number; one that knows more than one beginning of it stands there more than once. */
export const tonguesOf = (word: string): readonly number[] => {
  const { whole, begun } = (lexicon ??= read())
  const exact = whole.get(word)
  const out = exact ? [...exact.keys()] : []
  for (let length = stemMin; length <= word.length; length++)
    for (const tongue of begun.get(word.slice(0, length))?.keys() ?? none) if (!exact?.has(tongue)) out.push(tongue)
  return out
}

/** What a word stands for in a tongue. */
export const kindsOf = (word: string, tongue: number): KindNumbers => {
  lexicon ??= read()
  const direct = word === '.' ? none : inTongue(lexicon, word, tongue)
  const before = leading.get(tongue)
  if (direct.length || !before || word.length < wordMin) return direct
  return inTongue(lexicon, word.replace(before, ''), tongue)
}

const wordsForTongue = 40

/** The tongue that knows most of some words, by its number. */
export const tongueOf = (words: readonly { tongues: readonly number[] }[]): number => {
  const known = tongues.map(() => 0)
  const count = Math.min(words.length, wordsForTongue)
  for (let at = 0; at < count; at++) for (const tongue of words[at]!.tongues) known[tongue]!++
  return known.indexOf(Math.max(...known))
}
