import { expect, test } from 'vitest'
import { moved, tidied } from './replies.ts'

test('a row moves one place, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('blanks, empty rows and repetitions are left out', () => {
  expect(tidied([' Welcome ', '', '  ', 'Welcome', 'One moment'])).toEqual(['Welcome', 'One moment'])
})
