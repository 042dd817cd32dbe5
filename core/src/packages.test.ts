import { expect, test } from 'vitest'
import { breachesIn } from './packages.ts'

test('a larger package that is no cheaper by the minute breaks the promise, by its paid minutes or by all', () => {
  const of = (id: string, price_cents: number, minutes: number, free = 0) => ({
    id,
    price_cents,
    paid_seconds: minutes * 60,
    free_seconds: free * 60,
  })
  const fine = [of('ten', 1399, 10), of('sixty', 7499, 60, 10), of('twenty', 2699, 20), of('ninety', 10_999, 90, 20)]
  expect(breachesIn(fine)).toEqual([])
  expect(breachesIn([])).toEqual([])
  expect(breachesIn([of('ten', 1000, 10), of('twenty', 2000, 20)])).toEqual([
    { id: 'twenty', than: 'ten', by: 'paid' },
    { id: 'twenty', than: 'ten', by: 'all' },
  ])
  expect(breachesIn([of('ten', 1000, 10), of('twenty', 2000, 20, 1)])).toEqual([
    { id: 'twenty', than: 'ten', by: 'paid' },
  ])
  expect(breachesIn([of('ten', 1000, 10, 5), of('twenty', 1900, 20)])).toEqual([
    { id: 'twenty', than: 'ten', by: 'all' },
  ])
  expect(breachesIn([of('ten', 1399, 10), of('other ten', 1299, 10)]).map(({ id }) => id)).toEqual(['ten', 'ten'])
})
