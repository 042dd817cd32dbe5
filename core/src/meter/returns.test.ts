import { expect, test } from 'vitest'
import { returnDue } from './returns.ts'

const none = { today: 0, week: 0 }

test.each([
  ['nothing was billed', { billedSeconds: 0, readerSpoke: false, shortReturns: none }, undefined],
  ['the reader sent nothing', { billedSeconds: 600, readerSpoke: false, shortReturns: none }, 'reader_silent'],
  ['under a minute', { billedSeconds: 59, readerSpoke: true, shortReturns: none }, 'under_a_minute'],
  ['a whole minute', { billedSeconds: 60, readerSpoke: true, shortReturns: none }, undefined],
  [
    'the third of a day',
    { billedSeconds: 59, readerSpoke: true, shortReturns: { today: 2, week: 0 } },
    'under_a_minute',
  ],
  ['the fourth of a day', { billedSeconds: 59, readerSpoke: true, shortReturns: { today: 3, week: 0 } }, undefined],
  [
    'the second of a week with this reader',
    { billedSeconds: 59, readerSpoke: true, shortReturns: { today: 1, week: 1 } },
    undefined,
  ],
])('%s', (_name, reading, cause) => {
  expect(returnDue(reading)).toBe(cause)
})
