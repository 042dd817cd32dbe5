import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys } from '../kernel/keys.ts'

const version = 1
const nonceBytes = 12
const tagBytes = 16

/** `place` says whose and which column it is: a value copied to another row or column does not open there. */
export const seal = (keys: Keys, place: string, text: string) => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keys.of('sealed'), nonce).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), body])
}

/** What was sealed for `place`. Throws when it was altered or is another place's. */
export const unseal = (keys: Keys, place: string, sealed: Buffer) => {
  const [from, to] = [1 + nonceBytes, 1 + nonceBytes + tagBytes]
  const decipher = createDecipheriv('aes-256-gcm', keys.of('sealed'), sealed.subarray(1, from)).setAAD(
    Buffer.from(place),
  )
  decipher.setAuthTag(sealed.subarray(from, to))
  return Buffer.concat([decipher.update(sealed.subarray(to)), decipher.final()]).toString('utf8')
}

export const mobilePlace = (personId: string) => `account_person|mobile|${personId}`
export const totpPlace = (personId: string) => `account_person|totp|${personId}`
