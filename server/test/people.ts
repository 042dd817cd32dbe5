import type { Args } from '@evenlight/contract/client'
import type { Role, Route } from '@evenlight/contract/route'
import { grant } from '../src/wallet/grants.ts'
import { makePasswords } from '../src/accounts/passwords.ts'
import { openSignIn } from '../src/accounts/sign-ins.ts'
import { person as columns, type Person } from '../src/accounts/columns.ts'
import type { Kind } from '../src/kernel/columns.ts'
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

const written = (given: Partial<Person>) =>
  Object.entries(given).map(([name, value]) =>
    value === null ? null : (columns[name as keyof Person] as Kind<unknown>).write(value),
  )
/** Sets columns of somebody as no call could. */
export const setPerson = (house: House, id: string, given: Partial<Person>) => {
  const set = Object.keys(given).map((name, at) => `${name} = $${at + 2}`)
  return house.database.pool.query(`update account_person set ${set.join(', ')} where id = $1`, [id, ...written(given)])
}

const person = async (house: House, role: Role, given: Partial<Person> = {}) => {
  const username = given.username ?? `${role.toLowerCase()}-${++count}`
  const now = house.clock.now()
  const made = {
    id: newId('usr'),
    role,
    username,
    email: `${username.toLowerCase()}@people.test`,
    password_hash: await hashFor(house),
    first_name: username,
    date_of_birth: '1990-01-01',
    country: 'US',
    terms_version: 'test',
    state: 'active' as const,
    approval: role === 'READER' ? ('approved' as const) : null,
    admin_role: role === 'ADMIN' ? ('any' as const) : null,
    made_at: now,
    verified_at: now,
    ...given,
  }
  const { id, email } = made
  const places = Object.keys(made).map((_, at) => `$${at + 1}`)
  await house.database.pool.query(
    `insert into account_person (${Object.keys(made).join(', ')}) values (${places.join(', ')})`,
    written(made),
  )
  const { access, refresh, signInId } = await signIn(house, { id, role })
  const call = <const S extends Route>(route: S, args?: Args<S> & { headers?: Record<string, string> }) =>
    house.call(route, args, access)
  return { id, username, email, token: access, refresh, signInId, call }
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
  }: Partial<Person> & { paid_seconds?: number; free_seconds?: number } = {},
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
/** An approved, signed-in reader, paid 48 cents a minute unless `rate_cents_per_minute` says otherwise. */
export const reader = (house: House, given: Partial<Person> = {}) => person(house, 'READER', given)
/** An administrator, signed in with both factors, who may do everything unless `admin_role` says less. */
export const admin = (house: House, given: Partial<Person> = {}) => person(house, 'ADMIN', given)
