import { expect, test } from 'vitest'
import { bestMinuteCents, minuteCents } from './price.ts'

const sold = (price_cents: number, paid_seconds: number, free_seconds: number) => ({
  price_cents,
  paid_seconds,
  free_seconds,
})

test.each([
  [1299, 600, 0, 130],
  [2199, 1200, 0, 110],
  [3299, 900, 600, 132],
  [7999, 3600, 600, 114],
  [1, 120, 0, 1],
  [1, 121, 0, 0],
])('%i cents for %i paid and %i free seconds are %i a minute, half a cent up', (price, paid, free, cents) => {
  expect(minuteCents(sold(price, paid, free))).toBe(cents)
})

test('the best price is the lowest, and none while nothing is on sale', () => {
  expect(bestMinuteCents([sold(1299, 600, 0), sold(2199, 1200, 0)])).toBe(110)
  expect(bestMinuteCents([])).toBeUndefined()
})
