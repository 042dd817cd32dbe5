import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Numbers from 0 up to 1, the same for the same seed. */
const seeded = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What is drawn: one of a list, by weight, or a whole number from both ends on. */
export const makeDraws = (seed: number) => {
  const next = seeded(seed)
  const whole = (from: number, until: number) => from + Math.floor(next() * (until - from + 1))
  const one = <T>(list: readonly T[]) => list[whole(0, list.length - 1)]!
  const chance = (percent: number) => next() * 100 < percent
  /** Each of the list once before any comes again. */
  const round = <T>(list: readonly T[]) => {
    let left: T[] = []
    return () => {
      if (!left.length) left = [...list]
      return left.splice(whole(0, left.length - 1), 1)[0]!
    }
  }
  /** Each of the list once, and then none. */
  const once = <T>(list: readonly T[]) => {
    const left = [...list]
    return (): T | undefined => left.splice(whole(0, Math.max(left.length - 1, 0)), 1)[0]
  }
  return { whole, one, chance, round, once }
}
export type Draws = ReturnType<typeof makeDraws>

/**
 * Lets everything in this process that asks for chance have it from a seed, so that ids come out the same each time. For
 * a process that makes the demonstration and does nothing else: here nothing is secret.
 */
export const seedProcess = (seed: number) => {
  const next = seeded(seed)
  const fill = (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(next() * 256)
    return bytes
  }
  const view = (of: ArrayBufferView) => Buffer.from(of.buffer, of.byteOffset, of.byteLength)
  const uuid = () => {
    const hex = fill(Buffer.alloc(16)).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  Object.assign(crypto, {
    randomFillSync: <T extends ArrayBufferView>(of: T) => (fill(view(of)), of),
    randomBytes: (size: number) => fill(Buffer.alloc(size)),
    randomInt: (from: number, until?: number) =>
      until === undefined ? Math.floor(next() * from) : from + Math.floor(next() * (until - from)),
    randomUUID: uuid,
  })
  syncBuiltinESMExports()
}
