import { hash, mix } from './hash.ts'
import { kinds as kindNames } from './kinds/kind.ts'
import { kindsOf, tongueOf } from './kinds.ts'
import { rulesIn } from './rules.ts'
import { stretchesOf } from './stretches.ts'
import { readWords, type Word } from './words.ts'

/** Calls with a feature, and how much it counts. */
export type Each = (feature: number, value: number) => void

/** What a text is weighed by, and how much one of its features counts before anything is learned. */
const counts = {
  word: 1,
  pair: 1,
  skip: 1,
  stem: 1,
  stems: 1.5,
  part: 0.4,
  kind: 1,
  near: 0.7,
  far: 0.7,
  wide: 0.7,
  row: 0.7,
  rows: 0.7,
  both: 0.5,
  about: 1,
  rule: 0.5,
  ruled: 0.5,
}
const seed = Object.fromEntries(Object.keys(counts).map((name) => [name, hash(name)])) as Record<
  keyof typeof counts,
  number
>

/** A text as it is weighed. Kinds are those of `kinds.ts`; `rules` is what the rules say, `about` what holds for all of it. */
export interface Read {
  words: readonly Word[]
  kinds: readonly (readonly number[])[]
  about: readonly string[]
  rules: readonly string[]
}

const sizes = [2, 4, 7, 12, 20, 32]
const asks = /[?؟]/
const quotes = /["“”„«»]/
const firstPerson = 0
const isComma = ({ text }: Word) => text === ','

export const readText = (text: string): Read => {
  const all = readWords(text)
  const words = all.some(isComma) ? all.filter((word) => !isComma(word)) : all
  const tongue = tongueOf(words)
  const kinds = words.map((word) => (word.kinds[tongue] ??= kindsOf(word.text, tongue)))
  const count = words.filter((word) => word.text !== '.').length
  const about = [`tongue ${tongue}`, `size ${sizes.filter((size) => count > size).length}`]
  if (asks.test(text)) about.push('asks')
  if (words.some(({ laughs }) => laughs)) about.push('laughs')
  if (quotes.test(text)) about.push('quotes')
  if (!kinds.some((some) => some.includes(firstPerson))) about.push('nobody', `nobody ${tongue}`)
  return { words, kinds, about, rules: rulesIn(text, all) }
}

/** Words and their beginnings, alone, side by side and with one between. */
const wordFeatures = (words: readonly Word[], each: Each) => {
  for (let at = 0; at < words.length; at++) {
    const { text, whole, stem, parts } = words[at]!
    if (text !== '.') {
      each(mix(seed.word, whole), counts.word)
      each(mix(seed.stem, stem), counts.stem)
      for (const part of parts) each(part, counts.part)
    }
    const next = words[at + 1]
    if (!next) break
    each(mix(mix(seed.pair, whole), next.whole), counts.pair)
    each(mix(mix(seed.stems, stem), next.stem), counts.stems)
    const afterNext = words[at + 2]
    if (afterNext) each(mix(mix(seed.skip, whole), afterNext.whole), counts.skip)
  }
}

type Kinds = readonly (readonly number[])[]
const kindReach = 8
const none: readonly number[] = []

const farReach = 4
const distances = Array.from({ length: kindReach + 1 }, (_, gap) =>
  gap === 1 ? 'near' : gap < farReach ? 'far' : 'wide',
)

/** A kind and each of some others, at a distance. */
const pairFeatures = (first: number, others: readonly number[], gap: number, each: Each) => {
  if (!others.length) return
  const name = distances[gap]!
  const begun = mix(seed[name], first)
  for (const second of others) each(mix(begun, second), counts[name])
}

/** Kinds of words, and two of them at three distances. */
const kindFeatures = (kinds: Kinds, each: Each) => {
  for (let at = 0; at < kinds.length; at++)
    for (const first of kinds[at]!) {
      each(mix(seed.kind, first), counts.kind)
      const reach = Math.min(kindReach, kinds.length - 1 - at)
      for (let gap = 1; gap <= reach; gap++) pairFeatures(first, kinds[at + gap]!, gap, each)
    }
}

/** A kind, each of those after it, and each of those after them. */
const rowOf = (first: number, seconds: readonly number[], thirds: readonly number[], each: Each) => {
  const begun = mix(seed.row, first)
  for (const second of seconds) {
    const two = mix(begun, second)
    each(two, counts.row)
    const three = mix(seed.rows, two)
    for (const third of thirds) each(mix(three, third), counts.rows)
  }
}

/** Two and three kinds one after another, whatever unknown words stand between. */
const rowFeatures = (kinds: Kinds, each: Each) => {
  const known = kinds.filter((some) => some.length)
  for (let at = 0; at + 1 < known.length; at++)
    for (const first of known[at]!) rowOf(first, known[at + 1]!, known[at + 2] ?? none, each)
}

const isThere = new Uint8Array(kindNames.length)
/** Which kinds there are, in their order. */
const kindsThere = (kinds: Kinds) => {
  isThere.fill(0)
  for (const some of kinds) for (const kind of some) isThere[kind] = 1
  const there: number[] = []
  for (let kind = 0; kind < isThere.length; kind++) if (isThere[kind]) there.push(kind)
  return there
}

/** What stands anywhere in it: kinds by twos, what the rules say, and each of that with each kind. */
const wholeFeatures = (kinds: Kinds, { about, rules }: Read, each: Each) => {
  const there = kindsThere(kinds)
  for (let at = 0; at < there.length; at++) {
    const begun = mix(seed.both, there[at]!)
    for (let next = at + 1; next < there.length; next++) each(mix(begun, there[next]!), counts.both)
  }
  for (const one of about) each(hash(one, seed.about), counts.about)
  for (const one of new Set(rules)) {
    each(hash(one, seed.rule), counts.rule)
    const ruled = hash(one, seed.ruled)
    for (const kind of there) each(mix(ruled, kind), counts.ruled)
    for (const other of about) each(mix(ruled, hash(other)), counts.ruled)
  }
}

/** Calls `each` with every feature of the words from `from` to `to`. A feature can come more than once. */
export const featuresIn = (read: Read, from: number, to: number, each: Each): void => {
  const kinds = read.kinds.slice(from, to)
  wordFeatures(read.words.slice(from, to), each)
  kindFeatures(kinds, each)
  rowFeatures(kinds, each)
  wholeFeatures(kinds, read, each)
}

const windowStep = 32
/** Where the stretches begin and end by which a text is weighed. */
export const windowsOf = (length: number): (readonly [from: number, to: number])[] => stretchesOf(length, windowStep)

/** How much each feature of so many words counts: the more there are, the less. */
export const lengthShare = (words: number): number => 0.1 * ((words + 4) / 12) ** -0.75
