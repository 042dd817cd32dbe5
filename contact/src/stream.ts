import type { Hit } from './phone.ts'
import { isSequence } from './sequences.ts'
import { harmlessTo } from './harmless.ts'
import { isDigit, numberAt, runsOf, type Run } from './run.ts'
import { gap, type Token, type Tokens } from './token.ts'

const wordsAroundMax = 4

/** Lines of few words besides numbers, without those words: what is left is read as one number. */
export const streamOf = (tokens: Tokens): Token[] => {
  const stream: Token[] = []
  let line: Token[] = []
  const end = () => {
    const numbers = line.filter((_, at) => numberAt(line, at))
    const isOther = line.some((_, at) => isDigit(line[at]) && harmlessTo(line, at) > at)
    const others = line.filter((token) => token.isWord).length - numbers.length
    if (others <= wordsAroundMax && !isOther) stream.push(...numbers)
    else stream.push(...line)
    line = []
  }
  for (const token of tokens) {
    if (token.gap === gap.line) end()
    line.push(token)
  }
  end()
  return stream
}

const dialledAs = /^(?:1?334|34|1?37|64|46|55|2{5}|1?3322|33[12]{4}|[12]?1*)$/
const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits)
/** Only what is grouped as a telephone is: lines of numbers are mostly births, cards and times. */
const isDialled = (run: Run) => {
  const all = run.map(({ digits }) => digits.length)
  const count = all.reduce((sum, one) => sum + one, 0)
  if (count < 7 || count > 12 || run.some(({ digits }) => isYear(digits)) || isSequence(run, count)) return false
  const groups = all.join('')
  if (/^2+$/.test(groups) && run[0]!.digits[0] !== '0') return false
  if (count !== 7 && count < 10) return false
  // Three digits one by one are a group like any other.
  return dialledAs.test(groups) || dialledAs.test(groups.replace(/1111|111/g, ({ length }) => `${length}`))
}
export const dialled = (stream: Tokens): Hit[] =>
  runsOf(stream)
    .filter(isDialled)
    .map((run) => ({ from: run[0]!.from, to: run.at(-1)!.to, sure: false }))
