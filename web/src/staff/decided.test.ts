import { expect, test } from 'vitest'
import { decidedWords } from './decided.ts'

test('a decision that the card company did not answer to is called neither approved nor declined', () => {
  expect(decidedWords('captured')).toBe('staff.approved')
  expect(decidedWords('declined')).toBe('staff.declined')
  for (const state of ['review', 'unknown', 'form'] as const) expect(decidedWords(state)).toBe('staff.undecided')
})
