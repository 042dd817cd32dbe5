import { expect, test } from 'vitest'
import { ageOf, claimedBy, following, latenessOf, merged, inserted, type Row, rowAt, withoutGone } from './queue.ts'

const row = (name: string, more: Partial<Row> = {}): Row => ({
  id: `msg_${name}`,
  message: name,
  client_id: 'usr_c',
  reader_id: 'usr_r',
  client: { id: 'usr_c', username: 'rosa' },
  reader: { id: 'usr_r', username: 'mara', display_name: 'Mara' },
  type: 'CLIENT',
  state: 'waiting',
  msgTranscript_image: null,
  created_at: `2026-01-01T10:0${'abcdefgh'.indexOf(name)}:00.000Z`,
  sender_id: 'usr_c',
  marks: [],
  strikes: 0,
  redactions: [],
  ...more,
})
const names = (rows: readonly Row[]) => rows.map(({ message, gone }) => message + (gone ? '-' : '')).join(' ')
const [a, b, c, d] = [row('a'), row('b'), row('c'), row('d')] as const
const nobody = new Set<string>()

test('while somebody points at the list nothing in it moves: what left stays marked, what came stands at the end', () => {
  expect(names(merged([b, c], [a, c, d], { still: true, decided: nobody }))).toBe('b- c a d')
  expect(names(merged([b, c], [a, c, d], { still: false, decided: nobody }))).toBe('a c d')
})

test('the open row stays where it is, decided or not', () => {
  expect(names(merged([a, b, c], [a, c], { still: false, decided: nobody, open: b.id }))).toBe('a b- c')
  expect(names(merged([a, b, c], [a, b], { still: false, decided: nobody, open: b.id }))).toBe('a b')
})

test('what lies behind the end of the answer is not taken for decided', () => {
  expect(names(merged([b, c, d], [a, c], { still: true, decided: nobody, more: true }))).toBe('b- c d a')
  expect(names(merged([b, c, d], [a, c], { still: true, decided: nobody, more: false }))).toBe('b- c d- a')
})

test('a row gets the newest facts in its place', () => {
  const claimed = row('b', { claimed: { by: { id: 'usr_x', username: 'ana' }, until: '2026-01-01T10:10:00.000Z' } })
  const after = merged([a, b], [a, claimed], { still: true, decided: nobody })
  expect(claimedBy(after[1]!, 'usr_me', Date.parse('2026-01-01T10:09:00Z'))?.by.username).toBe('ana')
  expect(claimedBy(after[1]!, 'usr_x', Date.parse('2026-01-01T10:09:00Z'))).toBeUndefined()
  expect(claimedBy(after[1]!, 'usr_me', Date.parse('2026-01-01T10:11:00Z'))).toBeUndefined()
})

test('what was decided here, and what is approved and on its way, does not come back with a late answer', () => {
  const leaving = row('c', { delivers_at: '2026-01-01T10:10:00.000Z' })
  expect(names(merged([], [a, b, leaving], { still: false, decided: new Set([b.id]) }))).toBe('a')
})

test('at a step of one’s own what others decided leaves, but not from under the feet', () => {
  const gone = row('b', { gone: true })
  expect(names(withoutGone([a, gone, c]))).toBe('a c')
  expect(names(withoutGone([a, gone, c], gone.id))).toBe('a b- c')
})

test('what is taken back stands at its place by age', () => {
  expect(names(inserted([a, d], c))).toBe('a c d')
  expect(names(inserted([b, c], a))).toBe('a b c')
})

test('what may need care comes before what waits longer, and is not taken for decided behind the end', () => {
  const grave = row('d', { care: true })
  expect(names(inserted([a, b], grave))).toBe('d a b')
  expect(names(merged([grave, b], [a], { still: true, decided: nobody, more: true }))).toBe('d- b a')
})

test('the next one waiting follows, at the end the last before it, and nobody after the last', () => {
  const gone = row('c', { gone: true })
  expect(following([a, b, gone, d], b.id)).toBe(d.id)
  expect(following([a, b, gone], b.id)).toBe(a.id)
  expect(following([b, gone], b.id)).toBeNull()
})

test('steps stop at the ends and begin at the first row', () => {
  const rows = [a, b, c]
  expect(rowAt(rows, null, 1)).toBe(a.id)
  expect(rowAt(rows, b.id, 1)).toBe(c.id)
  expect(rowAt(rows, c.id, 1)).toBe(c.id)
  expect(rowAt(rows, a.id, -1)).toBe(a.id)
  expect(rowAt(rows, a.id, Infinity)).toBe(c.id)
  expect(rowAt([], a.id, 1)).toBeNull()
})

test.each([
  [0, 'now', 0, 'on_time'],
  [59, 'now', 0, 'on_time'],
  [60, 'minutes', 1, 'on_time'],
  [3599, 'minutes', 59, 'on_time'],
  [3600, 'hours', 1, 'due'],
  [14_399, 'hours', 3, 'due'],
  [14_400, 'hours', 4, 'late'],
  [172_800, 'days', 2, 'late'],
])('after %d seconds a message is of an age of %s %d and %s', (seconds, unit, count, lateness) => {
  expect(ageOf(seconds)).toEqual({ unit, count })
  expect(latenessOf(seconds)).toBe(lateness)
})
