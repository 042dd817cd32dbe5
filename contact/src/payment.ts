import { clauseFrom, isAboutOthers, isMeantAsName, nameAt } from './clause.ts'
import type { Hit } from './phone.ts'
import type { Group } from './lexicon.ts'
import { is, type Tokens } from './token.ts'

const payWordFrom = (tokens: Tokens, at: number) => {
  for (let i = at - 1; i >= Math.max(clauseFrom(tokens, at), at - 8); i--) if (is(tokens[i], 'paying')) return i
  return -1
}
const has = (tokens: Tokens, from: number, to: number, wanted: Group) => {
  for (let i = Math.max(0, from); i < to && i < tokens.length; i++) if (is(tokens[i], wanted)) return true
  return false
}
const isShop = (tokens: Tokens, at: number) => {
  for (let i = clauseFrom(tokens, at); i < Math.min(tokens.length, at + 12) && !/^[.!?;]$/.test(tokens[i]!.text); i++)
    if (is(tokens[i], 'shop') && tokens[i - 1]?.word !== 'than') return true
  return false
}

const nameOf = (tokens: Tokens, pay: number) => {
  let at = pay + 1
  let linked = false
  for (; at < pay + 6 && tokens[at]; at++) {
    if (/^[$@]$/.test(tokens[at]!.text)) return nameAt(tokens, at)
    if (/^[:=-]$/.test(tokens[at]!.text) || is(tokens[at], 'equals') || tokens[at]!.word === 'tag') linked = true
    else break
  }
  const name = nameAt(tokens, at)
  return name && (name.isPlainly || (linked && isMeantAsName(tokens, name))) ? name : undefined
}

/** "paypal friends and family". */
const isAmongFriends = (tokens: Tokens, at: number) =>
  /^(?:paypal|pp)$/.test(tokens[at]!.word) &&
  (is(tokens[at + 1], 'third') || is(tokens[at + 2], 'third') || tokens[at + 1]?.text === 'f')
/** A gift card that is bought elsewhere, to be sent as a code. */
const isCard = (tokens: Tokens, at: number) =>
  /^(?:giftcards?|googleplay|itunes)$/.test(tokens[at]!.word) &&
  (has(tokens, at - 6, at, 'cards') || has(tokens, at + 1, at + 7, 'cards'))

/** "venmo me", "send it to my zelle", "cashapp $mara". */
const paidAt = (tokens: Tokens, at: number): Hit | undefined => {
  if (!is(tokens[at], 'pay')) return undefined
  if (tokens[at]!.isDisguised) return { from: at, to: at + 1, sure: false }
  if (isAboutOthers(tokens, at)) return undefined
  if (isAmongFriends(tokens, at)) return { from: at, to: at + 3, sure: false }
  if (is(tokens[at], 'sender') && tokens[at + 1]?.word === 'to')
    return { from: at, to: Math.min(tokens.length, at + 3), sure: false }
  if (isCard(tokens, at) && !has(tokens, at - 6, at + 8, 'place') && !has(tokens, at + 1, at + 8, 'third'))
    return { from: at, to: at + 1, sure: false }
  const name = nameOf(tokens, at)
  if (name) return { from: at, to: name.to, sure: name.isPlainly }
  if (is(tokens[at + 1], 'me')) return { from: at, to: at + 2, sure: is(tokens[at], 'surelyPay') }
  const from = payWordFrom(tokens, at)
  const toMe = has(tokens, at - 5, at, 'mine')
  if (
    from >= 0 &&
    (toMe || is(tokens[at], 'sender') || is(tokens[at], 'surelyPay') || has(tokens, from, from + 4, 'payee')) &&
    (!isShop(tokens, at) || (toMe && is(tokens[at], 'surelyPay')))
  )
    return { from, to: at + 1, sure: false }
  const isTaken =
    /^(?:take|accept|prefer|use|have|do)$/.test(tokens[at - 1]?.word ?? '') &&
    /^(?:i|we|also|only|can)$/.test(tokens[at - 2]?.word ?? '')
  if (isTaken && !isShop(tokens, at)) return { from: at - 1, to: at + 1, sure: false }
  const isPast =
    has(tokens, at - 8, at + 8, 'past') ||
    has(tokens, at + 1, at + 9, 'third') ||
    /^(?:took|charged|declined|blocked|froze|says|said|refused|keeps|never|wont|isnt|refunded|gave|lost|app|office|job|clerk|agent)$/.test(
      tokens[at + 1]?.word ?? '',
    )
  if (/^(?:westernunion|moneygram)$/.test(tokens[at]!.word) && !isPast) return { from: at, to: at + 1, sure: false }
  return is(tokens[at], 'surelyPay') && !isShop(tokens, at) && !isPast
    ? { from: at, to: at + 1, sure: false }
    : undefined
}

const ibanParts = 9
/** An account number, "DE89 3704 0044 …", or a purse of a coin: long, with letters and digits mixed. */
const accountAt = (tokens: Tokens, at: number): Hit | undefined => {
  const { text } = tokens[at]!
  if (text.length > 25 && text.length < 80 && /^(?:bc1|0x|[13](?=\D*[a-z]))[a-z0-9]{24,}$/.test(text))
    return { from: at, to: at + 1, sure: true }
  if (text.length < 4 || !/^[a-z]{2}\d{2}/.test(text)) return undefined
  let { length } = text
  let to = at + 1
  // The second group may be the letters of a bank.
  if (/^[a-z]{4}$/.test(tokens[to]?.text ?? '') && tokens[to + 1]?.isNumber) length += tokens[to++]!.text.length
  while (to < at + ibanParts && /^[a-z0-9]{1,4}$/.test(tokens[to]?.text ?? '') && /\d/.test(tokens[to]!.text))
    length += tokens[to++]!.text.length
  return length >= 15 && length <= 34 ? { from: at, to, sure: true } : undefined
}

/** "$maralinden". */
const cashtagAt = (tokens: Tokens, at: number): Hit | undefined => {
  const next = tokens[at + 1]
  if (tokens[at]!.text !== '$' || !next?.isWord || next.gap || !/^[a-z][a-z0-9]{2,19}$/.test(next.text))
    return undefined
  if (tokens[at - 1]?.isWord && !tokens[at]!.gap) return undefined
  const isMeant = has(tokens, at - 8, at, 'cashword') || has(tokens, at + 2, at + 6, 'cashword')
  const name = nameAt(tokens, at)
  return name && (isMeant || tokens[at - 1]?.text === ':' || next.text.length > 5 || /\d/.test(next.text))
    ? { from: at, to: name.to, sure: isMeant }
    : undefined
}

const looksMax = 400
/** Ways to be paid elsewhere, where somebody means to be. */
export const payments = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  let looks = 0
  for (let at = 0; at < tokens.length && looks < looksMax; at++) {
    const { isWord, text, means } = tokens[at]!
    if (text !== '$' && text.length < 4 && !means?.pay) continue
    if (means?.pay) looks++
    const hit = isWord ? (paidAt(tokens, at) ?? accountAt(tokens, at)) : cashtagAt(tokens, at)
    if (hit) hits.push(hit)
  }
  return hits
}
