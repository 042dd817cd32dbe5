import { expect, test } from 'vitest'
import { weightOfNothing, weightScale, weightTable } from '../../src/care/weights.ts'
import { learned } from './weights.ts'

test('the weights are those that the corpora give', () => {
  // Where this fails, a corpus, a rule, a word's kind or the way of learning was changed: `node core/learn/care/main.ts`.
  const anew = learned()
  expect(anew.table === weightTable).toBe(true)
  expect([anew.scale, anew.nothing]).toEqual([weightScale, weightOfNothing])
}, 120_000)
