import { wordsOf } from './lexicon.ts'
import { gap, is, type Token, type Tokens } from './token.ts'

const labelsMax = 5
const opens = new Set('([{<*_~|"\'/\\-')
const closes = new Set(')]}>*_~|"\'/\\-')
/** Signs that no address goes on behind. */
export const partsNothing = new Set(['@', '$', '#', '!', '?', ';', '%', '+', '=', '&'])

/** An @ or a dot: how many tokens it takes, and whether it stands bare, in brackets or as a word. */
interface Atom {
  length: number
  as: 'sign' | 'bracketed' | 'word'
}

const asSign: Atom = { length: 1, as: 'sign' }
const asWord: Atom = { length: 1, as: 'word' }
const inBrackets: Atom = { length: 3, as: 'bracketed' }
const asComma: Atom = { length: 1, as: 'bracketed' }

export const atomAt = (tokens: Tokens, at: number, name: 'at' | 'dot', sign: string): Atom | undefined => {
  const token = tokens[at]
  if (!token) return undefined
  if (token.isWord) return (name === 'at' ? token.means?.at : token.means?.dot) ? asWord : undefined
  if (token.text === sign) return asSign
  if (!opens.has(token.text)) return undefined
  const inner = tokens[at + 1]
  const isInner = inner !== undefined && (inner.text === sign || is(inner, name))
  const after = tokens[at + 2]
  return isInner && after && !after.isWord && closes.has(after.text) ? inBrackets : undefined
}
/** "then dot then": a dot as one says it. */
const toldDotAt = (tokens: Tokens, at: number): Atom | undefined => {
  if (!tokens[at] || (!tokens[at].means?.dot && !then.has(tokens[at].word))) return undefined
  let dot = at
  while (dot < at + 2 && then.has(tokens[dot]?.word ?? '')) dot++
  if (!toldDots.has(tokens[dot]?.word ?? '')) return undefined
  let to = dot + 1
  while (to < dot + 3 && then.has(tokens[to]?.word ?? '')) to++
  return { length: to - at, as: 'word' }
}
const then = new Set(['then', 'and', 'comes', 'after', 'next', 'followed', 'by', ',', '"', "'"])
const toldDots = new Set(['dot', 'punto', 'punkt', 'fullstop'])
const usualEndings = new Set(['com', 'net', 'org'])
const dotAt = (tokens: Tokens, at: number) => atomAt(tokens, at, 'dot', '.') ?? toldDotAt(tokens, at)

/** The labels of a host name from `at` on, and where they end. `said` is set when a dot was not a bare dot. */
interface Host {
  labels: string[]
  to: number
  said: boolean
  isGlued: boolean
}
/** Whether a token can end a host name. */
export const mayEnd = ({ means }: Token) => means !== undefined && (means.tld || means.wordTld)
export const label = (tokens: Tokens, at: number) => {
  if (!tokens[at]?.isWord) return undefined
  let text = tokens[at].word
  let to = at + 1
  if (tokens[to]?.text !== '-') return { text, to, isEnding: mayEnd(tokens[at]) }
  for (;;) {
    let next = to
    while (next < to + 3 && tokens[next]?.text === '-' && !tokens[next]!.gap) next++
    if (next === to || to > at + 8 || !tokens[next]?.isWord || tokens[next]!.gap) break
    text += `-${tokens[next]!.word}`
    to = next + 1
  }
  return { text, to, isEnding: to === at + 1 && mayEnd(tokens[at]) }
}
export const hostAt = (tokens: Tokens, at: number): Host | undefined => {
  const first = label(tokens, at)
  if (!first) return undefined
  const host: Host = { labels: [first.text], to: first.to, said: false, isGlued: true }
  while (host.labels.length < labelsMax && !partsNothing.has(tokens[host.to]?.text ?? '')) {
    if (tokens[host.to]?.word === 'dotcom')
      return { ...host, labels: [...host.labels, 'com'], to: host.to + 1, said: true }
    const isComma =
      tokens[host.to]?.text === ',' &&
      tokens[host.to + 1]?.gap === 0 &&
      (usualEndings.has(tokens[host.to + 1]!.word) || is(tokens[host.to - 1], 'surelyMail'))
    const dot = dotAt(tokens, host.to) ?? (isComma ? asComma : undefined)
    const next = dot && label(tokens, host.to + dot.length)
    if (!dot || !next) break
    const isGlued = dot.as === 'sign' && !tokens[host.to]!.gap && !tokens[host.to + 1]!.gap
    const isFar = host.labels[0] !== 'www' && tokens[host.to + dot.length]!.gap > gap.space
    const isNoEnding = host.labels[0] !== 'www' && !next.isEnding
    if (!isGlued && dot.as === 'sign' && (isFar || isNoEnding)) break
    host.labels.push(next.text)
    host.said ||= dot.as !== 'sign'
    host.isGlued &&= isGlued
    host.to = next.to
  }
  return host
}
/** Whether a label can end a host name. */
export const isEnding = (text: string) => wordsOf.tld.has(text) || wordsOf.wordTld.has(text)
