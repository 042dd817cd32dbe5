import { expect, test } from 'vitest'
import { after, recipientOf, showsCare, takenOut } from './rules.ts'

test('what is taken out is of the message, of whole characters, and not of line breaks alone', () => {
  expect(
    takenOut(
      'a🌙b\n\nc',
      [
        { from: 2, to: 4 },
        { from: 4, to: 6 },
      ],
      [],
    ),
  ).toEqual([{ from: 1, to: 6, kinds: [] }])
  expect(takenOut('one\n\ntwo', [{ from: 3, to: 5 }], [])).toEqual([])
  for (const { from, to } of [
    { from: 2, to: 2 },
    { from: 0, to: 4 },
  ])
    expect(() => takenOut('one', [{ from, to }], [])).toThrow('bad_input')
})

test('what is taken out says what was marked in it, each kind once', () => {
  const marks = [
    { from: 0, to: 4, kind: 'phone' },
    { from: 5, to: 9, kind: 'email' },
    { from: 10, to: 14, kind: 'phone' },
  ] as const
  const kinds = (from: number, to: number) => takenOut('0123 5678 0123', [{ from, to }], marks)[0]?.kinds
  expect([kinds(0, 14), kinds(3, 5), kinds(4, 5), kinds(9, 10)]).toEqual([['phone', 'email'], ['phone'], [], []])
})

test('a decision has one next stage, and what is decided has none', () => {
  expect([after('waiting', 'approve'), after('approved', 'undo'), after('approved', 'deliver')]).toEqual([
    'approved',
    'waiting',
    'delivered',
  ])
  expect(after('waiting', 'return')).toBe('returned')
  for (const [stage, act] of [
    ['waiting', 'deliver'],
    ['waiting', 'undo'],
    ['approved', 'approve'],
    ['approved', 'return'],
    ['delivered', 'undo'],
    ['delivered', 'return'],
    ['returned', 'approve'],
  ] as const)
    expect(() => after(stage, act)).toThrow('wrong_state')
})

test('a message goes from its sender to the other of the two', () => {
  const sent = { client_id: 'usr_c', reader_id: 'usr_r', type: 'CLIENT' }
  expect(recipientOf(sent, { id: 'usr_c', role: 'CLIENT' })).toBe('usr_r')
  expect(recipientOf({ ...sent, type: 'READER' }, { id: 'usr_r', role: 'READER' })).toBe('usr_c')
  expect(() => recipientOf(sent, { id: 'usr_r', role: 'READER' })).toThrow('not_yours')
  expect(() => recipientOf(sent, { id: 'usr_x', role: 'CLIENT' })).toThrow('not_yours')
})

test('who helps is shown to the writer of a message alone, for a week', () => {
  const week = 7 * 86_400_000
  const message = { care: true, sender_id: 'usr_a', created_at: 1000 }
  const shown = (personId: string, now: number, care = true) => showsCare({ ...message, care }, personId, now)
  expect([shown('usr_a', 1000), shown('usr_a', week + 999), shown('usr_a', week + 1000)]).toEqual([true, true, false])
  expect([shown('usr_b', 1000), shown('usr_a', 1000, false)]).toEqual([false, false])
})
