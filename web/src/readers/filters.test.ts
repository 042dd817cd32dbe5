import { expect, test } from 'vitest'
import { chosenCount, type Filters, filtersOf, noFilters, queryOf, searchOf } from './filters.ts'

const read = (address: string) => filtersOf(new URLSearchParams(address))
const all: Filters = {
  q: 'mara lin',
  available: true,
  expertise: 'love',
  language: 'es',
  min_rating: '4.5',
  sort: 'rating',
}

test('what is chosen comes back from its own address', () => {
  expect(filtersOf(searchOf(all))).toEqual(all)
  expect(searchOf(all).toString()).toBe(
    'q=mara+lin&available=true&expertise=love&language=es&min_rating=4.5&sort=rating',
  )
})

test('nothing chosen leaves the address bare', () => {
  expect(read('')).toEqual(noFilters)
  expect(searchOf(noFilters).toString()).toBe('')
})

test.each([
  'sort=price',
  'available=1',
  'available=false',
  'language=english',
  'language=<b>',
  'min_rating=6',
  'min_rating=4.51',
  'expertise=../x',
  'page=3',
])('%s makes no sense and counts as not said', (address) => {
  expect(read(address)).toEqual(noFilters)
})

test('words are kept to what the call takes, and blanks ask for nothing', () => {
  expect(read(`q=${'x'.repeat(80)}`).q).toHaveLength(60)
  expect(queryOf({ ...noFilters, q: '   ' })).toEqual({})
  expect(queryOf({ ...noFilters, q: ' mara ' })).toEqual({ q: 'mara' })
})

test('the order and the words are no filters', () => {
  expect(chosenCount(all)).toBe(4)
  expect(chosenCount({ ...noFilters, q: 'mara', sort: 'newest' })).toBe(0)
})
