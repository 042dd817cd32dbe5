import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, recipientOf, redacted, stretchesIn } from './rules.ts'

const taken = (typed: string, ...asked: [from: number, to: number][]) =>
  redacted(
    typed,
    stretchesIn(
      typed,
      asked.map(([from, to]) => ({ from, to })),
    ),
  )

describe('what is taken out', () => {
  test.each([
    ['a word', 'ring me now', [[5, 7]], 'ring ▇▇ now'],
    [
      'both ends',
      'ring me',
      [
        [0, 4],
        [5, 7],
      ],
      '▇▇▇▇ ▇▇',
    ],
    [
      'what overlaps and what touches',
      'abcdefgh',
      [
        [4, 6],
        [1, 3],
        [2, 4],
      ],
      'a▇▇▇▇▇gh',
    ],
    ['half of a sign takes the whole', 'a🌙b🌙c', [[2, 5]], 'a▇▇▇c'],
    ['lines stay lines', 'one\ntwo', [[2, 5]], 'on▇\n▇wo'],
    ['a line break alone is nothing', 'one\n\ntwo', [[3, 5]], 'one\n\ntwo'],
  ] as [string, string, [number, number][], string][])('%s', (_, typed, asked, left) => {
    expect(taken(typed, ...asked)).toBe(left)
  })

  test('of any text, no character of a stretch is left, and every other one is', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((one) => !/[▇\n]/.test(one))
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (typed, a, b) => {
        const [from, to] = [a % typed.length, (b % typed.length) + 1].toSorted((x, y) => x - y) as [number, number]
        if (from === to) return
        const [{ from: first, to: last } = { from: 0, to: 0 }] = stretchesIn(typed, [{ from, to }])
        const left = redacted(typed, [{ from: first, to: last }])
        expect([first <= from, last >= to, left.isWellFormed()]).toEqual([true, true, typed.isWellFormed()])
        expect(left).toBe(typed.slice(0, first) + typed.slice(first, last).replace(/./gsu, '▇') + typed.slice(last))
      }),
    )
  })
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
