import { harmlessTo } from './harmless.ts'
import { drawnAsDigit, gluedDigits, plurals, strongNumerals, times, weakNumerals, digitBySound } from './numerals.ts'
import { isCommonWord } from './common-words.ts'
import { remember } from './remember.ts'
import { is, makeToken, type Token, type Tokens } from './token.ts'

/** One run of digits: "555", "five", "double seven", "twenty-three". */
export interface Item {
  digits: string
  /** Indexes of tokens, `to` not included. */
  from: number
  to: number
  /** Written with digits and nothing else. */
  isPlain: boolean
  /** Says a digit only because its neighbours do: "for", "oh". */
  isWeak: boolean
  /** Signs and little words between this and the item before. */
  link: string
}
export type Run = Item[]

export const isDigit = (token: Token | undefined) => token !== undefined && token.text >= '0' && token.text < ':'
const isTens = (digits: string) => /^[2-9]0$/.test(digits)
const isUnit = (digits: string | undefined) => digits !== undefined && /^[1-9]$/.test(digits)
const signsMax = 6
// A longer row of numbers is no telephone, whatever stands in it.
const itemsMax = 60
// So many digits are a whole number: no word carries it on.
const completeFrom = 10

/** What a word may say among numbers. */
interface Numeral {
  /** The digits that it says wherever it stands. */
  said: string | undefined
  /** Those that it may say beside others. */
  hinted: string | undefined
  /** Whether it says any, repeats the next, or is drawn like some. */
  mayCount: boolean
}
const numeralOf = remember((text): Numeral => {
  const { word, isNumber, means } = makeToken(text, true, 0, 0, 0)
  const said = isNumber ? text : (strongNumerals.get(word) ?? gluedDigits(text))
  const isOther = means !== undefined || isCommonWord(text)
  const hinted =
    weakNumerals.get(word) ?? (text.length === 1 ? drawnAsDigit[text] : isOther ? undefined : digitBySound(text))
  const mayCount = said !== undefined || hinted !== undefined || times.has(word) || drawnDigits(text) !== undefined
  return { said, hinted, mayCount }
})
const said = (token: Token | undefined) => (token?.isWord ? numeralOf(token.text).said : undefined)
const hinted = (token: Token | undefined) => (token?.isWord ? numeralOf(token.text).hinted : undefined)

const drawnMax = 4
/** The digits of a short word whose letters are all drawn like some. */
const drawnDigits = (text: string): string | undefined => {
  if (text.length > drawnMax) return undefined
  let digits = ''
  for (const letter of text) {
    if (drawnAsDigit[letter] === undefined) return undefined
    digits += drawnAsDigit[letter]
  }
  return digits
}

const item = (digits: string, from: number, to: number, isPlain = false, isWeak = false): Item => ({
  digits,
  from,
  to,
  isPlain,
  isWeak,
  link: '',
})

/** "double seven", "twenty three", "five hundred": what one or two words say together. */
const itemAt = (tokens: Tokens, at: number): Item | undefined => {
  const token = tokens[at]!
  const plain = token.isNumber && tokens[at + 1]?.isWord !== true
  if (plain) return item(token.text, at, at + 1, true)
  const count = times.get(token.word)
  if (count !== undefined) {
    const next = said(tokens[at + 1]) ?? plurals.get(tokens[at + 1]?.word ?? '') ?? hinted(tokens[at + 1])
    return next?.length === 1 ? item(next.repeat(count), at, at + 2) : undefined
  }
  const digits = said(token)
  // A month in English, a seven in French.
  const isMonth = token.word === 'sept' && (tokens[at + 1]?.isNumber || tokens[at - 1]?.isNumber)
  if (digits === undefined || isMonth) return undefined
  const many = digits.length === 1 ? plurals.get(tokens[at + 1]?.word ?? '') : undefined
  if (many !== undefined) return item(many.repeat(Number(digits)), at, at + 2)
  const isPlain = digits === token.text
  if (isPlain) return item(digits, at, at + 1, true)
  const dash = tokens[at + 1]?.text === '-' ? 1 : 0
  const next = said(tokens[at + 1 + dash])
  if (isTens(digits) && isUnit(next)) return item(digits[0]! + next!, at, at + 2 + dash)
  if (digits.length === 1 && tokens[at + 1]?.word === 'hundred') return item(`${digits}00`, at, at + 2)
  return item(digits, at, at + 1)
}

/** Whether a number stands at `at`, whatever is around it. */
export const numberAt = (tokens: Tokens, at: number): boolean => itemAt(tokens, at) !== undefined

const short = (one: Item | undefined) => one !== undefined && (one.digits.length === 1 || !one.isPlain)

const isSaid = (token: Token | undefined) => said(token) !== undefined || times.has(token?.word ?? '')

