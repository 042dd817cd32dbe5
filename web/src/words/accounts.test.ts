import { expect, test } from 'vitest'
import { accounts } from './accounts.ts'

test('how long a password, a code or a link has to be or works is told by the contract’s figure', () => {
  const promises = Object.entries(accounts).filter(([, words]) => /\d+ characters|\d+ minutes\b|\bhour\b/.test(words))
  expect(promises.map(([key]) => key)).toEqual([])
})
