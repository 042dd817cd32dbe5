import { hintOf, hintsMin, tellingKinds } from './hints.ts'
import { halves, wordsOf } from './lexicon.ts'
import { strongNumerals, times, weakNumerals } from './numerals.ts'
import { byMisspelling, misspellings } from './spelling.ts'
import { maySoundLike, soundsLike } from './phonetics.ts'
import { tokensOf } from './tokenize.ts'
import { countingWords, shortCountingWords } from './tongues.ts'

const telling = new Set([
  ...(
    [
      'app',
      'short',
      'mail',
      'letter',
      'pay',
      'dot',
      'naming',
      'surelyPhone',
      'backwards',
      'linkHost',
      'sender',
    ] as const
  ).flatMap((name) => [...wordsOf[name]]),
  ...byMisspelling.keys(),
  ...misspellings,
  ...[...halves.keys()].map((both) => both.split(' ')[1]!),
  ...'coffee wishlist channel description bio mobile keypad sms bank transfer wire envelope cheque steam reach transferencia cuenta compte konto uberweisung reddit everywhere moc giftcards play tienes hast numero nummer www http https hxxp hxxps com arroba arobase number contact contacts socials outside offsite offline directly privately direct cash platform site website app dotcom'.split(
    ' ',
  ),
])
for (const word of tellingKinds) telling.add(word)

/** What one word tells before anything is read. */
interface Told {
  isTelling: boolean
  digits: number
  /** One that counts beside digits only. */
  weak: number
  hints: number
}
const plain = /^[a-z]+$/
const toldOf = new Map<string, Told>(
  [
    ...telling,
    ...hintOf.keys(),
    ...countingWords.keys(),
    ...shortCountingWords,
    ...strongNumerals.keys(),
    ...weakNumerals.keys(),
    ...times.keys(),
  ]
    .filter((word) => plain.test(word))
    .map((word) => [
      word,
      {
        isTelling: telling.has(word),
        digits: times.has(word) ? 1 : (strongNumerals.get(word)?.length ?? countingWords.get(word) ?? 0),
        weak: weakNumerals.has(word) || shortCountingWords.has(word) ? 1 : 0,
        hints: hintOf.get(word) ?? 0,
      },
    ]),
)

