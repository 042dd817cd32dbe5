import { collapse, healed, mend } from './joining.ts'
import { normalise, type Plain } from './normalise.ts'
import { gap, makeToken, type Token } from './token.ts'

const newline = 10
const isAscii = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13)
const letter = /^[\p{L}\p{N}]$/u
// What is known of each sign of the first two planes already: 1 is a letter or a digit, 2 is none.
const kinds = new Uint8Array(0x20000)
/** How many units the letter or digit at `at` takes; 0 when it is none. */
const letterAt = (text: string, at: number) => {
  if (at >= text.length) return 0
  const first = text.charCodeAt(at)
  if (first < 128) return isAscii(first) ? 1 : 0
  const code = first >= 0xd800 && first < 0xdc00 ? text.codePointAt(at)! : first
  const kind = kinds[code] || (letter.test(String.fromCodePoint(code)) ? 1 : 2)
  if (code < kinds.length) kinds[code] = kind
  return kind === 1 ? (code > 0xffff ? 2 : 1) : 0
}

/** Cuts into words and single signs. */
const cutUp = ({ text, from, to, isFolded, isAsIs }: Plain): Token[] => {
  const tokens: Token[] = []
  let before: number = gap.none
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) {
      before = Math.max(before + 1, code === newline ? gap.line : code === 32 ? gap.space : gap.wide)
      if (before > gap.line) before = gap.line
      at++
      continue
    }
    let end = at
    for (let step = letterAt(text, end); step; step = letterAt(text, end)) end += step
    const isWord = end > at
    if (!isWord) end += text.codePointAt(at)! > 0xffff ? 2 : 1
    const isOdd =
      !isAsIs &&
      isWord &&
      (isFolded(at) || isFolded(end - 1) || isFolded((at + end) >> 1) || to(end - 1) - from(at) > end - at)
    tokens.push(makeToken(text.slice(at, end), isWord, from(at), to(end - 1), before, isOdd))
    before = gap.none
    at = end
  }
  return tokens
}

/** The words and signs of a text, with its disguises taken off. */
export const tokensOf = (text: string): Token[] => healed(collapse(mend(cutUp(normalise(text)))))
