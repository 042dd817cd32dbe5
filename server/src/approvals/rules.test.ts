import { expect, test } from 'vitest'
import { desksIn, isOver, mayDo, samenessOf } from './rules.ts'

test('a limit is what one may do alone, and what was done for the same person counts with it', () => {
  expect(isOver({ amount: 100 }, 0, 100)).toBe(false)
  expect(isOver({ amount: 101 }, 0, 100)).toBe(true)
  expect(isOver({ amount: 50 }, 51, 100)).toBe(true)
  expect(isOver({ amount: 0 }, 100, 0)).toBe(false)
  expect(isOver({ amount: 0, always: true }, 0, 100)).toBe(true)
})

test('whoever asked may take it back and nothing else, another one of its desks decides, and time ends both', () => {
  const request = { state: 'asked' as const, asked_by: 'usr_a', desks: ['money'], until_at: 10 }
  const [asker, other] = [
    { id: 'usr_a', adminRole: 'any' as const },
    { id: 'usr_b', adminRole: 'any' as const },
  ]
  expect(mayDo(request, asker, 9)).toEqual(['withdraw'])
  expect(mayDo(request, other, 9)).toEqual(['approve', 'decline'])
  expect(mayDo(request, { id: 'usr_c', adminRole: 'money' }, 9)).toEqual(['approve', 'decline'])
  expect(mayDo(request, { id: 'usr_d', adminRole: 'moderation' }, 9)).toEqual([])
  expect([...mayDo(request, asker, 10), ...mayDo(request, other, 10)]).toEqual([])
  expect(mayDo({ ...request, state: 'approved' }, other, 9)).toEqual([])
})

test('the desks of a request are those that its call lets in', () => {
  expect(desksIn(['READER', 'ADMIN:moderation', 'ADMIN:money'])).toEqual(['moderation', 'money'])
  expect(desksIn(['ADMIN:money'])).toEqual(['money'])
  expect(desksIn(['ADMIN:any'])).toEqual([])
})

test('the same thing for another reason is the same request', () => {
  const one = samenessOf({ id: 'cht_1' }, { seconds: 60, reason: 'Slow.' })
  expect(samenessOf({ id: 'cht_1' }, { seconds: 60, reason: 'It was slow.' })).toBe(one)
  expect(samenessOf({ id: 'cht_1' }, { seconds: 61, reason: 'Slow.' })).not.toBe(one)
})
