import { wordsOf } from './fold.ts'
import { hash, mix } from './hash.ts'
import { kindsIn } from './kinds.ts'
import { misspelt } from './misspelt.ts'
import { laughs, rulesIn } from './rules.ts'

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
  words: readonly string[]
  kinds: readonly (readonly number[])[]
  about: readonly string[]
  rules: readonly string[]
}

const sizes = [2, 4, 7, 12, 20, 32]
const asks = /[?؟]/
const quotes = /["“”„«»]/
const firstPerson = 0

export const readText = (text: string): Read => {
  const plain = misspelt(wordsOf(text))
  const words = plain.split(' ').filter((word) => word !== '' && word !== ',')
  const { tongue, kinds } = kindsIn(words)
  const count = words.filter((word) => word !== '.').length
  const about = [`tongue ${tongue}`, `size ${sizes.filter((size) => count > size).length}`]
  if (asks.test(text)) about.push('asks')
  if (laughs.test(plain)) about.push('laughs')
  if (quotes.test(text)) about.push('quotes')
  if (!kinds.some((some) => some.includes(firstPerson))) about.push('nobody', `nobody ${tongue}`)
  return { words, kinds, about, rules: rulesIn(text, plain) }
}

const stemLength = 5
const partLengths = [3, 4, 5]

const partsOf = (word: string, each: Each) => {
  const whole = `<${word}>`
  for (const length of partLengths)
    for (let at = 0; at + length <= whole.length; at++) each(hash(whole, seed.part, at, at + length), counts.part)
}

/** Words and their beginnings, alone, side by side and with one between. */
const wordFeatures = (words: readonly string[], each: Each) => {
  const wholes = words.map((word) => hash(word))
  const stems = words.map((word) => hash(word, undefined, 0, Math.min(word.length, stemLength)))
  for (let at = 0; at < words.length; at++) {
    if (words[at] !== '.') {
      each(mix(seed.word, wholes[at]!), counts.word)
      each(mix(seed.stem, stems[at]!), counts.stem)
      partsOf(words[at]!, each)
    }
    if (at + 1 < words.length) {
      each(mix(mix(seed.pair, wholes[at]!), wholes[at + 1]!), counts.pair)
      each(mix(mix(seed.stems, stems[at]!), stems[at + 1]!), counts.stems)
    }
    if (at + 2 < words.length) each(mix(mix(seed.skip, wholes[at]!), wholes[at + 2]!), counts.skip)
  }
}

type Kinds = readonly (readonly number[])[]
const kindReach = 8

const farReach = 4
const distanceOf = (gap: number) => (gap === 1 ? 'near' : gap < farReach ? 'far' : 'wide')

/** Kinds of words, and two of them at three distances. */
const kindFeatures = (kinds: Kinds, each: Each) => {
  const pairs = (first: number, gap: number, others: readonly number[]) => {
    const name = distanceOf(gap)
    for (const second of others) each(mix(mix(seed[name], first), second), counts[name])
  }
  for (let at = 0; at < kinds.length; at++)
    for (const first of kinds[at]!) {
      each(mix(seed.kind, first), counts.kind)
      for (let gap = 1; gap <= kindReach && at + gap < kinds.length; gap++) pairs(first, gap, kinds[at + gap]!)
    }
}

/** Two and three kinds one after another, whatever unknown words stand between. */
const rowFeatures = (kinds: Kinds, each: Each) => {
  const known = kinds.filter((some) => some.length)
  for (let at = 0; at + 1 < known.length; at++) {
    const twos = known[at]!.flatMap((first) => known[at + 1]!.map((second) => mix(mix(seed.row, first), second)))
    for (const two of twos) {
      each(two, counts.row)
      for (const third of known[at + 2] ?? []) each(mix(mix(seed.rows, two), third), counts.rows)
    }
  }
}

/** What stands anywhere in it: kinds by twos, what the rules say, and each of that with each kind. */
const wholeFeatures = (kinds: Kinds, { about, rules }: Read, each: Each) => {
  const there = [...new Set(kinds.flat())].toSorted((a, b) => a - b)
  for (let at = 0; at < there.length; at++)
    for (let next = at + 1; next < there.length; next++)
      each(mix(mix(seed.both, there[at]!), there[next]!), counts.both)
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

/** A text is read so many words at a time, and the next stretch begins so many later. */
const windowLength = 64
const windowStep = 32

/** Where the stretches of so many words begin and end. */
export const windowsOf = (length: number): (readonly [from: number, to: number])[] => {
  const starts = [0]
  for (let from = windowStep; from + windowStep < length; from += windowStep) starts.push(from)
  return starts.map((from) => [from, Math.min(length, from + windowLength)] as const)
}

/** How much each feature of so many words counts: the more there are, the less. */
export const lengthShare = (words: number): number => 0.1 * ((words + 4) / 12) ** -0.75
