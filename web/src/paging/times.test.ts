import { expect, test } from 'vitest'
import { faultOf } from './times.ts'

const now = Date.parse('2026-11-20T12:00')

test.each([
  ['', 'needed'],
  ['2026-11-20T14:45', 'wrong'],
  ['2026-11-20T15:00', undefined],
  ['2026-11-20T15:10', 'wrong'],
  ['2026-12-20T12:00', undefined],
  ['2026-12-20T12:15', 'wrong'],
  ['2026-11-22T09:00', 'same'],
] as const)('the proposed time %s: %s', (typed, fault) => {
  expect(faultOf(typed, '2026-11-22T09:00', now)).toBe(fault)
})
