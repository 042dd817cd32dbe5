import type { Item, Run } from './run.ts'
import { runsOf } from './run.ts'
import { is, type Tokens } from './token.ts'

/** What a detector answers: a stretch of tokens, `to` not included. */
export interface Hit {
  from: number
  to: number
  sure: boolean
}

const digitsMin = 7
const digitsMax = 15
const streamMax = 60
const surelyFrom = 9

const lengths = (run: Run) => run.map(({ digits }) => digits.length)
const isYears = (run: Run) => run.every(({ digits }) => /^(?:1[5-9]|20|21)\d\d$/.test(digits))
const isAngel = ({ digits }: Item) => digits.length > 1 && (new Set(digits).size === 1 || /^(\d\d?)\1+$/.test(digits))
const isStep = (run: Run) => {
  const values = run.map(({ digits }) => Number(digits))
  const rises = values.every((value, i) => i === 0 || value > values[i - 1]!)
  if (run.some(({ digits }) => digits.length === 2 && digits[0] === '0')) return false
  return rises || values.every((value, i) => i === 0 || value < values[i - 1]!)
}
const isSum = (run: Run) => run.filter(({ link }) => link.includes('+')).length >= 2
const isList = (run: Run) => run.slice(1).some(({ link }) => /[,;&]|<and>/.test(link))
const isRound = (run: Run) => run.length > 1 && run.slice(1).every(({ digits }) => digits === '000')
const isCompactDate = (digits: string) =>
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits) ||
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:19|20)\d\d$/.test(digits)

/** Groups as people write phone numbers: few and of a size, or one digit at a time. */
const isGrouped = (all: readonly number[]) =>
  all.every((one) => one === 1) ||
  (all.length <= 8 && all.filter((one) => one === 1).length <= 2 && all.some((one) => one > 2)) ||
  (all.length >= 4 && all.filter((one) => one !== 2).length <= 1)

const isNamed = (tokens: Tokens, run: Run, name: 'phone' | 'surelyPhone' | 'luck' | 'order') => {
  const from = Math.max(0, run[0]!.from - 7)
  for (let at = from; at < run[0]!.from; at++) if (is(tokens[at], name)) return true
  for (let at = run.at(-1)!.to; at < run.at(-1)!.to + 4; at++)
    if (name === 'surelyPhone' && is(tokens[at], name)) return true
  return false
}

/** Whether the numbers are a count, a sum, years, or what angels send: read for their own sake. */
const isOwnSake = (run: Run, count: number) =>
  isYears(run) ||
  run.every(isAngel) ||
  isSum(run) ||
  isRound(run) ||
  (isStep(run) && run.every(({ digits }) => digits.length <= 2)) ||
  (isList(run) &&
    !lengths(run).every((one) => one === 1) &&
    !(run.length <= 4 && count >= surelyFrom && run.some(({ digits }) => digits.length === 4)))

const judge = (tokens: Tokens, run: Run): boolean | undefined => {
  const digits = run.map((one) => one.digits).join('')
  const count = digits.length
  if (count < digitsMin || new Set(digits).size === 1) return undefined
  if (run.length === 1 ? count > digitsMax : count > streamMax) return undefined
  const before = tokens[run[0]!.from - 1]
  const plus = before?.text === '+'
  if (!isSum(run) && (plus || isNamed(tokens, run, 'surelyPhone'))) return plus || !run.every(isAngel)
  if (before?.text === '#' || isNamed(tokens, run, 'order') || isOwnSake(run, count)) return undefined
  const isCalled = isNamed(tokens, run, 'phone') && !isNamed(tokens, run, 'luck')
  if (run.length === 1)
    return isCalled || !(isCompactDate(digits) || /0{4,}$/.test(digits)) ? isCalled || count >= surelyFrom : undefined
  if (isCalled) return true
  if (run.every(({ isPlain }) => isPlain) && !isGrouped(lengths(run))) return undefined
  const isZip = run.length === 2 && run[0]!.digits.length === 5 && run[1]!.digits.length === 4
  return isZip ? undefined : count >= surelyFrom && !(isList(run) && run.every(({ isPlain }) => isPlain))
}

/** Words that may be digits don't begin a number, and end it only where it would else be too short. */
const trimmed = (run: Run): Run => {
  let from = 0
  let to = run.length
  while (from < to && run[from]!.isWeak && /\s/.test(run[from + 1]?.link ?? ' ')) from++
  const count = () => lengths(run.slice(from, to)).reduce((sum, one) => sum + one, 0)
  while (to > from && run[to - 1]!.isWeak && /\s/.test(run[to - 1]!.link) && count() > 10) to--
  return run.slice(from, to)
}

/** Phone numbers of 7 to 15 digits, however they are written. */
export const phones = (tokens: Tokens): Hit[] => {
  const hits: Hit[] = []
  for (const whole of runsOf(tokens)) {
    const run = trimmed(whole)
    if (!run.length) continue
    const sure = judge(tokens, run)
    if (sure === undefined) continue
    let { from } = run[0]!
    while (from > 0 && /^[+(]$/.test(tokens[from - 1]!.text) && from > run[0]!.from - 2) from--
    hits.push({ from, to: run.at(-1)!.to, sure })
  }
  return hits
}
