import { symbolNames } from '../src/symbols.ts'
import type { Tokens } from '../src/token.ts'
import { tokensOf } from '../src/tokenize.ts'
import { allSymbols, featureCount, featuresIn, pairAt, stemOf, windowsOf } from '../src/windows.ts'
import { sentInRows, written, type Line } from './lines.ts'
import { regress, scoreOf, type Example } from './regression.ts'

const lines = [...written, ...sentInRows]
const tokenised = lines.map(({ messages }) => tokensOf(messages.join('\n')))

const plain = /^\p{L}+$/u
const wordCountMin = 4
const pairCountMin = 8

/** A word, how it begins, and it with the next one, as they are kept among the weights. */
const saidAt = (tokens: Tokens, at: number) =>
  plain.test(tokens[at]!.word)
    ? [tokens[at]!.word, stemOf(tokens[at]!.word), pairAt(tokens, at)].filter((said) => said !== undefined)
    : []

/** Words and pairs of them that are used often enough. What one group of authors alone uses says nothing of others. */
function tellingWords(): string[] {
  const counts = new Map<string, { count: number; groups: Set<number>; sides: Set<boolean> }>()
  for (const [row, tokens] of tokenised.slice(0, written.length).entries()) {
    const said = tokens.flatMap((_, at) => saidAt(tokens, at))
    for (const one of new Set(said)) {
      const known = counts.get(one) ?? { count: 0, groups: new Set(), sides: new Set() }
      counts.set(one, known)
      known.count++
      known.groups.add(lines[row]!.group)
      known.sides.add(lines[row]!.isEvasion)
    }
  }
  // A beginning also stands for words that nobody has written yet: what one side alone uses says nothing of those.
  const isTelling = (word: string, sides: number) => sides > 1 || !word.endsWith('*')
  const isOften = (word: string, count: number) => count >= (word.includes('+') ? pairCountMin : wordCountMin)
  return [...counts]
    .filter(
      ([word, { count, groups, sides }]) => groups.size > 1 && isOften(word, count) && isTelling(word, sides.size),
    )
    .map(([word]) => word)
}

const words = tellingWords()
const wordId = new Map(words.map((word, at) => [word, featureCount + at] as const))
const total = featureCount + words.length

const examples = tokenised.map((tokens, row): Example => {
  const symbols = allSymbols(tokens)
  const windows = windowsOf(tokens.length).map((from) => {
    const features = new Set<number>()
    featuresIn(tokens, symbols, from, (feature, at) => {
      features.add(feature)
      for (const said of saidAt(tokens, at)) {
        const id = wordId.get(said)
        if (id !== undefined) features.add(id)
      }
    })
    return Int32Array.from(features)
  })
  const { isEvasion, share } = lines[row]!
  return { isEvasion, share, windows }
})

const scale = 24
const smallest = 3
// There are many words, and what says little costs as much room as what says much.
const smallestOfWord = 5
const smallestOfPair = 6
const whole = (weight: number) => {
  const rounded = Math.max(-127, Math.min(127, Math.round(weight * scale)))
  return Math.abs(rounded) < smallest ? 0 : rounded
}

/** Learns without one group of authors: what share of their lines scores above a bound, in per cent. */
export function heldOut(group: number) {
  const isHeld = (line: Line) => line.group === group && line.isHeld
  const weights = regress(
    examples.filter((_, row) => !isHeld(lines[row]!)),
    total,
  ).map((one) => whole(one) / scale)
  const held = examples.slice(0, written.length).filter(({ share }, row) => share === 1 && isHeld(lines[row]!))
  const share = (isEvasion: boolean, bound: number) => {
    const some = held.filter((example) => example.isEvasion === isEvasion)
    return (100 * some.filter((example) => scoreOf(weights, example) > bound).length) / some.length
  }
  return [0, 0.5, 1, 1.5, 2, 2.5, 3].map((bound) => ({ bound, found: share(true, bound), marked: share(false, bound) }))
}

// No quote and no backslash is ever written: the lowest weight stands above the one, # stands for the other.
const sign = (code: number) => String.fromCharCode(code === 92 ? 35 : code)

/** A table of hardly more than nothing, as two rows of signs. */
function packed(table: Int8Array) {
  let gaps = ''
  let values = ''
  let gap = 0
  for (const weight of table) {
    if (weight === 0) {
      gap++
      continue
    }
    gaps += '~'.repeat(Math.floor(gap / 60)) + sign(59 + (gap % 60))
    values += sign(80 + Math.max(-40, Math.min(46, weight)))
    gap = 0
  }
  return { gaps, values }
}

/** A weight, and all words that have it, in their order. */
const byWeight = (said: (readonly [string, number])[]) =>
  [...Map.groupBy(said, ([, weight]) => weight)]
    .toSorted(([a], [b]) => a - b)
    .map(([weight, all]) => [weight, ...all.map(([word]) => word).toSorted()].join(' '))
    .join(' ')

/** Learns from all lines: what `src/weights.ts` says. The same corpora give the same text, nothing is drawn by lot. */
export function weightsFile(): string {
  const weights = regress(examples, total)
  const table = Int8Array.from(weights.subarray(0, featureCount), whole)
  const said = words
    .map((word) => [word, whole(weights[wordId.get(word)!]!)] as const)
    .filter(([word, weight]) => Math.abs(weight) >= (word.includes('+') ? smallestOfPair : smallestOfWord))
  const { gaps, values } = packed(table)
  return `// Written by contact/learn/main.ts from the corpora. Not to be edited by hand.
/** The symbols in the order of the table. */
export const symbolsLearned =
  '${symbolNames.join(' ').replaceAll("'", "\\'")}'
export const weightScale = ${scale}
export const weightOfNothing = ${whole(weights[total]!)}
/** How many symbols and pairs of them without a weight come before each that has one; a sign each, from ; on, and ~ for sixty. */
export const weightGaps =
  '${gaps}'
/** The weight of each, a sign from P on and back. */
export const weightValues =
  '${values}'
/** What single words say beyond their kind: a weight, and all that have it. */
export const weightOfWords =
  '${byWeight(said)}'
`
}
