import { wordsOf } from './fold.ts'
import { hash } from './hash.ts'
import { tonguesOf } from './kinds.ts'
import { unslipped } from './misspelt.ts'
import { numberOf } from './indexed-pattern.ts'
import { usualWords } from './usual-text.ts'

/** What is known of a word by itself. */
export interface Word {
  text: string
  /** The word, its beginning, and each of its parts, by number. */
  whole: number
  stem: number
  parts: Int32Array
  laughs: boolean
  /** That of `indexed-pattern.ts`. */
  number: number
  /** The tongues that know it, by number; one that knows more than one beginning of it more than once. */
  tongues: readonly number[]
  /** What it stands for, by the tongue: filled as it is asked for. */
  kinds: (readonly number[])[]
}

const stemLength = 5
const partLengths = [3, 4, 5]
const partSeed = hash('part')
const partsOf = (word: string) => {
  const whole = `<${word}>`
  const parts: number[] = []
  for (const length of partLengths)
    for (let at = 0; at + length <= whole.length; at++) parts.push(hash(whole, partSeed, at, at + length))
  return Int32Array.from(parts)
}

const laugh =
  /^(?:lol|lmf?ao|rofl|(?:a?h[aei]){2,}h?|(?:j[aei]){2,}j*|k{3,}|xd|mdr|ptdr|jk|kidding|joking|(?:а?х[аи])+х?|هه+)$/

const look = (text: string): Word => ({
  text,
  whole: hash(text),
  stem: hash(text, undefined, 0, Math.min(text.length, stemLength)),
  parts: text === '.' ? new Int32Array() : partsOf(text),
  laughs: laugh.test(text),
  number: numberOf(text),
  tongues: tonguesOf(text),
  kinds: [],
})

const rememberedMax = 8192
const remembered = new Map<string, Word>()
/** A word is looked at once; all is forgotten when so many are known that somebody makes them up. */
const known = (written: string): Word => {
  const before = remembered.get(written)
  if (before) return before
  // Copied, since a slice keeps the whole text that it was cut from.
  const own = ` ${written}`.slice(1)
  const word = look(unslipped(own))
  if (remembered.size >= rememberedMax) remembered.clear()
  remembered.set(own, word)
  return word
}

const own = new Set(['my', 'mi', 'me'])

/** The words of a text, and `.` and `,` where it pauses. */
export const readWords = (text: string): readonly Word[] => {
  const words: Word[] = []
  for (const written of usualWords(text) ?? wordsOf(text).split(' ')) {
    if (written === '') continue
    const last = words.at(-1)
    if (written === 'self' && last && own.has(last.text)) words[words.length - 1] = known('myself')
    else words.push(known(written))
  }
  return words
}

/** Words as the rules read them, between single spaces. */
export const plainOf = (words: readonly Word[]): string => ` ${words.map(({ text }) => text).join(' ')} `
