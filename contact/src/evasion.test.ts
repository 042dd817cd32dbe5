import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findContact, foundIn, type Found } from './find.ts'
import { tokensOf } from './tokenize.ts'

type Dress = (text: string) => string

const words = 'zero one two three four five six seven eight nine'.split(' ')
const shifted =
  (first: number): Dress =>
  (text) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)))
const eachDigit =
  (dressed: (digit: string) => string): Dress =>
  (text) =>
    text.replace(/\d/g, dressed)
const cyrillic: Record<string, string> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', i: 'і', s: 'ѕ' }
const looksAlike: Dress = (text) => text.replace(/[aeocpxis]/g, (letter) => cyrillic[letter]!)
const fullWidth: Dress = (text) =>
  text.replace(/[a-z0-9@.]/gi, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
const bold: Dress = (text) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97))
const circled: Dress = (text) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x24d0 + letter.charCodeAt(0) - 97))
const capitals: Dress = (text) => text.toUpperCase()
const unseen =
  (sign: string): Dress =>
  (text) =>
    text.replace(/[a-z0-9]/gi, (one) => one + sign)
const accents: Dress = (text) => text.replace(/[aeou]/g, (letter) => `${letter}\u0301`)

/** Ways to write a digit, then ways to write what stands between; one of each at most makes a number. */
const digitDresses: Dress[] = [
  eachDigit((digit) => ` ${words[Number(digit)]} `),
  eachDigit((digit) => `-${words[Number(digit)]}`),
  eachDigit((digit) => `${digit}\ufe0f\u20e3`),
  shifted(0x0660),
  shifted(0x0966),
  shifted(0xff10),
  shifted(0x1d7ce),
  (text) => text.replace(/0/g, 'o').replace(/1/g, 'l'),
  (text) => text.replace(/0/g, 'O'),
]
const spaceDresses: Dress[] = [
  eachDigit((digit) => `${digit} `),
  eachDigit((digit) => `${digit}.`),
  eachDigit((digit) => `${digit}❤️`),
  eachDigit((digit) => `${digit}\n`),
  (text) => text.replace(/^(...)(...)/, '($1) $2-'),
  (text) => text.replace(/^(...)(...)/, '$1.$2.'),
  (text) => text.replace(/^(...)(...)/, '$1 / $2 / '),
]
const unseenDresses = ['\u200b', '\u200d', '\u00ad', '\u2060'].map(unseen)
const atDresses: Dress[] = [
  (text) => text.replace('@', ' @ '),
  (text) => text.replace('@', '(at)'),
  (text) => text.replace('@', ' [at] '),
  (text) => text.replace('@', ' at '),
  (text) => text.replace('@', '＠'),
]
const dotDresses: Dress[] = [
  (text) => text.replaceAll('.', ' dot '),
  (text) => text.replaceAll('.', '(dot)'),
  (text) => text.replaceAll('.', '[.]'),
  (text) => text.replaceAll('.', '．'),
]
const letterDresses: Dress[] = [looksAlike, fullWidth, bold, circled, capitals, accents]

const oneOf = (...groups: Dress[][]) =>
  fc.tuple(...groups.map((group) => fc.option(fc.constantFrom(...group), { nil: (text: string) => text, freq: 3 })))
const dressed = (text: string, dresses: Dress[]) => dresses.reduce((sum, dress) => dress(sum), text)
const around = fc.constantFrom(
  ['', ''],
  ['so, here: ', ''],
  ['I feel a lot of love. ', ' thanks'],
  ['ok ', ', say when'],
)

const phone = fc
  .tuple(fc.integer({ min: 201, max: 989 }), fc.integer({ min: 201, max: 989 }), fc.integer({ min: 1000, max: 9999 }))
  .map((parts) => parts.join(''))
  .filter((digits) => new Set(digits).size > 4 && !/^(?:19|20)\d\d|^[01]+$/.test(digits.slice(6)))
  // As o and l with spaces between, noughts and ones at the end read as a sigh: "9 o o thanks".
  .filter((digits) => !/[01]$/.test(digits))
const name = fc.stringMatching(/^[b-df-hj-np-tv-z][aeou][lmnr][aeou][lmnr][aeou]$/)
const email = fc
  .tuple(name, fc.constantFrom('gmail.com', 'yahoo.com', 'moonlit-cards.com', 'outlook.com', 'tarot.example.org'))
  .map(([local, host]) => `${local}@${host}`)
