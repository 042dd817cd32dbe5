import { expect, test } from 'vitest'
import { letterTo } from './letter.ts'

const ida = { email: 'ida@people.test', username: 'ida' }
const decided = { subject: '{username}: {what}', body: 'it was decided.\n\n{reason}' } as const

test('a letter greets whom it is for, has its values in place, and ends where there is nothing more to say', () => {
  const letter = letterTo(ida, decided, { what: 'your {reason}', reason: '' })
  expect(letter).toEqual({
    channel: 'mail',
    recipient: 'ida@people.test',
    subject: 'ida: your {reason}',
    body: 'Hello ida,\n\nit was decided.',
  })
  expect(letterTo(ida, decided, { what: '', reason: 'Soon.' }).body).toMatch(/decided\.\n\nSoon\.$/)
})

test('the compiler refuses a letter without its values', () => {
  const wrong = [
    // @ts-expect-error What it is about is missing.
    letterTo(ida, decided, { reason: '' }),
    // @ts-expect-error All of it is missing.
    letterTo(ida, decided),
  ]
  expect(wrong).toHaveLength(2)
})
