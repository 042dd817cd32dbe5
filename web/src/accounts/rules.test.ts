import { expect, test } from 'vitest'
import { ageOn, deviceName, linkToken, looksLikeEmail, looksLikeUsername, tidyCode } from './rules.ts'

test.each([
  ['2008-11-20', 18],
  ['2008-11-21', 17],
  ['2008-12-01', 17],
  ['2008-02-29', 18],
  ['1990-01-01', 36],
  ['', Number.NaN],
  ['nonsense', Number.NaN],
])('somebody born %s is %d on 20 November 2026', (birth, age) => {
  expect(ageOn(birth, new Date(2026, 10, 20))).toBe(age)
})

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Chrome · Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox · Android'],
  ['curl/8.0', undefined],
])('%s is named %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})

test('names and addresses are judged as the server does, white space around them aside', () => {
  for (const name of ['ana', 'a.b-c_9', ' rosa ']) expect([name, looksLikeUsername(name)]).toEqual([name, true])
  for (const name of ['ab', '.ana', 'ana!', 'x'.repeat(31), 'añá'])
    expect([name, looksLikeUsername(name)]).toEqual([name, false])
  expect(looksLikeEmail(' a@b.example ')).toBe(true)
  for (const typed of ['a@b', 'a b@c.de', '@b.de', 'a@']) expect([typed, looksLikeEmail(typed)]).toEqual([typed, false])
  expect(tidyCode(' 123 456 ')).toBe('123456')
})

test.each([
  ['#token=abcDEF_-0123456789xyz', 'abcDEF_-0123456789xyz'],
  ['#fair-clock', undefined],
  ['#token=', undefined],
  ['#token=<script>alert(1)</script>', undefined],
  ['', undefined],
])('the fragment %s holds the token %s', (fragment, token) => {
  expect(linkToken(fragment)).toBe(token)
})
