import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areOver, legsOf, togetherIn, type LegTold } from './legs.ts'
import { sides } from './meter.ts'

/** Two calls that met: when each came in, and when each was over. The first who leaves ends the conference for both. */
const meeting = fc
  .record({
    client: fc.integer({ min: 0, max: 40_000 }),
    reader: fc.integer({ min: 0, max: 40_000 }),
    lengthMs: fc.integer({ min: 1, max: 4_000_000 }),
    lateMs: fc.integer({ min: 0, max: 2000 }),
    leaver: fc.constantFrom(...sides),
  })
  .map(({ client, reader, lengthMs, lateMs, leaver }) => {
    const fromMs = Math.max(client, reader)
    const left = { client: fromMs + lengthMs + lateMs, reader: fromMs + lengthMs + lateMs }
    left[leaver] = fromMs + lengthMs
    return { joined: { client, reader }, left, fromMs, toMs: fromMs + lengthMs }
  })
type Meeting = typeof meeting extends fc.Arbitrary<infer One> ? One : never

/** The seven things that are told of it; the end of a call is told by the conference and by the call itself. */
const toldOf = ({ joined, left, fromMs }: Meeting): LegTold[] => [
  { what: 'joined', side: 'client', atMs: joined.client },
  { what: 'joined', side: 'reader', atMs: joined.reader },
  { what: 'started', atMs: fromMs },
  ...sides.flatMap((side): LegTold[] => [
    { what: 'left', side, atMs: left[side] },
    { what: 'left', side, atMs: left[side] },
  ]),
]
/** What can be asked afterwards: when each call came in and when it ended. */
const askedOf = (one: Meeting) => toldOf(one).filter(({ what }) => what !== 'started')

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))

test('seven things told in any of the 5,040 orders, some of them twice, make the same bill', () => {
  fc.assert(
    fc.property(meeting, fc.array(fc.nat(6), { maxLength: 4 }), (one, again) => {
      const told = toldOf(one)
      for (const order of permutations([0, 1, 2, 3, 4, 5, 6])) {
        const heard = [...order, ...again].map((at) => told[at]!)
        expect(togetherIn(legsOf(heard))).toEqual({ fromMs: one.fromMs, toMs: one.toMs })
      }
    }),
    { numRuns: 3 },
  )
})

test('whichever of them are lost, what is asked afterwards makes the same bill, and none of them alone a larger one', () => {
  fc.assert(
    fc.property(meeting, (one) => {
      const told = toldOf(one)
      for (let kept = 0; kept < 2 ** told.length; kept++) {
        const heard = told.filter((_, at) => kept & (1 << at))
        const before = togetherIn(legsOf(heard))
        expect(togetherIn(legsOf([...heard, ...askedOf(one)]))).toEqual({ fromMs: one.fromMs, toMs: one.toMs })
        if (before) expect(before).toEqual({ fromMs: one.fromMs, toMs: one.toMs })
        if (!areOver(legsOf(heard))) expect(before).toBeUndefined()
      }
    }),
    { numRuns: 50 },
  )
})

test('a telephone that rings in vain costs nothing', () => {
  const legs = legsOf([
    { what: 'joined', side: 'reader', atMs: 4000 },
    { what: 'left', side: 'client', atMs: 30_000 },
    { what: 'left', side: 'reader', atMs: 31_000 },
  ])
  expect([areOver(legs), togetherIn(legs)]).toEqual([true, undefined])
})
