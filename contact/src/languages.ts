import { isCommonWord } from './common-words.ts'
import type { Hit } from './phone.ts'
import { isSequence } from './sequences.ts'
import { makeTeller } from './teller.ts'
import { remember } from './remember.ts'
import { is, type Token, type Tokens } from './token.ts'
import {
  partOf,
  partsWithin,
  tongues,
  tonguesOf,
  tonguesWithin,
  read,
  isSmall,
  type Part,
  type Tongue,
} from './tongues.ts'

const digitsMin = 7
const digitsMax = 16
const reach = 60
const strangersMax = 6
const apartMax = 3
const strangerShare = 0.5
const toldMin = 3
const clearFrom = 4
const manyStrangers = 3
const digitsAmong = 9

const isPicture = ({ isWord, text }: Token) => !isWord && text > '\u2190'
const pictureMax = 10
/** How many times the same picture stands from `at` on. */
export const picturesAt = (tokens: Tokens, at: number): number => {
  if (!isPicture(tokens[at]!)) return 0
  let count = 1
  while (count < pictureMax && tokens[at + count]?.text === tokens[at]!.text && tokens[at + count]!.gap < 2) count++
  return count
}

/** So often a text words are split into number words, and so many words are counted on. */
interface Budget {
  splits: number
  steps: number
}
const perTongueMax = 500
/** What one word does in each tongue: as it stands, and taken apart. */
const partsKnown = new Map<
  Tongue,
  { whole: (word: string) => readonly Part[] | null; within: (word: string) => readonly Part[] | null }
>()
const partsIn = (tongue: Tongue) => {
  const before = partsKnown.get(tongue)
  if (before) return before
  const wholeOf = (word: string) => {
    const part = partOf(tongue, word)
    return part ? [part] : null
  }
  const now = {
    whole: remember(wholeOf, perTongueMax),
    within: remember((word) => partsWithin(tongue, word) ?? null, perTongueMax),
  }
  partsKnown.set(tongue, now)
  return now
}
const partsAt = (tongue: Tongue, { text, isNumber }: Token, budget: Budget): readonly Part[] | undefined => {
  if (isNumber) return text.length < 6 ? [{ does: 'figures', digits: text }] : undefined
  const { whole, within } = partsIn(tongue)
  const known = whole(text)
  if (known) return known
  if (budget.splits <= 0) return undefined
  const several = within(text)
  if (several || text.length > 8) budget.splits--
  return several ?? undefined
}

const then = new Set(
  'again znowu opět zase опять снова пак знову megint yine tekrar ξανά دوباره نيز מרובה koniec konci kraju край конце кінці végén végül sonunda τέλος final fine slutet ende einde eind ispred спереди μπροστά başına kod код код קידומת کد kierunkowy předvolba predvoľba pozivni prefix префикс mreža jeszcze továbbá aztán utána majd বাদে শেষে আবার আরও ਫੇਰ ਫਿਰ ਅੱਗੇ aage agge pehle pahle baad uske பிறகு அப்புறம் அடுத்து முன்னாடி پھر آگے پہلے بعد اولش آخرش وبعدها وبعدين tata then potem później dalej reszta następnie pak potom pa onda zatim после потом дальше затем далі потім після после dann danach dan daarna sen sedan så derefter apoi după μετά ύστερα אז אחר כך ואז ואחר בהתחלה luego después puis ensuite poi dopo depois sonra ardından بعد بعدين بعدها ثم بعدش وبعدين وبعدها फिर phir aage आगे এরপর তারপর then کو کے pak a ещё ещо jeszcze још još also baada lalu kemudian terus'
    .split(' ')
    .map(read),
)
const adding = new Set('plus mais más mas più piu plius plus artı плюс ועוד زائد زاید جمع जोड़ যোগ συν meer meno'.split(' ').map(read)) // prettier-ignore
const sums = new Set('sum suma sumę total totale gesamt quersumme toplam toplarsak razem zbroj zbir součet sečetla сума сумата събрах сложила сложил итого разом вместе جمع جوڑ سکه مجموع سكور خلاصه חיברתי סכום סך συνολο αθροισμα জোড় যোগ जोड़ ਜੋੜ suma összeg addition somme soma summa yhteensä jumlah kabuuan'.split(' ').map(read)) // prettier-ignore
const sumReach = 6
/** Whether what is told is a sum, as it is of the digits of a birth. */
const isSummed = (tokens: Tokens, from: number, to: number) => {
  for (let at = Math.max(0, from - sumReach); at < to + sumReach && at < tokens.length; at++)
    if (sums.has(tokens[at]!.text)) return true
  return false
}
const isThen = (token: Token) => is(token, 'filler') || then.has(token.text)

const smallMax = 2
const smallWeight = 0.3
const commonWeight = 0.6
/** How much a word tells that numbers are told; those that English says all day tell less. */
const weightOf = (word: string) =>
  word.length < smallMax || (word.length === smallMax && word < '\x80')
    ? smallWeight
    : isCommonWord(word)
      ? commonWeight
      : 1