const frames = [
  'my insta is NAME',
  'find me on telegram @NAME',
  'snapchat: NAME',
  'add me on whatsapp, NAME',
  'I am NAME on insta',
]
const handle = fc
  .tuple(name, fc.integer({ min: 10, max: 99 }), fc.constantFrom(...frames))
  .map(([who, n, frame]) => frame.replace('NAME', `${who}${n}`))

const runs = 1000
const wholly = (text: string, kinds: Found['kind'][]) => {
  const found = findContact(text)
  expect(
    found.map(({ kind }) => kind),
    text,
  ).toEqual(expect.arrayContaining([expect.toBeOneOf(kinds)]))
}

describe('whatever it is dressed in, it is found', () => {
  test('a phone number', () => {
    const story = fc.tuple(phone, oneOf(spaceDresses, digitDresses, unseenDresses), around)
    fc.assert(
      fc.property(story, ([digits, dresses, [before, after]]) =>
        wholly(before + dressed(digits, dresses) + after, ['phone']),
      ),
      { numRuns: runs },
    )
  })
  test('an e-mail address', () => {
    const story = fc.tuple(email, oneOf(atDresses, dotDresses, letterDresses), around)
    fc.assert(
      fc.property(story, ([address, dresses, [before, after]]) =>
        wholly(before + dressed(address, dresses) + after, ['email', 'link']),
      ),
      { numRuns: runs },
    )
  })
  test('a handle', () => {
    const story = fc.tuple(handle, oneOf(letterDresses, unseenDresses))
    fc.assert(
      fc.property(story, ([said, dresses]) => wholly(dressed(said, dresses), ['handle'])),
      { numRuns: runs },
    )
  })
})

test('harmless words stay harmless in foreign letters', () => {
  const harmless = [
    'I see a tall man with a red coat',
    'The Hermit, then the Star',
    'What did he say on Tuesday',
    'Venus at 23 degrees',
  ]
  const story = fc.tuple(fc.constantFrom(...harmless), fc.constantFrom(looksAlike, capitals, accents, ...unseenDresses))
  fc.assert(
    fc.property(story, ([text, dress]) => {
      expect(findContact(dress(text))).toEqual([])
    }),
  )
})

test('places are inside the text, in order and apart', () => {
  const pieces = fc.constantFrom(
    '@',
    '.',
    ' ',
    'gmail',
    'com',
    '5550',
    'five',
    '\u200b',
    '😀',
    'é',
    'my insta is ',
    'ﷺ',
    '\ud83d',
    '\n',
    '$',
    'mara',
    '(at)',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
  )
  const list = ['mara', 'gmail com']
  fc.assert(
    fc.property(text, (said) => {
      let last = 0
      for (const { from, to } of findContact(said, { words: list })) {
        expect(from).toBeGreaterThanOrEqual(last)
        expect(to).toBeGreaterThan(from)
        last = to
      }
      expect(last).toBeLessThanOrEqual(said.length)
    }),
    { numRuns: runs },
  )
})

describe('work grows with the length and no faster', () => {
  const hostile = [
    '1', '1 ', '1,', '1.', '1/', '555 ', 'five ', 'oh ', 'five oh ', 'double ', 'o1 ', 'a@', '@', 'a.', 'a@a.com ', 'http:', 'http:// ',
    'my insta is ', 'add me on ', 'whatsapp ', '(at)', '$a1', 'a!', 'de89 ', 'a b ', "a'a", 'pay me ', 'send ', 'a-', 'a_', 'www ', '.', '7 love ', 'x#1234 ', 'your number ', 'google ', 'gmail ', 'dot ', 'te le gra m ', 'ek do teen ', 'v ix ', 'mara_9 ', 'find me on insta ', 'one my ',
  ] // prettier-ignore
  const units = 500
  const reads = (text: string) => {
    let count = 0
    const counted = new Proxy(tokensOf(text), {
      get(all, key, self) {
        count++
        return Reflect.get(all, key, self) as unknown
      },
    })
    foundIn(counted, { words: ['pay me', 'five five five'] })
    return count
  }
  test.each(hostile)('%j', (piece) => {
    const short = reads(piece.repeat(units))
    const long = reads(piece.repeat(2 * units))
    expect(long).toBeLessThan(2.1 * short + 1000)
    expect(short).toBeLessThan(300 * units)
  })
  test('no sign becomes more than four', () => {
    for (const sign of ['ﷺ', '㋿', '½', 'ﬃ', '🅰', '①', '⑽'])
      expect(tokensOf(sign.repeat(100)).reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(600)
  })
})
