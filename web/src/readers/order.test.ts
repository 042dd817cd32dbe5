import { expect, test } from 'vitest'
import type { Reader } from './calls.ts'
import { freeFirst } from './order.ts'

const reader = (id: string, availability: Reader['availability']) => ({ id, availability }) as Reader

test('who is free stands in front, everybody else stays, and nobody overtakes their like', () => {
  const page = [
    reader('a', 'offline'),
    reader('b', 'available'),
    reader('c', 'in_session'),
    reader('d', 'available'),
    reader('e', 'away'),
  ]
  expect(freeFirst(page).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c', 'e'])
})
