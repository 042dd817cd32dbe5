import { clauseFrom, isAboutOthers, isRefused, isMeantAsName, nameAt, type Name } from './clause.ts'
import { wordsOfAll } from './lexicon.ts'
import type { Hit } from './phone.ts'
import { is, type Token, type Tokens } from './token.ts'

const isApp = (token: Token | undefined) => is(token, 'app') || is(token, 'short') || is(token, 'pay')
const isNaming = (token: Token) =>
  is(token, 'naming') || is(token, 'letter') || is(token, 'surelyMail') || token.word === 'name'
const parts = /^[.,!?;]$/

/** The user name behind an app's name: "insta: mara", "snap is @mara", "telegram id mara_9". */
const nameAfter = (tokens: Tokens, app: number): Name | undefined => {
  let at = app + 1
  let linked = false
  for (; at < app + 7 && tokens[at]; at++) {
    const token = tokens[at]!
    if (token.text === '@') return nameAt(tokens, at)
    if (token.word === 'u' && tokens[at + 1]?.text === '/') return nameAt(tokens, at + 2)
    else if (token.isWord ? is(token, 'equals') : !parts.test(token.text)) linked = true
    else if (!isApp(token)) break
  }
  const name = nameAt(tokens, at)
  if (!name) return undefined
  if (name.isPlainly && (linked || at === app + 1)) return name
  const isTold = tokens[app + 1]?.text === ':' || (is(tokens[app + 1], 'nameNoun') && tokens[app + 2]?.word === 'is')
  return linked && (isMeantAsName(tokens, name) || (isTold && isFullName(tokens, name))) ? name : undefined
}

/** "Facebook: Mara Linden Moon": up to three words and nothing behind them. */
const isFullName = (tokens: Tokens, { from }: Name) => {
  for (let at = from; at < from + 4; at++) {
    if (!tokens[at]?.isWord) return at > from
    if (is(tokens[at], 'plain') || /(?:ing|ed)$/.test(tokens[at]!.word)) return false
  }
  return false
}

const presentsMax = 3

/** The user name before "on instagram": "I'm maralinden on insta". */
const nameBefore = (tokens: Tokens, on: number): Name | undefined => {
  let from = on - 1
  for (let count = 0; count < presentsMax && from > 1 && !tokens[from]!.gap; count++) from--
  if (/^[@_]$/.test(tokens[from - 1]?.text ?? '') && !tokens[from]?.gap) from--
  const name = nameAt(tokens, from)
  if (!name || name.to !== on) return undefined
  if (name.isPlainly) return name
  const last = tokens[from - 1]
  const isNamed =
    (last ? is(last.word === 'for' ? tokens[from - 2] : last, 'presents') : !tokens[on + 2]) &&
    !is(tokens[from], 'plain')
  return isNamed &&
    !/(?:ing|ly|ed)$/.test(tokens[from]!.word) &&
    tokens[from]!.text.length > 3 &&
    !is(tokens[from], 'reach')
    ? name
    : undefined
}

/** Whether the word `at` asks the reader of the message to do it: it begins the clause or follows "please", "can you". */
const isAsked = (tokens: Tokens, at: number) =>
  at === clauseFrom(tokens, at) || !tokens[at - 1]!.isWord || is(tokens[at - 1], 'wills') || tokens[at]!.gap > 1

const reachMax = 10

/** "add me on whatsapp", "can we talk on telegram": somebody here is asked to come there. */
const invitedFrom = (tokens: Tokens, on: number): number | undefined => {
  const first = Math.max(clauseFrom(tokens, on), on - reachMax)
  for (let at = on - 1; at >= first; at--) {
    const isMe =
      is(tokens[at + 1], 'me') || is(tokens[at + 2], 'me') || is(tokens[at + 1], 'my') || is(tokens[at], 'reachMe')
    const isInvited = (is(tokens[at], 'reach') && isMe) || is(tokens[at], 'move')
    if (isInvited && isAsked(tokens, at) && !isAboutOthers(tokens, at)) {
      if (!is(tokens[at], 'move') || isMe || leads(tokens, at)) return at
    }
  }
  return undefined
}
/** "let's", "can we", "we could": without one of them "we talk on telegram" may be told of anybody. */
const leads = (tokens: Tokens, at: number) => {
  for (let i = Math.max(0, at - 3); i < at; i++) if (is(tokens[i], 'leads')) return true
  return at === clauseFrom(tokens, at)
}

const before = (tokens: Tokens, at: number, most: number, wanted: (token: Token) => boolean) => {
  for (let i = at - 1; i >= Math.max(0, at - most); i--) {
    if (/^[.!?;]$/.test(tokens[i]!.text)) return -1
    if (wanted(tokens[i]!)) return i
  }
  return -1
}
const isBare = (tokens: Tokens, at: number) =>
  !tokens[at + 1]?.isWord || is(tokens[at + 1], 'nameNoun') || is(tokens[at + 1], 'after') || tokens[at + 1]!.gap > 1

