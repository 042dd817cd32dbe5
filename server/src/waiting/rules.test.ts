import { expect, test } from 'vitest'
import { minuteMs } from '@evenlight/core/wall-clock'
import { estimate } from './rules.ts'

const minutes = (...all: number[]) => all.map((one) => one * minuteMs)
const usual = minutes(4, 10, 10, 12, 30)

test('an estimate goes by the reader’s own readings, and is told in whole minutes', () => {
  expect(estimate(usual, undefined, 0)).toBe(0)
  expect(estimate(usual, undefined, 2)).toBe(20)
  expect(estimate(usual, 0, 0)).toBe(10)
  expect(estimate(usual, 8.5 * minuteMs, 1)).toBe(14)
})

test('the longer a reading lasts, the more of its like count alone', () => {
  expect(estimate(usual, 5 * minuteMs, 0)).toBe(7)
  expect(estimate(minutes(10, 10, 20, 40, 60, 60), 15 * minuteMs, 0)).toBe(45)
})

test('where too few say anything, nothing is told', () => {
  expect(estimate(minutes(10, 10, 10, 10), 0, 0)).toBeNull()
  expect(estimate(usual, 11 * minuteMs, 0)).toBeNull()
})
