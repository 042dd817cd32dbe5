import { timingSafeEqual } from 'node:crypto'
import type { Keys } from '../kernel/keys.ts'

const stepMs = 30 * 60_000

const signatureOf = (keys: Keys, name: string, until: string) => keys.sign('upload', `${name} ${until}`).subarray(0, 16)

/** The address of a picture, good for 30 to 60 minutes. It stays the same for half an hour, so that browsers keep it. */
export const addressOf = (keys: Keys, name: string, now: number) => {
  const until = String((Math.floor(now / stepMs) + 2) * stepMs)
  return `/uploads/${name}?until=${until}&key=${signatureOf(keys, name, until).toString('base64url')}`
}

/** Seconds that an address has left; undefined when it is over or was never ours. */
export const secondsLeft = (keys: Keys, asked: { name: string; until: string; key: string }, now: number) => {
  const given = Buffer.from(asked.key, 'base64url')
  const right = signatureOf(keys, asked.name, asked.until)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const leftMs = Number(asked.until) - now
  return leftMs > 0 ? Math.floor(leftMs / 1000) : undefined
}
