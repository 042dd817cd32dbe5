import { expect, test } from 'vitest'
import { PayoutState } from '@evenlight/contract/earnings'
import { actsOf, faultIn, isWantable } from './rules.ts'

const may = (role: 'READER' | 'ADMIN', late: boolean) =>
  Object.fromEntries(
    PayoutState.options.map((state) => [state, actsOf(role, { state, answer_until: 1 }, late ? 1 : 0).join(' ')]),
  )

test('a reader answers what is open, and may take a dispute back', () => {
  expect(may('READER', false)).toEqual({
    open: 'accept dispute',
    accepted: '',
    disputed: 'accept',
    approved: '',
    carried: '',
    batched: '',
    paid: '',
    failed: '',
  })
})

test('the house approves what was answered, and the rest after the time to answer', () => {
  const decided = {
    accepted: 'approve',
    disputed: 'approve',
    approved: '',
    carried: '',
    batched: '',
    paid: '',
    failed: '',
  }
  expect(may('ADMIN', false)).toEqual({ ...decided, open: '' })
  expect(may('ADMIN', true)).toEqual({ ...decided, open: 'approve' })
})

test('each disputed line is decided once, between what it says and what is wanted', () => {
  const disputed = [
    { number: 3, cents: 96, wanted_cents: 144 },
    { number: 7, cents: -48, wanted_cents: 0 },
  ]
  const given = (...amounts: [number, number][]) => amounts.map(([number, amount_cents]) => ({ number, amount_cents }))
  expect(faultIn(disputed, given([3, 120], [7, -48]))).toBeUndefined()
  expect(faultIn(disputed, given([3, 145], [7, 0]))).toEqual({ wrong: 0 })
  expect(faultIn(disputed, given([3, 96], [3, 96]))).toEqual({ wrong: 1 })
  expect(faultIn(disputed, given([3, 96], [8, 0]))).toEqual({ wrong: 1 })
  expect(faultIn(disputed, given([3, 96]))).toEqual({ wrong: undefined })
  expect([isWantable(96, 96), isWantable(96, 97), isWantable(96, 200_000)]).toEqual([false, true, false])
})
