import { expect, test } from 'vitest'
import { unfit } from './picture.ts'

test('a picture is one of four kinds and has 8 MB at most', () => {
  expect(unfit({ type: 'image/png', size: 8 * 1024 * 1024 })).toBeUndefined()
  expect(unfit({ type: 'image/png', size: 8 * 1024 * 1024 + 1 })).toBe('too_large')
  expect(unfit({ type: 'image/svg+xml', size: 10 })).toBe('unknown_type')
  expect(unfit({ type: '', size: 10 })).toBe('unknown_type')
})
