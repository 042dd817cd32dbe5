import { expect, test } from 'vitest'
import { cardLike } from './card.ts'

test.each([
  '4111111111111111',
  'my card is 4111 1111 1111 1111, thanks',
  '5500-0000-0000-0004',
  '3400.000000.00009',
  '６０１１０００９９０１３９４２４',
  4242424242424242,
  { note: { deep: ['4111111111111111'] } },
  { '4111111111111111': 1 },
  { card_number: 'anything' },
  { opaque_data: { cvv: '123' } },
  { expirationDate: '2030-01' },
  { a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } },
])('%j is like a card', (value) => {
  expect(cardLike(value)).toBe(true)
})

test.each([
  '4111111111111112',
  '0000000000000000',
  'eyJjb2RlIjoiNTBfMl8wNjAwMDUyN4111111111111111MkQ0MDQ=',
  'order 1234567890',
  { package_id: 'pkg_ten_minutes', opaque_data: { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'approved' } },
  null,
  undefined,
  { expected: 1, company: 'x', discard: 2 },
])('%j is not', (value) => {
  expect(cardLike(value)).toBe(false)
})
