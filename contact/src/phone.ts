import type { Group } from './lexicon.ts'
import { normalise } from './normalise.ts'
import { differing, isCompactDate, isGrouped, isList, isSequence, isSum } from './sequences.ts'
import { runsOf, type Run } from './run.ts'
import { is, type Tokens } from './token.ts'

/** What a detector answers: a span of tokens, `to` not included. */
export interface Hit {
  from: number
  to: number
  sure: boolean
  /** What the whole text speaks of may overrule it. */
  isDoubtful?: boolean
}

const digitsMin = 7
const digitsMax = 15
const streamMax = 60
const surelyFrom = 9

/** Whether a word of a group stands near before the run; telling ones also near after it. */
const isNamed = (tokens: Tokens, run: Run, name: Group, most: number) => {
  for (let at = Math.max(0, run[0]!.from - most); at < run[0]!.from; at++) if (is(tokens[at], name)) return true
  const end = run.at(-1)!.to
  for (let at = end; at < end + 4; at++) if (name === 'surelyPhone' && is(tokens[at], name)) return true
  return false
}

const charmReach = 14
/** Numbers that are written on wrists and hung on walls, by the names that go with them. */
const isCharm = (tokens: Tokens, run: Run) => {
  const end = run.at(-1)!.to + charmReach
  for (let at = Math.max(0, run[0]!.from - charmReach); at < end && at < tokens.length; at++)
    if (is(tokens[at], 'charm')) return true
  return false
}

const calling = new Set(['call', 'text', 'ring', 'dial', 'phone', 'whatsapp', 'txt'])
/** "…, call me": asked right after the number. */
const asksToCall = (tokens: Tokens, end: number) => {
  for (let at = end; at < end + 6; at++)
    if (calling.has(tokens[at]?.word ?? '') && (is(tokens[at + 1], 'me') || tokens[at + 1]?.word === 'it')) return true
  return false
}

const turned = new Set(
  'backwards backward reverse inverse inverted tyłu wspak pozpátku pozpatku odzadu naopak naopako unatrag otraga обратно отзад наопаки наоборот задом навпаки ззаду tersten sondan ανάποδα anapoda מהסוף הפוך בהפוך بالعکس بالمقلوب العكس بالعكس معکوس برعکس وارونه उल्टा उलटा ulta उल्टे উল্টো ਉਲਟਾ الٹا தலைகீழாக coada invers bakifrån baklänges baglæns baklengs rückwärts achterstevoren achteren envers revés contrario trás inverso rovescia takaperin visszafelé terbalik baliktad kinyume'
    .split(' ')
    .map((word) => normalise(word).text),
)
const turnedReach = 10
/** "read it backwards": a number that is told is meant. */
const isTurned = (tokens: Tokens, run: Run) => {
  const end = run.at(-1)!.to + turnedReach
  for (let at = Math.max(0, run[0]!.from - turnedReach); at < end && at < tokens.length; at++)
    if (turned.has(tokens[at]!.word)) return true
  return false
}

const isTelephone = (run: Run) => /^(?:1?334|2224)$/.test(run.map((one) => one.digits.length).join(''))

const judge = (tokens: Tokens, run: Run): boolean | undefined => {
  const digits = run.map((one) => one.digits).join('')
  const count = digits.length
  if (count < digitsMin || differing(digits) === 1) return undefined
  if (run.length === 1 ? count > digitsMax : count > streamMax) return undefined
  const before = tokens[run[0]!.from - 1]
  const plus = before?.text === '+'
  const isOwn = isSequence(run, count)
  if (plus || isNamed(tokens, run, 'surelyPhone', 7)) return isSum(run) || (isOwn && !plus) ? undefined : true
  const isLucky = isNamed(tokens, run, 'luck', 7)
  if ((isLucky || isCharm(tokens, run)) && !isTelephone(run) && run.every((one) => one.isPlain)) return undefined
  if (
    (isOwn && !(isList(run) && count > 8 && asksToCall(tokens, run.at(-1)!.to))) ||
    (before?.text === '#' && !is(tokens[run[0]!.from - 2], 'my')) ||
    (isNamed(tokens, run, 'order', 5) &&
      run.every((one) => one.isPlain) &&
      !isTelephone(run) &&
      !asksToCall(tokens, run.at(-1)!.to))
  )
    return undefined
  const isCalled = (isNamed(tokens, run, 'phone', 7) || asksToCall(tokens, run.at(-1)!.to)) && !isLucky
  if (run.length === 1)
    return isCalled || !(isCompactDate(digits) || /0{4,}$/.test(digits)) ? isCalled || count >= surelyFrom : undefined
  if (isCalled) return true
  const isPlain = run.every((one) => one.isPlain)
  if (isPlain && !isGrouped(run, count)) return count >= surelyFrom && isTurned(tokens, run) ? false : undefined
  const isZip = run.length === 2 && run[0]!.digits.length === 5 && run[1]!.digits.length === 4
  return isZip ? undefined : count >= surelyFrom && !(isPlain && isList(run))
}

