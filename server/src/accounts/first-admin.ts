import { randomInt } from 'node:crypto'
import type { AdminRole } from '@evenlight/contract/route'
import type { Database } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Keys } from '../kernel/keys.ts'
import { makePerson } from './public.ts'
import { makePasswords } from './passwords.ts'
import { isTaken } from './name-store.ts'
import { byEmail } from './store.ts'
import { makeRecoveryCodes, newSecret, sealSecret, uriOf } from './totp.ts'

// No character that is easily taken for another one: it is read from a screen once.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
const newPassword = () => Array.from({ length: 5 }, group).join('-')

/** Makes an administrator with a password and a second factor that are told here and nowhere else. */
export const makeAdmin = async (
  database: Database,
  keys: Keys,
  ask: { username: string; email: string; admin_role?: AdminRole },
  now: number,
) => {
  const [password, secret, id] = [newPassword(), newSecret(), newId('usr')]
  const password_hash = await makePasswords(keys).hash(password, 'ADMIN')
  const recoveryCodes = await database.transaction(async (tx) => {
    if (await isTaken(tx, ask.username, now)) throw new Error(`The user name ${ask.username} is taken.`)
    if (await byEmail(tx, ask.email.toLowerCase())) throw new Error(`The address ${ask.email} has an account already.`)
    await makePerson(
      tx,
      {
        ...ask,
        role: 'ADMIN',
        id,
        first_name: ask.username,
        password_hash,
        totp_secret: sealSecret(keys, id, secret),
      },
      now,
    )
    return makeRecoveryCodes(tx, keys, id)
  })
  return { id, password, secret, uri: uriOf(secret, ask.username), recoveryCodes }
}
