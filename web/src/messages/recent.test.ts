import { expect, test } from 'vitest'
import { inOrder, recentOf } from './recent.ts'

const me = { id: 'usr_me', username: 'rosa' }
const to = (name: string, hour: number) => ({
  client: me,
  reader: { id: `usr_${name}`, username: name, display_name: name.toUpperCase() },
  created_at: `2026-11-20T0${hour}:00:00Z`,
})
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('the last five people come once each, the latest first', () => {
  const written = [to('a', 1), to('b', 2), to('a', 3), to('c', 4), to('d', 5), to('e', 6), to('f', 7)]
  expect(names(recentOf(written, me.id))).toEqual(['f', 'e', 'd', 'c', 'a'])
  expect(recentOf([], me.id)).toEqual([])
})

test('they stand before the others, and nobody stands twice', () => {
  const person = (name: string) => ({ id: `usr_${name}`, name })
  const found = ['a', 'b', 'c'].map(person)
  expect(names(inOrder(found, [person('c')], true))).toEqual(['c', 'a', 'b'])
  expect(names(inOrder(found, [person('x'), person('b')], true))).toEqual(['b', 'a', 'c'])
  expect(names(inOrder(found, [person('x'), person('b')], false))).toEqual(['x', 'b', 'a', 'c'])
})
