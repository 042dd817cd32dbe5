import { expect, test } from 'vitest'
import { limitSeconds, noLimit } from './limit.ts'

test('a limit is two minutes or more, whole ones, a day at most', () => {
  expect(limitSeconds(noLimit)).toBeUndefined()
  expect(limitSeconds({ choice: '20', own: '' })).toBe(1200)
  expect(['2', ' 45 ', '1440'].map((own) => limitSeconds({ choice: 'own', own }))).toEqual([120, 2700, 86_400])
  for (const own of ['', '0', '1', '-5', '2.5', '1441', 'ten', '1e3'])
    expect(limitSeconds({ choice: 'own', own })).toBeNull()
})
