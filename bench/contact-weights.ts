/**
 * Learns from the corpora what speaks for a way out and what against it, and writes core/src/contact/weights.ts.
 * `node bench/contact-weights.ts` learns from all; `… --hold 2` leaves out one group of authors and says how many of its lines
 * are found. Nothing is drawn by lot: the same corpora give the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { symbolNames } from '../core/src/contact/symbols.ts'
import { tokensOf } from '../core/src/contact/token.ts'
import { allSymbols, featureCount, featuresIn, pairAt, windowsOf } from '../core/src/contact/windows.ts'

const folder = new URL('../core/src/contact/', import.meta.url)
const decode = (line: string) =>
  line
    .replace(/\\n|\\u([0-9a-f]{4})/g, (_, hex?: string) => (hex ? String.fromCharCode(parseInt(hex, 16)) : '\n'))
    .replaceAll(' ⏎ ', '\n')
const linesOf = (name: string) =>
  readFileSync(new URL(`corpus/${name}.txt`, folder), 'utf8')
    .split('\n')
    .filter((line) => line && !/^#(?: |$)/.test(line))

interface Line {
  text: string
  isEvasion: boolean
  share: number
  group: number
}
// Numbers are found by the rules, and count for less here.
const numberShare = 0.2
const corpus = (name: string, groups: readonly number[]): Line[] =>
  linesOf(name).map((line, at) => {
    const isEvasion = name.startsWith('evasions')
    const [kind = '', text = ''] = isEvasion ? line.split('\t') : ['harmless', line]
    const share = kind.startsWith('phone') ? numberShare : 1
    return { text: decode(text), isEvasion, share, group: groups.filter((first) => at >= first).length }
  })
const lines = [
  ...corpus('evasions', [744, 1004]),
  ...corpus('harmless', [1355, 1735]),
  ...corpus('evasions-a', [0, 0, 0, 0]),
  ...corpus('harmless-a', [0, 0, 0, 0]),
  ...corpus('evasions-b', [0, 0, 0, 0, 0]),
  ...corpus('harmless-b', [0, 0, 0, 0, 0]),
  ...corpus('evasions-c', [0, 0, 0, 0, 0, 0]),
  ...corpus('harmless-c', [0, 0, 0, 0, 0, 0]),
  ...corpus('evasions-d', [0, 0, 0, 0, 0, 0, 0]),
  ...corpus('harmless-d', [0, 0, 0, 0, 0, 0, 0]),
  ...corpus('evasions-e', [0, 0, 0, 0, 0, 0, 0, 0]),
  ...corpus('harmless-e', [0, 0, 0, 0, 0, 0, 0, 0]),
  ...corpus('evasions-practice', [0, 0, 0]),
  ...corpus('harmless-practice', [0, 0, 0]),
]

const wordCountMin = 4
const pairCountMin = 8
const decay = 2.2
const rounds = 150
const roundsOfAll = 15
const least = 4

const plain = /^[a-z]+$/
// A word that one group of authors alone uses is a name of theirs, and says nothing of others.
const counts = new Map<string, { count: number; groups: Set<number> }>()
const tokenised = lines.map(({ text }) => tokensOf(text))
for (const [row, tokens] of tokenised.entries()) {
  const said = tokens.flatMap(({ word }, at) => [word, pairAt(tokens, at)])
  for (const one of new Set(said)) {
    if (one === undefined || !plain.test(one.replace('+', ''))) continue
    const known = counts.get(one) ?? { count: 0, groups: new Set() }
    counts.set(one, known)
    known.count++
    known.groups.add(lines[row]!.group)
  }
}
const words = [...counts]
  .filter(([word, { count, groups }]) => groups.size > 1 && count >= (word.includes('+') ? pairCountMin : wordCountMin))
  .map(([word]) => word)
const wordId = new Map(words.map((word, at) => [word, featureCount + at] as const))
const total = featureCount + words.length

const windows = tokenised.map((tokens) => {
  const symbols = allSymbols(tokens)
  return windowsOf(tokens.length).map((from) => {
    const features = new Set<number>()
    featuresIn(tokens, symbols, from, (feature, at) => {
      features.add(feature)
      for (const said of [tokens[at]!.word, pairAt(tokens, at)]) {
        const id = said === undefined ? undefined : wordId.get(said)
        if (id !== undefined) features.add(id)
      }
    })
    return Int32Array.from(features)
  })
})

const sum = (weights: Float64Array, features: Int32Array) => {
  let score = weights[total]!
  for (const feature of features) score += weights[feature]!
  return score
}
const chance = (score: number) => 1 / (1 + Math.exp(-score))
const bestOf = (weights: Float64Array, all: Int32Array[]) =>
  all.reduce((best, one) => (sum(weights, one) > sum(weights, best) ? one : best))

/** Logistic regression; of an evasion only the most telling window counts, of a harmless line all of them. */
const learned = (rows: number[]): Float64Array => {
  const seen = new Int32Array(total)
  for (const row of rows) for (const feature of new Set(windows[row]!.flatMap((one) => [...one]))) seen[feature]!++
  const kept = windows.map((all) => all.map((one) => one.filter((feature) => seen[feature]! >= least)))
  const weights = new Float64Array(total + 1)
  const size = new Float64Array(total + 1).fill(1e-6)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(total + 1)
    const add = (features: Int32Array, error: number) => {
      slope[total]! += error
      for (const feature of features) slope[feature]! += error
    }
    for (const row of rows) {
      const { isEvasion, share } = lines[row]!
      const all = kept[row]!
      const telling = isEvasion && round >= roundsOfAll ? [bestOf(weights, all)] : all
      for (const one of telling)
        add(one, ((chance(sum(weights, one)) - Number(isEvasion)) * share) / (isEvasion ? telling.length : 1))
    }
    for (let at = 0; at <= total; at++) {
      const step = slope[at]! + (at < total ? decay * weights[at]! : 0)
      size[at]! += step * step
      weights[at]! -= (0.5 * step) / Math.sqrt(size[at]!)
    }
  }
  return weights
}

