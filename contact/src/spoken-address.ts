import { isAboutOthers, isRefused, nameAt } from './clause.ts'
import { isEnding } from './host.ts'
import type { Hit } from './phone.ts'
import { is, type Tokens } from './token.ts'

/** "moc.elpmaxe@aram": written backwards. */
const isBackwards = (tokens: Tokens, at: number) =>
  tokens[at + 1]?.text === '.' && !tokens[at + 1]!.gap && tokens[at + 2]?.gap === 0

/** "I have gmail, the name before is …". */
const isHeldAt = (tokens: Tokens, at: number) => {
  if (!is(tokens[at], 'surelyMail')) return false
  for (let i = Math.max(0, at - 4); i < at + 5; i++) if (is(tokens[i], 'holds')) return true
  return false
}

/** "my gmail is misty harbor", "the gmail of mara77", "proton dot me", "mara, at gmail". */
const isNamedAt = (tokens: Tokens, at: number) => {
  const token = tokens[at]
  if (!is(token, 'mail')) return false
  const next = tokens[at + 1]
  const isSigned =
    next?.isWord === false && !/^[?!,;:]$/.test(next.text) && /^(?:com|net|org)$/.test(tokens[at + 2]?.word ?? '')
  if (isSigned) return true
  if (is(next, 'dot') && isEnding(tokens[at + 2]?.word ?? '')) return true
  if (!is(token, 'surelyMail') || isAboutOthers(tokens, at) || isRefused(tokens, at)) return false
  const isAfterSign = /^[,;(-]$/.test(tokens[at - 2]?.text ?? '') && tokens[at - 3]?.isWord
  if (isAfterSign && is(tokens[at - 1], 'at')) return true
  const isMine = is(tokens[at - 1], 'my') || is(tokens[at - 2], 'my')
  for (let i = at + 1; i < at + 7 && tokens[i]; i++) if (tokens[i]!.isWord && nameAt(tokens, i)?.isPlainly) return true
  const value = tokens[at + 2]
  const isValue =
    value !== undefined && (!is(value, 'plain') || value.word === 'just') && !/(?:ed|ing)$/.test(value.word)
  return isMine && (next?.text === ':' || next?.text === '=' || (next?.word === 'is' && isValue))
}
/** '"mara" + "@" + "me" + ".com"': the parts of an address with other signs between. */
const partedTo = (tokens: Tokens, at: number) => {
  if (tokens[at + 1]?.isWord !== false) return at
  for (let i = at + 2; i < at + 12; i++) {
    if (tokens[i]?.text !== '.') continue
    const end = is(tokens[i + 1], 'tld') ? i + 1 : i + 2
    if (is(tokens[end], 'tld')) return end + 1
  }
  return at
}

const drawing = new Set(['curly', 'curled', 'round', 'swirly', 'circled', 'little', 'shift', 'a', 'at'])
/** "the curly a", "shift+2", "the a in a circle": an @ told by its looks; where the ending behind it stands. */
const drawnTo = (tokens: Tokens, at: number) => {
  const { word } = tokens[at]!
  const after = tokens[at + 1]?.word ?? ''
  if (word === 'a' && after !== 'with' && after !== 'in') return at
  const next = [1, 2, 3, 4].map((step) => tokens[at + step]?.word ?? '')
  const isDrawn =
    (/^(?:curly|curled|round|swirly|circled|little)$/.test(word) && next[0] === 'a') ||
    (word === 'shift' && (next[0] === '2' || next[1] === '2')) ||
    (word === 'a' && /^(?:with|in)$/.test(next[0]!) && next.includes('circle')) ||
    (word === 'at' && tokens[at - 1]?.word === 'the' && next.join('') !== '' && tokens[at + 1]?.isWord === false) ||
    (word === 'at' && /^(?:sign|symbol|thing)$/.test(next[0]!))
  if (!isDrawn) return at
  for (let i = at + 2; i < at + 14; i++)
    if (/^(?:com|net|org|dot|dotcom)$/.test(tokens[i]?.word ?? '') || is(tokens[i], 'surelyMail')) return i + 1
  return at
}

/** "silver🌙readings🔵com": pictures in the place of dots. */
const isPictured = (tokens: Tokens, at: number) => {
  const sign = tokens[at + 1]
  if (sign?.isWord !== false || sign.text < '\x80' || sign.gap) return false
  const end = tokens[at + 2]
  return end?.gap === 0 && /^(?:com|net|org)$/.test(end.word)
}

const gluedMail =
  /^[a-z0-9]{4,}(?:gmail|hotmail|yahoo|outlook)$|[a-z0-9](?:at|@)?(?:gmail|yahoo|hotmail|outlook|icloud|protonmail|aol|gmx)(?:dot|punto|punkt)?(?:com|net|org|de|fr|es|couk)$/
const gluedLink = /^(?:www)?[a-z0-9]{3,40}dot(?:com|net|org)$|^www[a-z0-9]{4,60}(?:com|net|org)$/
const gluedMax = 80

/** Adds the addresses that are told in words, or glued together, from the token `at` on. */
export const addSpokenAt = (tokens: Tokens, at: number, emails: Hit[], links: Hit[]): void => {
  const token = tokens[at]!
  if (!token.isWord) {
    const parted = token.text === '@' ? partedTo(tokens, at) : at
    if (parted > at) emails.push({ from: at, to: parted, sure: false })
    return
  }
  const one = { from: at, to: at + 1, sure: false }
  const { means } = token
  if (means?.mail && (isHeldAt(tokens, at) || isNamedAt(tokens, at) || (token.isDisguised && is(token, 'surelyMail'))))
    emails.push(one)
  if (means?.backwards) emails.push(one)
  const drawn = drawing.has(token.word) ? drawnTo(tokens, at) : at
  if (drawn > at) emails.push({ ...one, to: drawn })
  if (isPictured(tokens, at)) links.push({ ...one, to: at + 3 })
  if (token.word === 'moc' && isBackwards(tokens, at)) links.push({ ...one, to: at + 3 })
  const { text } = token
  if (text.length < 9 || text.length > gluedMax) return
  if (gluedMail.test(text)) emails.push(one)
  else if (gluedLink.test(text)) links.push(one)
}