/** "let's skype", "can we zoom". */
const leadsTo = (tokens: Tokens, at: number) =>
  /^(?:lets|wanna)$/.test(tokens[at - 1]!.word) || (tokens[at - 1]!.word === 'we' && is(tokens[at - 2], 'leads'))

/** "… for work", "… too much": said of a habit. */
const isHabit = (tokens: Tokens, at: number) =>
  /^(?:for|when|so)$/.test(tokens[at]?.word ?? '') || (tokens[at]?.word === 'too' && tokens[at + 1]?.isWord === true)

/** "I'm on telegram.", "I have whatsapp": said of oneself, and nothing more. */
const isOwnPlace = (tokens: Tokens, at: number) => {
  const first = clauseFrom(tokens, at)
  const says = tokens
    .slice(Math.max(first, at - 3), at)
    .map(({ word }) => word)
    .join(' ')
  return (
    /^(?:(?:i|im|and) )?(?:im on|am on|i have|i use|i got|ive got|im also on)$/.test(says) &&
    isBare(tokens, at) &&
    !isHabit(tokens, at + 1)
  )
}
/** "insta maralinden", and nothing else. */
const isAlone = (tokens: Tokens, at: number) => {
  const name = tokens[at + 1]
  return (
    tokens.length <= 3 &&
    at === 0 &&
    name?.isWord === true &&
    name.means === undefined &&
    name.text.length > (is(tokens[at], 'app') ? 4 : 6) &&
    !/(?:ing|ed|s|ion|ions|place)$/.test(name.text)
  )
}

/** "add me on the green app": everybody knows which. */
const colouredAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!/^(?:app|one|messenger|phone|site)$/.test(tokens[at]!.word) || !is(tokens[at - 1], 'colour')) return undefined
  const on = before(tokens, at, 4, (token) => is(token, 'on'))
  const from = on < 0 ? undefined : invitedFrom(tokens, on)
  const name = tokens[at + 1]?.text === ':' ? nameAfter(tokens, at) : undefined
  if (name) return { from: at - 1, to: name.to, sure: false }
  return from === undefined ? undefined : { from, to: at + 1, sure: false }
}

const appAt = (tokens: Tokens, at: number): Hit | undefined => {
  const isStrong = is(tokens[at], 'app')
  const about = isAboutOthers(tokens, at)
  const my = before(tokens, at, 3, (token) => is(token, 'my'))
  const name = nameAfter(tokens, at)
  const isPay = is(tokens[at], 'pay')
  const sign = tokens[at + 1]?.text ?? ''
  const isClear =
    isStrong ||
    my >= 0 ||
    (is(tokens[at], 'plainWord')
      ? sign === 'id'
      : /^[:@]$/.test(sign) || sign === 'u' || is(tokens[at + 1], 'nameNoun') || (at === 0 && !tokens[1]?.isWord))
  if (name && (name.isPlainly || (isClear && !about))) {
    const isOwn = my >= 0 || tokens[at + 1]?.text === ':'
    return { from: my >= 0 ? my : at, to: name.to, sure: name.isPlainly && isOwn && !about }
  }
  const isPicture = tokens[at]!.to - tokens[at]!.from < tokens[at]!.text.length
  if (tokens[at]!.isDisguised && !isPicture && (isStrong || tokens[at]!.word === 'snap'))
    return { from: at, to: at + 1, sure: false }
  if (about || isPay) return undefined
  if (isRefused(tokens, at)) return undefined
  if (my >= 0) {
    const given = before(tokens, my, 4, (token) => is(token, 'giving'))
    if (given >= 0 && isBare(tokens, at)) return { from: given, to: at + 1, sure: false }
  }
  const your = before(tokens, at, 2, (token) => is(token, 'your'))
  const isAskedFor = /^(?:whats|what)$/.test(tokens[your - 1]?.word ?? '')
  const isGift = tokens[your]?.word === 'yours' && tokens[your - 1]?.word === 'of'
  if (your >= 0 && !isGift && (isAskedFor || isBare(tokens, at))) return { from: your, to: at + 1, sure: false }
  if (isStrong || is(tokens[at], 'short')) {
    const has = before(tokens, at, 4, (token) => is(token, 'asksYou'))
    const isAsking = /^(?:tienes|usas|hast|as|habt|nutzt|utilises)$/.test(tokens[has]?.word ?? '')
    if (isAsking && isBare(tokens, at)) return { from: has, to: at + 1, sure: false }
    const you = has > 0 ? before(tokens, has, 2, (token) => /^(?:you|u|ya)$/.test(token.word)) : -1
    const asks = you > 0 && /^(?:do|are|if|can|r|dont)$/.test(tokens[you - 1]!.word)
    if ((asks || (you === 0 && has > 0)) && isBare(tokens, at)) return { from: you, to: at + 1, sure: false }
  }
  const asVerb = at > 0 && isStrong && leadsTo(tokens, at) && isBare(tokens, at)
  if (asVerb) return { from: at - 1, to: at + 1, sure: false }
  if (isStrong && isOwnPlace(tokens, at)) return { from: at, to: at + 1, sure: false }
  if ((isStrong || /^(?:ig|sc|tg|fb|snap)$/.test(tokens[at]!.word)) && isAlone(tokens, at))
    return { from: at, to: at + 2, sure: false }
  const sent = is(tokens[at - 1], 'article') ? invitedFrom(tokens, at) : undefined
  if (sent !== undefined) return { from: sent, to: at + 1, sure: false }
  const on = at - 1 - (tokens[at - 1]?.word === 'the' || is(tokens[at - 1], 'my') ? 1 : 0)
  if (!is(tokens[on], 'on'))
    return is(tokens[at + 1], 'me') && isAsked(tokens, at) ? { from: at, to: at + 2, sure: false } : undefined
  const isLater = [1, 2, 3].some((step) => is(tokens[at + step], 'move')) && leads(tokens, on)
  if (isLater && on !== clauseFrom(tokens, on)) return { from: on, to: at + 1, sure: false }
  const ahead = nameBefore(tokens, on)
  if (ahead) return { from: ahead.from, to: at + 1, sure: false }
  const from = invitedFrom(tokens, on)
  return from === undefined ? undefined : { from, to: at + 1, sure: false }
}

