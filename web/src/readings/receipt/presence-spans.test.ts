import { expect, test } from 'vitest'
import { presentIn, type PresenceSpan, sumsOf } from './presence-spans.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 19) + seconds * 1000).toISOString()
const stretch = (from: number, to: number, counted?: PresenceSpan['counted']): PresenceSpan => ({
  from: at(from),
  to: at(to),
  here: ['client', 'reader'],
  why: counted ? [] : ['not_started'],
  ...(counted && { counted }),
})

test('the sums are those that somebody with the receipt and a pencil would find', () => {
  const stretches = [
    stretch(0, 12.5),
    stretch(12.5, 72.5, 'free'),
    stretch(72.5, 80, 'paid'),
    stretch(80, 92.25),
    stretch(92.25, 100.75, 'paid'),
  ]
  expect(sumsOf(stretches)).toEqual({ freeMs: 60_000, paidMs: 16_000, standingMs: 24_750, wholeMs: 100_750 })
  expect(sumsOf([])).toEqual({ freeMs: 0, paidMs: 0, standingMs: 0, wholeMs: 0 })
})

test('says who was there', () => {
  expect(presentIn({ here: ['client', 'reader'] })).toBe('both')
  expect(presentIn({ here: ['reader'] })).toBe('reader')
  expect(presentIn({ here: [] })).toBe('nobody')
})
