import { brief, symbolNames, symbolsOf } from './symbols.ts'
import type { Tokens } from './token.ts'

/** A window of so many tokens is read as one, and the next begins so many later. */
export const windowLength = 24
const windowStep = 8
const pairReach = 6
const briefMax = 4
const count = symbolNames.length
/** Single symbols, then pairs side by side, with one between, and farther apart. */
export const featureCount = count + 3 * count * count

type Each = (feature: number, at: number) => void
type Symbols = readonly (readonly number[])[]

const pairsOf = (symbols: Symbols, at: number, to: number, first: number, each: Each) => {
  const last = Math.min(to - 1, at + pairReach)
  for (let next = at + 1; next <= last; next++) {
    const base = count + (Math.min(next - at - 1, 2) * count + first) * count
    for (const second of symbols[next]!) each(base + second, at)
  }
}

/** Calls `each` with every feature of the window, and the token that it begins at. A feature can come more than once. */
export const featuresIn = (tokens: Tokens, symbols: Symbols, from: number, each: Each): void => {
  const to = Math.min(symbols.length, from + windowLength)
  for (let at = from; at < to; at++)
    for (const first of symbols[at]!) {
      each(first, at)
      pairsOf(symbols, at, to, first, each)
    }
  if (tokens.length <= briefMax) each(brief, from)
}

/** Where the windows of so many tokens begin. */
export const windowsOf = (length: number): number[] => {
  const starts = [0]
  for (let from = windowStep; from + windowLength - windowStep < length; from += windowStep) starts.push(from)
  return starts
}

export const allSymbols = (tokens: Tokens): (readonly number[])[] => tokens.map((_, at) => symbolsOf(tokens, at))

const plain = /^\p{L}+$/u
/** Two words side by side, as they are kept among the weights. */
export const pairAt = (tokens: Tokens, at: number): string | undefined => {
  const [first, second] = [tokens[at], tokens[at + 1]]
  return first?.isWord && second?.isWord && plain.test(first.word) && plain.test(second.word)
    ? `${first.word}+${second.word}`
    : undefined
}
const stemLength = 5
/** How a longer word begins, as it is kept among the weights. */
export const stemOf = (word: string): string | undefined =>
  word.length > stemLength ? `${word.slice(0, stemLength)}*` : undefined