const notTags =
  /^(?:home|work|night|all|the|this|that|least|first|once|school|noon|midnight|dawn|me|you|my|moment|same|end|time|about|everyone|here)$/

/** "@mara", and tags like "mara#1234". */
const tagAt = (tokens: Tokens, at: number): Hit | undefined => {
  const token = tokens[at]!
  const next = tokens[at + 1]
  if (!next?.isWord || next.gap) return undefined
  const last = tokens[at - 1]
  if (token.text === '@' && (!last || token.gap || !last.isWord)) {
    const name = nameAt(tokens, at)
    const isName =
      name && /[a-z]/.test(next.text) && next.text.length > 2 && (!notTags.test(next.text) || name.to > at + 2)
    return isName && !/^\d+(?:am|pm)?$/.test(next.text) ? { from: at, to: name.to, sure: false } : undefined
  }
  const isNumbered = token.text === '#' && !token.gap && last?.isWord && /^\d{4}$/.test(next.text)
  return isNumbered && !is(last, 'order') && /[a-z]/.test(last.text) && last.text.length > 2
    ? { from: at - 1, to: at + 2, sure: false }
    : undefined
}

/** "my username is mara_9", "same name everywhere". */
const namedAt = (tokens: Tokens, at: number): Hit | undefined => {
  const named = tokens[at + 1]?.text === ':' ? nameAfter(tokens, at) : undefined
  if (named && tokens[at]!.word !== 'name') return { from: at, to: named.to, sure: false }
  const my = before(tokens, at, 2, (token) => token.word === 'same' || (is(token, 'my') && tokens[at]!.word !== 'name'))
  if (my < 0 || isAboutOthers(tokens, at)) return undefined
  if (tokens[my]!.word === 'same') {
    const on =
      is(tokens[at + 1], 'on') && (isApp(tokens[at + 2]) || /^(?:every|all|any|most)$/.test(tokens[at + 2]?.word ?? ''))
        ? at + 3
        : tokens[at + 1]?.word === 'everywhere'
          ? at + 2
          : 0
    return on ? { from: my, to: on, sure: false } : undefined
  }
  const name = nameAfter(tokens, at)
  return name ? { from: my, to: name.to, sure: false } : undefined
}

const wordAt = (tokens: Tokens, at: number) => {
  const token = tokens[at]!
  if (isNaming(token)) return namedAt(tokens, at)
  return isApp(token) ? appAt(tokens, at) : colouredAt(tokens, at)
}

const begins = wordsOfAll('naming', 'letter', 'surelyMail', 'app', 'short', 'pay', 'nameNoun', 'place', 'plainWord')
// No message names so many; what is past them is told by the evidence.
const looksMax = 400
const isPictured = /^(?:one|phone)$/

/** User names and ways to meet in another app, where somebody means to be found there. */
export const handles = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  let looks = 0
  for (let at = 0; at < tokens.length && looks < looksMax; at++) {
    const { isWord, word, text } = tokens[at]!
    if (isWord ? !begins.has(word) && !isPictured.test(word) : text !== '@' && text !== '#') continue
    looks++
    const hit = isWord ? wordAt(tokens, at) : tagAt(tokens, at)
    if (hit) hits.push(hit)
  }
  return hits
}
