import type { Item, Run } from './run.ts'

const surelyFrom = 9
const lengths = (run: Run) => run.map(({ digits }) => digits.length)
const isYear = ({ digits }: Item) => /^(?:1[5-9]|20|21)\d\d$/.test(digits)
/** How many different digits there are. */
export const differing = (digits: string): number => {
  let seen = 0
  let count = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = 1 << (digits.charCodeAt(at) & 15)
    if (!(seen & digit)) count++
    seen |= digit
  }
  return count
}
const isAngel = ({ digits }: Item) => digits.length > 1 && (differing(digits) === 1 || /^(\d\d?)\1+$/.test(digits))
const isMirror = ({ digits, isPlain }: Item) =>
  isPlain && /^\d{3,4}$/.test(digits) && digits === digits.split('').reverse().join('')
/** 1111, 1212; also 1221 beside others of its length. */
const isAngels = (run: Run) => {
  const { length } = run[0]!.digits
  const isRow = length > 2 && run.every(({ digits }) => digits.length === length && differing(digits) < 3)
  return isRow || run.every((one) => isAngel(one) || (isList(run) && isMirror(one)))
}

// One digit at a time is a number even where it rises: 0112233.
const isEvenOnes = (run: Run) =>
  run.every(({ digits }) => digits.length === 1) && new Set(run.map(({ digits }) => digits)).size < run.length

const stepMax = 150
/** Rising or falling without end: a count, a list of houses, a row of tones. */
const isStep = (run: Run) => {
  if (run.length < 3) return false
  const { length } = run[0]!.digits
  const isEven = run.every(({ digits }) => digits.length === length)
  if (!isEven && run.some(({ digits }) => digits.length > 3 || /^0./.test(digits))) return false
  // A prefix, then pairs: 0 6 12 34 56 78.
  if (run[0]!.digits === '0' && run[1]!.digits.length === 1 && !isEven) return false
  const steps = run.slice(1).map(({ digits }, i) => Number(digits) - Number(run[i]!.digits))
  if (length === 2 && run[0]!.digits.startsWith('0')) return false
  const isNear =
    run.every(({ digits }) => digits.length < 3) || steps.every((one) => Math.abs(one) <= (length > 3 ? 20 : stepMax))
  return isNear && !isEvenOnes(run) && (steps.every((one) => one >= 0) || steps.every((one) => one <= 0))
}
const isYears = (run: Run) => {
  const rest = run.filter((one) => !isYear(one))
  return rest.length < run.length - 1 && rest.reduce((sum, { digits }) => sum + digits.length, 0) < 7
}
const isRound = (run: Run) => run.length > 1 && run.slice(1).every(({ digits }) => digits === '000')

/** "1+9+8+7": numbers to be added up. */
export const isSum = (run: Run): boolean => run.filter(({ link }) => link.includes('+')).length >= 2
/** Numbers told one after another, with commas or "and". */
export const isList = (run: Run): boolean => run.slice(1).some(({ link }) => /[,;&]|<and>/.test(link))

/** Groups as people write phone numbers: few and of a size, or one digit at a time. */
export const isGrouped = (run: Run, count: number): boolean => {
  const all = lengths(run)
  const ones = all.filter((one) => one === 1).length
  const spelled = ones >= 4 && all.length - ones <= 3
  const few = all.length <= 8 && ones <= 2 && all.some((one) => one > 2)
  return (
    few ||
    spelled ||
    all.every((one) => one === 1) ||
    (all.length >= 4 && count >= 8 && all.filter((one) => one !== 2).length <= 1)
  )
}

/** When a picture was taken, as its file is named: 20240314_0912. */
const isStamp = (run: Run) => {
  const digits = run.map((one) => one.digits).join('')
  return /^20\d{6}(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?$/.test(digits) && isCompactDate(digits.slice(0, 8))
}

/** The magic square of three, row by row: each digit once, and every row and column comes to fifteen. */
const isSquare = (run: Run) => {
  const digits = run.map((one) => one.digits).join('')
  if (digits.length !== 9 || digits.includes('0') || differing(digits) !== 9) return false
  const sum = (...places: number[]) => places.reduce((all, at) => all + Number(digits[at]), 0)
  return sum(0, 1, 2) === 15 && sum(3, 4, 5) === 15 && sum(0, 3, 6) === 15 && sum(1, 4, 7) === 15
}

/** Whether the numbers are a count, a sum, years, or what angels send: read for their own sake. */
export const isSequence = (run: Run, count: number): boolean => {
  if (run.length > 1 && differing(run.map(({ digits }) => digits).join('')) < 3) return true
  if (isYears(run) || isAngels(run) || isSum(run) || isRound(run) || isStep(run) || isSquare(run) || isStamp(run))
    return true
  const last = run.at(-1)!
  if (run.length > 3 && last.digits.length === 1 && isStep(run.slice(0, -1))) return true
  if (!isList(run) || run.some(({ isPlain }) => !isPlain)) return false
  const isPhoneLike = run.length <= 4 && count >= surelyFrom && run.some(({ digits }) => digits.length > 3)
  return !isPhoneLike && !lengths(run).every((one) => one === 1)
}

/** Eight digits that are a day: 19870314, 14031987, 03141987. */
export const isCompactDate = (digits: string): boolean =>
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits) ||
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:19|20)\d\d$/.test(digits)
