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

const wordsForTongue = 40

/** The tongue that knows most of the words. */
const tongueOf = ({ whole, begun }: ReturnType<typeof read>, words: readonly string[]) => {
  const known = tongues.map(() => 0)
  for (const word of words.slice(0, wordsForTongue)) {
    const exact = whole.get(word)
    if (exact) for (const tongue of exact.keys()) known[tongue]!++
    for (let length = stemMin; length <= word.length; length++) {
      const some = [...(begun.get(word.slice(0, length))?.keys() ?? none)]
      for (const tongue of some.filter((one) => !exact?.has(one))) known[tongue]!++
    }
  }
  return known.indexOf(Math.max(...known))
}

/** The tongue of some words, by its number, and what each of them stands for in it. */
export const kindsIn = (words: readonly string[]): { tongue: number; kinds: KindNumbers[] } => {
  lexicon ??= read()
  const { whole, begun } = lexicon
  const tongue = tongueOf({ whole, begun }, words)
  const before = leading.get(tongue)
  const kindsOf = (word: string) => {
    const direct = inTongue({ whole, begun }, word, tongue)
    if (direct.length || !before || word.length < wordMin) return direct
    return inTongue({ whole, begun }, word.replace(before, ''), tongue)
  }
  return { tongue, kinds: words.map((word) => (word === '.' ? none : kindsOf(word))) }
}
