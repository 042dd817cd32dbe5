import { expect, test } from 'vitest'
import { harmlessOf, markedOf, setsInView } from '../../learn/care/corpus.ts'
import { wordsOf } from './fold.ts'
import { usualWords } from './usual-text.ts'

const lines = setsInView.flatMap((set) => [...markedOf(set), ...harmlessOf(set)])
const signs = Array.from("abkkkd lecid  ''’’..!!??,,\n\n0145… s i' a ' .'  -é🙂 🙂 💊🐈\t")

test('a usual text has the words that a closer look finds', () => {
  let seed = 1
  const upTo = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * most)
  }
  const made = Array.from({ length: 60_000 }, () =>
    Array.from({ length: 1 + upTo(14) }, () => signs[upTo(signs.length)]).join(''),
  )
  const broken = lines.map((line) => {
    const at = upTo(line.length)
    return line.slice(0, at) + signs[upTo(signs.length)] + line.slice(at)
  })
  let usual = 0
  for (const text of [...lines, ...broken, ...made, 'a'.repeat(25), 'b c '.repeat(4000)]) {
    const words = usualWords(text)
    if (!words) continue
    usual++
    expect([text, words]).toEqual([text, wordsOf(text).split(' ').filter(Boolean)])
  }
  expect(usual).toBeGreaterThan(lines.length)
})
