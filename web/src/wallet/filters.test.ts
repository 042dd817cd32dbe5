import { expect, test } from 'vitest'
import { filterOf, monthsBefore, startOf } from './filters.ts'

test('a month begins and ends by the calendar of this browser, over the end of a year too', () => {
  const { from, until } = filterOf(null, '2026-12')
  expect(new Date(from ?? '')).toEqual(new Date(2026, 11, 1))
  expect(new Date(until ?? '')).toEqual(new Date(2027, 0, 1))
})

test.each([
  [null, null],
  ['gifts', '2026-13'],
  ['', 'last month'],
])('an address that says %j and %j narrows nothing', (kind, month) => {
  expect(filterOf(kind, month)).toEqual({})
})

test('the newest month comes first, a year of them', () => {
  const months = monthsBefore(new Date(2026, 1, 28))
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(months).toHaveLength(12)
  expect(startOf(months.at(-1) ?? '')).toEqual(new Date(2025, 2, 1))
})
