import { halves, meaningOf } from './lexicon.ts'
import { drawnAsDigit } from './numerals.ts'
import { beginnings, cutNames } from './phonetics.ts'
import { corrected, isCutName } from './spelling.ts'
import { gap, glued, is, type Token, type Tokens } from './token.ts'

const mendedMax = 16
const inWord = new Set(['$', '!', '|', '@'])
const endsWithLetter = /[a-z]\d?$/
const isLetterCode = (code: number) => code >= 97 && code <= 122
/** Three tokens without space whose middle is an apostrophe, or a sign that stands for a letter, are one word. */
const mended = (a: Token, sign: Token, b: Token | undefined) => {
  if (!a.isWord || a.text.length > mendedMax || sign.gap || !b?.isWord || b.gap) return undefined
  if (!isLetterCode(b.text.charCodeAt(0)) || !endsWithLetter.test(a.text)) return undefined
  if (sign.text === "'") return glued(a, b, a.text + b.text)
  if (isCutName(a.text, b.text)) return glued(a, b, a.text + b.text, sign.text !== '-')
  if (!inWord.has(sign.text)) return undefined
  const text = a.text + sign.text + b.text
  return corrected(text) === text ? undefined : glued(a, b, text)
}

/** "inst@:", with nothing behind it. */
const ended = (a: Token, sign: Token) => {
  if (sign.text !== '@' || sign.gap || !a.isWord || a.text.length < 4 || a.text.length > mendedMax) return undefined
  const text = `${a.text}@`
  return meaningOf.get(corrected(text))?.app ? glued(a, sign, text, true) : undefined
}

const joinedMax = 3
const joinedMin = 5
/** "p@yp@l": how many tokens from the sign at `i` on belong to one known word with several signs in it. */
const joined = (last: Token, tokens: Tokens, i: number) => {
  let text = last.text
  for (let n = 0; n < joinedMax; n++) {
    const sign = tokens[i + 2 * n]
    const next = tokens[i + 2 * n + 1]
    if (!sign || sign.gap || !inWord.has(sign.text) || !next?.isWord || next.gap) return undefined
    text += sign.text + next.text
    if (text.length > mendedMax) return undefined
    if (n > 0 && text.length >= joinedMin && corrected(text) !== text)
      return { one: glued(last, next, text, true), length: 2 * n + 2 }
  }
  return undefined
}

/** Words with signs for letters in them become whole. */
export const mend = (tokens: Token[]): Token[] => {
  let out: Token[] | undefined
  let last: Token | undefined
  for (let i = 0; i < tokens.length; i++) {
    let one = tokens[i]!
    // Only a sign that touches the word before it can be part of a word.
    const isNext = !one.isWord && !one.gap && last?.isWord === true
    // In the middle of a row of such signs nothing begins.
    const isRow = isNext && !last!.gap && i > 1 && tokens[i - 2]!.text === one.text && inWord.has(one.text)
    if (isNext && !isRow && last) {
      const many = inWord.has(one.text) ? joined(last, tokens, i) : undefined
      const three = many ? undefined : mended(last, one, tokens[i + 1])
      const whole = many?.one ?? three ?? ended(last, one)
      if (whole) {
        out ??= tokens.slice(0, i)
        i += many ? many.length - 1 : three ? 1 : 0
        out.pop()
        one = whole
      }
    }
    out?.push(one)
    last = one
  }
  return out ?? tokens
}

const isSingle = (one: Token | undefined) => one?.isWord === true && one.text.length === 1
const isLetter = (one: Token | undefined) => isSingle(one) && one!.text >= 'a' && one!.text <= 'z'

/** How far single letters go on from `at` with the same thing between each two; the index after the last of them. */
const spelledTo = (tokens: Tokens, at: number) => {
  const sign = tokens[at + 1]?.isWord === false ? tokens[at + 1]!.text : undefined
  const step = sign === undefined ? 1 : 2
  const first = tokens[at + step]
  const between = first?.gap
  let end = at
  if ((sign === '@' || sign === '\n') && step === 2) return at
  while (
    isLetter(tokens[end + step]) &&
    tokens[end + step]!.gap === between &&
    (step === 1 || (tokens[end + 1]!.text === sign && tokens[end + 1]!.gap === tokens[at + 1]!.gap))
  )
    end += step
  return end
}

