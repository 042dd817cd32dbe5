import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

test.each([
  ['/admin-user/message?tab=sent#x', '/admin-user/message?tab=sent#x'],
  ['https://evil.example/', '/home'],
  ['//evil.example/', '/home'],
  ['/.//evil.example', '/home'],
  ['/x/..//evil.example', '/home'],
  ['/\\evil.example/', '/home'],
  ['/\t/evil.example/', '/home'],
  ['javascript:alert(1)', '/home'],
  ['/auth?next=/auth', '/home'],
  ['', '/home'],
  [null, '/home'],
])('after sign-in, %j leads to %s', (next, to) => {
  expect(wayBack(next, 'https://evenlight.example', '/home')).toBe(to)
})
