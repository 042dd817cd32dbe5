import { featuresIn, lengthShare, readText, windowsOf, type Read } from './features.ts'
import { readTable } from './slots.ts'
import { weightOfNothing, weightScale, weightTable } from './weights.ts'

/** What a text must score to be marked, less where a rule is sure: chosen on authors whose lines had not been learned from. */
const scoreMin = 0.5
const scoreMinOfSure = 0.25
export const barOf = ({ rules }: Read): number => (rules.includes('sure') ? scoreMinOfSure : scoreMin)

let table: ReturnType<typeof readTable> | undefined

const weigh = (read: Read, from: number, to: number) => {
  const weights = (table ??= readTable(weightTable))
  weights.begin()
  featuresIn(read, from, to, weights.add)
  return weightOfNothing + weights.sum() * weightScale * lengthShare(to - from)
}

/** How far the words of a text speak for a writer who may not be safe; above nothing is enough. */
export const careScore = (text: string): number => {
  const read = readText(text)
  const score = windowsOf(read.words.length).reduce(
    (most, [from, to]) => Math.max(most, weigh(read, from, to)),
    -Infinity,
  )
  return score - barOf(read)
}

/**
 * Whether the writer says of themselves that they want to die, to end their life or to hurt themselves. Not marked are songs,
 * films, cards, other people, figures of speech, a no, and what is long past. Pure; the work grows with the length alone.
 */
export const needsCare = (text: string): boolean => careScore(text) > 0
