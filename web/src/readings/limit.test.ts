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
  expect(raisedMinutes(120, 6000)).toEqual([7, 12, 22])
  expect(raisedMinutes(86_000, 6000)).toEqual([1438, 1440])
  expect(raisedMinutes(86_400, 6000)).toEqual([])
})

test('a limit is raised no further than the time that is there for it', () => {
  expect(raisedMinutes(120, 480)).toEqual([7, 10])
  expect(raisedMinutes(130, 60)).toEqual([3])
  expect(raisedMinutes(120, 59)).toEqual([])
  expect(raisedMinutes(130, 0)).toEqual([])
})

test('a limit between two minutes is said as it is', () => {
  expect([120, 130, 600].map(limitMinutes)).toEqual([2, 2.2, 10])
})
