import { expect, test } from 'vitest'
import { careScore, needsCare } from './find.ts'

test('says that the writer may not be safe, and not that somebody else may not', () => {
  for (const text of [
    'I want to die',
    'i dont want to live anymore',
    'gonna kms',
    'i k1ll mys3lf tonight, i want to k1ll mys3lf',
    'k i l l  m y s e l f, i want to kill myself',
    'everyone would be better off without me',
    'I can’t go on, I have the pills here',
    'No, I want to die.',
    'Ich möchte nicht mehr leben',
    'quiero morir',
    'не хочу больше жить',
    'لا أريد أن أعيش',
    'मैं मरना चाहता हूं',
  ])
    expect([text, needsCare(text)]).toEqual([text, true])
  for (const text of [
    'I’m dying to know',
    'kill me now lol',
    'I would never hurt myself',
    'I’m not suicidal',
    'My brother killed himself in 2010',
    'the song is called "I Want to Die"',
    'I drew the Death card and the Hanged Man, and Ten of Swords',
    'I used to be suicidal years ago, therapy helped',
    'I don’t want to live in London anymore',
    '',
  ])
    expect([text, needsCare(text)]).toEqual([text, false])
})

test('says the same once all words have been forgotten', () => {
  const texts = [
    'I want to die',
    'my self, i want to kill mysef',
    'kill me now lol',
    'Do you see him coming back to me this year?',
  ]
  const before = texts.map(careScore)
  for (let message = 0; message < 100; message++)
    needsCare(Array.from({ length: 100 }, (_, word) => `word${message}a${word}`).join(' '))
  expect(texts.map(careScore)).toEqual(before)
})

const pieces = [
  'i want to ',
  'die ',
  'i ',
  'myself ',
  'never ',
  'k-',
  'i have the pills ',
  'want to die of laughing ',
  'die.',
  'a b c ',
]
test('work grows with the length alone: 64 KB of anything takes no longer than 64 times one', () => {
  const msOf = (text: string) => {
    const from = performance.now()
    needsCare(text)
    return performance.now() - from
  }
  for (const piece of pieces) {
    const long = piece.repeat(Math.ceil(65_536 / piece.length))
    needsCare(long)
    const quarter = Math.min(...[1, 2, 3].map(() => msOf(long.slice(0, 16_384))))
    const whole = Math.min(...[1, 2, 3].map(() => msOf(long)))
    expect([piece, whole < 50 + quarter * 16]).toEqual([piece, true])
  }
})
