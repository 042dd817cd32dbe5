import { expect, test } from 'vitest'
import { lengthOf } from './length.ts'

test('a length is said in the units it has', () => {
  expect([0, 11, 60, 600, 671].map(lengthOf)).toEqual([
    ['chats.length.seconds', { minutes: 0, seconds: 0 }],
    ['chats.length.seconds', { minutes: 0, seconds: 11 }],
    ['chats.length.minutes', { minutes: 1, seconds: 0 }],
    ['chats.length.minutes', { minutes: 10, seconds: 0 }],
    ['chats.length.both', { minutes: 11, seconds: 11 }],
  ])
})
