import { expect, test } from 'vitest'
import { clockFace } from './Clock.tsx'
import { suggested } from './Suggest.tsx'

test.each([
  [0, '00:00'],
  [-5, '00:00'],
  [59.9, '00:59'],
  [125, '02:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
])('%d seconds stand on the clock as %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face)
})

test('suggestions contain what was typed, whatever its case and the space around it', () => {
  const people = ['Mara', 'tamar', 'Idris'].map((name, at) => ({ id: `usr_${at}`, name }))
  const names = (text: string) => suggested(people, text).map(({ name }) => name)
  expect(names('')).toEqual(['Mara', 'tamar', 'Idris'])
  expect(names(' MAR ')).toEqual(['Mara', 'tamar'])
  expect(names('x')).toEqual([])
})
