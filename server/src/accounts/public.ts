import type { AdminRole, Role } from '@evenlight/contract/route'
import type { Db, Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import * as store from './store.ts'
import { textOf } from './texting.ts'

export { block, unblock } from './blocks.ts'
export { newCode } from './codes.ts'
export { isOut } from './out.ts'
export { askPassword } from './own.ts'
export { makePasswords } from './passwords.ts'
export { codeMs, codeTriesMax } from './rules.ts'
export { seal, unseal } from './sealed.ts'
export { cookieName } from './sign-in.ts'
export { endSignIns, openSignIn } from './sign-ins.ts'
export { readAppealToken } from './tokens.ts'

interface Made {
  /** Given where something is sealed for it already. */
  id?: string
  role: Role
  username: string
  email: string
  password_hash: string
  first_name: string
  country?: string
  time_zone?: string
  /** Of somebody of the house: for everything, where nothing is said. */
  admin_role?: AdminRole
  totp_secret?: Buffer
  /** The demo's admin alone comes in without a second step. */
  totp_exempt?: boolean
}

/** Somebody whom the site itself makes, not a sign-up: active, and a reader approved. Answers the id. */
export const makePerson = async (tx: Tx, given: Made, now: number) => {
  const { id } = await store.addMade(tx, {
    id: newId('usr'),
    country: null,
    time_zone: 'UTC',
    totp_secret: null,
    totp_exempt: false,
    admin_role: given.role === 'ADMIN' ? 'any' : null,
    ...given,
    email: given.email.toLowerCase(),
    state: 'active',
    approval: given.role === 'READER' ? 'approved' : null,
    made_at: now,
    verified_at: now,
  })
  return id
}

/** Who has this user name. */
export const findPersonNamed = (db: Db, username: string) => store.findNamed(db, username)

/** How somebody is spoken to. */
export const findLocale = async (db: Db, personId: string) => (await store.byId(db, personId))?.locale ?? ''
/** A short message with a code, in the language of a locale. */
export const codeTextFor = (locale: string, code: string) => textOf('code', { locale }, code)

/** Whether anybody has an account here yet. */
export const hasPeople = (db: Db) => store.hasAny(db)
