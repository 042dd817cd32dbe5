import { topUpMsMax, silenceFoundMsMax, awayMsMax } from '@evenlight/core/meter/times'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actions, initial, viewOf, step, type Action, type SimulationState } from './simulation.ts'

type Doing = Action | number | readonly ['drop' | 'leave' | 'back', 'client' | 'reader']

/** Does one thing after another; a number lets so many seconds pass. */
const played = (doings: readonly Doing[], from: SimulationState = initial) =>
  doings.reduce<SimulationState>((play, doing) => {
    if (typeof doing === 'number') return Array.from({ length: doing }).reduce<SimulationState>(step, play)
    if (play.ended) return play
    return typeof doing === 'string' ? actions[doing](play, 'client') : actions[doing[0]](play, doing[1])
  }, from)
const whyAndSeconds = (play: SimulationState) =>
  viewOf(play).stretches.map(({ counted, why, fromMs, toMs }) => [counted ?? why.join(), (toMs - fromMs) / 1000])

test('nothing counts before Start, and both may go on to talk', () => {
  expect(whyAndSeconds(played([20]))).toEqual([['not_started', 20]])
  expect(whyAndSeconds(played([20, 'start', 10, 'end']))).toEqual([
    ['not_started', 20],
    ['free', 10],
  ])
})

test('a line that drops is counted to its last signal, found out within five seconds', () => {
  const silent = played(['start', 11, ['drop', 'reader'], 2])
  expect(viewOf(silent).stoppedBy).toEqual([])
  const found = played([1], silent)
  expect(found.nowMs - 10_000).toBeLessThanOrEqual(silenceFoundMsMax)
  expect(viewOf(found).stoppedBy).toEqual(['reader_away'])
  expect(whyAndSeconds(played([6, ['back', 'reader'], 10, 'end'], found))).toEqual([
    ['free', 10],
    ['reader_away', 10],
    ['free', 10],
  ])
})

test('a line that is back before the silence counts as one never was away', () => {
  expect(whyAndSeconds(played(['start', 10, ['drop', 'client'], 3, ['back', 'client'], 7, 'end']))).toEqual([
    ['free', 20],
  ])
})

test('who leaves the page stops the clock at once', () => {
  expect(viewOf(played(['start', 10, ['leave', 'reader']])).stoppedBy).toEqual(['reader_away'])
})

test('free time that ends asks, and paid time runs only from the yes', () => {
  const asked = played(['start', 140])
  expect(viewOf(asked)).toMatchObject({ stoppedBy: ['ask_paid'], freeSeconds: 120, paidSeconds: 0 })
  expect(whyAndSeconds(played(['goOn', 30, 'end'], asked))).toEqual([
    ['free', 120],
    ['ask_paid', 20],
    ['paid', 30],
  ])
})

test('adding time stops the clock until it is paid, two minutes at most', () => {
  expect(whyAndSeconds(played(['start', 10, 'topUp', 40, 'bought', 10, 'end']))).toEqual([
    ['free', 10],
    ['top_up', 40],
    ['free', 10],
  ])
  const lapsed = played(['start', 10, 'topUp', topUpMsMax / 1000 + 10, 'end'])
  expect(whyAndSeconds(lapsed)[1]).toEqual(['top_up', topUpMsMax / 1000])
})

test('the room ends by itself two minutes after the last signal', () => {
  const over = played(['start', 30, ['drop', 'client'], 300])
  expect(over.ended).toEqual({ atMs: 30_000 + awayMsMax, by: 'client_away' })
  expect(viewOf(over)).toMatchObject({ freeSeconds: 30, returned: 'under_a_minute' })
})

test('the second after the last beat is not proven, and not counted', () => {
  expect(whyAndSeconds(played(['start', 61, 'end']))).toEqual([
    ['free', 60],
    ['ending', 1],
  ])
})

const side = fc.constantFrom<'client' | 'reader'>('client', 'reader')
const doing: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 90 }) },
  fc.constantFrom<Action>('standby', 'resume', 'topUp', 'bought', 'goOn'),
  fc.tuple(fc.constantFrom<'drop' | 'leave' | 'back'>('drop', 'leave', 'back'), side),
)

test('whatever is pressed, the receipt covers every second once and adds up to what was counted', () => {
  let counted = 0
  const pressed = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.array(doing, { maxLength: 14 }))
  fc.assert(
    fc.property(pressed, ([wait, doings]) => {
      const { stretches, passedSeconds, freeSeconds, paidSeconds } = viewOf(played([wait, 'start', ...doings, 'end']))
      const ends = stretches.map(({ toMs }) => toMs)
      expect(stretches.map(({ fromMs }) => fromMs)).toEqual(ends.length ? [0, ...ends.slice(0, -1)] : [])
      expect(ends.at(-1) ?? 0).toBe(passedSeconds * 1000)
      expect(stretches.every(({ fromMs, toMs }) => toMs > fromMs && toMs % 1000 === 0)).toBe(true)
      const sum = (as: 'free' | 'paid' | undefined) =>
        stretches.filter(({ counted }) => counted === as).reduce((ms, { fromMs, toMs }) => ms + toMs - fromMs, 0) / 1000
      expect([sum('free'), sum('paid')]).toEqual([freeSeconds, paidSeconds])
      expect(sum(undefined)).toBe(passedSeconds - freeSeconds - paidSeconds)
      expect(stretches.every(({ counted, why }) => Boolean(counted) !== why.length > 0)).toBe(true)
      counted += freeSeconds + paidSeconds
    }),
    { numRuns: 500, examples: [[[3, [1, ['drop', 'client'], 88, ['back', 'client'], ['drop', 'client'], 33]]]] },
  )
  expect(counted).toBeGreaterThan(10_000)
})