const scale = 24
const smallest = 3
const whole = (weight: number) => {
  const rounded = Math.max(-127, Math.min(127, Math.round(weight * scale)))
  return Math.abs(rounded) < smallest ? 0 : rounded
}
const score = (weights: Float64Array, row: number) => sum(weights, bestOf(weights, windows[row]!))

/** A table of hardly more than nothing, as two rows of signs. */
const written = (table: Int8Array) => {
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
// No quote and no backslash is ever written: the lowest weight stands above the one, # stands for the other.
const sign = (code: number) => String.fromCharCode(code === 92 ? 35 : code)
const grouped = (said: (readonly [string, number])[]) =>
  [...new Set(said.map(([, weight]) => weight))]
    .sort((a, b) => a - b)
    .map((one) =>
      [
        one,
        ...said
          .filter(([, weight]) => weight === one)
          .map(([word]) => word)
          .sort(),
      ].join(' '),
    )
    .join(' ')

const hold = process.argv.indexOf('--hold')
const rows = lines.map((_, row) => row)
if (hold > 0) {
  const group = Number(process.argv[hold + 1])
  const weights = learned(rows.filter((row) => lines[row]!.group !== group)).map((one) => whole(one) / scale)
  const rest = rows.filter((row) => lines[row]!.group === group)
  const share = (isEvasion: boolean, from: number) => {
    const some = rest.filter((row) => lines[row]!.isEvasion === isEvasion && lines[row]!.share === 1)
    return `${((100 * some.filter((row) => score(weights, row) > from).length) / some.length).toFixed(1)} %`
  }
  for (const from of [0, 0.5, 1, 1.5, 2, 2.5, 3])
    console.log(from, 'found', share(true, from), 'marked', share(false, from))
} else {
  const weights = learned(rows)
  const table = Int8Array.from(weights.subarray(0, featureCount), whole)
  const said = words
    .map((word) => [word, whole(weights[wordId.get(word)!]!)] as const)
    .filter(([, weight]) => weight !== 0)
  const { gaps, values } = written(table)
  const text = `// Written by bench/contact-weights.ts from the corpora. Not to be edited by hand.
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
  '${grouped(said)}'
`
  writeFileSync(new URL('weights.ts', folder), text)
  console.log(`${table.filter(Boolean).length} weights, ${said.length} words, ${text.length} characters`)
}
