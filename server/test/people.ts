import type { Args } from '@evenlight/contract/client'
import type { Role, Route } from '@evenlight/contract/route'
import { grant } from '../src/wallet/grants.ts'
import { makePasswords } from '../src/accounts/passwords.ts'
import { openSignIn } from '../src/accounts/sign-ins.ts'
import * as store from '../src/accounts/store.ts'
import type { NewPerson } from '../src/accounts/tables.ts'
import { newId } from '../src/kernel/ids.ts'
import type { House } from './house.ts'

/** Everybody's password; hashed once a secret, as hashing is slow by intention. */
export const password = 'a candle and a clock'
const hashes = new Map<string, Promise<string>>()
const hashFor = (house: House) => {
  const key = house.parts.keys.of('password').toString('hex')
  const hash = hashes.get(key) ?? makePasswords(house.parts.keys).hash(password, 'CLIENT')
  hashes.set(key, hash)
  return hash
}

let count = 0

/** Signs somebody in on one more device; answers the access and refresh tokens. */
export const signIn = (house: House, person: { id: string; role: Role }) =>
  house.database.transaction((tx) =>
    openSignIn(tx, house.parts.keys, person, { device: 'a test', address: '127.0.0.1' }, house.clock.now()),
  )

const person = async (house: House, role: Role, given: Partial<NewPerson> = {}) => {
  const id = given.id ?? newId('usr')
  const username = given.username ?? `${role.toLowerCase()}-${++count}`
  const now = new Date(house.clock.now())
  const made: NewPerson = {
    role,
    email: `${username.toLowerCase()}@people.test`,
    passwordHash: await hashFor(house),
    firstName: username,
    dateOfBirth: '1990-01-01',
    country: 'US',
    termsVersion: 'test',
    state: 'active',
    approval: role === 'READER' ? 'approved' : null,
    madeAt: now,
    verifiedAt: now,
    ...given,
    id,
    username,
  }
  await store.add(house.database.db, made)
  const { access, refresh, signInId } = await signIn(house, { id, role })
  const call = <const S extends Route>(route: S, args?: Args<S> & { headers?: Record<string, string> }) =>
    house.call(route, args, access)
  return { id, username, email: made.email, token: access, refresh, signInId, call }
}
/** A signed-in person of a test; `call` makes a call as them. */
export type TestPerson = Awaited<ReturnType<typeof person>>

/** A confirmed, signed-in client with `paid_seconds` and `free_seconds` in the wallet, given by the house. */
export const client = async (
  house: House,
  {
    paid_seconds = 0,
    free_seconds = 0,
    ...given
  }: Partial<NewPerson> & { paid_seconds?: number; free_seconds?: number } = {},
) => {
  const made = await person(house, 'CLIENT', given)
  const gift = (kind: 'paid' | 'free', seconds: number) =>
    house.database.transaction((tx) =>
      grant(tx, {
        clientId: made.id,
        kind,
        seconds,
        source: 'gift',
        subject: made.id,
        now: house.clock.now(),
        ref: newId('tst'),
      }),
    )
  if (paid_seconds) await gift('paid', paid_seconds)
  if (free_seconds) await gift('free', free_seconds)
  return made
}
/** An approved, signed-in reader, paid 48 cents a minute unless `rateCentsPerMinute` says otherwise. */
export const reader = (house: House, given: Partial<NewPerson> = {}) => person(house, 'READER', given)
/** An administrator, signed in with both factors. */
export const admin = (house: House, given: Partial<NewPerson> = {}) => person(house, 'ADMIN', given)
