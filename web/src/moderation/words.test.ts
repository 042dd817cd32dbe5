import { expect, test } from 'vitest'
import { added, changesOf, faultIn } from './words.ts'

test('a word is kept in small letters, once, in the order of the alphabet', () => {
  expect(added(['paypal', 'zelle'], '  Cash   App ')).toEqual(['cash app', 'paypal', 'zelle'])
  expect(added(['paypal'], 'PayPal')).toEqual(['paypal'])
})

test.each([
  [['paypal'], 'PayPal ', 'twice'],
  [[], ' x ', 'short'],
  [[], '--', 'short'],
  [Array.from({ length: 1000 }, (_, at) => `word ${at}`), 'another', 'full'],
  [[], 'skype', null],
])('a word is refused with its reason', (words, typed, fault) => {
  expect(faultIn(words, typed)).toBe(fault)
})

test('what is not saved yet is counted both ways', () => {
  expect(changesOf(['a1', 'b1'], ['b1', 'c1', 'd1'])).toEqual({ more: 2, fewer: 1 })
})
