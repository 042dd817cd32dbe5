import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givebackDefault, givebackOf, paidWithin, sundayAfter, sundayBefore, sundayFrom } from './giveback.ts'
import { seconds } from './money.ts'

const at = (text: string) => Date.parse(text)

describe('what comes back', () => {
  it('is a share, rounded down, and never more than there may be', () => {
    expect([0, 9, 10, 599, 17_999, 18_000, 40_000].map((used) => givebackOf(seconds(used), givebackDefault))).toEqual([
      0, 0, 1, 59, 1799, 1800, 1800,
    ])
    expect(givebackOf(seconds(600), { ...givebackDefault, percent: 0 })).toBe(0)
  })

  it('is never more than was used, and no less for more', () => {
    const rule = fc.record({
      percent: fc.nat(100),
      minutesMax: fc.integer({ min: 1, max: 600 }),
      days: fc.constant(30),
    })
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1000), rule, (used, more, one) => {
        const back = givebackOf(seconds(used), one)
        expect(back).toBeLessThanOrEqual(Math.min(used, one.minutesMax * 60))
        expect(givebackOf(seconds(used + more), one)).toBeGreaterThanOrEqual(back)
      }),
    )
  })
})

describe('paid time of a day', () => {
  it('is all of a reading that lies in it, and none of one that does not', () => {
    const reading = { freeSeconds: 60, paidSeconds: 120 }
    expect(paidWithin({ ...reading, beforeMs: 0, withinMs: 180_999 })).toBe(120)
    expect(paidWithin({ ...reading, beforeMs: 180_999, withinMs: 0 })).toBe(0)
  })

  it('of two days is what was paid, less a second at most, wherever midnight falls', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.nat(5000),
        fc.nat(999),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (free, paid, rest, part) => {
          const allMs = (free + paid) * 1000 + rest
          const beforeMs = Math.floor(allMs * part)
          const reading = { freeSeconds: free, paidSeconds: paid }
          const days = [
            paidWithin({ ...reading, beforeMs: 0, withinMs: beforeMs }),
            paidWithin({ ...reading, beforeMs, withinMs: allMs - beforeMs }),
          ] as const
          const sum = days[0] + days[1]
          expect(sum).toBeLessThanOrEqual(paid)
          expect(sum).toBeGreaterThanOrEqual(paid - 1)
          expect(days[0] * 1000).toBeLessThanOrEqual(beforeMs)
        },
      ),
    )
  })
})

describe('a Sunday', () => {
  it('is the one that it is, or the next; the one before is over', () => {
    const monday = at('2026-11-23T00:00:00Z')
    expect(sundayFrom('UTC', monday - 1).day).toBe('2026-11-22')
    expect(sundayFrom('UTC', monday).day).toBe('2026-11-29')
    expect(sundayBefore('UTC', monday - 1).day).toBe('2026-11-15')
    expect(sundayBefore('UTC', monday)).toEqual({
      day: '2026-11-22',
      fromMs: at('2026-11-22T00:00:00Z'),
      untilMs: monday,
    })
  })

  it('lies between the midnights of its zone, an hour shorter or longer when the clocks change', () => {
    const hours = (day: string) => {
      const { fromMs, untilMs } = sundayAfter('Europe/Madrid', day, 0)
      return (untilMs - fromMs) / 3_600_000
    }
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-22')]).toEqual([23, 25, 24])
    expect(sundayAfter('Europe/Madrid', '2026-03-22').fromMs).toBe(at('2026-03-28T23:00:00Z'))
    expect(sundayFrom('America/New_York', at('2026-11-23T04:00:00Z')).day).toBe('2026-11-22')
  })
})
