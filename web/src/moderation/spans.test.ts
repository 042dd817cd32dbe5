import fc from 'fast-check'
import { expect, test } from 'vitest'
import { united } from '@evenlight/core/redaction'
import { isOut, pieces, snapped, toggled } from './spans.ts'

const text = 'Call me at 555 0100\nor 🌙mail ines@example.com'
const phone = { from: 11, to: 19 }
const span = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) + 1 }))

test('a second press puts back what the first took out, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 5 }), span, (before, one) => {
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
