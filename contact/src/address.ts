import type { Hit } from './phone.ts'
import { wordsOf, wordsOfAll } from './lexicon.ts'
import { gap, is, type Token, type Tokens } from './token.ts'
import { toldAt } from './told.ts'

const labelsMax = 5
const localMax = 12
const pathMax = 120
const opens = /^[([{<*_~|"'/\\-]$/
const closes = /^[)\]}>*_~|"'/\\-]$/
const hosts =
  /^(?:t|wa|m|fb|ig|paypal|line|about|msng|signal|kik)\.me$|^(?:linktr\.ee|bit\.ly|instagr\.am|youtu\.be|discord\.gg|cash\.app|beacons\.ai|goo\.gl)$/

const partsNothing = new Set(['@', '$', '#', '!', '?', ';', '%', '+', '=', '&'])

/** An @ or a dot: how many tokens it takes, and whether it stands bare, in brackets or as a word. */
interface Atom {
  length: number
  as: 'sign' | 'bracketed' | 'word'
}

const atomAt = (tokens: Tokens, at: number, name: 'at' | 'dot', sign: string): Atom | undefined => {
  const token = tokens[at]
  if (!token) return undefined
  if (token.text === sign) return { length: 1, as: 'sign' }
  if (is(token, name)) return { length: 1, as: 'word' }
  if (token.isWord || !opens.test(token.text)) return undefined
  const inner = tokens[at + 1]
  const isInner = inner !== undefined && (inner.text === sign || is(inner, name))
  const after = tokens[at + 2]
  return isInner && after && !after.isWord && closes.test(after.text) ? { length: 3, as: 'bracketed' } : undefined
}
/** "then dot then": a dot as one says it. */
const toldDotAt = (tokens: Tokens, at: number): Atom | undefined => {
  if (!tokens[at] || (!is(tokens[at], 'dot') && !then.test(tokens[at].word))) return undefined
  let dot = at
  while (dot < at + 2 && then.test(tokens[dot]?.word ?? '')) dot++
  if (!/^(?:dot|punto|punkt|fullstop)$/.test(tokens[dot]?.word ?? '')) return undefined
  let to = dot + 1
  while (to < dot + 3 && then.test(tokens[to]?.word ?? '')) to++
  return { length: to - at, as: 'word' }
}
const then = /^(?:then|and|comes|after|next|followed|by|,|["'])$/
const dotAt = (tokens: Tokens, at: number) => atomAt(tokens, at, 'dot', '.') ?? toldDotAt(tokens, at)

/** The labels of a host name from `at` on, and where they end. `said` is set when a dot was not a bare dot. */
interface Host {
  labels: string[]
  to: number
  said: boolean
  isGlued: boolean
}
const label = (tokens: Tokens, at: number) => {
  if (!tokens[at]?.isWord) return undefined
  let text = tokens[at].word
  let to = at + 1
  for (;;) {
    let next = to
    while (next < to + 3 && tokens[next]?.text === '-' && !tokens[next]!.gap) next++
    if (next === to || to > at + 8 || !tokens[next]?.isWord || tokens[next]!.gap) break
    text += `-${tokens[next]!.word}`
    to = next + 1
  }
  return { text, to }
}
const hostAt = (tokens: Tokens, at: number): Host | undefined => {
  const first = label(tokens, at)
  if (!first) return undefined
  const host: Host = { labels: [first.text], to: first.to, said: false, isGlued: true }
  while (host.labels.length < labelsMax && !partsNothing.has(tokens[host.to]?.text ?? '')) {
    if (tokens[host.to]?.word === 'dotcom')
      return { ...host, labels: [...host.labels, 'com'], to: host.to + 1, said: true }
    const comma =
      tokens[host.to]?.text === ',' &&
      tokens[host.to + 1]?.gap === 0 &&
      (/^(?:com|net|org)$/.test(tokens[host.to + 1]!.word) || is(tokens[host.to - 1], 'surelyMail'))
    const dot = dotAt(tokens, host.to) ?? (comma ? ({ length: 1, as: 'bracketed' } as const) : undefined)
    const next = dot && label(tokens, host.to + dot.length)
    if (!dot || !next) break
    const isGlued = dot.as === 'sign' && !tokens[host.to]!.gap && !tokens[host.to + 1]!.gap
    const isFar = host.labels[0] !== 'www' && tokens[host.to + dot.length]!.gap > gap.space
    const isNoEnding = host.labels[0] !== 'www' && !isEnding(next.text)
    if (!isGlued && dot.as === 'sign' && (isFar || isNoEnding)) break
    host.labels.push(next.text)
    host.said ||= dot.as !== 'sign'
    host.isGlued &&= isGlued
    host.to = next.to
  }
  return host
}
const isEnding = (text: string) => wordsOf.tld.has(text) || wordsOf.wordTld.has(text)

/** Where the name before an @ begins: words joined by signs, or by their names. */
const localFrom = (tokens: Tokens, at: number) => {
  let from = at
  for (let count = 0; count < localMax && from > 0; count++) {
    const token = tokens[from - 1]!
    if (from === at ? token.isWord : token.isWord && !tokens[from]!.gap) from--
    else if (
      !token.isWord &&
      /^[._+-]$/.test(token.text) &&
      tokens[from - 2]?.isWord &&
      (!tokens[from]!.gap || !token.gap)
    )
      from -= 2
    else if (from < at && /^(?:dot|underscore|dash|hyphen|punto)$/.test(token.word) && tokens[from - 2]?.isWord)
      from -= 2
    else break
    if (from < 0) return 0
  }
  return from
}

const notNames =
  /^(?:me|it|not|him|her|them|us|you|up|is|was|am|are|be|look|looking|account|work|works|working|job|here|stay|meet|arrive|the)$/

const shortNameMin = 3

const emailAt = (tokens: Tokens, at: number): Hit | undefined => {
  const atom = atomAt(tokens, at, 'at', '@')
  if (!atom) return undefined
  const first = at + atom.length + (tokens[at + atom.length]?.word === 'the' ? 1 : 0)
  const host = hostAt(tokens, first)
  if (!host) return undefined
  const last = host.labels.at(-1)!
  const isMail = is(tokens[first], atom.as === 'word' && !tokens[first]!.isDisguised ? 'surelyMail' : 'mail')
  const isFull = host.labels.length > 1 && /^[a-z]{2,}$/.test(last)
  const isKnown = isEnding(last)
  if (!isMail && !isFull && (atom.as !== 'sign' || last.length < shortNameMin)) return undefined
  const from = localFrom(tokens, at)
  if (from === at) return undefined
  // Without an ending it may be what people say of anything: a friend at gmail.
  const hit = (sure: boolean) => ({ from, to: host.to, sure, isDoubtful: !isFull })
  if (atom.as === 'sign') {
    if (isFull && host.isGlued && !tokens[at]!.gap) return hit(true)
    if (isFull && isKnown) return hit(isMail || host.said)
    if (isMail) return hit(!tokens[at]!.gap)
    const isGlued = !tokens[at]!.gap && !tokens[first]!.gap && /^[a-z][a-z\d-]{2,}$/.test(host.labels[0]!)
    return isGlued && /[a-z]/.test(tokens[at - 1]!.text) ? hit(false) : undefined
  }
  if (atom.as === 'bracketed') return isMail || (isFull && isKnown) ? hit(isFull) : undefined
  if (isMail && isFull && isKnown) return hit(true)
  const name = tokens[at - 1]!
  // "a friend at gmail": somebody who works there.
  if (isMail) return notNames.test(name.word) || is(name, 'third') ? undefined : hit(false)
  return isFull && isKnown && host.said && !notNames.test(name.word) ? hit(false) : undefined
}

const wordsMax = 400
/** Everything up to the next space. */
const gluedTo = (tokens: Tokens, at: number, most = pathMax) => {
  let to = at
  while (to < tokens.length && to < at + most && !tokens[to]!.gap) to++
  return to
}
const pathTo = (tokens: Tokens, at: number) =>
  tokens[at]?.gap === 0 && tokens[at]?.text === '/' ? gluedTo(tokens, at) : at

const isVisited = (tokens: Tokens, at: number) => {
  for (let i = Math.max(0, at - 4); i < at; i++) if (is(tokens[i], 'visit')) return true
  return false
}

const schemeTo = (tokens: Tokens, at: number) => {
  if (!is(tokens[at], 'scheme')) return at
  const next = tokens[at + 1]
  if (next?.text !== ':' && next?.word !== 'colon') return at
  let to = gluedTo(tokens, at + 2, wordsMax)
  while (to < tokens.length && to < at + 8 && (tokens[to]!.text === '/' || tokens[to]!.word === 'slash')) to++
  return to > at + 3 && !tokens[at + 2]?.gap ? to : Math.max(to, hostAt(tokens, to)?.to ?? to)
}

/** "www starwell com": where it ends. */
const bareTo = (tokens: Tokens, at: number) => {
  const name = label(tokens, at + 1)
  return name && is(tokens[name.to], 'tld') ? name.to + 1 : at
}

/** "bit ly/mara", "t me/mara". */
const isHostApart = (tokens: Tokens, at: number) => {
  const [name, end, slash] = [tokens[at]!, tokens[at + 1], tokens[at + 2]]
  const isPath = (slash?.text === '/' && !slash.gap && tokens[at + 3]?.gap === 0) || slash?.word === 'slash'
  return isPath && end?.isWord === true && (hosts.test(`${name.word}.${end.word}`) || is(end, 'plainTld'))
}
/** "starwell com", and nothing behind it. */
const isComApart = (tokens: Tokens, at: number) =>
  tokens[at + 1]?.word === 'com' &&
  tokens[at + 1]!.gap === gap.space &&
  (!tokens[at + 2]?.isWord || tokens[at + 2]!.word === 'slash' || is(tokens[at], 'app')) &&
  tokens[at]!.text.length > 3

/** Whether what follows a word may make a link of it. */
const mayGoOn = (one: Token, next: Token | undefined) =>
  next !== undefined &&
  (next.isWord
    ? next.gap === gap.none || goesOn.has(next.word) || one.word === 'www' || one.means?.scheme === true
    : !partsNothing.has(next.text))
const goesOn = new Set([...wordsOfAll('dot', 'tld', 'wordTld'), ...'then and comes after next followed by slash colon dotcom'.split(' ')]) // prettier-ignore

const linkAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!tokens[at]!.isWord || tokens[at]!.isNumber || !mayGoOn(tokens[at]!, tokens[at + 1])) return undefined
  const scheme = schemeTo(tokens, at)
  if (scheme > at) return { from: at, to: scheme, sure: tokens[at + 1]!.text === ':' }
  if (is(tokens[at], 'linkHost') && /^(?:\/|slash)$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.isWord)
    return { from: at, to: at + 3, sure: false }
  const host = hostAt(tokens, at)
  if (!host) return undefined
  const last = host.labels.at(-1)!
  const ending = host.to - 1
  if (host.labels[0] === 'www') {
    const rest = host.labels.length > 1 ? host.to : bareTo(tokens, at)
    return rest > at ? { from: at, to: pathTo(tokens, rest), sure: host.labels.length > 1 } : undefined
  }
  if (host.labels.length < 2) {
    if (isHostApart(tokens, at))
      return { from: at, to: Math.min(tokens.length, Math.max(at + 4, gluedTo(tokens, at + 3))), sure: false }
    if (isComApart(tokens, at)) return { from: at, to: at + 2, sure: false }
    const isSpaced = is(tokens[at], 'surelyMail') && tokens[at + 1]?.word === 'com'
    return isSpaced ? { from: Math.max(0, at - 1), to: at + 2, sure: false } : undefined
  }
  const name = host.labels.slice(0, -1).join('.')
  const to = pathTo(tokens, host.to)
  const hit = (sure: boolean) => ({ from: at, to, sure })
  if (host.said && tokens[host.to]?.word === 'slash') return { from: at, to: host.to + 1, sure: false }
  if (hosts.test(host.labels.slice(-2).join('.'))) return hit(!host.said)
  if (is(tokens[ending], 'tld') && name.length > 1) {
    const isPlainEnding = is(tokens[ending], 'plainTld')
    const isSentence =
      !/[\d-]/.test(name) &&
      name.length < 9 &&
      /^(?:de|es|co)$/.test(last) &&
      tokens[to]?.isWord === true &&
      !isVisited(tokens, at)
    if (host.isGlued)
      return isSentence || (last === 'net' && /^(?:asp|vb|ado)$/.test(name)) ? undefined : hit(name.length > 2)
    if (host.said)
      return (isPlainEnding || name.length > 3) && !/^(?:the|a|of|dot|this|that|my|big|first)$/.test(name)
        ? hit(last === 'com')
        : undefined
    return /^(?:com|org)$/.test(last) || isVisited(tokens, at) ? hit(false) : undefined
  }
  if (!is(tokens[ending], 'wordTld')) return undefined
  const isMeant = to > host.to || isVisited(tokens, at) || (/[\d-]/.test(name) && /[a-z]/.test(name))
  return isMeant && name.length > 2 && (host.isGlued || host.said) ? hit(false) : undefined
}

const looksMax = 400
/** E-mail addresses and links, plain or disguised. */
export const addresses = (tokens: Tokens): { emails: Hit[]; links: Hit[] } => {
  const emails: Hit[] = []
  const links: Hit[] = []
  let mails = 0
  for (let at = 0; at < tokens.length && mails + emails.length + links.length < looksMax; at++) {
    if (is(tokens[at], 'mail') || is(tokens[at], 'dot')) mails++
    const email = emailAt(tokens, at)
    if (email) emails.push(email)
    // Nothing within a sure address is a link of its own.
    if (email?.sure) {
      at = Math.max(at, email.to - 1)
      continue
    }
    const link = linkAt(tokens, at)
    if (link) {
      links.push(link)
      at = Math.max(at, link.to - 1)
      continue
    }
    toldAt(tokens, at, emails, links)
  }
  return { emails, links }
}
