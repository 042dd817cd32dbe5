import { expect, test } from 'vitest'
import { chunked, goesOn } from './chunks.ts'
import type { Line, Thread } from './thread.ts'

const line = (seq: number | null, part: Partial<Line> = {}): Line => ({
  key: `key-${seq ?? 'new'}`,
  seq,
  from: 'usr_ida',
  body: 'Hello',
  at: '2026-11-20T10:00:00.000Z',
  state: 'sent',
  ...part,
})
const thread = (lines: Line[]): Thread => ({
  lines: Object.fromEntries(lines.map((one) => [one.key, one])),
  order: lines.map(({ key }) => key),
})
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => line(from + n))

test('what comes in leaves every piece before it as it was, and so does what is fetched from earlier', () => {
  const first = chunked(thread(upTo(101, 220)), [])
  expect(first.map(({ at, keys }) => [at, keys.length])).toEqual([
    [2, 50],
    [3, 50],
    [4, 20],
  ])
  const later = chunked(thread(upTo(51, 221)), first)
  expect(later.map((one) => first.includes(one))).toEqual([false, true, true, false])
})

test('a message that is not numbered yet stands in the piece in which it stays', () => {
  const waiting = chunked(thread([...upTo(1, 50), line(null)]), [])
  expect(waiting.map(({ at, keys }) => [at, keys.length])).toEqual([
    [0, 50],
    [1, 1],
  ])
  const numbered = chunked(thread([...upTo(1, 50), line(51, { key: 'key-new' })]), waiting)
  expect(numbered).toEqual(waiting)
  expect(numbered[1]).toBe(waiting[1])
})

test('a turn ends with the person, the minute, and how far a message has come', () => {
  expect(goesOn(line(1), line(2))).toBe(true)
  for (const part of [{ from: 'usr_mara' }, { at: '2026-11-20T10:01:00.000Z' }, { state: 'read' as const }])
    expect(goesOn(line(1), line(2, part))).toBe(false)
  expect(goesOn(line(null, { state: 'failed' }), line(null, { state: 'failed' }))).toBe(false)
  expect(goesOn(line(1), undefined)).toBe(false)
})
