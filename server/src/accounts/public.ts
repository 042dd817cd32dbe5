import type { Role } from '@evenlight/contract/route'
import type { Db, Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import * as store from './store.ts'
import { people } from './tables.ts'

export { makePasswords } from './passwords.ts'
export { cookieName } from './sign-in.ts'
export { openSignIn } from './sign-ins.ts'

interface Made {
  role: Role
  username: string
  email: string
  passwordHash: string
  firstName: string
  country?: string
  timeZone?: string
  /** Already sealed for the id that is given with it. */
  totp?: { id: string; sealed: Buffer }
  /** The demo's admin alone comes in without a second step. */
  totpExempt?: boolean
}

/** Somebody whom the site itself makes, not a sign-up: active, and a reader approved. Answers the id. */
export const makePerson = async (tx: Tx, { totp, role, email, ...given }: Made, now: number) => {
  const at = new Date(now)
  const approval = role === 'READER' ? ('approved' as const) : null
  const secret = totp ? { id: totp.id, totpSecret: totp.sealed } : { id: newId('usr') }
  const { id } = await store.add(tx, {
    ...secret,
    ...given,
    role,
    email: email.toLowerCase(),
    approval,
    state: 'active',
    madeAt: at,
    verifiedAt: at,
  })
  return id
}

/** Who has this user name. */
export const findPersonNamed = (db: Db, username: string) => store.byLogin(db, username)

/** Whether anybody has an account here yet. */
export const hasPeople = async (tx: Pick<Tx, 'select'>) =>
  (await tx.select({ id: people.id }).from(people).limit(1)).length > 0
