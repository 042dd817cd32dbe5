import { clauseFrom, nameAt, type Name } from './clause.ts'
import type { Hit } from './phone.ts'
import { gap, is, type Tokens } from './token.ts'

const ends = /^[.!?;]$/
/** Whether a sentence ends here: a stop with a space behind it. */
export const isEnd = (tokens: Tokens, at: number) => ends.test(tokens[at]!.text) && tokens[at + 1]?.gap !== gap.none
/** The index after the sentence that holds `at`, at most `most` tokens on. */
const clauseTo = (tokens: Tokens, at: number, most: number) => {
  let to = at + 1
  while (to < tokens.length && to < at + most && !isEnd(tokens, to) && tokens[to]!.gap < gap.line) to++
  return to
}

/** A name that can be nothing but a user name: with digits or signs in it, or an @. */
export const nameOf = (tokens: Tokens, at: number): Name | undefined => {
  const name = tokens[at]!.isWord || tokens[at]!.text === '@' ? nameAt(tokens, at) : undefined
  const { text } = tokens[at]!
  return name?.isPlainly && (name.to > at + 1 || text.length > 5) && !is(tokens[at], 'app') ? name : undefined
}

const afterMax = 7
const beforeMax = 5
/** A user name with digits or signs in it, near before or behind the name of an app: "discord?? nobody_42 there". */
export const nameNear = (tokens: Tokens, at: number): Hit | undefined => {
  const isShort = !is(tokens[at], 'app')
  const to = clauseTo(tokens, at, isShort ? 4 : afterMax)
  for (let i = at + 1; i < to; i++) {
    const name = nameOf(tokens, i)
    if (name && !/[-]/.test(tokens[i + 1]?.text ?? '')) return { from: at, to: name.to, sure: false }
  }
  for (let i = at - 1; i >= Math.max(clauseFrom(tokens, at), at - beforeMax); i--) {
    const name = nameOf(tokens, i)
    if (name && name.to <= at && !(isShort && at - name.to > 2) && !/[-]/.test(tokens[i + 1]?.text ?? ''))
      return { from: i, to: at + 1, sure: false }
  }
  return undefined
}

const self = /^(?:im|heisse|es|ist|est|i|am|its|soy|sono|sou|ich|bin|suis|me|llamo|mine|name|nombre|nom|named|called)$/
const isName = (tokens: Tokens, at: number) => {
  const token = tokens[at]
  return (
    token?.isWord === true &&
    token.text.length > 2 &&
    !is(token, 'plain') &&
    !is(token, 'reach') &&
    !is(token, 'third') &&
    !is(token, 'paying') &&
    !/(?:ing|ly|ed|ous|ful|ive|ant|ent)$/.test(token.word) &&
    !notNames.test(token.word)
  )
}
const notNames =
  /^(?:sure|sorry|scared|tired|sad|happy|afraid|curious|lonely|stuck|lost|not|him|single|new|right|wrong|late|early|crazy|alone|trying|seeing|like|think|know|guess|want|just|wait|saw|found|made|got|keep|kept|well|every|day|night|time|times|mean|months|weeks|years)$/
/** How far a name of up to three words goes, if nothing but an end or a new thought follows. */
const namedTo = (tokens: Tokens, at: number) => {
  let from = at
  while (/^["'*:@(-]$/.test(tokens[from]?.text ?? '') && from < at + 2) from++
  for (let to = from; to < from + 4; to++) {
    const token = tokens[to]
    const isBoth = is(token, 'on') && /^(?:both|there|it|all|either|everywhere|every)$/.test(tokens[to + 1]?.word ?? '')
    const isOver = !token?.isWord || token.gap > gap.space || is(token, 'after') || isBoth
    if (isOver) return to > from && tokens[to]?.text !== "'" ? to : at
    if (!isName(tokens, to)) return at
  }
  return at
}

/** "on twitter I'm nobody desmond", "on hinge as Ally F". */
export const presentedAt = (tokens: Tokens, at: number): Hit | undefined => {
  const start = /^[?!.]$/.test(tokens[at + 1]?.text ?? '') ? at + 1 : at
  const to = clauseTo(tokens, start, 9)
  for (let i = start + 1; i < to; i++) {
    const isSelf =
      self.test(tokens[i]!.word) ||
      (tokens[i]!.word === 'as' && isSelfBefore(tokens, at)) ||
      tokens[i]!.word === 'under'
    if (!isSelf || self.test(tokens[i + 1]?.word ?? '')) continue
    const end = namedTo(tokens, i + 1)
    if (end > i + 1) return { from: at, to: end, sure: false }
  }
  return undefined
}
const isSelfBefore = (tokens: Tokens, at: number) => {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--)
    if (/^(?:im|i|me|my|am|soy|bin|suis)$/.test(tokens[i]!.word)) return true
  return false
}

const told = /^[:=>→➡➔–-]$/
/** "FB → Margot Invented", "insta=mara". */
export const signedAt = (tokens: Tokens, at: number): Hit | undefined => {
  let to = at + 1
  if (tokens[to]?.text === '.' || tokens[to]?.text === ')') to++
  const begin = to
  while (to < begin + 3 && tokens[to]?.isWord === false && told.test(tokens[to]!.text)) to++
  if (to === begin) return undefined
  if (tokens[begin]!.text === '=' && !tokens[begin]!.gap) return { from: at, to: to + 1, sure: false }
  const end = namedTo(tokens, to)
  return end > to ? { from: at, to: end, sure: false } : undefined
}
