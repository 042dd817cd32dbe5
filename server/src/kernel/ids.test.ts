import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('ids carry their kind and 128 bits, and none comes twice', () => {
  const made = Array.from({ length: 5000 }, () => newId('usr'))
  for (const id of made) expect(id).toMatch(/^usr_[A-Za-z0-9_-]{22}$/)
  expect(new Set(made).size).toBe(made.length)
})
