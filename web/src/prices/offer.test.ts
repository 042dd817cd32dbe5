import { expect, test } from 'vitest'
import { breachesWith, centsTyped, minutesTyped, packageOf, pointsTyped, typedOf } from './offer.ts'

const ten = {
  id: 'pkg_a',
  name: 'Ten',
  price_cents: 1399,
  paid_seconds: 600,
  free_seconds: 0,
  readers_max: null,
  on_sale: true,
}
const twenty = {
  id: 'pkg_b',
  name: 'Twenty',
  price_cents: 2699,
  paid_seconds: 1200,
  free_seconds: 0,
  readers_max: null,
  on_sale: true,
}
const old = {
  id: 'pkg_c',
  name: 'Old',
  price_cents: 100,
  paid_seconds: 600,
  free_seconds: 0,
  readers_max: null,
  on_sale: false,
}

test.each([
  ['13.99', 1399],
  [' 13,9 ', 1390],
  ['14', 1400],
  ['0.29', 29],
  ['0', undefined],
  ['13.999', undefined],
  ['-1', undefined],
  ['2000.01', undefined],
  ['1e3', undefined],
])('%j dollars are %s cents', (typed, cents) => {
  expect(centsTyped(typed)).toBe(cents)
})

test('a rate is typed in percent', () => {
  expect(['19', '7,25 %', '50', '50.01', '0', 'x'].map(pointsTyped)).toEqual([1900, 725, 5000, ...Array(3)])
})

test('minutes are whole ones', () => {
  expect(['10', '0', '1.5', '1001', ''].map((typed) => minutesTyped(typed, 1))).toEqual([10, ...Array(4)])
  expect(minutesTyped('0', 0)).toBe(0)
})

test('what is typed is the package again', () => {
  const { id: _, readers_max: __, ...terms } = twenty
  expect(packageOf(typedOf(twenty))).toEqual(terms)
  const shortChat = { ...terms, readers_max: 1 as const }
  expect(packageOf(typedOf({ ...shortChat, id: 'pkg_d' }))).toEqual(shortChat)
  expect(packageOf(typedOf(undefined))).toBeUndefined()
})

test('a package that breaks the promise is named, one that is off sale breaks nothing', () => {
  const all = [ten, twenty, old]
  expect(breachesWith(all, 'pkg_b', typedOf(twenty))).toEqual([])
  const dear = { ...typedOf(twenty), price: '28.00' }
  expect(breachesWith(all, 'pkg_b', dear)).toEqual([
    { larger: 'Twenty', smaller: 'Ten', by: 'paid' },
    { larger: 'Twenty', smaller: 'Ten', by: 'all' },
  ])
  expect(breachesWith(all, 'pkg_b', { ...dear, on_sale: false })).toEqual([])
  const more = { name: 'Thirty', price: '45', paid: '30', free: '5', one_reader: false, on_sale: true }
  expect(breachesWith(all, undefined, more)).toEqual([{ larger: 'Thirty', smaller: 'Twenty', by: 'paid' }])
  // A short chat is dearer than none of them, and cheaper: it stands apart.
  expect(breachesWith(all, undefined, { ...more, paid: '5', price: '0.10', one_reader: true })).toEqual([])
})
