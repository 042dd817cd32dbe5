// A run of digits, one separator at most between two, that is not part of a longer word such as a provider's token.
const run = /(?<![\p{L}\p{N}_+/=])\d(?:[ .-]?\d){12,18}(?![\p{L}\p{N}_+/=])/gu
const telling =
  /^(card_?(number|no|num)|cc_?(number|num)|pan|cvv2?|cvc2?|card_?code|security_?code|exp(iry|iration)?(_?(date|month|year))?)$/i
const depthMax = 8

/** The check digit that every card number ends with. */
const luhn = (digits: readonly number[]) =>
  digits.toReversed().reduce((sum, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0) %
    10 ===
  0

/** Whether a card number of 13 to 19 digits, its check digit right, stands anywhere in this text. */
export const holdsCardNumber = (text: string) =>
  (text.normalize('NFKC').match(run) ?? []).some((found) => {
    const digits = found.replace(/\D/g, '').split('').map(Number)
    return new Set(digits).size > 1 && luhn(digits)
  })

/**
 * Does anything in this value look like a card: a number of 13 to 19 digits with a valid check digit, or a field
 * named like one? What is nested deeper than eight levels counts as suspicious.
 */
export function cardLike(value: unknown, depth = 0): boolean {
  if (typeof value === 'string' || typeof value === 'number') return holdsCardNumber(String(value))
  if (typeof value !== 'object' || value === null) return false
  if (depth >= depthMax) return true
  return Object.entries(value).some(
    ([key, inner]) => telling.test(key) || holdsCardNumber(key) || cardLike(inner, depth + 1),
  )
}
