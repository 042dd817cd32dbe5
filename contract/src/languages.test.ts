import { expect, test } from 'vitest'
import { barePath, languageAt, languageFor, pathIn } from './languages.ts'

test.each([
  ['/', 'en', '/'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es?from=mail', 'es', '/?from=mail'],
  ['/ar/psychics?q=es', 'ar', '/psychics?q=es'],
  ['/es//elsewhere.example', 'es', '/elsewhere.example'],
  ['/especially', 'en', '/especially'],
  ['/de/psychics', 'en', '/de/psychics'],
])('%s is in %s, and bare it is %s', (path, language, bare) => {
  expect([languageAt(path), barePath(path)]).toEqual([language, bare])
})

test.each([
  ['es', '/', '/es'],
  ['es', '/?from=mail', '/es?from=mail'],
  ['ar', '/es/psychics#all', '/ar/psychics#all'],
  ['en', '/ar', '/'],
] as const)('in %s, %s is %s', (language, path, there) => {
  expect(pathIn(language, path)).toBe(there)
})

test('whoever speaks none of the languages reads English', () => {
  expect(['es-MX', 'AR', 'en-GB', 'est', 'de', ''].map(languageFor)).toEqual(['es', 'ar', 'en', 'en', 'en', 'en'])
})
