import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledger, turns } from './ledger.ts'
import { measure, type Allowance, type History, type StopReason } from './meter.ts'
import { lengthMs, type Span } from './span.ts'

const asks: Allowance = { freeSeconds: 60, paidSeconds: 600, continueOnPaid: false }
const whole = (untilMs: number): Span[] => [{ fromMs: 0, toMs: untilMs }]
const told = (history: History, allowance: Allowance, untilMs: number) =>
  ledger(history, measure(history, allowance, untilMs).spans, allowance.freeSeconds * 1000, untilMs)

test('says of every stretch from when to when, who was there, and as what it counted or why not', () => {
  const history: History = {
    openedMs: 0,
    startedMs: 10_000,
    presence: {
      client: [
        { fromMs: 0, toMs: 30_000 },
        { fromMs: 45_500, toMs: 148_700 },
      ],
      reader: whole(150_000),
    },
    stops: [
      { reason: 'reader_standby', fromMs: 60_000, toMs: 70_000 },
      { reason: 'ask_paid', fromMs: 95_500, toMs: 100_000 },
    ],
  }
  expect(told(history, { ...asks, continueOnPaid: true }, 150_000)).toEqual([
    { fromMs: 0, toMs: 10_000, here: ['client', 'reader'], why: ['not_started'] },
    { fromMs: 10_000, toMs: 30_000, here: ['client', 'reader'], counted: 'free', why: [] },
    { fromMs: 30_000, toMs: 45_500, here: ['reader'], why: ['client_away'] },
    { fromMs: 45_500, toMs: 60_000, here: ['client', 'reader'], counted: 'free', why: [] },
    { fromMs: 60_000, toMs: 70_000, here: ['client', 'reader'], why: ['reader_standby'] },
    { fromMs: 70_000, toMs: 95_500, here: ['client', 'reader'], counted: 'free', why: [] },
    { fromMs: 95_500, toMs: 100_000, here: ['client', 'reader'], why: ['ask_paid'] },
    { fromMs: 100_000, toMs: 148_700, here: ['client', 'reader'], counted: 'paid', why: [] },
    { fromMs: 148_700, toMs: 150_000, here: ['client', 'reader'], why: ['ending'] },
  ])
})

test('a top-up holds two minutes at most, and a clock never started counts nothing', () => {
  const stops = [{ reason: 'top_up' as const, fromMs: 5000 }]
  const history = { openedMs: 0, presence: { client: whole(200_000), reader: whole(200_000) }, stops }
  expect(told({ ...history, startedMs: 0 }, { ...asks, freeSeconds: 600 }, 200_000).map(({ toMs }) => toMs)).toEqual([
    5000, 125_000, 200_000,
  ])
  expect(told({ ...history, stops: [] }, asks, 200_000)).toEqual([
    { fromMs: 0, toMs: 200_000, here: ['client', 'reader'], why: ['not_started'] },
  ])
})

const instant = fc.integer({ min: 0, max: 400_000 })
const span = fc.tuple(instant, instant).map(([a, b]): Span => ({ fromMs: Math.min(a, b), toMs: Math.max(a, b) }))
const reasons: StopReason[] = ['client_standby', 'reader_standby', 'ask_paid', 'top_up', 'care', 'admin_pause']

test('covers the reading without a gap, and what is counted adds up to what is billed', () => {
  fc.assert(
    fc.property(
      fc.record({
        openedMs: fc.constant(0),
        startedMs: instant,
        presence: fc.record({ client: fc.array(span, { maxLength: 5 }), reader: fc.array(span, { maxLength: 5 }) }),
        stops: fc.array(
          fc.tuple(fc.constantFrom(...reasons), span).map(([reason, one]) => ({ reason, ...one })),
          { maxLength: 4 },
        ),
      }),
      fc.integer({ min: 0, max: 300 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 400_000 }),
      (history, freeSeconds, continueOnPaid, untilMs) => {
        const allowance = { ...asks, freeSeconds, continueOnPaid }
        const stretches = told(history, allowance, untilMs)
        expect(stretches[0]?.fromMs).toBe(0)
        expect(stretches.at(-1)?.toMs).toBe(untilMs)
        for (const [n, { fromMs }] of stretches.entries()) if (n) expect(fromMs).toBe(stretches[n - 1]!.toMs)
        const of = (kind: 'free' | 'paid') => lengthMs(stretches.filter(({ counted }) => counted === kind))
        const { billableMs } = measure(history, allowance, untilMs)
        expect(of('free')).toBe(Math.min(billableMs, freeSeconds * 1000))
        expect(of('paid')).toBe(billableMs - of('free'))
        for (const { counted, why, here } of stretches) {
          expect(why.length > 0).toBe(counted === undefined)
          if (counted) expect(here).toEqual(['client', 'reader'])
        }
      },
    ),
    { numRuns: 2000 },
  )
})

test('the turns of a clock that goes on: free time that becomes paid, and whoever left a moment ago', () => {
  const history: History = {
    openedMs: 0,
    startedMs: 10_000,
    presence: { client: whole(99_000), reader: whole(100_000) },
    stops: [{ reason: 'reader_standby', fromMs: 20_000, toMs: 30_000 }],
  }
  const agreed = { ...asks, continueOnPaid: true }
  const { spans } = measure(history, agreed, 100_000)
  expect(turns(history, spans, 60_000, { nowMs: 100_000, stopped: 'client_away' })).toEqual([
    { atMs: 10_000, what: 'started' },
    { atMs: 20_000, what: 'stopped', why: 'reader_standby' },
    { atMs: 30_000, what: 'resumed' },
    { atMs: 80_000, what: 'paid' },
    { atMs: 99_000, what: 'stopped', why: 'client_away' },
  ])
})

test('a turn at this very instant is one: nobody has to wait for the next look', () => {
  const both = { client: whole(50_000), reader: whole(50_000) }
  const begun: History = { openedMs: 0, startedMs: 50_000, presence: both, stops: [] }
  expect(turns(begun, [], 60_000, { nowMs: 50_000, stopped: undefined })).toEqual([{ atMs: 50_000, what: 'started' }])
  const rests: History = { ...begun, startedMs: 10_000, stops: [{ reason: 'reader_standby', fromMs: 50_000 }] }
  const { spans } = measure(rests, asks, 50_000)
  expect(turns(rests, spans, 60_000, { nowMs: 50_000, stopped: 'reader_standby' })).toEqual([
    { atMs: 10_000, what: 'started' },
    { atMs: 50_000, what: 'stopped', why: 'reader_standby' },
  ])
})
