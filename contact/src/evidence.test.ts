import { expect, test } from 'vitest'
import { evidence } from './evidence.ts'
import { symbolNames } from './symbols.ts'
import { tokensOf } from './tokenize.ts'
import { symbolsLearned } from './weights.ts'

const scoreOf = (text: string) => evidence(tokensOf(text), 1).best

test('the weights belong to the symbols that there are', () => {
  // Where this fails, the kinds of words were changed: `node contact/learn/main.ts` learns anew.
  expect(symbolsLearned).toBe(symbolNames.join(' '))
})

test('a way out weighs more than talk of others in the same words', () => {
  expect(scoreOf('add me on insta, same name as here')).toBeGreaterThan(
    scoreOf('she added him on insta, same as before'),
  )
  expect(scoreOf('pay me outside the site, half the price')).toBeGreaterThan(scoreOf('he pays half of the rent'))
  expect(scoreOf("I can't give you my number, it is against the rules")).toBeLessThan(
    scoreOf('can I give you my number'),
  )
})

test('a stretch covers the words that told of it', () => {
  const text = 'I see a calm winter for you and a long journey by the sea. Well then, find me on telegram as rosewater'
  const tokens = tokensOf(text)
  const { hits } = evidence(tokens, 1)
  const said = hits.map(({ from, to }) => text.slice(tokens[from]!.from, tokens[to - 1]!.to))
  expect(said.some((one) => one.includes('telegram'))).toBe(true)
  expect(said.every((one) => !one.includes('winter'))).toBe(true)
})
