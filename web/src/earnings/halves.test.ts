import { expect, test } from 'vitest'
import { halvesBefore, spanOf } from './halves.ts'

test('half months go back over the turn of a year', () => {
  expect(halvesBefore('2026-01-2', 4)).toEqual(['2026-01-2', '2026-01-1', '2025-12-2', '2025-12-1'])
})

test('a half month ends with its month', () => {
  expect(spanOf('2028-02-2').map((one) => one.getDate())).toEqual([16, 29])
  expect(spanOf('2026-11-1').map((one) => one.getDate())).toEqual([1, 15])
})
