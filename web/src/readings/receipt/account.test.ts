import { expect, test } from 'vitest'
import type { Receipt } from '../calls.ts'
import { earnedBy, returnedFor, uncountedBy } from './account.ts'

const receipt = (part: Partial<Receipt>) => ({ free_seconds: 0, paid_seconds: 0, returns: [], ...part }) as Receipt
const back = (cause: Receipt['returns'][number]['cause']) => ({
  at: '',
  free_seconds: 0,
  paid_seconds: 60,
  cause,
  by: 'system' as const,
})

test('what did not count is summed by its reason', () => {
  const span = (from: number, to: number, why: Receipt['stretches'][number]['why']) => ({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    here: [],
    why,
  })
  expect(
    uncountedBy([
      span(0, 31_400, ['not_started']),
      { ...span(31_400, 60_000, []), counted: 'free' },
      span(60_000, 80_000, ['client_away']),
      span(90_000, 111_500, ['client_away', 'reader_standby']),
      span(111_500, 112_000, ['ending']),
    ]),
  ).toEqual([
    { why: 'not_started', seconds: 31 },
    { why: 'client_away', seconds: 41 },
  ])
})

test.each([
  ['nothing', {}],
  ['free', { free_seconds: 600 }],
  ['paid', { free_seconds: 600, paid_seconds: 60, earned_cents: 48 }],
  ['paid', { paid_seconds: 1, earned_cents: 0 }],
  ['returned', { paid_seconds: 60, earned_cents: 0 }],
  ['less', { paid_seconds: 120, earned_cents: 48 }],
] as const)('the reason of an earning: %s', (why, part) => {
  expect(earnedBy({ ...receipt(part as Partial<Receipt>), rate_cents_per_minute: 48 })).toBe(why)
})

test('what went back is told by its cause, the last one where there were several', () => {
  expect(returnedFor(receipt({ returns: [back('given'), back('claim')] }))).toBe('claim')
  expect(returnedFor(receipt({ returns: [back('under_a_minute')] }))).toBe('under_a_minute')
  expect(returnedFor(receipt({}))).toBeUndefined()
})
