import { expect, test } from 'vitest'
import { foldMailbox } from './mailbox.ts'

test('the spellings of one mailbox are one', () => {
  const spelt = ['nora.lind@gmail.com', 'NoraLind@googlemail.com', 'n.o.r.a.lind+moon@gmail.com', ' noralind@GMAIL.com']
  expect(new Set(spelt.map(foldMailbox))).toEqual(new Set(['noralind@gmail.com']))
  expect(foldMailbox('nora+1@pm.me')).toBe(foldMailbox('Nora@proton.me'))
  expect(foldMailbox('nora+1@icloud.com')).toBe('nora@icloud.com')
})

test('where a dot or a plus may mean another person, it does', () => {
  expect(foldMailbox('n.ora@outlook.com')).not.toBe(foldMailbox('nora@outlook.com'))
  expect(foldMailbox('nora+lind@example.org')).toBe('nora+lind@example.org')
  expect(foldMailbox('nora@hotmail.com')).not.toBe(foldMailbox('nora@outlook.com'))
})
