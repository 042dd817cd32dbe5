import { expect, test } from 'vitest'
import { limitMinutes, limitSeconds, noLimit, raisedMinutes } from './limit.ts'

test('a limit is two minutes or more, whole ones, a day at most', () => {
  expect(limitSeconds(noLimit)).toBeUndefined()
  expect(limitSeconds({ choice: '20', own: '' })).toBe(1200)
  expect(['2', ' 45 ', '1440'].map((own) => limitSeconds({ choice: 'own', own }))).toEqual([120, 2700, 86_400])
  for (const own of ['', '0', '1', '-5', '2.5', '1441', 'ten', '1e3'])
    expect(limitSeconds({ choice: 'own', own })).toBeNull()
})

test('a limit is raised by a few minutes, and never past the longest one', () => {
  expect(raisedMinutes(120)).toEqual([7, 12, 22])
  expect(raisedMinutes(86_000)).toEqual([1438])
  expect(raisedMinutes(86_400)).toEqual([])
})

test('a limit between two minutes is said as it is', () => {
  expect([120, 130, 600].map(limitMinutes)).toEqual([2, 2.2, 10])
})