/** A word that may be a digit is one between digits that are said one at a time; "oh" also between others. */
const weakAt = (tokens: Tokens, at: number, before: Item | undefined): Item | undefined => {
  const next = tokens[at + 1]
  if (!before && (!next?.isWord || isDigit(next) || !isSaid(next))) return undefined
  const digits = hinted(tokens[at])
  if (digits === undefined) return undefined
  const weak = item(digits, at, at + 1, false, true)
  if (!before)
    return isSaid(next) && !isDigit(next!) && (isSaid(tokens[at + 2]) || hinted(tokens[at + 2])) ? weak : undefined
  const nextWord = next?.isWord === false ? tokens[at + 2] : next
  if (!short(before) && !(digits === '0' && isSaid(nextWord))) return undefined
  // "twenty to twenty-two": a span, and no two.
  if (/^(?:to|for)$/.test(tokens[at]!.text) && before.digits.length > 1 && said(nextWord)?.length !== 1)
    return undefined
  for (let beyond = at + 1; beyond <= at + 3; beyond++) {
    const token = tokens[beyond]
    if (!token || isSaid(token)) return weak
    if (token.isWord && hinted(token) === undefined && !is(token, 'filler')) return undefined
  }
  return weak
}

const englishOfDrawn =
  /^(?:is|so|go|lol|big|oil|boss|bio|bis|sol|zig|gib|lib|gil|obi|igloo|gig|log|logo|solo|soil|sis|los|il|si|bob|zoo|ill|biz|bill|loss|i|s|b|l)$/
const isDrawn = (text: string) => text.length < 5 && /^[ozilsgqb]+$/.test(text)

/** Letters drawn like digits, among digits: "702 SSS OI 99". */
const drawnAt = (tokens: Tokens, at: number, before: Item | undefined): Item | undefined => {
  const { text } = tokens[at]!
  if (!before || !isDrawn(text) || englishOfDrawn.test(text)) return undefined
  let next = at + 1
  while (
    next < at + 5 &&
    tokens[next] &&
    !/\d/.test(tokens[next]!.text) &&
    (!tokens[next]!.isWord || isDrawn(tokens[next]!.text))
  )
    next++
  if (!/\d/.test(tokens[next]?.text ?? '')) return undefined
  return item(
    text.replace(/./g, (letter) => drawnAsDigit[letter]!),
    at,
    at + 1,
    false,
    true,
  )
}

/** "!" or "|" for a one, touching digits on both sides. */
const strokeAt = (tokens: Tokens, at: number): Item | undefined => {
  const { text, gap: before } = tokens[at]!
  if (text !== '!' && text !== '|') return undefined
  const touches = (token: Token | undefined) => token !== undefined && /^[\d!|-]/.test(token.text)
  return !before && touches(tokens[at - 1]) && tokens[at + 1]?.gap === 0 && touches(tokens[at + 1])
    ? item('1', at, at + 1, false, true)
    : undefined
}

/** Letters that are drawn like digits and touch one: "O1O" in "555-O1O". */
const touchingAt = (tokens: Tokens, at: number): Item | undefined => {
  const digits = drawnDigits(tokens[at]!.text)
  if (digits === undefined) return undefined
  const near = (step: number) => {
    const sign = tokens[at + step]
    const glue = step < 0 ? tokens[at] : sign
    if (!sign || !glue || glue.gap || sign.isWord || !/^[-./()*_]$/.test(sign.text)) return false
    const beyond = tokens[at + 2 * step]
    return beyond !== undefined && (step < 0 ? sign : beyond).gap === 0 && /\d/.test(beyond.text)
  }
  return near(-1) || near(1) ? item(digits, at, at + 1, false, true) : undefined
}

const breaks = new Set('=%$€£¥°')

/** "7 love 0 love 2": the same word between single digits. */
const isRefrain = (tokens: Tokens, at: number, run: Run) => {
  const { word } = tokens[at]!
  const around = tokens[at - 2]?.word === word || tokens[at + 2]?.word === word
  return around && run.at(-1)?.digits.length === 1 && said(tokens[at + 1])?.length === 1
}

/** All runs in which digits follow each other with nothing but signs and little words between. */
export const runsOf = (tokens: Tokens): Run[] => {
  const runs: Run[] = []
  let run: Run = []
  let link = ''
  let signs = 0
  let count = 0
  const end = () => {
    if (run.length) runs.push(run)
    run = []
    link = ''
    signs = 0
    count = 0
  }
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]!
    const past = isDigit(token) && run.length <= itemsMax ? harmlessTo(tokens, at) : at
    if (past > at) {
      end()
      at = past
      continue
    }
    const mayCount = !token.isWord || numeralOf(token.text).mayCount
    const one = !mayCount
      ? undefined
      : token.isWord
        ? (itemAt(tokens, at) ??
          touchingAt(tokens, at) ??
          drawnAt(tokens, at, run.at(-1)) ??
          weakAt(tokens, at, run.at(-1)))
        : strokeAt(tokens, at)
    if (one) {
      one.link = link + ' '.repeat(token.gap)
      run.push(one)
      count += one.digits.length
      link = ''
      signs = 0
      at = one.to
      continue
    }
    const isComplete = count >= completeFrom
    if (token.isWord ? isComplete || (!token.means?.filler && !isRefrain(tokens, at, run)) : breaks.has(token.text))
      end()
    else if (++signs > signsMax) end()
    else link += ' '.repeat(token.gap) + (token.isWord ? `<${token.word}>` : token.text)
    at++
  }
  end()
  return runs
}
