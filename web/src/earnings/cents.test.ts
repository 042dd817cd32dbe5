import { expect, test } from 'vitest'
import { centsOf, typedCents } from './cents.ts'

test('an amount is read as people type it, and nothing else is', () => {
  expect(['1.44', '1,44', '$1.4', ' 12 ', '-0.48', '−3'].map(centsOf)).toEqual([144, 144, 140, 1200, -48, -300])
  expect(['', 'one', '1.444', '1e3', '1 2'].map(centsOf)).toEqual(Array.from({ length: 5 }))
  expect([144, -48, 0].map((cents) => centsOf(typedCents(cents)))).toEqual([144, -48, 0])
})
