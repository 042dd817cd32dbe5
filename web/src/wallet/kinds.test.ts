import { expect, test } from 'vitest'
import type { Line } from './calls.ts'
import { sorted } from './kinds.ts'

const line = (id: string, cause: Line['cause'], state: Line['state'] = 'posted'): Line => ({
  id,
  at: '2026-11-20T12:00:00Z',
  state,
  cause,
  subject_id: 'pay_1',
  amount_cents: 0,
  paid_seconds: 0,
  free_seconds: 0,
  paid_seconds_after: null,
  free_seconds_after: null,
})
const ids = (lines: readonly Line[]) => lines.map(({ id }) => id)
const lines = [
  line('waiting', 'purchase', 'unknown'),
  line('held', 'session', 'held'),
  line('bought', 'purchase'),
  line('read', 'session'),
  line('back', 'time_back'),
  line('gone', 'expired'),
]

test('what is not settled stands apart, whatever kind is shown', () => {
  for (const kind of ['all', 'bought', 'given'] as const)
    expect(ids(sorted(lines, kind).pending)).toEqual(['waiting', 'held'])
})

test.each([
  ['all', ['bought', 'read', 'back', 'gone']],
  ['bought', ['bought']],
  ['readings', ['read']],
  ['given', ['back', 'gone']],
] as const)('%s shows %j', (kind, shown) => {
  expect(ids(sorted(lines, kind).posted)).toEqual(shown)
})
