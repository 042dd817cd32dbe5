import { clauseFrom, isAboutOthers, isRefused } from './clause.ts'
import { wordsOfAll } from './lexicon.ts'
import { isEnd, nameNear, presentedAt, signedAt } from './named.ts'
import type { Hit } from './phone.ts'
import { calls, sameNames, soughtIn } from './sought.ts'
import { gap, is, type Tokens } from './token.ts'

/** "insta? message me there": asked to come after the app has been named. */
const calledAfter = (tokens: Tokens, at: number): Hit | undefined => {
  for (let i = at + 1; i < Math.min(tokens.length, at + 10); i++) {
    if (!calls.test(tokens[i]!.word)) continue
    const next = tokens[i + 1]
    const isMe = is(next, 'me') || next?.word === 'there' || tokens[i]!.word.endsWith('me') || next?.word === 'hun'
    const before = tokens[i - 1]!
    const isAsked = !before.isWord || is(before, 'wills') || i === at + 1
    if (isMe && isAsked && next?.word !== 'when') return { from: at, to: i + 2, sure: false }
  }
  return undefined
}

/** "same name as here but on insta", "insta, same as here". */
const sameAt = (tokens: Tokens, at: number): Hit | undefined => {
  for (let i = Math.max(0, at - 8); i < at + 8; i++) {
    if (tokens[i]?.word !== 'same' && tokens[i]?.word !== 'mismo' && tokens[i]?.word !== 'meme') continue
    const isName = sameNames.test(tokens[i + 1]?.word ?? '')
    const isHere = tokens[i + 1]?.word === 'as' && tokens[i + 2]?.word === 'here'
    if (isName || isHere) return { from: Math.min(i, at), to: Math.max(i + 2, at + 1), sure: false }
  }
  return undefined
}

const asks = /^(?:have|got|use|on|using|has)$/
/** "do u have tele?", "viber is ok for you?", "whatsapp?": asks whether you are there. */
const askedAt = (tokens: Tokens, at: number): Hit | undefined => {
  const next = tokens[at + 1]
  const isLast = !next?.isWord || is(next, 'after') || next.gap > gap.space
  const first = Math.max(0, at - 6)
  for (let i = at - 1; i > first; i--) {
    if (isEnd(tokens, i)) break
    if (!asks.test(tokens[i]!.word) || !/^(?:you|u|ya|yall)$/.test(tokens[i - 1]!.word)) continue
    if (isLast && /^(?:do|are|if|can|r|dont|d|would)$/.test(tokens[i - 2]?.word ?? 'do'))
      return { from: i - 1, to: at + 1, sure: false }
  }
  const isOffered = /^(?:is|ok|okay|fine|works|better|easier)$/.test(next?.word ?? '')
  if (!isOffered) return undefined
  for (let i = at + 2; i < at + 7; i++)
    if (/^(?:you|u|me|us)$/.test(tokens[i]?.word ?? '') && /^(?:for|with|work|works)$/.test(tokens[i - 1]!.word))
      return { from: at, to: i + 1, sure: false }
  return undefined
}

const seeks = /^(?:search|look|find|type|enter|cherchez|cherche|busca|suche|such|google|follow|add|put|cerca)$/
/** "search 'Odette' on Messenger", "type it into Telegram": somebody to be looked for there. */
const soughtAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!/^(?:on|in|into|at|sur|en|auf|su|bei)$/.test(tokens[at - 1]?.word ?? '')) return undefined
  for (let i = at - 3; i >= Math.max(clauseFrom(tokens, at), at - 9); i--) {
    if (!seeks.test(tokens[i]!.word)) continue
    const before = tokens[i - 1]
    const isAsked = !before?.isWord || is(before, 'wills')
    const object = tokens[i + 1]!
    if (isAsked && !/^(?:it|that|this|out|more|for|anything|like|at|into|yourself|your)$/.test(object.word))
      return { from: i, to: at + 1, sure: false }
  }
  return undefined
}