/** Words that may be digits don't begin a number, and end it only where it would else be too short. */
const trimmed = (run: Run): Run => {
  let from = 0
  let to = run.length
  const count = () => run.slice(from, to).reduce((sum, { digits }) => sum + digits.length, 0)
  while (
    from < to &&
    run[from]!.isWeak &&
    /\s/.test(run[from + 1]?.link ?? ' ') &&
    (count() > 10 || (run[from + 1]?.digits.length ?? 0) > 1)
  )
    from++
  while (to > from && run[to - 1]!.isWeak && /\s/.test(run[to - 1]!.link) && count() > 10) to--
  return run.slice(from, to)
}

const scatteredMin = 9
const scatteredMax = 13
const groupsMax = 12
const namesTelephone =
  /^(?:areacode|sms|keypad|dial|mobile|handy|landline|ring|call|text|texts|whatsapp|mobil|phone|cell|fone|tel|together|combine|half|halves|glue)$/
/** "area code 312, afterwards 555, and finish with 0 and 178": all numbers of a text that speaks of a telephone. */
const scattered = (tokens: Tokens, runs: readonly Run[]): Hit | undefined => {
  if (runs.length > groupsMax || runs.some(({ length }) => length > streamMax)) return undefined
  const all = runs.flat().filter(({ isWeak }) => !isWeak)
  const [begin, end] = [all[0], all.at(-1)]
  if (!begin || !end || all.length < 3 || all.length > groupsMax || end.to - begin.from > 60) return undefined
  const count = all.reduce((sum, { digits }) => sum + digits.length, 0)
  if (count < scatteredMin || count > scatteredMax || all.some(({ digits }) => isYear.test(digits))) return undefined
  const isOnes = all.length === count && count === 10
  const bare = all.map((one) => ({ ...one, link: '' }))
  if (isSequence(bare, count) || !(isOnes || isZeroLed(all) || all.some(({ digits }) => digits.length === 3)))
    return undefined
  let isTold = false
  for (let at = Math.max(0, begin.from - 8); at < end.to + 14 && at < tokens.length; at++) {
    const { word } = tokens[at]!
    if ((is(tokens[at], 'unit') && word !== 'cards') || word === 'born') return undefined
    isTold ||= namesTelephone.test(word) || (word === 'code' && tokens[at - 1]?.word === 'area')
  }
  return isTold ? { from: begin.from, to: end.to, sure: false } : undefined
}
const isYear = /^(?:19|20)\d\d$/
const isZeroLed = (all: Run) => all.some(({ digits }) => /^0\d/.test(digits))

const interruptionMax = 5
const saidMin = 5
const wholeOf = new Set([10, 11])
/** Where the talk between single digits ends, if enough of them were said from the run `first` on. */
const interruptedFrom = (runs: readonly Run[], first: number): Hit | undefined => {
  let count = 0
  let said = 0
  for (let next = first; next < runs.length && next < first + 5; next++) {
    const run = runs[next]!
    const isFar = next > first && run[0]!.from - runs[next - 1]!.at(-1)!.to > interruptionMax
    if (isFar || count > 11 || run.some(({ digits }) => digits.length > 1)) return undefined
    count += run.length
    said += run.filter(({ isPlain }) => !isPlain).length
    if (next === first || !wholeOf.has(count) || said < saidMin) continue
    const all = runs.slice(first, next + 1).flatMap((some) => some.map((one) => ({ ...one, link: '' })))
    if (!isSequence(all, count)) return { from: all[0]!.from, to: all.at(-1)!.to, sure: false }
  }
  return undefined
}
/** "three one oh, my dear, five five five, are you writing, oh one eight seven": single digits with talk between. */
const interrupted = (runs: readonly Run[]): Hit | undefined => {
  for (let first = 0; first < runs.length; first++) {
    const hit = interruptedFrom(runs, first)
    if (hit) return hit
  }
  return undefined
}

/** Numbers in a list, or of one or two digits each, as cards, draws and ages are told too. */
const isLikeOthers = (run: Run) => {
  const all = run.map(({ digits }) => digits.length)
  if (
    run.length < 2 ||
    run.some((one) => !one.isPlain && !one.isWeak) ||
    isTelephone(run) ||
    all.every((one) => one === 1)
  )
    return false
  if (run[0]!.digits.startsWith('0') && all.every((one) => one === 2) && run.length === 5) return false
  return isList(run) || all.every((one) => one < 3)
}

/** Phone numbers of 7 to 15 digits, however they are written. */
export const phones = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  const runs = runsOf(tokens)
  for (const whole of runs) {
    if (whole.length > streamMax) continue
    const run = trimmed(whole)
    if (!run.length) continue
    const sure = judge(tokens, run)
    if (sure === undefined) continue
    let { from } = run[0]!
    while (from > 0 && /^[+(]$/.test(tokens[from - 1]!.text) && from > run[0]!.from - 2) from--
    const isShort = !sure && run.reduce((sum, { digits }) => sum + digits.length, 0) < surelyFrom
    const isDoubtful = (isLikeOthers(run) || isShort) && tokens[from]!.text !== '+'
    hits.push({ from, to: run.at(-1)!.to, sure, isDoubtful })
  }
  const apart = hits.length ? undefined : (scattered(tokens, runs) ?? interrupted(runs))
  return apart ? [apart] : hits
}