const signsMax = 4
const wordAfter = (tokens: Tokens, at: number) => {
  let next = at + 1
  while (next <= at + signsMax && tokens[next]?.isWord === false && !isPicture(tokens[next]!)) next++
  return tokens[next]
}

interface Told {
  groups: string[]
  /** How many words told digits; those that English says all day count for less. */
  told: number
  strangers: number
  to: number
}
/** How far one tongue counts on from `at`, with digits, signs and a stranger or two between. */
const toldTo = (tokens: Tokens, at: number, tongue: Tongue, budget: Budget): Told => {
  const { groups, take, isOther } = makeTeller()
  let told = 0
  let strangers = 0
  let to = at
  let sums = 0
  let apart = 0
  let strangersTold = 0
  for (let i = at; i < tokens.length && i < at + reach && groups.length <= digitsMax; i++) {
    const token = tokens[i]!
    budget.steps--
    if (!token.isWord) {
      if (token.text === '+' || token.text === '=') sums++
      const count = picturesAt(tokens, i)
      if (count < 2) continue
      take({ does: 'figures', digits: String(count) })
      told += 0.5
      i += count - 1
      to = i + 1
      continue
    }
    const parts = partsAt(tongue, token, budget)
    if (adding.has(token.text)) sums++
    if (parts?.some(({ does }) => does === 'say' || does === 'many' || does === 'figures' || does === 'scale')) {
      parts.forEach(take)
      if (!token.isNumber) told += weightOf(token.text) * Math.min(3, parts.length)
      to = i + 1
      apart = 0
      strangersTold = strangers
    } else if (parts) parts.forEach(take)
    else if (!isThen(token)) {
      strangers++
      if (++apart > apartMax || strangers > strangersMax) break
    }
  }
  return { groups: sums > 1 || isOther() ? [] : groups, told, to, strangers: strangersTold }
}

const isNumberOf = ({ groups, told, strangers }: Told) => {
  const digits = groups.join('')
  if (strangers >= manyStrangers && digits.length < digitsAmong) return false
  if (told < toldMin || digits.length < digitsMin + strangerShare * strangers || digits.length > digitsMax) return false
  const items = groups.map((one, i) => ({ digits: one, from: i, to: i + 1, isPlain: false, isWeak: false, link: '' }))
  return new Set(digits).size > 2 && !isSequence(items, digits.length) && !'01234567890'.includes(digits)
}

const looksMax = 200
const fewTongues = 2
const splitsMax = 2000
const stepsMax = 20_000
/** What stands in digits before the first word. */
const begunAt = (tokens: Tokens, at: number) => {
  let from = at
  while (from > 0 && from > at - 4 && tokens[from - 1]!.isNumber && tokens[from - 1]!.text.length < 5) from--
  return from
}

const gluedMin = 9
const none: readonly number[] = []
const rememberedMax = 2000
const remembered = new Map<string, readonly number[]>()
/** The tongues in which a word counts, or may be glued of words that do. */
const candidates = (word: string, budget: Budget): readonly number[] => {
  const before = remembered.get(word)
  if (before) return before
  if (budget.splits-- <= 0) return none
  if (remembered.size >= rememberedMax) remembered.clear()
  const now = tonguesOf(word) ?? (isCommonWord(word) ? none : tonguesWithin(word))
  remembered.set(word, now)
  return now
}
/** Whether what follows counts too: a word that does, or begins like one that does, or a picture. */
const goesOn = (tokens: Tokens, at: number, budget: Budget) => {
  if (tokens[at]!.text.length >= gluedMin) return true
  const next = wordAfter(tokens, at)
  if (!next) return false
  return (
    next.isNumber || isPicture(next) || isSmall(next.text) || isThen(next) || candidates(next.text, budget).length > 0
  )
}

/** Telephone numbers told in words of one tongue, one digit at a time or in tens and hundreds. */
export const spokenNumbers = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  const budget = { splits: splitsMax, steps: stepsMax }
  let looks = 0
  for (let at = 0; at < tokens.length && looks < looksMax && budget.steps > 0; at++) {
    const token = tokens[at]!
    if (!token.isWord || token.isNumber) continue
    const several = candidates(token.text, budget)
    if (!several.length || !goesOn(tokens, at, budget)) continue
    looks++
    const from = begunAt(tokens, at)
    let end = at
    let isDoubtful = true
    let longest = at
    const next = wordAfter(tokens, at)?.text ?? ''
    const both = several.length > fewTongues ? several.filter((tongue) => partOf(tongues[tongue]!, next)) : several
    for (const tongue of both.length ? both : several) {
      const one = toldTo(tokens, from, tongues[tongue]!, budget)
      longest = Math.max(longest, one.to)
      if (!isNumberOf(one) || isSummed(tokens, from, one.to)) continue
      end = Math.max(end, one.to)
      isDoubtful &&= one.told < clearFrom || one.groups.join('').length < digitsMin + 1
    }
    if (end > at) hits.push({ from, to: end, sure: false, isDoubtful })
    at = Math.max(at, end - 1, longest - digitsMin)
  }
  return hits
}
