import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { bestCentsPerMinute, includedTax, centsPerMinute, costOfNext } from './price.ts'

const sold = (price_cents: number, minutes: number) => ({ price_cents, paid_seconds: minutes * 60 })

test('what a minute costs at best is a paid minute of the largest package, free ones not counted', () => {
  const onSale = [
    sold(1399, 10),
    sold(2699, 20),
    sold(3899, 30),
    sold(5699, 45),
    sold(7499, 60),
    { ...sold(10_999, 90), free_seconds: 1200 },
  ]
  expect(bestCentsPerMinute(onSale)).toBe(122)
  expect(bestCentsPerMinute(onSale.toReversed())).toBe(122)
})

test.each([
  [[sold(1299, 10)], 130],
  [[{ price_cents: 1, paid_seconds: 120 }], 1],
  [[{ price_cents: 1, paid_seconds: 121 }], 0],
  [[sold(2600, 20), sold(2000, 20)], 100],
  [[], null],
])('of %j it is %s cents, half a cent up', (onSale, cents) => {
  expect(bestCentsPerMinute(onSale)).toBe(cents)
})

test.each([
  [1399, 10, 0, 140, 140],
  [2699, 20, 0, 135, 135],
  [3899, 30, 0, 130, 130],
  [5699, 45, 5, 127, 114],
  [7499, 60, 10, 125, 107],
  [10_999, 90, 20, 122, 100],
])(
  '%i cents for %i and %i free minutes are %i a paid minute, and %i a minute of any kind',
  (price, minutes, free, paid, any) => {
    expect(centsPerMinute({ ...sold(price, minutes), free_seconds: free * 60 })).toEqual({ paid, any })
  },
)

test('what time had cost is taken from the lots that are spent first; what was given cost nothing', () => {
  const lots = [
    { kind: 'free', left_seconds: 600, seconds: 600 },
    { kind: 'paid', left_seconds: 600, seconds: 1200, price_cents: 2199 },
    { kind: 'paid', left_seconds: 300, seconds: 300 },
    { kind: 'paid', left_seconds: 600, seconds: 600, price_cents: 1299 },
  ] as const
  expect([0, 600, 900, 1200, 9999].map((most) => costOfNext(lots, most))).toEqual([0, 1100, 1100, 1750, 2399])
})

test.each([
  [11_900, 1900, 1900],
  [1399, 1900, 223],
  [1399, 2100, 243],
  [1399, 0, 0],
  [1, 5000, 0],
])('of %i cents at %i hundredths of a percent, %i are tax', (price, basisPoints, tax) => {
  expect(includedTax(cents(price), basisPoints)).toBe(tax)
})