const toldBy = (word: string) => toldOf.get(word.toLowerCase().replace(/['’]/g, ''))

// A bit table of hashes: a word that is not in it is not worth a look into the map.
const sizeBits = 17
const table = new Uint8Array(2 ** (sizeBits - 3))
const place = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> (32 - sizeBits)
const hashOf = (word: string) => {
  let hash = 0
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash, 31) + word.charCodeAt(i)
  return hash
}
for (const word of toldOf.keys()) table[place(hashOf(word)) >> 3]! |= 1 << (place(hashOf(word)) & 7)
const isInTable = (hash: number) => ((table[place(hash) >> 3]! >> (place(hash) & 7)) & 1) === 1

const listBits = 14
const slot = (hash: number) => (hash ^ (hash >>> 15)) & (2 ** listBits - 1)
const tables = new WeakMap<readonly string[], Uint8Array>()
const tableOf = (words: readonly string[]) => {
  const before = tables.get(words)
  if (before) return before
  const own = new Uint8Array(2 ** listBits)
  for (const word of words) for (const { text } of tokensOf(word)) own[slot(hashOf(text))] = 1
  tables.set(words, own)
  return own
}

const longWord = 6
const usualMax = 16
const inside =
  /gmail|yahoo|hotmail|outlook|protonmail|dotcom|dotnet|dotorg|insta|whatsapp|telegram|snapchat|facebook|venmo|cashapp|paypal|zelle|(?:zero|one|two|three|four|five|six|seven|eight|nine|oh){2}/i
// Three letters of each of those names; without any of them none is inside.
const pieces = new Uint8Array(2 ** 15)
const pieceOf = (piece: number, code: number) => ((piece << 5) | (code & 31)) & 0x7fff
for (const letters of 'gma aho otm tlo onm otc otn oto nst tsa leg apc ceb enm hap ayp zel zer one two hre fou fiv six sev igh nin oho'.split(
  ' ',
))
  // prettier-ignore
  pieces[Array.from(letters).reduce((piece, letter) => pieceOf(piece, letter.charCodeAt(0)), 0)] = 1

/** Whether a long word holds the name of an app, sounds like one, or is glued of number words. */
const isNamed = (text: string, begin: number, end: number) => {
  let piece = 0
  let letters = 0
  let mayBeInside = 0
  for (let at = begin; at < end; at++) {
    const code = text.charCodeAt(at)
    piece = pieceOf(piece, code)
    mayBeInside |= pieces[piece]!
    letters |= 1 << (code & 31)
  }
  return (
    (mayBeInside > 0 && inside.test(text.slice(begin, end))) ||
    (maySoundLike(text.charCodeAt(begin) & 31, letters) &&
      soundsLike(text.slice(begin, end).toLowerCase()) !== undefined)
  )
}
const digitsMin = 6
const singlesMin = 3
const fewMin = 3
const picturesMin = 4

const isDigit = (code: number) => code >= 48 && code <= 57
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isApostrophe = (code: number) => code === 39 || code === 0x2019
// Quotes, dashes, currencies, degrees, zodiac signs, pictures: nothing in them is read as a letter or a digit.
const harmless = new Set([0xa0, 0xa3, 0xb0, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x20ac])
const namesApp = new Set([0xdcf2, 0xdcde, 0xdc7b, 0xdce7, 0xdcf7, 0xdcf8])
const isHarmless = (text: string, at: number, code: number) => {
  if (code === 0xfe0f || code === 0x200d) return !isLetter(text.charCodeAt(at - 1))
  if (harmless.has(code)) return true
  // A letter box, a telephone, a ghost: they name an app.
  if (code === 0xd83d && namesApp.has(text.charCodeAt(at + 1))) return false
  if (code === 0xd83d || code === 0xd83e || (code >= 0xdc00 && code <= 0xdfff)) return true
  if (code === 0xd83c) return text.charCodeAt(at + 1) >= 0xdf00
  return (
    (code >= 0x2600 && code < 0x2680) ||
    (code > 0x2685 && code <= 0x27bf && code !== 0x2709 && (code < 0x2776 || code > 0x2793))
  )
}

/** What one sign between words tells, by its neighbours. */
const isTellingSign = (text: string, at: number, code: number) => {
  const before = text.charCodeAt(at - 1)
  const after = text.charCodeAt(at + 1)
  switch (code) {
    case 64: // @
      return true
    case 36: // $
      return isLetter(after)
    case 35: // #
      return isLetter(before) && isDigit(after)
    case 58: // :
      return after === 47
    case 46: // .
      return (
        (isLetter(after) && (isLetter(before) || isDigit(before))) ||
        (before === 32 && after !== 46) ||
        before === 91 ||
        before === 40
      )
    case 45: // 800-MYCARDS
      return isLetter(after) && isDigit(before) && isDigit(text.charCodeAt(at - 3))
    case 33: // !
    case 42: // *
    case 95: // _
    case 44: // ,
    case 124: // |
      return (isLetter(before) || before === 32) && isLetter(after)
    default:
      return code >= 128 && !isHarmless(text, at, code)
  }
}

const variation = 0xfe0f
/** Whether the same picture stood just before: they are counted. */
const isCounted = (text: string, at: number, code: number) =>
  code !== variation &&
  (code < 0xd800 || code >= 0xdc00) &&
  (code === text.charCodeAt(at - 2) || code === text.charCodeAt(at - 1))

/** Whether a text can hold anything at all: one look at each sign, no memory used where there is nothing. */
export const mayHoldContact = (text: string, words?: readonly string[]): boolean => {
  const listed = words?.length ? tableOf(words) : undefined
  let digits = 0
  let weak = 0
  let singles = 0
  let hints = 0
  let pictures = 0
  let hash = 0
  let begin = -1
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32
    if (isLetter(code)) {
      if (begin < 0) {
        begin = at
        hash = 0
      }
      hash = Math.imul(hash, 31) + (code | 32)
      continue
    }
    if (begin >= 0) {
      if (isApostrophe(code) && isLetter(text.charCodeAt(at + 1))) continue
      const length = at - begin
      singles = length === 1 ? singles + 1 : 0
      if (singles >= singlesMin || listed?.[slot(hash)]) return true
      if (isDigit(code) || isDigit(text.charCodeAt(begin - 1))) return true
      if (length > usualMax || (length >= longWord && isNamed(text, begin, at))) return true
      const told = isInTable(hash) ? toldBy(text.slice(begin, at)) : undefined
      digits += told?.digits ?? 0
      weak += told?.weak ?? 0
      hints += told?.hints ?? 0
      if (told?.isTelling || hints >= hintsMin) return true
      begin = -1
    }
    if (isDigit(code)) digits++
    else if (code !== 32 && isTellingSign(text, at, code)) return true
    else if (code > 0x2600 && isCounted(text, at, code) && ++pictures >= picturesMin) return true
    if (digits >= digitsMin || (digits >= fewMin && digits + weak >= digitsMin)) return true
  }
  return false
}
