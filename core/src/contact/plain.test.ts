import { expect, test } from 'vitest'
import { findContact } from './plain.ts'

const parts = (text: string) => findContact(text).map(({ from, to }) => text.slice(from, to))

test.each([
  ['call me on +1 (555) 010-7788 tonight', ['+1 (555) 010-7788']],
  ['555.010.7788', ['555.010.7788']],
  ['٠٥٥٥٠١٠٧٧٨٨ after nine', ['٠٥٥٥٠١٠٧٧٨٨']],
  ['write to mara.linden@example.org please', ['mara.linden@example.org']],
  ['see https://example.net/mara and www.example.net', ['https://example.net/mara', 'www.example.net']],
  ['my page is maralinden.com', ['maralinden.com']],
])('%s is found in its place', (text, found) => {
  expect(parts(text)).toEqual(found)
})

test.each([
  'I was born on 14.03.1987 at 07:45',
  'born 1987-03-14',
  'I keep seeing 11:11 and 1111111',
  'between 2019 2020 everything changed',
  'Sun at 12 degrees Leo, Moon at 29 Pisces. Then what?',
  'it costs $21.99 for 20 minutes',
  'Well... I said. He left.And then nothing',
  '',
])('%s is harmless', (text) => {
  expect(parts(text)).toEqual([])
})
