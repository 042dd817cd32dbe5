import { expect, test } from 'vitest'
import { addressKey, makeLimits } from './limits.ts'

const codes = 5
const refused = (work: Promise<void>) =>
  work.then(
    () => 'let in',
    (error: { code: string }) => error.code,
  )

test('what was used up is refused, for that person alone', async () => {
  const limits = makeLimits({ demo: false, raised: false })
  for (let n = 0; n < codes; n++) expect(await refused(limits.take('codes', 'ann'))).toBe('let in')
  expect(await refused(limits.take('codes', 'ann'))).toBe('too_many')
  expect(await refused(limits.take('codes', 'ben'))).toBe('let in')
})

test('a socket’s own counter refuses beyond its row and begins anew when the time is over', () => {
  let now = 0
  const count = makeLimits({ demo: false, raised: false }).counter('events', () => now)
  for (let n = 0; n < 1200; n++) count.count()
  expect(() => count.check()).not.toThrow()
  count.count()
  expect(() => count.check()).toThrow('too_many')
  for (let n = 1201; n < 3600; n++) expect(count.count()).toBe(true)
  expect(count.count()).toBe(false)
  now = 60_000
  expect(() => count.check()).not.toThrow()
  expect(count.count()).toBe(true)
})

test('an address of the new kind counts by its network', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'))
  expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'))
})
