import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { block, redact, redactionsIn, united } from './redaction.ts'

const spansOf = (asked: readonly (readonly [from: number, to: number])[]) => asked.map(([from, to]) => ({ from, to }))

describe('what is taken out', () => {
  test.each([
    ['a word', 'ring me now', [[5, 7]], 'ring ▇▇ now'],
    [
      'both ends',
      'ring me',
      [
        [0, 4],
        [5, 7],
      ],
      '▇▇▇▇ ▇▇',
    ],
    [
      'what overlaps and what touches',
      'abcdefgh',
      [
        [4, 6],
        [1, 3],
        [2, 4],
      ],
      'a▇▇▇▇▇gh',
    ],
    ['half of a sign takes the whole', 'a🌙b🌙c', [[2, 5]], 'a▇▇▇▇▇c'],
    ['lines stay lines', 'one\ntwo', [[2, 5]], 'on▇\n▇wo'],
    ['a line break alone is nothing', 'one\n\ntwo', [[3, 5]], 'one\n\ntwo'],
  ] as [string, string, [number, number][], string][])('%s', (_, typed, asked, left) => {
    expect(redact(typed, spansOf(asked))).toBe(left)
  })

  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((one) => !/[▇\n]/.test(one))
  const spans = fc
    .array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 6 })
    .map((pairs) => spansOf(pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const)))

  test('of any text, no character of a span is left, and every other one is', () => {
    fc.assert(
      fc.property(text, spans, (typed, asked) => {
        const taken = redactionsIn(typed, asked)
        let at = 0
        const expected = Array.from(typed, (character) => {
          const from = at
          at += character.length
          return asked.some((one) => one.from < at && from < one.to) ? block.repeat(character.length) : character
        }).join('')
        expect(redact(typed, asked)).toBe(expected)
        expect(redact(typed, taken)).toBe(expected)
        if (typed.isWellFormed()) expect(redact(typed, asked).isWellFormed()).toBe(true)
      }),
    )
  })

  test('united spans hold the same places, in order and apart from each other', () => {
    fc.assert(
      fc.property(spans, (asked) => {
        const whole = united(asked)
        for (const [n, one] of whole.entries()) if (n) expect(one.from).toBeGreaterThan(whole[n - 1]!.to)
        for (let at = 0; at <= 41; at++) {
          const holds = (one: { from: number; to: number }) => one.from <= at && at < one.to
          expect(whole.some(holds)).toBe(asked.some(holds))
        }
      }),
    )
  })
})
