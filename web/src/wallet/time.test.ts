import { expect, test } from 'vitest'
import { partsOf } from './time.ts'

test.each([
  [0, 0, 0],
  [59, 0, 59],
  [60, 1, 0],
  [2045, 34, 5],
  [-90, 1, 30],
])('%i s are %i min and %i s', (seconds, minutes, rest) => {
  expect(partsOf(seconds)).toEqual({ minutes, rest })
})
