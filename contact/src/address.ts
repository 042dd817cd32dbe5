import type { Hit } from './phone.ts'
import { wordsOfAll } from './lexicon.ts'
import { atomAt, hostAt, isEnding, label, mayEnd, partsNothing } from './host.ts'
import { gap, is, type Token, type Tokens } from './token.ts'
import { addSpokenAt } from './spoken-address.ts'

const localMax = 12
const pathMax = 120
const hosts =
  /^(?:t|wa|m|fb|ig|paypal|line|about|msng|signal|kik)\.me$|^(?:linktr\.ee|bit\.ly|instagr\.am|youtu\.be|discord\.gg|cash\.app|beacons\.ai|goo\.gl)$/

const joinsName = new Set('._+-')
const saysSign = new Set(['dot', 'underscore', 'dash', 'hyphen', 'punto'])
/** Where the name before an @ begins: words joined by signs, or by their names. */
const localFrom = (tokens: Tokens, at: number) => {
  let from = at
  for (let count = 0; count < localMax && from > 0; count++) {
    const token = tokens[from - 1]!
    if (from === at ? token.isWord : token.isWord && !tokens[from]!.gap) from--
    else if (
      !token.isWord &&
      joinsName.has(token.text) &&
      tokens[from - 2]?.isWord &&
      (!tokens[from]!.gap || !token.gap)
    )
      from -= 2
    else if (from < at && saysSign.has(token.word) && tokens[from - 2]?.isWord) from -= 2
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
  if (!tokens[at]?.means?.scheme) return at
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

const linkAt = (tokens: Tokens, at: number, isEndNear: boolean): Hit | undefined => {
  if (!tokens[at]!.isWord || tokens[at]!.isNumber || !mayGoOn(tokens[at]!, tokens[at + 1])) return undefined
  const scheme = schemeTo(tokens, at)
  if (scheme > at) return { from: at, to: scheme, sure: tokens[at + 1]!.text === ':' }
  if (tokens[at]!.means?.linkHost && /^(?:\/|slash)$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.isWord)
    return { from: at, to: at + 3, sure: false }
  const host = isEndNear || tokens[at]!.word === 'www' ? hostAt(tokens, at) : undefined
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
  if (host.said && tokens[host.to]?.word === 'slash') return { from: at, to: host.to + 1, sure: false }
  if (!is(tokens[ending], 'tld') && !is(tokens[ending], 'wordTld')) return undefined
  const name = host.labels.slice(0, -1).join('.')
  const to = pathTo(tokens, host.to)
  const hit = (sure: boolean) => ({ from: at, to, sure })
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
// A host name takes no more tokens: five labels of ten at most, with what is said for the dots between.
const linkMax = 80
/** Without one of these no link is told. */
const endsLink = (token: Token) => mayEnd(token) || token.word === 'dotcom' || token.word === 'slash'
/** E-mail addresses and links, plain or disguised. */
export const addresses = (tokens: Tokens): { emails: Hit[]; links: Hit[] } => {
  const emails: Hit[] = []
  const links: Hit[] = []
  let mails = 0
  let end = 0
  for (let at = 0; at < tokens.length && mails + emails.length + links.length < looksMax; at++) {
    const { means } = tokens[at]!
    if (means?.mail || means?.dot) mails++
    const email = emailAt(tokens, at)
    if (email) emails.push(email)
    // Nothing within a sure address is a link of its own.
    if (email?.sure) {
      at = Math.max(at, email.to - 1)
      continue
    }
    while (end < tokens.length && (end <= at || !endsLink(tokens[end]!))) end++
    const link = linkAt(tokens, at, end - at <= linkMax)
    if (link) {
      links.push(link)
      at = Math.max(at, link.to - 1)
      continue
    }
    addSpokenAt(tokens, at, emails, links)
  }
  return { emails, links }
}
