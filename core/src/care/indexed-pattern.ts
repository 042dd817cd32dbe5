import { expressionOf } from './pattern.ts'
import { stretchesOf } from './stretches.ts'
import { needsOf } from './needed-words.ts'

/** A pattern that is tried only where the words are there without which it fits nothing. */
export interface IndexedPattern {
  /** Of each list one word, by its number; by those of the first it is found. */
  needs: readonly (readonly number[])[]
  /** Made when it is first tried. */
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

export const indexedPattern = (pattern: string, stop: string, place: number): IndexedPattern => ({
  needs: needsOf(pattern).map((words) => words.map(numbered)),
  expression: once(() => expressionOf([pattern], stop)),
  place,
})

interface Numbered {
  number: number
}

/** No pattern fits more words than this; `indexed-pattern.test.ts` counts. */
export const patternWordsMax = 48

/** Answers, of many, those that may fit some words; all others fit nowhere in them. */
export const patternIndex = <T extends IndexedPattern>(
  patterns: readonly T[],
): ((words: readonly Numbered[]) => T[]) => {
  const byNumber: T[][] = []
  const none: readonly T[] = []
  for (const pattern of patterns) {
    const [words] = pattern.needs
    if (!words) throw new Error('A pattern needs no word.')
    for (const number of new Set(words)) (byNumber[number] ??= []).push(pattern)
  }
  const thereAt = new Uint32Array(numbers.size)
  let turn = 0
  const isThere = (number: number) => thereAt[number] === turn
  const canFit = ({ needs }: T) => needs.every((some) => some.some(isThere))
  /** Adds those that may fit between two words. */
  const addFrom = (words: readonly Numbered[], from: number, to: number, candidates: Set<T>) => {
    turn = (turn + 1) >>> 0
    if (turn === 0) thereAt.fill(0)
    for (let at = from; at < to; at++) thereAt[words[at]!.number] = turn
    for (let at = from; at < to; at++)
      for (const pattern of byNumber[words[at]!.number] ?? none) if (canFit(pattern)) candidates.add(pattern)
  }
  return (words) => {
    const candidates = new Set<T>()
    for (const [from, to] of stretchesOf(words.length, patternWordsMax)) addFrom(words, from, to, candidates)
    return [...candidates]
  }
}

const fitFrom = (text: string, expression: RegExp, from: number) => {
  expression.lastIndex = from
  const fit = expression.exec(text)
  return fit ? { from: fit.index, to: fit.index + fit[0].length } : undefined
}

/** A text in which what the first of some patterns fits is gone: `_` stands for it. */
export const withoutFits = (text: string, patterns: readonly IndexedPattern[]): string => {
  const ranked = patterns.toSorted((a, b) => a.place - b.place)
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
