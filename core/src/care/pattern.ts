import { fold } from './fold.ts'

/** What one tongue has to say. */
export interface Tongue {
  /**
   * Marked at once. A leading `~` is not meant where somebody laughs; a leading `?` is a sign that needs another beside it.
   * Words in their order; `(a|b)` either, `(a)?` perhaps, `*` up to two words more, `**` up to four, `.` the end of a sentence.
   */
  marks: readonly string[]
  /** Ways of saying it that mean something else. They are taken out of the text before it is looked at. */
  harmless: readonly string[]
  /** Whether laughter takes the meaning off every mark, not only off those with `~`. */
  lightly?: true
  /** Words that `*` does not pass over: a no, and everybody who isn't the writer. */
  stop: string
  /** A no that stands before a mark, and the words that may lie between. */
  no: string
  between: string
  /** Who else says it: the words end right before the mark. */
  reported?: string
}

const gap = (stop: string, most: number) => `(?:(?!(?:${stop}) )[^ .]+ ){0,${most}}`

const part = (word: string, stop: string) => {
  if (word === '*' || word === '**') return gap(stop, word.length * 2)
  const optional = word.endsWith('?')
  const bare = (optional ? word.slice(0, -1) : word)
    .replaceAll('(', '(?:')
    .replaceAll('.', '\\.')
    .replaceAll(' ** ', ` ${gap(stop, 4)}`)
    .replaceAll(' * ', ` ${gap(stop, 2)}`)
  return optional ? `(?:${bare} (?:, )?)?` : `${bare} (?:, )?`
}

/** The words of a pattern, `?` and all; what stands in brackets is one. */
export const partsOf = (pattern: string) => {
  const out = ['']
  let depth = 0
  for (const sign of pattern) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ' ' && depth === 0) out.push('')
    else out[out.length - 1] += sign
  }
  return out.filter(Boolean)
}

/** A pattern as an expression over the words of a text. Every gap is bounded, so the work grows with the length alone. */
const expression = (pattern: string, stop: string) =>
  partsOf(fold(pattern))
    .map((word) => part(word, fold(stop)))
    .join('')

/** Several patterns as one. */
export const expressionOf = (patterns: readonly string[], stop: string) =>
  new RegExp(`(?<= )(?:${patterns.map((pattern) => expression(pattern, stop)).join('|')})`, 'g')
