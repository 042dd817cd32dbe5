import { clauseFrom, isAboutOthers } from './clause.ts'
import { nameOf } from './named.ts'
import type { Hit } from './phone.ts'
import { gap, is, type Tokens } from './token.ts'

/** Verbs that ask somebody to come. */
export const calls =
  /^(?:add|find|follow|message|msg|dm|text|hmu|friend|ping|search|write|contact|reach|inbox|swipe|call|agregame|buscame|escribeme|sigueme|mandame|ecris|ajoute|schreib|such)$/
/** What is the same there as here. */
export const sameNames = /^(?:name|username|handle|user|nick|id|pic|photo|picture|profile|nombre|nom|pseudo)$/
/** "follow the clock app", "on that app with the ghost": an app told by its picture. */
const pictured = (tokens: Tokens, at: number): Hit | undefined => {
  const isAdded = calls.test(tokens[at - 2]?.word ?? '') && /^(?:the|al|on)$/.test(tokens[at - 1]?.word ?? '')
  if (isAdded && is(tokens[at], 'colour') && (tokens[at + 1]?.text === ':' || tokens[at - 2]!.word.endsWith('me')))
    return { from: at - 2, to: at + 2, sure: false }
  if (!/^(?:app|messenger)$/.test(tokens[at]!.word)) return undefined
  const isBefore = is(tokens[at - 1], 'colour')
  let to = at + 1
  if (tokens[to]?.word === 'with' && to + 3 < tokens.length + 1) to += 1
  while (to < at + 5 && /^(?:the|a|an|little|white|that)$/.test(tokens[to]?.word ?? '')) to++
  const isBehind = to > at + 1 && is(tokens[to], 'colour')
  if ((!isBefore && !isBehind) || isAboutOthers(tokens, at)) return undefined
  for (let i = Math.max(clauseFrom(tokens, at), at - 6); i < at; i++)
    if (is(tokens[i], 'on') || calls.test(tokens[i]!.word) || is(tokens[i], 'my') || is(tokens[i], 'your'))
      return { from: i, to: isBehind ? to + 1 : at + 1, sure: false }
  for (let i = at + 1; i < at + 14; i++)
    if (tokens[i]?.word === 'there' && (tokens[i - 2]?.word === 'im' || is(tokens[i - 1], 'me')))
      return { from: at - 1, to: i + 1, sure: false }
  return undefined
}

/** "search for cups.of.cordelia", "follow therunekeeper_". */
const calledName = (tokens: Tokens, at: number): Hit | undefined => {
  if (!/^(?:search|follow|add|find|google|lookup)$/.test(tokens[at]!.word) || isAboutOthers(tokens, at))
    return undefined
  let next = at + 1
  while (next < at + 4 && /^(?:for|up|["'@])$/.test(tokens[next]?.text ?? '')) next++
  if (!tokens[next]?.isWord) return undefined
  const name = nameOf(tokens, next)
  return name && /^[._]$|^$/.test(tokens[next + 1]?.text ?? '') ? { from: at, to: name.to, sure: false } : undefined
}

/** "same name but on the app that …". */
const sameElsewhere = (tokens: Tokens, at: number): Hit | undefined => {
  if (tokens[at]!.word !== 'same' || !sameNames.test(tokens[at + 1]?.word ?? '')) return undefined
  for (let i = at + 2; i < at + 8; i++)
    if (/^(?:app|everywhere|platforms|socials)$/.test(tokens[i]?.word ?? ''))
      return { from: at, to: i + 1, sure: false }
  return undefined
}

/** "my username everywhere is …". */
const myNameAt = (tokens: Tokens, at: number): Hit | undefined =>
  is(tokens[at], 'naming') &&
  is(tokens[at - 1], 'my') &&
  /^(?:everywhere|elsewhere|there)$/.test(tokens[at + 1]?.word ?? '')
    ? { from: at - 1, to: at + 2, sure: false }
    : undefined

const tells = /^(?:nickname|nicknames|nick|username|user|handle|under|called|pseudo|screenname)$/
/** "look for me where …, nickname's mara": looked for under a name. */
const lookedFor = (tokens: Tokens, at: number): Hit | undefined => {
  if (!/^(?:look|search|find|cherche|busca|suche?)$/.test(tokens[at]!.word)) return undefined
  const me = tokens[at + 1]?.word === 'for' ? at + 2 : at + 1
  if (!is(tokens[me], 'me') || isAboutOthers(tokens, at)) return undefined
  const before = tokens[at - 1]
  if (before?.isWord && !is(before, 'wills') && before.gap < gap.wide) return undefined
  for (let i = me + 1; i < Math.min(me + 9, tokens.length); i++)
    if (tells.test(tokens[i]!.word)) return { from: at, to: i + 1, sure: false }
  return undefined
}

/** Where to be found, said without the name of an app. */
export const soughtIn = (tokens: Tokens, at: number): Hit | undefined => {
  const token = tokens[at]!
  if (!is(token, 'goesElsewhere') && !is(token, 'naming') && !is(token, 'colour')) return undefined
  return (
    pictured(tokens, at) ??
    lookedFor(tokens, at) ??
    calledName(tokens, at) ??
    sameElsewhere(tokens, at) ??
    myNameAt(tokens, at)
  )
}
