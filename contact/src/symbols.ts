import { kinds } from './kinds.ts'
import { wordsOf } from './lexicon.ts'
import { gap, type Token, type Tokens } from './token.ts'
import { isCommonWord } from './common-words.ts'

/** What a token is when its word says nothing: a sign, or the shape of an unknown word. */
const signs = ['@', ':', '=', '"', '?', '$', '#', '/', '_', '+'] as const
const shapes = ['arrow', 'joins', 'picture', 'long', 'several', 'few', 'mixed', 'odd', 'unusual', 'strange', 'usual', 'single', 'line', 'brief'] as const // prettier-ignore
type Shape = (typeof shapes)[number]

/** All that a token can speak for, in the order in which the weights are kept. */
export const symbolNames: readonly string[] = [...Object.keys(kinds), ...signs, ...shapes]
const idOf = new Map(symbolNames.map((name, id) => [name, id] as const))
const shape = Object.fromEntries(shapes.map((name) => [name, idOf.get(name)!])) as Record<Shape, number>
/** A message of hardly any words. */
export const brief = shape.brief

const byWord = new Map<string, number[]>()
const learn = (words: Iterable<string>, name: string, unless: string[] = []) => {
  for (const word of words) {
    const known = byWord.get(word) ?? []
    if (![name, ...unless].some((one) => known.includes(idOf.get(one)!))) byWord.set(word, [...known, idOf.get(name)!])
  }
}
for (const [name, words] of Object.entries(kinds)) learn(words.split(/\s+/), name)
learn(wordsOf.app, 'app')
learn(wordsOf.short, 'appweak', ['app'])
learn(wordsOf.pay, 'pay', ['payweak'])
learn(wordsOf.surelyMail, 'mail')

const none: readonly number[] = []
const arrow = /^[>→➡➔–-]$/
const mixed = /\d/
const letters = /[a-z]{3}/

const ofSign = (tokens: Tokens, at: number): readonly number[] => {
  const { text, gap: before } = tokens[at]!
  const id = idOf.get(text)
  if (id !== undefined && text.length === 1) return [id]
  if (arrow.test(text)) return [shape.arrow]
  const next = tokens[at + 1]
  if (/^[.,!]$/.test(text)) return !before && next?.isWord && !next.gap ? [shape.joins] : none
  return text > '\x80' ? [shape.picture] : none
}

const shapeOf = ({ text, word, isNumber }: Token): readonly number[] => {
  if (isNumber) return [text.length >= 7 ? shape.long : text.length >= 3 ? shape.several : shape.few]
  if (mixed.test(text) && letters.test(text)) return [shape.mixed]
  if (text.length === 1) return [shape.single]
  if (text.length <= 3 || isCommonWord(word)) return [shape.usual]
  return text.length > 8 ? [shape.unusual, shape.strange] : [shape.unusual]
}

/** What one token speaks for. */
export const symbolsOf = (tokens: Tokens, at: number): readonly number[] => {
  const token = tokens[at]!
  if (!token.isWord) return ofSign(tokens, at)
  const known = byWord.get(token.word) ?? shapeOf(token)
  const isLine = token.gap === gap.line
  if (!token.isDisguised && !isLine) return known
  return [...known, ...(token.isDisguised ? [shape.odd] : []), ...(isLine ? [shape.line] : [])]
}
