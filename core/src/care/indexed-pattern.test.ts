import { expect, test } from 'vitest'
import { harmlessOf, markedOf, setsInView } from '../../learn/care/corpus.ts'
import { expressionOf, partsOf, type Tongue } from './pattern.ts'
import { tongues } from './rules.ts'
import { patternWordsMax, indexedPattern, patternIndex, withoutFits } from './indexed-pattern.ts'
import { plainOf, readWords } from './words.ts'

/** The same numbers at each run. */
let seed = 1
const upTo = (most: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
  return Math.floor((seed / 2 ** 32) * most)
}
const oneOf = <T>(all: readonly T[]) => all[upTo(all.length)]!

const alternativesOf = (inBrackets: string) => {
  const out = ['']
  let depth = 0
  for (const sign of inBrackets) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === '|' && depth === 0) out.push('')
    else out[out.length - 1] += sign
  }
  return out
}
const bracketsOf = (part: string) => alternativesOf(part.slice(part.indexOf('(') + 1, part.lastIndexOf(')')))

/** How many words and commas a pattern fits at most. */
const reachOf = (pattern: string): number =>
  partsOf(pattern).reduce((sum, part) => {
    if (part === '*' || part === '**') return sum + part.length * 2
    return sum + 1 + (part.includes('(') ? Math.max(...bracketsOf(part).map(reachOf)) : 1)
  }, 0)

/** Words that a pattern fits, where it has nothing but words, brackets and gaps. */
const saidBy = (pattern: string): string =>
  partsOf(pattern)
    .map((part) => {
      if (part === '*' || part === '**')
        return Array.from({ length: upTo(part.length * 2 + 1) }, () => 'blue').join(' ')
      if (part.endsWith('?') && upTo(2)) return ''
      return part.startsWith('(') ? saidBy(oneOf(bracketsOf(part))) : part.replace(/\?$/, '')
    })
    .join(' ')

const patternsOf = ({ marks, harmless }: Tongue) => [...marks.map((mark) => mark.replace(/^[~?]/, '')), ...harmless]
const all = tongues.flatMap((tongue) =>
  patternsOf(tongue).map((pattern, place) => ({ ...indexedPattern(pattern, tongue.stop, place), pattern })),
)
const lines = setsInView.flatMap((set) => [...markedOf(set), ...harmlessOf(set)])
const someLines = lines.filter((_, at) => at % 40 === 0)
const mixes = Array.from({ length: 300 }, () =>
  Array.from({ length: 2 + upTo(30) }, () => oneOf(lines)).join(oneOf([' ', '. ', ', ', '\n'])),
)

test('no pattern fits more words than the stretches by which it is woken go over', () => {
  for (const { pattern } of all) expect([pattern, reachOf(pattern) <= patternWordsMax]).toEqual([pattern, true])
})

test('whatever a pattern fits is among its candidates', () => {
  const candidatesIn = patternIndex(all)
  const made = all.flatMap(({ pattern }) => [saidBy(pattern), `${oneOf(lines)} ${saidBy(pattern)}, ${oneOf(lines)}`])
  let fits = 0
  for (const text of [...someLines, ...made, ...mixes.slice(0, 60)]) {
    const words = readWords(text)
    const plain = plainOf(words)
    const candidates = new Set(candidatesIn(words))
    for (const pattern of all) {
      const expression = pattern.expression()
      expression.lastIndex = 0
      if (!expression.test(plain)) continue
      fits++
      expect([pattern.pattern, text, candidates.has(pattern)]).toEqual([pattern.pattern, text, true])
    }
  }
  expect(fits).toBeGreaterThan(1500)
})

test('what is harmless is taken out as one expression of all takes it out', () => {
  for (const tongue of tongues) {
    const { harmless, stop } = tongue as Tongue
    const candidatesIn = patternIndex(harmless.map((pattern, place) => indexedPattern(pattern, stop, place)))
    const whole = expressionOf(harmless, stop)
    for (const text of [
      ...someLines,
      ...mixes,
      ...harmless.map((pattern) => `${saidBy(pattern)} ${saidBy(oneOf(harmless))}`),
    ]) {
      const words = readWords(text)
      const plain = plainOf(words)
      expect(withoutFits(plain, candidatesIn(words))).toBe(plain.replace(whole, '_ '))
    }
  }
})
