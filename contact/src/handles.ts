import { isAboutOthers, isMeantAsName, nameAt, type Name } from './clause.ts'
import type { Hit } from './phone.ts'
import { is, type Token, type Tokens } from './token.ts'

const isApp = (token: Token | undefined) => {
  const means = token?.means
  return means !== undefined && (means.app || means.short || means.pay)
}
const parts = /^[.,!?;]$/

/** The user name behind an app's name: "insta: mara", "snap is @mara", "telegram id mara_9". */
const nameAfter = (tokens: Tokens, app: number): Name | undefined => {
  // "insta-love".
  if (tokens[app + 1]?.text === '-' && !tokens[app + 1]!.gap && tokens[app + 2]?.gap === 0) return undefined
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

const before = (tokens: Tokens, at: number, most: number, wanted: (token: Token) => boolean) => {
  for (let i = at - 1; i >= Math.max(0, at - most); i--) {
    if (/^[.!?;]$/.test(tokens[i]!.text)) return -1
    if (wanted(tokens[i]!)) return i
  }
  return -1
}

/** "my insta is mara_9", "telegram: mara"; the name of an app in letters apart, or with signs for letters. */
const appAt = (tokens: Tokens, at: number): Hit | undefined => {
  const token = tokens[at]!
  const isStrong = is(token, 'app')
  const about = isAboutOthers(tokens, at)
  const my = before(tokens, at, 3, (one) => is(one, 'my'))
  const sign = tokens[at + 1]?.text ?? ''
  const isClear =
    isStrong ||
    my >= 0 ||
    (is(token, 'plainWord') ? sign === 'id' : /^[:@]$/.test(sign) || sign === 'u' || is(tokens[at + 1], 'nameNoun'))
  const name = nameAfter(tokens, at)
  if (name && (name.isPlainly || (isClear && !about))) {
    const isOwn = my >= 0 || sign === ':'
    return { from: my >= 0 ? my : at, to: name.to, sure: name.isPlainly && isOwn && !about }
  }
  const isPicture = token.to - token.from < token.text.length
  const isHidden = token.isDisguised && !isPicture && (isStrong || token.word === 'snap')
  return isHidden ? { from: at, to: at + 1, sure: false } : undefined
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

// No message names so many; what is past them is told by the evidence.
const looksMax = 400

/** User names that show by themselves, as a tag or behind the name of an app. Whatever needs more is told by the evidence. */
export const handles = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  let looks = 0
  for (let at = 0; at < tokens.length && looks < looksMax; at++) {
    const { isWord, text } = tokens[at]!
    if (isWord ? !isApp(tokens[at]) : text !== '@' && text !== '#') continue
    looks++
    const hit = isWord ? appAt(tokens, at) : tagAt(tokens, at)
    if (hit) hits.push(hit)
  }
  return hits
}