const rarelyCut = new Set(['telegram', 'instagram', 'venmo', 'zelle', 'yahoo'])

const isDigitNear = (tokens: Tokens, at: number, step: number) =>
  /^\d/.test((tokens[at + step]?.isWord ? tokens[at + step] : tokens[at + 2 * step])?.text ?? '')
/** Letters that may all be digits, beside digits: "5 o l o 7". */
const isAmongDigits = (tokens: Tokens, from: number, to: number) => {
  if (!isDigitNear(tokens, from, -1) && !isDigitNear(tokens, to, 1)) return false
  for (let at = from; at <= to; at++) if (tokens[at]!.isWord && !(tokens[at]!.text in drawnAsDigit)) return false
  return true
}

const spelled = (tokens: Tokens, from: number, to: number, step: number) => {
  let text = ''
  for (let at = from; at <= to; at += step) text += tokens[at]!.text
  return text
}

/** "T.G.", "a-t". */
const isShortName = (tokens: Tokens, from: number, to: number) =>
  !tokens[to]!.gap &&
  /^[.-]$/.test(tokens[from + 1]!.text) &&
  /^(?:tg|ig|fb|wa|sc|tt|at)$/.test(spelled(tokens, from, to, 2))

/** Single letters in a row ("g m a i l", "g-m-a-i-l") become one word. */
export const collapse = (tokens: Token[]): Token[] => {
  let out: Token[] | undefined
  for (let i = 0; i < tokens.length; i++) {
    const one = tokens[i]!
    const end = isLetter(one) ? spelledTo(tokens, i) : i
    if (end === i) {
      out?.push(one)
      continue
    }
    const step = tokens[i + 1]!.isWord ? 1 : 2
    const isShort = end === i + 2 && step === 2 && isShortName(tokens, i, end)
    if (end >= i + 2 * step || isShort) {
      const whole = () => glued(one, tokens[end]!, spelled(tokens, i, end, step), true)
      out ??= tokens.slice(0, i)
      out.push(...(isAmongDigits(tokens, i, end) ? tokens.slice(i, end + 1) : [whole()]))
      i = end
    } else out?.push(one)
  }
  return out ?? tokens
}

const piecesMax = 5
const between = /^[-._*~+|/·•,]$/
/** "te le gra m", "in-sta": where a name in pieces ends, and the name. */
const piecedTo = (tokens: Tokens, at: number): { to: number; name: string } | undefined => {
  let { text } = tokens[at]!
  let found: { to: number; name: string } | undefined
  for (let to = at + 1, pieces = 1; pieces < piecesMax && beginnings.has(text); pieces++) {
    if (tokens[to]?.isWord === false && (between.test(tokens[to]!.text) || tokens[to]!.text > '\x80')) to++
    const next = tokens[to]
    if (!next?.isWord || next.gap === gap.line) break
    text += next.text
    to++
    // Two whole words that are each said for themselves are no name in pieces.
    if (cutNames.has(text) && (text.length > 5 || next.text.length < 3 || tokens[at]!.text.length < 3))
      found = { to, name: text }
  }
  return found
}

/** Names cut in pieces become whole. */
export const healed = (tokens: Token[]): Token[] => {
  let out: Token[] | undefined
  for (let i = 0; i < tokens.length; i++) {
    const one = tokens[i]!
    const pieced = one.isWord && beginnings.has(one.text) ? piecedTo(tokens, i) : undefined
    if (pieced) {
      out ??= tokens.slice(0, i)
      out.push(glued(one, tokens[pieced.to - 1]!, pieced.name, rarelyCut.has(pieced.name)))
      i = pieced.to - 1
      continue
    }
    const dash = tokens[i + 1]?.text === '-' && !tokens[i + 1]!.gap ? 1 : 0
    const next = tokens[i + 1 + dash]
    const whole = one.means?.half && next?.isWord ? halves.get(`${one.word} ${next.word}`) : undefined
    const isName = whole === 'wechat' ? is(out ? out.at(-1) : tokens[i - 1], 'on') : whole !== undefined
    if (isName && whole && next) {
      out ??= tokens.slice(0, i)
      out.push(glued(one, next, whole, rarelyCut.has(whole)))
      i += 1 + dash
    } else out?.push(one)
  }
  return out ?? tokens
}
