import { expect, test } from 'vitest'
import { amountsOf } from './amounts.ts'

test('all of it is offered first, then the whole minutes below it', () => {
  expect(amountsOf(200)).toEqual([200, 180, 120, 60])
  expect(amountsOf(60)).toEqual([60])
  expect(amountsOf(59)).toEqual([59])
  expect(amountsOf(5400)[1]).toBe(3600)
})
