import { is, type Tokens } from './token.ts'

// Prices and thousands are longer in digits than anything else that carries a unit.
const unitDigitsMax = 6
const currencies = '$€£¥₹'
const units = '%$€£¥₹°'
/** Whether one of the `wanted` signs stands at `at`. */
const sign = (tokens: Tokens, at: number, wanted: string) => {
  const token = tokens[at]
  return token?.isWord === false && wanted.includes(token.text)
}
const number = (tokens: Tokens, at: number) => (tokens[at]?.isNumber ? tokens[at].text : undefined)
const within = (text: string | undefined, low: number, high: number) =>
  text !== undefined && text.length <= 4 && Number(text) >= low && Number(text) <= high
const isYear = (text: string) => (text.length === 4 ? within(text, 1000, 2199) : text.length === 2)

/** Three numbers that are a day: 14.03.1987, 3/14/87, 1987-03-14, 14 03 1987. */
const isDate = (a: string, b: string, c: string) => {
  if (a.length === 4) return isYear(a) && within(b, 1, 12) && within(c, 1, 31)
  return isYear(c) && within(a, 1, 31) && within(b, 1, 31) && (within(a, 1, 12) || within(b, 1, 12))
}

const dateTo = (tokens: Tokens, at: number) => {
  const [a, b, c] = [number(tokens, at), number(tokens, at + 2), number(tokens, at + 4)]
  if (a && b && c && sign(tokens, at + 1, '-./') && tokens[at + 3]?.text === tokens[at + 1]?.text)
    return isDate(a, b, c) && !goesOn(tokens, at + 5) ? at + 5 : at
  if (
    a &&
    b &&
    tokens[at + 1]?.text === '/' &&
    a.length < 3 &&
    b.length < 3 &&
    isDate(a, b, '00') &&
    !goesOn(tokens, at + 3)
  )
    return at + 3
  const [d, e] = [number(tokens, at + 1), number(tokens, at + 2)]
  const spaced = a && d && e && (c === undefined || c.length <= 2)
  const isDay = spaced && e.length === 4 && a.length <= 2 && d.length <= 2 && isDate(a, d, e)
  if (isDay && isTime(tokens, at + 3)) return at + 5
  const isTurned = a?.length === 4 && d?.length === 2 && e?.length === 2 && isDate(a, d, e)
  if (isTurned && tokens[at + 4]?.text === ':') return at + 3
  return isDay && !number(tokens, at + 3) ? at + 3 : at
}

/** "05 55" behind a day. */
const isTime = (tokens: Tokens, at: number) =>
  within(number(tokens, at), 0, 24) && within(number(tokens, at + 1), 0, 59) && !number(tokens, at + 2)

/** Two shares of a hundred: 50/50, 70-30. */
const sharesTo = (tokens: Tokens, at: number) =>
  sign(tokens, at + 1, '-/') && Number(number(tokens, at)) + Number(number(tokens, at + 2)) === 100 ? at + 3 : at

/** A pressure of blood: 120/80. */
const pressureTo = (tokens: Tokens, at: number) =>
  tokens[at + 1]?.text === '/' &&
  within(number(tokens, at), 90, 220) &&
  within(number(tokens, at + 2), 40, 130) &&
  !goesOn(tokens, at + 3)
    ? at + 3
    : at

/** Whether more digits hang on to what ended before `at`. */
const goesOn = (tokens: Tokens, at: number) =>
  sign(tokens, at, '-./:') && tokens[at]!.gap === 0 && tokens[at + 1]?.gap === 0 && /^\d/.test(tokens[at + 1]!.text)

const timeTo = (tokens: Tokens, at: number) => {
  const minutes = tokens[at + 2]?.text ?? ''
  if (!within(number(tokens, at), 0, 24) || !sign(tokens, at + 1, ':') || !/^[0-5]\d([ap]m|h|z)?$/.test(minutes))
    return at
  const seconds = sign(tokens, at + 3, ':') && /^[0-5]\d$/.test(tokens[at + 4]?.text ?? '') ? at + 5 : at + 3
  return goesOn(tokens, seconds) && !sign(tokens, seconds, '-/') ? at : seconds
}

