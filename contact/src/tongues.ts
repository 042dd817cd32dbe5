import { isCommonWord } from './common-words.ts'
import { normalise } from './normalise.ts'
import { easternNumbers, pairsOfIndia } from './number-words-east.ts'
import { slavicNumbers } from './number-words-slavic.ts'
import { westernNumbers } from './number-words-west.ts'

/** What a word, or a part of one, does in a number that is told. */
export type Part =
  | { does: 'say'; value: number }
  /** "fives", of which there may be three. */
  | { does: 'many'; value: number }
  /** A word that multiplies the one before it: hundreds, and tens in some tongues. */
  | { does: 'scale'; value: number }
  /** "double", "dreimal": the next is said so often; undefined when the word before it tells how often. */
  | { does: 'repeat'; value: number | undefined }
  | { does: 'join' }
  | { does: 'figures'; digits: string }
export type Tongue = ReadonlyMap<string, Part>

// Apostrophes are gone from words, and other looks are taken off, as from any text.
/** A word as it is read in a text. */
export const read = (word: string): string => normalise(word.replace(/['’]/g, '')).text

const joins = 'and und en y e i et és og och si și ve va o u a и і та й и να και kai o و ו और aur এবং ও ਤੇ de'.split(' ').map(read) // prettier-ignore
const thousands = 'thousand tausend duizend tusen tusind mille mil mila mii mie tysiąc tysiące tysięcy tisíc tisíce tisícky tisoč hiljada hiljadu hiljade tisuća tisuću tisuće хиљада хиљаде хиљаду хиляда хиляди тысяча тысячи тысяч тисяча тисячі тисяч bin ezer χίλια χιλιάδες ألف الف الاف آلاف ألفين אלף אלפים אלפיים هزار हज़ार हजार hazaar hazar হাজার ஆயிரம் ਹਜ਼ਾਰ ہزار ribu libo elfu'.split(' ').map(read) // prettier-ignore
const repeats: [number | undefined, string][] = [
  [undefined, 'times mal keer maal x veces vez vezes fois volte gånger ganger gange tane tanesi defa kere kez razy razu raz krát puta putah raza раза раз рази пъти φορές φορες פעמים פעם مرات مره مرّات دفعه مرتبه بار تا baar bar बार بار বার ਵਾਰ ਵਾਰੀ vaari தடவை দফা ori دفعہ بار szor kali beses ori دفعات kertaa'], // prettier-ignore
  [2, 'double dbl twice doble doppel doppelt doppelte dobbel dubbel dubbelt dubbla dobro dobre podwójna podwójne podwójny dwukrotnie dvakrat dvojitá dvojno duplo dupla duplu dubla dublu çift ift διπλό διπλα двойная двойной двойное дважды двічі подвійна подвійний dvostruko dvaput дупло дупла zweimal tweemaal zweimal פעמיים כפול دبل دوبل مرتين مكرر डबल double dabal dbal ডাবল ਡਬਲ இரட்டை டபுள் ڈبل డబుల్ kétszer dobel ganda'], // prettier-ignore
  [3, 'triple treble thrice tripel trippel trippelt trippla triplo tripla triplu trojitá trojité trójka potrójna potrójne trzykrotnie trojité тройная тройной трижды тричі троен triput trostruko dreimal dreifach driemaal משולש تربل ट्रिपल tripal τριπλό ট্রিপল ਟ੍ਰਿਪਲ ட்ரிபிள் ٹرپل ట్రిపుల్ háromszor'], // prettier-ignore
  [4, 'quadruple quad viermal'],
]

const put = (words: Map<string, Part>, said: string, part: Part) => {
  const word = read(said)
  if (word && !words.has(word)) words.set(word, part)
}

const tongueOf = (line: string): Map<string, Part> => {
  const words = new Map<string, Part>()
  const [units = '', teens = '', tens = '', hundreds = '', scales = ''] = line.split(';')
  const steps: [string, (at: number) => number][] = [
    [units, (at) => at],
    [teens, (at) => at + 10],
    [tens, (at) => (at + 2) * 10],
    [hundreds, (at) => (at + 1) * 100],
  ]
  for (const scale of scales.trim().split(' ').filter(Boolean)) {
    const [value, said = ''] = scale.split('=')
    for (const word of said.split('/')) put(words, word, { does: 'scale', value: Number(value) })
  }
  for (const [said, valueAt] of steps)
    for (const [at, several] of said.trim().split(' ').filter(Boolean).entries())
      for (const word of several.split('/')) {
        const isMany = word.startsWith('+')
        put(words, isMany ? word.slice(1) : word, { does: isMany ? 'many' : 'say', value: valueAt(at) })
      }
  return words
}

const lines = (table: string) => table.trim().split('\n')
const easternCount = lines(easternNumbers).length
/** Each tongue's words for numbers. */
export const tongues: readonly Map<string, Part>[] = [westernNumbers, slavicNumbers, easternNumbers]
  .flatMap(lines)
  .map(tongueOf)

for (const line of pairsOfIndia.trim().split('\n')) {
  const [zero = '', ...all] = line.split(' ')
  const tongue = tongues.find((words) => words.has(read(zero)))
  for (const [at, word] of all.entries())
    if (tongue) put(tongue, word, { does: 'say', value: 21 + at + Math.floor(at / 9) })
}
// How words of India are spelled in Latin letters is left to whoever writes.
const sketched = /^[a-z]{4,}$/
const sketch = (word: string) =>
  word
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)h/g, '')
    .replace(/w/g, 'v')
for (const words of tongues.slice(-easternCount))
  for (const [word, part] of Array.from(words))
    if (sketched.test(word) && sketch(word).length > 3 && !isCommonWord(sketch(word))) put(words, sketch(word), part)

const several = new Map<string, number[]>()
for (const [tongue, words] of tongues.entries())
  for (const [word, { does }] of words) if (does !== 'scale') several.set(word, [...(several.get(word) ?? []), tongue])
/** In which tongues a word counts. */
export const tonguesOf = (word: string): readonly number[] | undefined =>
  several.get(word) ??
  (word.length > 4 && sketched.test(word) && !isCommonWord(word) ? several.get(sketch(word)) : undefined)

/** Words that count in some tongue and say little else, and how many digits they say. */
export const countingWords: ReadonlyMap<string, number> = new Map(
  [...several].flatMap(([word, [tongue]]) => {
    const part = tongues[tongue!]!.get(word)!
    return word.length > 3 && 'value' in part ? [[word, String(part.value ?? 1).length] as const] : []
  }),
)

/** Those that are short, and no words of every day in English. */
export const shortCountingWords: ReadonlySet<string> = new Set(
  [...several.keys()].filter((word) => word.length < 4 && word.length > 1 && !isCommonWord(word)),
)

const common = new Map<string, Part>(joins.map((word) => [word, { does: 'join' }]))
for (const word of thousands) common.set(word, { does: 'scale', value: 1000 })
for (const [value, said] of repeats)
  for (const word of said.split(' ')) if (!common.has(read(word))) common.set(read(word), { does: 'repeat', value })

/** "and", "double", "times". */
export const isSmall = (word: string): boolean => common.has(word)

// "and" before a word, and written with it.
const hangsOn = /^[وו](?=..)/
/** What one word does, where it is a word of the tongue as it stands. */
export const partOf = (tongue: Tongue, word: string): Part | undefined =>
  tongue.get(word) ??
  common.get(word) ??
  (word.length > 4 && sketched.test(word) && !isCommonWord(word) ? tongue.get(sketch(word)) : undefined) ??
  (hangsOn.test(word) ? tongue.get(word.slice(1)) : undefined)

const splitMin = 5
const splitMax = 40
const pieceMax = 16
const figure = /\d/
const digits = /^\d+/
const pieceJoins = new Set(['und', 'en', 'e', 'y', 'a', 'og', 'i', 'u'])

/** How long the words are that begin with two letters: a bit for each length. */
type Lengths = Map<string, number>
const lengthsOf = (words: Iterable<string>): Lengths => {
  const lengths: Lengths = new Map()
  for (const word of words) {
    const begin = word.slice(0, 2)
    if (word.length > 1 && word.length <= pieceMax) lengths.set(begin, (lengths.get(begin) ?? 0) | (1 << word.length))
  }
  return lengths
}
const commonLengths = lengthsOf(
  [...common].flatMap(([word, { does }]) => (does === 'repeat' || pieceJoins.has(word) ? word : [])),
)
const lengthsKnown = new Map<Tongue, Lengths>()
const lengthsAt = (tongue: Tongue, word: string, at: number) => {
  const lengths = lengthsKnown.get(tongue) ?? lengthsOf(tongue.keys())
  lengthsKnown.set(tongue, lengths)
  const begin = word.slice(at, at + 2)
  return (lengths.get(begin) ?? 0) | (commonLengths.get(begin) ?? 0)
}

/** What a piece of a word does in a number. */
const pieceAt = (tongue: Tongue, piece: string, isFirst: boolean) => {
  const known = piece.length > 1 ? tongue.get(piece) : undefined
  if (known) return known
  const small = common.get(piece)
  return (!isFirst && pieceJoins.has(piece)) || (piece.length > 2 && small?.does === 'repeat') ? small : undefined
}

/** The parts of a word in which several number words, or words and digits, are written as one; longest parts first. */
export const partsWithin = (tongue: Tongue, word: string): Part[] | undefined => {
  if (word.length > splitMax || (word.length < splitMin && !figure.test(word))) return undefined
  const dead = new Set<number>()
  const from = (at: number): Part[] | undefined => {
    if (at === word.length) return []
    if (dead.has(at)) return undefined
    const lengths = lengthsAt(tongue, word, at)
    for (let size = lengths ? Math.min(pieceMax, word.length - at) : 1; size > 0; size--) {
      if (size > 1 && !(lengths & (1 << size))) continue
      const part = pieceAt(tongue, word.slice(at, at + size), at === 0)
      const rest = part && from(at + size)
      if (rest) return [part, ...rest]
    }
    const plain = digits.exec(word.slice(at))?.[0]
    const rest = plain && from(at + plain.length)
    if (rest) return [{ does: 'figures', digits: plain }, ...rest]
    dead.add(at)
    return undefined
  }
  return from(0)
}

const startMin = 2
const severalLengths = lengthsOf(several.keys())
/** The tongues in which a word begins like a number. */
export const tonguesWithin = (word: string): readonly number[] => {
  if (word.length > splitMax || (word.length < splitMin && !figure.test(word))) return []
  const begin = word.replace(digits, '')
  const lengths = severalLengths.get(begin.slice(0, 2)) ?? 0
  for (let size = Math.min(pieceMax, begin.length); size >= startMin; size--) {
    const known = lengths & (1 << size) ? several.get(begin.slice(0, size)) : undefined
    if (known) return known
  }
  return []
}
