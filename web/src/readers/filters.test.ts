import { expect, test } from 'vitest'
import { chosenCount, type Filters, filtersOf, loosened, noFilters, queryOf, searchOf } from './filters.ts'

const read = (address: string) => filtersOf(new URLSearchParams(address))
const all: Filters = {
  q: 'mara lin',
  available: true,
  channel: 'phone',
  expertise: 'love',
  language: 'es',
  min_rating: '4.5',
  sort: 'rating',
  favorites: true,
  from: 'all.eyJ-_',
}

test('what is chosen comes back from its own address', () => {
  expect(filtersOf(searchOf(all))).toEqual(all)
  expect(searchOf(all).toString()).toBe(
    'q=mara+lin&available=true&channel=phone&expertise=love&language=es&min_rating=4.5&sort=rating&favorites=true&from=all.eyJ-_',
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
  'channel=fax',
  'language=english',
  'language=<b>',
  'min_rating=6',
  'min_rating=4.51',
  'expertise=../x',
  'page=3',
  'from=3',
  'from=all.<b>',
])('%s makes no sense and counts as not said', (address) => {
  expect(read(address)).toEqual(noFilters)
})

test('words are kept to what the call takes, and blanks ask for nothing', () => {
  expect(read(`q=${'x'.repeat(80)}`).q).toHaveLength(60)
  expect(queryOf({ ...noFilters, q: '   ' })).toEqual({})
  expect(queryOf({ ...noFilters, q: ' mara ' })).toEqual({ q: 'mara' })
})

test('the order and the words are no filters', () => {
  expect(chosenCount(all)).toBe(5)
  expect(chosenCount({ ...noFilters, q: 'mara', sort: 'newest' })).toBe(0)
})

test('each wish can be dropped alone, the words searched for too, the order never', () => {
  expect(loosened({ ...all, expertise: '', language: '' }).map(({ name }) => name)).toEqual([
    'available',
    'channel',
    'min_rating',
    'q',
  ])
  expect(loosened(all)[0]?.filters).toEqual({ ...all, available: false, from: '' })
  expect(loosened({ ...noFilters, sort: 'newest' })).toEqual([])
})
