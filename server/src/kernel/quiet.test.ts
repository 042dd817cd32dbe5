import { expect, test } from 'vitest'
import { quietRooms } from './quiet.ts'

test('of rooms that were told something it is known when, of others that nothing was since the beginning', () => {
  let now = 1000
  const quiet = quietRooms(() => now)
  now = 5000
  expect(quiet.quietMs(['person:a', 'members'])).toBe(4000)
  quiet.note('person:a')
  now = 5300
  expect(quiet.quietMs(['person:a', 'members'])).toBe(300)
  expect(quiet.quietMs(['person:b', 'members'])).toBe(4300)
  quiet.note(['person:b', 'members'])
  expect(quiet.quietMs(['person:a', 'members'])).toBe(0)
})

test('what was forgotten is never taken for quiet', () => {
  let now = 0
  const quiet = quietRooms(() => now)
  now = 100
  quiet.note('person:first')
  now = 200
  for (let n = 0; n < 50_000; n++) quiet.note(`person:${n}`)
  now = 300
  expect(quiet.quietMs(['person:first'])).toBe(200)
})
