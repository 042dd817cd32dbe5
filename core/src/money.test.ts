import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, less, seconds, shareRoundedDown, shareRoundedHalfUp, total } from './money.ts'

const amount = fc.nat({ max: 100_000_000 })

describe('money', () => {
  it('refuses what is not a whole, safe, non-negative number', () => {
    for (const wrong of [0.5, -1, NaN, Infinity, 2 ** 53]) expect(() => cents(wrong)).toThrow(RangeError)
    expect(() => less(seconds(1), seconds(2))).toThrow(RangeError)
    expect(() => total([cents(2 ** 52), cents(2 ** 52)])).toThrow(RangeError)
    expect(() => shareRoundedDown(cents(2 ** 40), 2 ** 40, 3)).toThrow(RangeError)
    expect(() => shareRoundedDown(cents(1), 1, 0)).toThrow(RangeError)
  })

  it('rounds down where it posts and half up where it shows', () => {
    expect(shareRoundedDown(cents(7999), 60, 3600)).toBe(133)
    expect(shareRoundedDown(cents(1), 1, 2)).toBe(0)
    expect(shareRoundedHalfUp(cents(1), 1, 2)).toBe(1)
    expect(shareRoundedHalfUp(cents(7), 1, 3)).toBe(2)
    expect(shareRoundedHalfUp(cents(8), 1, 3)).toBe(3)
  })

  it('never pays out more in parts than the whole', () => {
    fc.assert(
      fc.property(amount, fc.nat(3600), fc.nat(3600), fc.integer({ min: 1, max: 7200 }), (price, a, b, bought) => {
        fc.pre(a + b <= bought)
        const [one, two] = [shareRoundedDown(cents(price), a, bought), shareRoundedDown(cents(price), b, bought)]
        expect(one + two).toBeLessThanOrEqual(shareRoundedDown(cents(price), a + b, bought))
        expect(one + two).toBeLessThanOrEqual(price)
      }),
      { numRuns: 10_000 },
    )
  })
})
