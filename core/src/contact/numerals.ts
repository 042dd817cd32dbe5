/** What a word says in digits. Strong words are hardly ever anything else; weak ones count only among other digits. */
const strong: Record<string, string> = {
  0: 'zero zeros cero null',
  1: 'one wun uno una eins',
  2: 'two tew dos deux zwei zwo dois',
  3: 'three thre tres trois drei tre',
  4: 'four cuatro quatre vier quatro quattro',
  5: 'five fiv fyve fife cinco cinq funf fuenf cinque',
  6: 'six siks sicks seis sechs',
  7: 'seven sevn sevin siete sept sieben sete sette',
  8: 'eight eigt eigth eihgt eght ocho huit acht oito otto',
  9: 'nine niner nyne nueve neuf neun nove',
  10: 'ten diez zehn',
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty',
  30: 'thirty',
  40: 'forty fourty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
}
const weak: Record<string, string> = {
  0: 'o oh ow nil naught nought owe',
  1: 'won un i l',
  2: 'to too due',
  3: 'tree free',
  4: 'for fore fo',
  5: 's',
  6: 'sex sei',
  8: 'ate ait b',
  9: 'nein',
}

const flat = (table: Record<string, string>) =>
  new Map(Object.entries(table).flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits] as const)))

export const strongNumerals = flat(strong)
export const weakNumerals = flat(weak)
/** Words that repeat the digit after them. */
export const times = new Map([
  ['double', 2],
  ['dbl', 2],
  ['twice', 2],
  ['doble', 2],
  ['triple', 3],
  ['treble', 3],
  ['quadruple', 4],
])
/** Letters that stand for a digit when they touch one. */
export const drawnAsDigit: Record<string, string> = { o: '0', i: '1', l: '1', z: '2', s: '5', g: '9', q: '9', b: '8' }

const longestFirst = [...strongNumerals.keys(), 'oh'].filter((w) => w.length > 2).sort((a, b) => b.length - a.length)
const piece = new RegExp(`\\d+|${longestFirst.join('|')}|oh|[a-z]`, 'g')
const wordsOnly = new RegExp(`^(?:${longestFirst.join('|')}|oh)+$`)
const gluedMax = 64

/** Digits of a word in which number words, digits and letters drawn like digits are glued: "fivefiveoh1", "55S". */
export const gluedDigits = (word: string): string | undefined => {
  if (word.length < 2 || word === 'oh' || word.length > gluedMax) return undefined
  const hasDigit = /\d/.test(word)
  if (!hasDigit && !wordsOnly.test(word)) return undefined
  let digits = ''
  for (const [part] of word.matchAll(piece)) {
    const value = /^\d/.test(part)
      ? part
      : (strongNumerals.get(part) ?? (part === 'oh' ? '0' : hasDigit ? drawnAsDigit[part] : undefined))
    if (value === undefined) return undefined
    digits += value
  }
  return digits
}
