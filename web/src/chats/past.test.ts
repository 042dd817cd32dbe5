import { expect, test } from 'vitest'
import type { Past } from './calls.ts'
import { byPerson } from './past.ts'

const session = (id: string, reader: string, client = 'ida'): Past => ({
  id,
  channel: 'chat',
  client: { id: `usr_${client}`, username: client },
  reader: { id: `usr_${reader}`, username: reader, display_name: reader.toUpperCase() },
  state: 'settled',
  requested_at: '2026-11-20T10:00:00.000Z',
  ended_at: '2026-11-20T10:10:00.000Z',
  free_seconds: 0,
  paid_seconds: 0,
  rated: false,
})

test('a client’s conversations are their readers, the one spoken to last first', () => {
  const talks = byPerson([session('a', 'mara'), session('b', 'idris'), session('c', 'mara')], 'client')
  expect(talks.map(({ name, sessions, last }) => [name, sessions, last.id])).toEqual([
    ['MARA', 2, 'a'],
    ['IDRIS', 1, 'b'],
  ])
})

test('a reader’s conversations are their clients', () => {
  expect(
    byPerson([session('a', 'mara', 'ida'), session('b', 'mara', 'noa')], 'reader').map(({ name }) => name),
  ).toEqual(['ida', 'noa'])
})
