import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import type { Keys } from '../kernel/keys.ts'
import type { Person } from './columns.ts'
import * as store from './factor-store.ts'
import { seal, totpPlace, unseal } from './sealed.ts'

const stepSeconds = 30
const recoveryCount = 10
const recoveryBytes = 8

export const newSecret = () => generateSecret()
export const uriOf = (secret: string, username: string) => generateURI({ issuer: 'Evenlight', label: username, secret })
export const sealSecret = (keys: Keys, personId: string, secret: string) => seal(keys, totpPlace(personId), secret)
export const secretOf = (keys: Keys, personId: string, sealed: Buffer) => unseal(keys, totpPlace(personId), sealed)

/** The 30-second step whose code this is, one step to either side allowed; undefined when it is of none. */
export const stepOf = (secret: string, code: string, now: number) => {
  if (!/^\d{6}$/.test(code)) return undefined
  const found = verifySync({ secret, token: code, epoch: Math.floor(now / 1000), epochTolerance: stepSeconds })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}

const tidy = (code: string) => code.toLowerCase().replace(/[^0-9a-f]/g, '')
const recoveryHash = (keys: Keys, personId: string, code: string) => keys.sign('recovery', `${personId}|${tidy(code)}`)

/** Ten new recovery codes; those before no longer work. Only their hashes are kept. */
export const makeRecoveryCodes = async (tx: Tx, keys: Keys, personId: string) => {
  const made = Array.from({ length: recoveryCount }, () => randomBytes(recoveryBytes).toString('hex'))
  const hashes = made.map((code) => recoveryHash(keys, personId, code))
  await store.setRecoveryCodes(tx, personId, hashes)
  return made.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

const wrong = () => refuse('code_wrong', { fields: { totp: 'code_used' } })

/** Uses a code of the app or a recovery code up, or refuses. Each works once. */
export const useSecondFactor = async (tx: Tx, keys: Keys, person: Person, code: string, now: number) => {
  if (!person.totp_secret) throw wrong()
  const step = stepOf(secretOf(keys, person.id, person.totp_secret), code, now)
  if (step !== undefined && (await store.useStep(tx, person.id, step))) return
  if (
    tidy(code).length === 2 * recoveryBytes &&
    (await store.useRecoveryCode(tx, person.id, recoveryHash(keys, person.id, code)))
  )
    return
  throw wrong()
}

/** Whether somebody has to bring a second factor: whoever enrolled one, and every admin but the demo's. */
export const needsSecondFactor = (person: Pick<Person, 'role' | 'totp_secret' | 'totp_exempt'>) =>
  person.totp_secret !== null || (person.role === 'ADMIN' && !person.totp_exempt)
