import { expect, test } from 'vitest'
import { after, recipientOf, spansIn } from './rules.ts'

test('what is taken out is of the message, of whole characters, and not of line breaks alone', () => {
  expect(
    spansIn('a🌙b\n\nc', [
      { from: 2, to: 4 },
      { from: 4, to: 6 },
    ]),
  ).toEqual([{ from: 1, to: 6 }])
  expect(spansIn('one\n\ntwo', [{ from: 3, to: 5 }])).toEqual([])
  for (const { from, to } of [
    { from: 2, to: 2 },
    { from: 0, to: 4 },
  ])
    expect(() => spansIn('one', [{ from, to }])).toThrow('bad_input')
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
