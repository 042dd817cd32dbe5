import { expect, test } from 'vitest'
import { isMine, otherOf, statusOf, waitOf } from './sides.ts'

const client = { id: 'usr_c', username: 'rosa' }
const reader = { id: 'usr_r', username: 'mara', display_name: 'Mara Linden' }
const sent = { client, reader, type: 'CLIENT', state: 'delivered' } as const

test('a message is its sender’s, and each of the two sees the other one', () => {
  expect([isMine(sent, client.id), isMine(sent, reader.id)]).toEqual([true, false])
  expect([isMine({ ...sent, type: 'READER' }, client.id), isMine({ ...sent, type: 'READER' }, reader.id)]).toEqual([
    false,
    true,
  ])
  expect(otherOf(sent, client.id)).toEqual({ id: 'usr_r', name: 'Mara Linden', username: 'mara' })
  expect(otherOf(sent, reader.id)).toEqual({ id: 'usr_c', name: 'rosa', username: 'rosa' })
})

test.each([
  ['waiting', undefined, 'waiting', 'waiting'],
  ['returned', undefined, 'returned', 'returned'],
  ['delivered', undefined, 'delivered', 'unread'],
  ['delivered', '2026-11-20T10:00:00Z', 'read', 'read'],
] as const)(
  'what is %s and read at %s stands as %s for its sender, as %s for the other',
  (state, read_at, mine, theirs) => {
    const message = { ...sent, state, ...(read_at && { read_at }) }
    expect(statusOf(message, client.id)).toBe(mine)
    expect(statusOf(message, reader.id)).toBe(theirs)
  },
)

test.each([
  [0, 'minutes', 1],
  [60, 'minutes', 1],
  [61, 'minutes', 2],
  [5340, 'minutes', 89],
  [5341, 'hours', 2],
  [7200, 'hours', 2],
  [7201, 'hours', 3],
] as const)('%d seconds of waiting are told in %s: %d', (seconds, unit, count) => {
  expect(waitOf(seconds)).toEqual({ unit, count })
})