const kept = /^(?:page|account|profile|group|channel|shop|store|one|acct|server|blog)$/
/** "I've a page on BeReal", "only one of me on LinkedIn". */
const keptAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!is(tokens[at - 1], 'on')) return undefined
  const isOfMe = tokens[at - 2]?.word === 'me' && tokens[at - 3]?.word === 'of'
  if (isOfMe) return { from: at - 3, to: at + 1, sure: false }
  if (!kept.test(tokens[at - 2]?.word ?? '')) return undefined
  for (let i = at - 3; i >= Math.max(0, at - 7); i--)
    if (/^(?:ive|i)$/.test(tokens[i]!.word) && /^(?:have|got|run|a|an|host|my|also)$/.test(tokens[i + 1]!.word))
      return { from: i, to: at + 1, sure: false }
  return undefined
}

/** "become a patron on Patreon", "follow my Substack". */
const shopAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (
    !/^(?:patreon|onlyfans|substack|etsy|fiverr|wordpress|acuity|setmore|booksy|gumroad|shopify|youtube|twitch)$/.test(
      tokens[at]!.word,
    )
  )
    return undefined
  for (let i = Math.max(0, at - 6); i < Math.min(tokens.length, at + 7); i++)
    if (
      /^(?:join|become|subscribe|tier|search|book)$/.test(tokens[i]!.word) &&
      (is(tokens[i - 1], 'wills') || !tokens[i - 1]?.isWord)
    )
      return { from: Math.min(i, at), to: Math.max(i, at) + 1, sure: false }
  for (let i = at - 1; i > Math.max(1, at - 6); i--)
    if (kept.test(tokens[i]!.word) && /^(?:have|my|ive|got)$/.test(tokens[i - 2]?.word ?? ''))
      return { from: i, to: at + 1, sure: false }
  return undefined
}

/** "the place is insta", "my channel on youtube". */
const placedAt = (tokens: Tokens, at: number): Hit | undefined => {
  const [a, b] = [tokens[at - 2], tokens[at - 1]]
  if (b?.word === 'is' && /^(?:place|app|platform)$/.test(a?.word ?? ''))
    return { from: at - 2, to: at + 1, sure: false }
  for (let i = Math.max(0, at - 4); i < at + 5; i++)
    if (tokens[i]?.word === 'channel' && (is(tokens[i - 1], 'my') || /^["':]$/.test(tokens[i + 1]?.text ?? '')))
      return { from: Math.min(i, at), to: Math.max(i, at) + 1, sure: false }
  return undefined
}

/** "mi face": Spanish and French for Facebook. */
const isFace = (tokens: Tokens, at: number) =>
  tokens[at]!.word === 'face' && /^(?:mi|tu|el|al|por|mon|ton|su)$/.test(tokens[at - 1]?.word ?? '')

const isOnPlain = (tokens: Tokens, at: number) =>
  /^(?:on|auf|sur|en|via|the)$/.test(tokens[at - 1]?.word ?? '') && /^(?:signal|threads|gram)$/.test(tokens[at]!.word)
const isPlatform = (tokens: Tokens, at: number) =>
  isFace(tokens, at) ||
  is(tokens[at], 'app') ||
  (is(tokens[at], 'short') && (!is(tokens[at], 'plainWord') || isOnPlain(tokens, at)))

// A text that names more of them is no message, and what it holds is told by the other rules.
const appsMax = 60

const besideApp = (tokens: Tokens, at: number) =>
  isAboutOthers(tokens, at) || isRefused(tokens, at)
    ? undefined
    : (nameNear(tokens, at) ??
      presentedAt(tokens, at) ??
      calledAfter(tokens, at) ??
      sameAt(tokens, at) ??
      soughtAt(tokens, at) ??
      placedAt(tokens, at) ??
      signedAt(tokens, at) ??
      keptAt(tokens, at) ??
      shopAt(tokens, at) ??
      askedAt(tokens, at))

const begins = wordsOfAll('app', 'short', 'surelyMail', 'goesElsewhere', 'naming', 'colour')

/** What is said of an app and of oneself in one sentence, in any order. */
export const elsewhere = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  let apps = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (!begins.has(token.word)) continue
    const isApp = isPlatform(tokens, at)
    if (isApp && ++apps > appsMax) break
    const isMail = is(token, 'surelyMail') && !isAboutOthers(tokens, at)
    const hit = isApp ? besideApp(tokens, at) : (soughtIn(tokens, at) ?? (isMail ? askedAt(tokens, at) : undefined))
    if (hit) hits.push({ ...hit, to: Math.min(hit.to, tokens.length) })
  }
  return hits
}
