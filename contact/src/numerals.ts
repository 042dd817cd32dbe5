import { normalise } from './normalise.ts'

/** What a word says in digits. Strong words are hardly ever anything else; weak ones count only among other digits. */
const strong: Record<string, string> = {
  0: 'shunya sifar sifr nul sifir zero zer cero null',
  1: 'wahid jeden unu bir een ek one wun uno una eins',
  2: 'ithnan twee dwa iki doi dalawa two tew dos deux zwei zwo dois',
  3: 'thalatha trzy uc trei tatlo three thre tres trois drei tre',
  4: 'arba arbaa chaar cztery dort patru apat four cuatro quatre vier quatro quattro',
  5: 'khamsa paanch panch vijf piec bes cinci lima five fiv fyve fife cinco cinq funf fuenf cinque',
  6: 'sitta chhe chhah zes szesc alti sase six siks sicks seis sechs',
  7: 'sabaa saat zeven siedem yedi sapte pito seven sevn sevin siete sept sieben sete sette',
  8: 'thamania aath osiem sekiz opt walo eight eigt eigth eihgt eght ocho huit acht oito otto',
  9: 'tisaa nau negen dziewiec dokuz noua siyam nine niner nyne nueve neuf neun nove',
  10: 'ten diez zehn dieci',
  11: 'eleven onze elf undici',
  12: 'twelve doce douze zwolf zwoelf dodici',
  13: 'thirteen trece treize dreizehn',
  14: 'fourteen catorce quatorze vierzehn',
  15: 'fifteen quince quinze funfzehn',
  16: 'sixteen dieciseis seize sechzehn',
  17: 'seventeen diecisiete siebzehn',
  18: 'eighteen dieciocho achtzehn',
  19: 'nineteen diecinueve neunzehn',
  20: 'twenty veinte vingt zwanzig vinte venti',
  30: 'thirty treinta trente dreissig trinta trenta',
  40: 'forty fourty cuarenta quarante vierzig quarenta',
  50: 'fifty cincuenta cinquante funfzig fuenfzig cinquenta cinquanta',
  60: 'sixty sesenta soixante sechzig sessenta sessanta',
  70: 'seventy setenta siebzig settanta septante',
  80: 'eighty ochenta achtzig oitenta ottanta',
  90: 'ninety noventa neunzig novanta nonante',
  100: 'cien ciento cent',
  200: 'doscientos',
  300: 'trescientos',
  400: 'cuatrocientos',
  500: 'quinientos',
  600: 'seiscientos',
  700: 'setecientos',
  800: 'ochocientos',
  900: 'novecientos',
}
const weak: Record<string, string> = {
  0: 'o oh 0h nil naught nought zro',
  1: 'won un um i l wn wan',
  11: 'once',
  2: 'to too due do',
  3: 'tree free teen drie thr thri',
  4: 'for fore fo char',
  5: 's fv fife',
  6: 'sex sei',
  8: 'ate ait b ayt eyt',
  9: 'nein nain nn',
  7: 'svn',
}

const flat = (table: Record<string, string>) =>
  new Map(Object.entries(table).flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits] as const)))

// Russian, as its letters are drawn.
const russian = 'ноль один два три четыре пять шесть семь восемь девять десять'.split(' ')
const russianTens = 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ')
const russianHundreds = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ')

export const strongNumerals = flat(strong)
for (const [i, word] of russian.entries()) strongNumerals.set(normalise(word).text, String(i))
for (const [i, word] of russianTens.entries()) strongNumerals.set(normalise(word).text, `${i + 2}0`)
for (const [i, word] of russianHundreds.entries()) strongNumerals.set(normalise(word).text, `${i + 1}00`)
const english = 'zero one two three four five six seven eight nine'.split(' ')
// Begun with the digit that they say: "2wo", "5ive".
for (const [digit, word] of english.entries()) strongNumerals.set(`${digit}${word.slice(1)}`, String(digit))

