import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correct, dueOf, mayGrant, totalOf } from './statement.ts'

const amount = fc.integer({ min: -20_000, max: 20_000 })
const half = fc.record({
  lines: fc.array(amount, { maxLength: 20 }),
  corrected: fc.integer({ min: 0, max: 5000 }),
})

test('whatever is earned, goes back or is corrected, no cent is lost, and none is due twice', () => {
  fc.assert(
    fc.property(fc.array(half, { maxLength: 24 }), (halves) => {
      let [carriedCents, earned, due] = [0, 0, 0]
      for (const { lines, corrected } of halves) {
        const linesCents = lines.reduce((sum, one) => sum + one, 0)
        const figures = { linesCents, carriedCents, correctedCents: corrected }
        earned += linesCents + corrected
        due += dueOf(figures)
        expect(dueOf(figures) >= 0).toBe(true)
        carriedCents = dueOf(figures) > 0 ? 0 : totalOf(figures)
        expect(carriedCents <= 0).toBe(true)
      }
      expect(earned).toBe(due + carriedCents)
    }),
    { numRuns: 10_000 },
  )
})

test('a decision lies between what the line says and what the reader wants', () => {
  fc.assert(
    fc.property(amount, fc.nat(9999), amount, (line, more, granted) => {
      expect(mayGrant(line, line + more, granted)).toBe(granted >= line && granted <= line + more)
    }),
  )
})

test('a correction pays the difference from the house, once a line, and nothing where the reader was not right', () => {
  const decided = [
    { number: 1, lineCents: 96, grantedCents: 144 },
    { number: 2, lineCents: 48, grantedCents: 48 },
    { number: 3, lineCents: -48, grantedCents: 0 },
  ]
  const posted = correct('stm_one', 'usr_mara', decided)
  expect(posted.map(({ ref, amount: cents }) => [ref, cents])).toEqual([
    ['statement/stm_one/1', 48],
    ['statement/stm_one/3', 48],
  ])
  expect(posted.every(({ debit, credit }) => debit === 'house_corrections' && credit === 'earnings_usr_mara')).toBe(
    true,
  )
})
