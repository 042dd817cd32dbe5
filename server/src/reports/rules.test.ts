import { expect, test } from 'vitest'
import { spanOf } from './rules.ts'

test('a span is of the days of the house, also where a day has 23 or 25 hours', () => {
  const hours = (from: string, to: string) => {
    const { fromMs, untilMs } = spanOf('America/New_York', { from, to, by: 'day' })
    return [new Date(fromMs).toISOString(), (untilMs - fromMs) / 3_600_000]
  }
  expect(hours('2026-11-20', '2026-11-20')).toEqual(['2026-11-20T05:00:00.000Z', 24])
  expect(hours('2026-03-08', '2026-03-08')).toEqual(['2026-03-08T05:00:00.000Z', 23])
  expect(hours('2026-11-01', '2026-11-01')).toEqual(['2026-11-01T04:00:00.000Z', 25])
})
