import { kinds } from './kinds.ts'
import { kindsAbroad } from './kinds-abroad.ts'
import { wordsOf } from './lexicon.ts'
import { normalise } from './normalise.ts'
import { remember } from './remember.ts'
import { gap, type Token, type Tokens } from './token.ts'
import { isCommonWord } from './common-words.ts'

/** What a token is when its word says nothing: a sign, or the shape of an unknown word. */
const signs = ['@', ':', '=', '"', '?', '$', '#', '/', '_', '+'] as const
const shapes = ['arrow', 'joins', 'picture', 'long', 'several', 'few', 'mixed', 'odd', 'unusual', 'strange', 'usual', 'single', 'line', 'brief'] as const // prettier-ignore
type Shape = (typeof shapes)[number]

/** All that a token can speak for, in the order in which the weights are kept. */
export const symbolNames: readonly string[] = [
  ...new Set([...Object.keys(kinds), ...Object.keys(kindsAbroad), ...signs, ...shapes]),
]
const idOf = new Map(symbolNames.map((name, id) => [name, id] as const))
const shape = Object.fromEntries(shapes.map((name) => [name, idOf.get(name)!])) as Record<Shape, number>
/** A message of hardly any words. */
export const brief = shape.brief

type Ids = Map<string, number[]>
const byWord: Ids = new Map()
const byStem: Ids = new Map()
const put = (ids: Ids, words: Iterable<string>, name: string, unless: string[] = []) => {
  for (const word of words) {
    const known = ids.get(word) ?? []
    if (![name, ...unless].some((one) => known.includes(idOf.get(one)!))) ids.set(word, [...known, idOf.get(name)!])
  }
}
const learn = (words: Iterable<string>, name: string, unless: string[] = []) => put(byWord, words, name, unless)
const stem = /\*$/
for (const [name, words] of Object.entries(kinds)) learn(words.split(/\s+/), name)
for (const [name, words] of Object.entries(kindsAbroad)) {
  const all = words.split(' ').map((word) => word.replace(/['’]/g, ''))
  const stems = all.filter((word) => stem.test(word)).map((word) => normalise(word.replace(stem, '')).text)
  put(byStem, stems, name)
  learn([...all.filter((word) => !stem.test(word)).map((word) => normalise(word).text), ...stems], name)
}
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

const stemMin = 3
const stemMax = 11
// Small words that Hebrew and Arabic write with the next one.
const hangsOn = /^(?:[בלהומשכ](?=..)|[وفبلك]?ال(?=..)|[وبلك](?=...))/
const stemsBegin = new Set([...byStem.keys()].map((word) => word.slice(0, stemMin)))
const byBeginning = (word: string) => {
  if (!stemsBegin.has(word.slice(0, stemMin))) return undefined
  for (let size = Math.min(stemMax, word.length - 1); size >= stemMin; size--) {
    const known = byStem.get(word.slice(0, size))
    if (known) return known
  }
  return undefined
}
/** Of words that no list has as they stand: by how they begin, or without what hangs on before. */
const inflected = remember((word): readonly number[] | null => {
  if (word.length <= stemMin || isCommonWord(word)) return null
  const bare = word < '\x80' ? word : word.replace(hangsOn, '')
  return byBeginning(word) ?? (bare === word ? undefined : (byWord.get(bare) ?? byBeginning(bare))) ?? null
})

/** Whether a word stands for a kind of thing. */
export const isOfKind = ({ word, text }: Token, kind: string): boolean =>
  (byWord.get(word) ?? inflected(text))?.includes(idOf.get(kind)!) === true

/** What one token speaks for. */
export const symbolsOf = (tokens: Tokens, at: number): readonly number[] => {
  const token = tokens[at]!
  if (!token.isWord) return ofSign(tokens, at)
  const known = byWord.get(token.word) ?? inflected(token.text) ?? shapeOf(token)
  const isLine = token.gap === gap.line
  if (!token.isDisguised && !isLine) return known
  return [...known, ...(token.isDisguised ? [shape.odd] : []), ...(isLine ? [shape.line] : [])]
}
