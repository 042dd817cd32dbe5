import { expect, test } from 'vitest'
import { lengthOf } from './length.ts'

test('a length is said in the units it has', () => {
  expect([0, 11, 60, 600, 671].map(lengthOf)).toEqual([
    ['readings.length.seconds', { minutes: 0, seconds: 0 }],
    ['readings.length.seconds', { minutes: 0, seconds: 11 }],
    ['readings.length.minutes', { minutes: 1, seconds: 0 }],
    ['readings.length.minutes', { minutes: 10, seconds: 0 }],
    ['readings.length.both', { minutes: 11, seconds: 11 }],
  ])
})
