import { is, type Token, type Tokens } from './token.ts'

const clauseMax = 12

/** What is counted once for a text: where its sentences begin, and how often others or a no come up to each token. */
interface Counted {
  begin: Int32Array
  others: Int32Array
  noes: Int32Array
}
const remembered = new WeakMap<Tokens, Counted>()
const isEnd = ({ text }: Token) => text.length === 1 && (text === '.' || text === '!' || text === '?' || text === ';')

const counted = (tokens: Tokens): Counted => {
  const before = remembered.get(tokens)
  if (before) return before
  const { length } = tokens
  const now = {
    begin: new Int32Array(length + 1),
    others: new Int32Array(length + 1),
    noes: new Int32Array(length + 1),
  }
  for (let at = 0; at < length; at++) {
    const token = tokens[at]!
    const { means } = token
    now.begin[at + 1] = isEnd(token) ? at + 1 : now.begin[at]!
    now.others[at + 1] = now.others[at]! + (means?.third ? 1 : 0)
    now.noes[at + 1] = now.noes[at]! + (means?.never ? 1 : 0)
  }
  remembered.set(tokens, now)
  return now
}

/** Where the sentence that holds the token `at` begins, at most a dozen tokens before it. */
export const clauseFrom = (tokens: Tokens, at: number): number =>
  Math.max(counted(tokens).begin[at] ?? 0, at - clauseMax)

/** Whether the sentence up to `at` is about somebody who isn't here: "my ex was on …", "will he text me on …". */
export const isAboutOthers = (tokens: Tokens, at: number): boolean => {
  const { others } = counted(tokens)
  return others[at]! > others[clauseFrom(tokens, at)]!
}

/** Whether the sentence up to `at` says no: "I can't give you my …". */
export const isRefused = (tokens: Tokens, at: number): boolean => {
  const { noes } = counted(tokens)
  return noes[at]! > noes[clauseFrom(tokens, at)]!
}

/** A user name as it stands behind "is", ":" or "@": one word, or words joined by signs without space. */
export interface Name {
  from: number
  to: number
  /** With digits, signs or an @, as only user names are. */
  isPlainly: boolean
}

const partsMax = 8

export const nameAt = (tokens: Tokens, start: number): Name | undefined => {
  let from = start
  const isTagged = /^[@$]$/.test(tokens[from]?.text ?? '')
  if (isTagged) from++
  while (/^["'_.*]$/.test(tokens[from]?.text ?? '') && from < start + 3) from++
  if (!tokens[from]?.isWord) return undefined
  let to = from + 1
  while (
    to < from + partsMax &&
    !tokens[to]?.gap &&
    /^[._-]$/.test(tokens[to]?.text ?? '') &&
    tokens[to + 1]?.isWord &&
    !tokens[to + 1]!.gap
  )
    to += 2
  while (tokens[to]?.word === 'underscore' && tokens[to + 1]?.isWord && to < from + partsMax) to += 2
  if (tokens[to]?.text === '_' && !tokens[to]!.gap) to++
  const { text } = tokens[from]!
  const isMixed = /[a-z]\d|\d[a-z]{3}/.test(text) || to > from + 1 || tokens[from - 1]?.text === '_'
  return { from: start, to, isPlainly: (isTagged && /[a-z]/.test(text)) || (isMixed && /[a-z]/.test(text)) }
}

/** Whether a word that is no plain user name can be meant as one: nothing but an ending, or a new thought, follows. */
export const isMeantAsName = (tokens: Tokens, { from, to, isPlainly }: Name): boolean => {
  if (isPlainly) return true
  const { text, word } = tokens[to - 1]!
  if (text.length < 3 || /^\d+$/.test(text) || is(tokens[from], 'plain') || /(?:ing|ly|ed)$/.test(word)) return false
  const next = tokens[to]
  return !next || !next.isWord || next.gap > 1 || is(next, 'after')
}
