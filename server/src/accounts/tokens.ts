import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../kernel/keys.ts'

const tokenBytes = 32
const appealMs = 3_600_000

/** What is stored of a token: SHA-256 is enough, as the token itself has 256 random bits. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()
export const newToken = () => randomBytes(tokenBytes).toString('base64url')

/** The successor of a refresh token, the same however often it is asked for: parallel tabs get one and the same. */
export const successorOf = (keys: Keys, refresh: string) => keys.sign('refresh', refresh).toString('base64url')
/** The access token that goes with a refresh token. */
export const accessOf = (keys: Keys, refresh: string) => keys.sign('access', refresh).toString('base64url')

/** Opens the ban's page to somebody who cannot sign in, for an hour. */
export const appealTokenFor = (keys: Keys, personId: string, now: number) => {
  const said = `${personId}.${now + appealMs}`
  return `${said}.${keys.sign('appeal', said).toString('base64url')}`
}

/** Whose appeal token this is; undefined when it is forged or too old. */
export const readAppealToken = (keys: Keys, token: string, now: number) => {
  const [personId = '', untilMs = '', signature = ''] = token.split('.')
  const expected = keys.sign('appeal', `${personId}.${untilMs}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return now < Number(untilMs) ? personId : undefined
}
