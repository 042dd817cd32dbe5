import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blacked, isOut, pieces, snapped, toggled, united } from './redact.ts'

const text = 'Call me at 555 0100\nor 🌙mail ines@example.com'
const phone = { from: 11, to: 19 }
const stretch = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) + 1 }))

test('what is taken out stands as blocks, one a character, and lines stay lines', () => {
  expect(blacked(text, [phone])).toBe('Call me at ▇▇▇▇▇▇▇▇\nor 🌙mail ines@example.com')
  expect(blacked(text, [{ from: 15, to: 25 }])).toBe('Call me at 555 ▇▇▇▇\n▇▇▇▇mail ines@example.com')
})

test('no letter of a stretch that is out is left, whatever overlaps', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP'
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 6 }), (out) => {
      const seen = blacked(letters, out)
      expect(seen).toHaveLength(letters.length)
      for (const [at, letter] of seen.split('').entries())
        expect(letter === letters[at]).toBe(!out.some(({ from, to }) => from <= at && at < to))
    }),
  )
})

test('a second press puts back what the first took out, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 5 }), stretch, (before, one) => {
      const out = united(before)
      if (isOut(out, one)) {
        expect(isOut(toggled(out, one), one)).toBe(false)
        expect(toggled(toggled(out, one), one)).toEqual(out)
      } else expect(isOut(toggled(out, one), one)).toBe(true)
    }),
  )
})

test('a selection loses the space around it and never cuts a character in two', () => {
  expect(snapped(text, { from: 10, to: 20 })).toEqual(phone)
  expect(snapped(text, { from: 20, to: 10 })).toEqual(phone)
  expect(snapped(text, { from: 24, to: 28 })).toEqual({ from: 23, to: 28 })
  expect(snapped(text, { from: 20, to: 24 })).toEqual({ from: 20, to: 25 })
  expect(snapped(text, { from: 10, to: 11 })).toBeNull()
})

test('pieces make up the text, each with its mark and whether it is out', () => {
  const marks = [
    { ...phone, kind: 'phone' as const },
    { from: 30, to: 46, kind: 'email' as const },
  ]
  const cut = pieces(text, marks, [{ from: 15, to: 35 }])
  expect(cut.map((piece) => piece.text).join('')).toBe(text)
  expect(cut.map(({ from, mark, out }) => [from, mark?.kind, out])).toEqual([
    [0, undefined, false],
    [11, 'phone', false],
    [15, 'phone', true],
    [19, undefined, true],
    [30, 'email', true],
    [35, 'email', false],
  ])
})
