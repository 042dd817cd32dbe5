import { expressionOf } from './pattern.ts'
import { stretchesOf } from './stretches.ts'
import { needsOf } from './wake.ts'

/** A pattern that sleeps until the words are there without which it fits nothing. */
export interface Sleeper {
  /** Of each list one word, by its number; the words of the first wake it. */
  needs: readonly (readonly number[])[]
  /** Made when it is first awake. */
  expression: () => RegExp
  /** Its place among its like. */
  place: number
}

export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

const numbers = new Map<string, number>([['', 0]])
const numbered = (word: string) => {
  const number = numbers.get(word) ?? numbers.size
  numbers.set(word, number)
  return number
}
/** The number of a word that patterns need; 0 is none of theirs. All patterns must have been read. */
export const numberOf = (word: string): number => numbers.get(word) ?? 0

export const sleeperOf = (pattern: string, stop: string, place: number): Sleeper => ({
  needs: needsOf(pattern).map((words) => words.map(numbered)),
  expression: once(() => expressionOf([pattern], stop)),
  place,
})

interface Numbered {
  number: number
}

/** No pattern fits more words than this; `sleepers.test.ts` counts. */
export const patternWordsMax = 48

/** Answers, of many, those that some words wake; all others fit nowhere in them. */
export const wakerOf = <T extends Sleeper>(sleepers: readonly T[]): ((words: readonly Numbered[]) => T[]) => {
  const byNumber: T[][] = []
  const none: readonly T[] = []
  for (const sleeper of sleepers) {
    const [words] = sleeper.needs
    if (!words) throw new Error('Nothing wakes a pattern.')
    for (const number of new Set(words)) (byNumber[number] ??= []).push(sleeper)
  }
  const thereAt = new Uint32Array(numbers.size)
  let turn = 0
  const isThere = (number: number) => thereAt[number] === turn
  const isAwake = ({ needs }: T) => needs.every((some) => some.some(isThere))
  /** Adds those that wake between two words. */
  const wakeIn = (words: readonly Numbered[], from: number, to: number, awake: Set<T>) => {
    turn = (turn + 1) >>> 0
    if (turn === 0) thereAt.fill(0)
    for (let at = from; at < to; at++) thereAt[words[at]!.number] = turn
    for (let at = from; at < to; at++)
      for (const sleeper of byNumber[words[at]!.number] ?? none) if (isAwake(sleeper)) awake.add(sleeper)
  }
  return (words) => {
    const awake = new Set<T>()
    for (const [from, to] of stretchesOf(words.length, patternWordsMax)) wakeIn(words, from, to, awake)
    return [...awake]
  }
}

const fitFrom = (text: string, expression: RegExp, from: number) => {
  expression.lastIndex = from
  const fit = expression.exec(text)
  return fit ? { from: fit.index, to: fit.index + fit[0].length } : undefined
}

/** A text in which what the first of some patterns fits is gone: `_` stands for it. */
export const withoutFits = (text: string, sleepers: readonly Sleeper[]): string => {
  const ranked = sleepers.toSorted((a, b) => a.place - b.place)
  const next = ranked.map(({ expression }) => fitFrom(text, expression(), 0))
  let [out, at] = ['', 0]
  for (;;) {
    for (const [rank, fit] of next.entries())
      if (fit && fit.from < at) next[rank] = fitFrom(text, ranked[rank]!.expression(), at)
    const first = next.reduce((best, fit) => (best && (!fit || best.from <= fit.from) ? best : fit), undefined)
    if (!first) return out + text.slice(at)
    out += `${text.slice(at, first.from)}_ `
    at = first.to
  }
}