const carries = new Set(['%', '$', '€', '£', '¥', '₹', '°', '.'])
/** A number without a unit or a currency, as most are: no more need be asked. */
const isBareAmong = (tokens: Tokens, at: number) => {
  const next = tokens[at + 1]
  if (!tokens[at]!.isNumber || tokens[at]!.text.endsWith('0') || next?.isWord) return false
  if (next && (carries.has(next.text) || (next.text === ',' && tokens[at + 2]?.text.length !== 1))) return false
  return at === 0 || !sign(tokens, at - 1, currencies)
}

/** A number behind a currency, or before a unit: "$21.99", "12,500 dollars", "23° 26′". */
const amountTo = (tokens: Tokens, at: number) => {
  if (isBareAmong(tokens, at)) return at
  let end = at + 1
  let digits = tokens[at]!.text
  const pieceAt = (wanted: RegExp) => {
    const glued = tokens[end]?.gap === 0 && tokens[end + 1]?.gap === 0 && /^[.,]$/.test(tokens[end]!.text)
    return glued && wanted.test(tokens[end + 1]!.text)
  }
  while (end < at + 8 && pieceAt(/^\d{3}$/)) {
    digits += tokens[end + 1]!.text
    end += 2
  }
  const isThousands = end > at + 1 && tokens[at + 1]!.text === ','
  if (pieceAt(/^\d{1,2}$/)) end += 2
  if (isThousands && tokens[at]!.text.length <= 3 && !pieceAt(/^\d/) && !goesOn(tokens, end)) return end
  const isDecimal =
    !isThousands && end === at + 3 && /^\d\d$/.test(tokens[at + 2]!.text) && tokens[at + 1]!.text === '.'
  if (isDecimal && tokens[at]!.text.length < 4 && !goesOn(tokens, end)) return end
  const priced = at > 0 && sign(tokens, at - 1, currencies)
  const measured =
    is(tokens[end], 'unit') ||
    (sign(tokens, end, units) && !(tokens[end + 1]?.gap === 0 && number(tokens, end + 1))) ||
    withUnit.test(tokens[end - 1]!.text)
  const count = digits.length
  // No price has three parts: $646.555.0141.
  if (priced && end > at + 1 && tokens[end]?.text === '.' && goesOn(tokens, end)) return at
  return (priced && count <= unitDigitsMax + 3) || (measured && count <= unitDigitsMax) ? end : at
}
const withUnit = /^\d*0s$|^\d+(?:st|nd|rd|th|am|pm|h|k|x|yo|cm|kg|lbs|min|mins|hrs?)$/
/** "40.7128, -74.0060": a place on the map. */
const placeTo = (tokens: Tokens, at: number) => {
  const degrees = (from: number) =>
    within(number(tokens, from), 0, 180) &&
    sign(tokens, from + 1, '.') &&
    /^\d{3,8}$/.test(tokens[from + 2]?.text ?? '')
  if (!degrees(at)) return at
  let next = at + 3
  for (let signs = 0; signs < 4 && next < tokens.length && !/^\d/.test(tokens[next]!.text); signs++) next++
  return degrees(next) ? next + 3 : at
}

const parts = new Set(['-', '.', '/'])
const timed = [timeTo, amountTo]
const parted = [dateTo, placeTo, amountTo, sharesTo, pressureTo]
const measured = [amountTo]

/**
 * Where a date, time, price, measure or place that begins with the token `at` ends; `at` itself when there is none.
 * Such numbers are the daily bread of this trade.
 */
export const harmlessTo = (tokens: Tokens, at: number): number => {
  const glued = tokens[at]!.gap === 0 && at > 1 && sign(tokens, at - 1, '-./:') && /\d$/.test(tokens[at - 2]!.text)
  if (glued && tokens[at - 1]!.gap === 0) return at
  const next = tokens[at + 1]
  for (const to of next?.text === ':' ? timed : next?.isNumber || parts.has(next?.text ?? '') ? parted : measured) {
    const end = to(tokens, at)
    if (end > at) return end
  }
  return at
}
