import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage } from '../calls.ts'
import { arrivedUpTo, dropped, firstSeq, gapAfter, lastSeq, type Line, merged, noLines, pending } from './thread.ts'

const told = (seq: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `msg_${seq}`,
  seq,
  client_msg_id: `key-${seq}`,
  from: 'usr_ida',
  body: `number ${seq}`,
  at: '2026-11-20T10:00:00.000Z',
  ...part,
})
const unsent = (key: string): Line => ({
  key,
  seq: null,
  from: 'usr_ida',
  body: key,
  at: '2026-11-20T10:00:00.000Z',
  state: 'queued',
})
const seqs = (thread: typeof noLines) => thread.order.map((key) => thread.lines[key]?.seq)

test('whatever order, repetition and portion messages come in, each is there once and in its place', () => {
  const portions = fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), { maxLength: 12 })
  fc.assert(
    fc.property(portions, (all) => {
      const thread = all.reduce(
        (sum, portion) =>
          merged(
            sum,
            portion.map((seq) => told(seq)),
          ),
        noLines,
      )
      expect(seqs(thread)).toEqual([...new Set(all.flat())].toSorted((a, b) => a - b))
    }),
  )
})

test('a message that was being sent keeps its place by its key and becomes the server’s', () => {
  const thread = merged(pending(noLines, unsent('key-2')), [told(1), told(2)])
  expect(thread.order).toEqual(['key-1', 'key-2'])
  expect(thread.lines['key-2']).toMatchObject({ seq: 2, state: 'sent' })
})

test('what waits to be sent stands after what the server has, in the order it was written', () => {
  const thread = merged(pending(pending(noLines, unsent('b')), unsent('a')), [told(1)])
  expect(thread.order).toEqual(['key-1', 'b', 'a'])
})

test('a late failure does not undo what the server has', () => {
  const thread = merged(noLines, [told(1)])
  expect(pending(thread, { ...unsent('key-1'), state: 'failed' })).toBe(thread)
})

test('what is known already changes nothing, so nothing is drawn again', () => {
  const thread = merged(noLines, [told(1), told(2)])
  expect(merged(thread, [told(2)])).toBe(thread)
  expect(merged(thread, [told(2), told(3)]).lines['key-2']).toBe(thread.lines['key-2'])
})

test('read marks reach only my own messages up to the number', () => {
  const thread = merged(noLines, [told(1), told(2, { from: 'usr_mara' }), told(3)])
  const read = arrivedUpTo(thread, 'usr_ida', 2, 'read')
  expect(read.order.map((key) => read.lines[key]?.state)).toEqual(['read', 'sent', 'sent'])
  expect(arrivedUpTo(read, 'usr_ida', 2, 'sent')).toBe(read)
})

test('a read mark that comes with the message itself is taken too', () => {
  const thread = merged(merged(noLines, [told(1)]), [told(1, { read_at: '2026-11-20T10:01:00.000Z' })])
  expect(thread.lines['key-1']?.state).toBe('read')
})

test('what waited for the other person has reached them once they are back, and stays read where it was', () => {
  const waiting = merged(noLines, [
    told(1, { undelivered: true }),
    told(2, { from: 'usr_mara' }),
    told(3, { undelivered: true }),
  ])
  const stateOf = (thread: typeof noLines) => thread.order.map((key) => thread.lines[key]?.state)
  expect(stateOf(waiting)).toEqual(['waits', 'sent', 'waits'])
  expect(stateOf(arrivedUpTo(waiting, 'usr_ida', 1, 'sent'))).toEqual(['sent', 'sent', 'waits'])
  expect(stateOf(merged(waiting, [told(3)]))).toEqual(['waits', 'sent', 'sent'])
  const read = arrivedUpTo(waiting, 'usr_ida', 3, 'read')
  expect(arrivedUpTo(read, 'usr_ida', 3, 'sent')).toBe(read)
})

test('a gap is asked for from the last message before it', () => {
  const thread = merged(noLines, [told(4), told(5), told(8)])
  expect(gapAfter(thread, 8)).toBe(5)
  expect(gapAfter(merged(thread, [told(6), told(7)]), 8)).toBeUndefined()
  expect(gapAfter(thread, 9)).toBe(5)
  expect(gapAfter(noLines, 3)).toBe(0)
  expect(gapAfter(noLines, 0)).toBeUndefined()
})

test('first and last number ignore what is not sent', () => {
  const thread = pending(merged(noLines, [told(4), told(5)]), unsent('a'))
  expect([firstSeq(thread), lastSeq(thread)]).toEqual([4, 5])
  expect([firstSeq(noLines), lastSeq(noLines)]).toEqual([undefined, 0])
  expect(dropped(thread, 'a').order).toEqual(['key-4', 'key-5'])
})
