import { barOf } from '../../src/care/find.ts'
import { featuresIn, lengthShare, readText } from '../../src/care/features.ts'
import { signOf, slotCount, slotOf, weightSign } from '../../src/care/slots.ts'
import { harmlessOf, markedOf, setsInView, type CareSet } from './corpus.ts'
import { regress, scoreOf, type Example } from './regression.ts'

interface Line {
  set: CareSet
  isMarked: boolean
  found: Map<number, number>
  share: number
  /** What is taken off its score, as `find.ts` does. */
  bar: number
}

const lineOf = (set: CareSet, isMarked: boolean, text: string): Line => {
  const read = readText(text)
  const found = new Map<number, number>()
  featuresIn(read, 0, read.words.length, (feature, value) => found.set(feature, value))
  return { set, isMarked, found, share: lengthShare(read.words.length), bar: barOf(read) }
}

const readAll = () =>
  setsInView.flatMap((set) => [
    ...markedOf(set).map((text) => lineOf(set, true, text)),
    ...harmlessOf(set).map((text) => lineOf(set, false, text)),
  ])

const linesMin = 2

/** The features that enough lines show, numbered. */
function numbered(lines: readonly Line[]) {
  const counts = new Map<number, number>()
  for (const { found } of lines) for (const feature of found.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= linesMin)
  return new Map(often.map(([feature], at) => [feature, at] as const))
}

const exampleOf = ({ isMarked, found, share }: Line, numbers: ReadonlyMap<number, number>): Example => {
  const known = [...found].filter(([feature]) => numbers.has(feature))
  return {
    isMarked,
    features: Int32Array.from(known, ([feature]) => numbers.get(feature)!),
    values: Float32Array.from(known, ([, value]) => value * share),
  }
}

/** The authors of the rules wrote `own` with `a` in view; `w9` to `w11` and `w12` to `w17` each say the same in many tongues. */
const together: readonly (readonly CareSet[])[] = [
  ['own', 'a'],
  ['w9', 'w10', 'w11'],
  ['w12', 'w13', 'w14', 'w15', 'w16', 'w17'],
]
const alone = setsInView.filter((set) => !together.flat().includes(set))

/** Of each group of authors, learned from all others: how their lines score. */
export function heldOut() {
  const lines = readAll()
  const groups: readonly (readonly CareSet[])[] = [...together, ...alone.map((set) => [set])]
  return groups.map((group) => {
    const rest = lines.filter(({ set }) => !group.includes(set))
    const numbers = numbered(rest)
    const weights = regress(
      rest.map((line) => exampleOf(line, numbers)),
      numbers.size,
    )
    const held = lines
      .filter(({ set }) => group.includes(set))
      .map((line) => ({ isMarked: line.isMarked, score: scoreOf(weights, exampleOf(line, numbers)) - line.bar }))
    return { group: group.join(' '), scores: held }
  })
}

/** What share of some lines scores above a bound, in per cent. */
export const rateOf = (held: readonly { isMarked: boolean; score: number }[], bound: number) => {
  const share = (isMarked: boolean) => {
    const some = held.filter((one) => one.isMarked === isMarked)
    return (100 * some.filter(({ score }) => score > bound).length) / some.length
  }
  return { bound, found: share(true), harmless: share(false) }
}

/** Weights of the features, of which each slot keeps the heaviest. */
function placed(weights: Float64Array, numbers: ReadonlyMap<number, number>) {
  const slots = new Map<number, { feature: number; weight: number }>()
  for (const [feature, number] of numbers) {
    const weight = weights[number]!
    const before = slots.get(slotOf(feature))
    if (!before || Math.abs(weight) > Math.abs(before.weight)) slots.set(slotOf(feature), { feature, weight })
  }
  return slots
}

const unused = '  '

/** Learns from all lines. The same corpora give the same table. */
export function learned() {
  const lines = readAll()
  const numbers = numbered(lines)
  const weights = regress(
    lines.map((line) => exampleOf(line, numbers)),
    numbers.size,
  )
  const slots = placed(weights, numbers)
  const most = [...slots.values()].reduce((max, { weight }) => Math.max(max, Math.abs(weight)), 0)
  const table = Array.from({ length: slotCount }, (_, slot) => {
    const kept = slots.get(slot)
    const weight = kept && weightSign(kept.weight / most)
    return weight ? signOf(kept.feature) + weight : unused
  })
  return { table: table.join(''), scale: Number(most.toFixed(4)), nothing: Number(weights[numbers.size]!.toFixed(4)) }
}

/** What `core/src/care/weights.ts` says. */
export function weightsFile(): string {
  const { table, scale, nothing } = learned()
  return `// Written by core/learn/care/main.ts from the corpora. Not to be edited by hand.
/** What the greatest weight of the table stands for. */
export const weightScale = ${scale}
export const weightOfNothing = ${nothing}
/** Two signs a slot: which feature it holds, and its weight. */
export const weightTable =
  '${table}'
`
}
