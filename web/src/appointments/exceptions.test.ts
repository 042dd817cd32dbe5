import { expect, test } from 'vitest'
import { exceptionsOf, faultOfExceptions, rowsOf } from './exceptions.ts'

test('single days come back as they were typed: a day off, until midnight, twice a day', () => {
  const exceptions = [
    { day: '2026-12-24', hours: [] },
    {
      day: '2026-12-31',
      hours: [
        { from: '10:00', to: '12:00' },
        { from: '20:00', to: '24:00' },
      ],
    },
  ]
  expect(exceptionsOf(rowsOf(exceptions).toReversed())).toEqual([
    exceptions[0],
    { day: '2026-12-31', hours: exceptions[1]!.hours.toReversed() },
  ])
})

test('what is missing or turned round is told', () => {
  const day = '2026-12-24'
  expect(faultOfExceptions([{ day: '', from: '', to: '' }])).toBe('dayless')
  expect(faultOfExceptions([{ day, from: '10:00', to: '' }])).toBe('half')
  expect(faultOfExceptions([{ day, from: '10:00', to: '10:00' }])).toBe('empty')
  expect(faultOfExceptions([{ day, from: '10:00', to: '00:00' }])).toBeUndefined()
})
