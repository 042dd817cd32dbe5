import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { weightsFile } from './weights.ts'

test('the weights are those that the corpora give', () => {
  // Where this fails, a corpus, the kinds of words or the way of learning were changed: `node contact/learn/main.ts`.
  const kept = readFileSync(new URL('../src/weights.ts', import.meta.url), 'utf8')
  expect(weightsFile() === kept).toBe(true)
})
