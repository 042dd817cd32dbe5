import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysFrom } from '../kernel/keys.ts'
import { addressOf, secondsLeft } from './address.ts'
import { fileOf, nameOf } from './sizes.ts'

const keys = keysFrom('a secret for tests, long enough to serve')
const now = Date.UTC(2026, 10, 20, 12)
const id = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'.split('')), minLength: 22, maxLength: 22 })
const name = id.map((letters) => `upl_${letters}.webp`)
const file = fc.oneof(
  name,
  fc.tuple(name, fc.constantFrom(320, 800)).map(([whole, side]) => fileOf(whole, side)),
)
const partsOf = (address: string) => {
  const url = new URL(address, 'http://here')
  const [until, key] = [url.searchParams.get('until') ?? '', url.searchParams.get('key') ?? '']
  return { name: url.pathname.slice('/uploads/'.length), until, key }
}

test('an address opens its own file, for 30 to 60 minutes', () => {
  fc.assert(
    fc.property(file, fc.nat(86_400_000), (one, later) => {
      const left = secondsLeft(keys, partsOf(addressOf(keys, one, now + later)), now + later)
      expect(left).toBeGreaterThanOrEqual(30 * 60)
      expect(left).toBeLessThanOrEqual(60 * 60)
    }),
  )
})

test('no address opens another file, another size of the same one, or its own for longer', () => {
  fc.assert(
    fc.property(file, file, fc.integer({ min: 1, max: 10 ** 12 }), (one, other, longerMs) => {
      const asked = partsOf(addressOf(keys, one, now))
      const sizes = [nameOf(one), fileOf(nameOf(one), 320), fileOf(nameOf(one), 800), `${one}.draft`]
      for (const another of [other, ...sizes].filter((wanted) => wanted !== one))
        expect(secondsLeft(keys, { ...asked, name: another }, now)).toBeUndefined()
      expect(secondsLeft(keys, { ...asked, until: String(Number(asked.until) + longerMs) }, now)).toBeUndefined()
      expect(secondsLeft(keysFrom('a secret of another site, as long as it'), asked, now)).toBeUndefined()
      expect(secondsLeft(keys, asked, Number(asked.until))).toBeUndefined()
    }),
  )
})

test('no key that is made up opens anything', () => {
  fc.assert(
    fc.property(file, fc.string(), (one, key) => {
      expect(secondsLeft(keys, { ...partsOf(addressOf(keys, one, now)), key }, now)).toBeUndefined()
    }),
  )
})

test('a name and its sizes are told apart, whatever letters are in it', () => {
  fc.assert(
    fc.property(name, fc.constantFrom(320, 800), (whole, side) => {
      expect(nameOf(whole)).toBe(whole)
      expect(nameOf(fileOf(whole, side))).toBe(whole)
    }),
  )
})