export const weakNumerals = flat(weak)
/** How the digits sound in English, however they are spelled; asked only of words among other digits. */
const sounds: Record<string, [RegExp, string][]> = {
  z: [[/^z[ei]+r+[ou]+h?$/, '0']],
  x: [[/^x[ei]+r+[ou]+h?$/, '0']],
  w: [[/^w[uoa]+n+e?$/, '1']],
  o: [[/^on+e*$/, '1']],
  t: [
    [/^(?:t[uw]+[ou]*h?|too+)$/, '2'],
    [/^th?r+[ie]+$/, '3'],
  ],
  f: [
    [/^fr+[ie]+$/, '3'],
    [/^f[ou]+[wu]*r*[re]*$/, '4'],
    [/^f[aiy]+[vf]+e*$/, '5'],
  ],
  p: [
    [/^ph[ou]+[wu]*r*[re]*$/, '4'],
    [/^ph[aiy]+[vf]+e*$/, '5'],
  ],
  s: [
    [/^s[ie]+[ckqx]+s*$/, '6'],
    [/^s[ea]+[bv]+[aeiou]*n+$/, '7'],
  ],
  e: [[/^e+[iy]*[gh]*t+e?$/, '8']],
  a: [[/^a[iy]g?h?t+e?$/, '8']],
  n: [[/^n[aiy]+n+e*r?$/, '9']],
}
const soundMax = 8
/** The digit that a word sounds like. */
export const digitBySound = (word: string): string | undefined =>
  word.length > 1 && word.length <= soundMax
    ? sounds[word[0]!]?.find(([pattern]) => pattern.test(word))?.[1]
    : undefined

/** "three fives". */
export const plurals = new Map(
  english.flatMap((word, digit) =>
    [`${word}s`, `${word}es`, `${word.replace(/x$/, 'xe')}s`].map((many) => [many, String(digit)] as const),
  ),
)
plurals.delete('ones')
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

const longestFirst = [...strongNumerals.keys(), 'oh', 'un', 'und']
  .filter((w) => /^[a-z]{2,}$/.test(w))
  .sort((a, b) => b.length - a.length)
const betweenDigits = ['for', 'ate', 'too', 'won', 'to']
const piece = new RegExp(`\\d+|${[...longestFirst, ...betweenDigits].join('|')}|[a-z]|[^a-z\\d]+`, 'g')
const wordsOnly = new RegExp(`^(?:${longestFirst.join('|')})+$`)
// Tells quickly what is no number at all, before it is taken apart.
const mayBeGlued = new RegExp(
  `^(?:\\d+|${[...longestFirst, ...betweenDigits].join('|')}|[^a-z\\d]|[${Object.keys(drawnAsDigit).join('')}])+$`,
)
const gluedMax = 64
const leadMin = 12
const lead = /^(?:call|text|ring|dial|phone|txt|my|me|at|on|num|number|is)+(?=\d|[fsoztne])/
const within = /\d{7,15}/
const parted = /^\d(?:[a-z]\d+){4,}$/

const valueOf = (part: string, hasDigit: boolean) => {
  if (/^\d/.test(part)) return part
  if (part === 'und') return ''
  if (part === 'oh') return '0'
  if (part === 'un') return '1'
  return strongNumerals.get(part) ?? (hasDigit ? (drawnAsDigit[part] ?? weakNumerals.get(part)) : undefined)
}

/** Digits of a word in which number words, digits and letters drawn like digits are glued: "fivefiveoh1", "55S". */
export const gluedDigits = (word: string): string | undefined => {
  if (/^[bsgqz]\d+$/.test(word)) return undefined
  if (word.length < 3 || word.length > gluedMax)
    return word.length === 2 && /\d/.test(word) ? digitsOf(word) : undefined
  const bare = word.length < leadMin ? word : word.replace(lead, '')
  return /\d/.test(word) || wordsOnly.test(bare) ? digitsOf(bare) : undefined
}
const digitsOf = (word: string) => {
  if (!mayBeGlued.test(word)) return hidden(word)
  const figures = word.replace(/\D/g, '').length
  const hasDigit = figures > 0
  const isMostlyLetters = word.length - figures > Math.max(3, figures + 2)
  let digits = ''
  for (const [part] of word.matchAll(piece)) {
    const value = valueOf(part, hasDigit && !isMostlyLetters)
    if (value === undefined) return hidden(word)
    digits += value
  }
  return digits
}
/** A whole number inside other letters ("callme5550107788"), one with letters between, or with its extension. */
const hiddenMin = 6
const hidden = (word: string) =>
  word.length < hiddenMin
    ? undefined
    : (within.exec(word)?.[0] ?? (parted.test(word) ? word.replace(/\D/g, '') : /^(\d{2,})x\d{1,5}$/.exec(word)?.[1]))
