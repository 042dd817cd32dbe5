import type { AdminRole, Role } from '@evenlight/contract/route'
import { accessMs } from '../src/accounts/rules.ts'
import { openSignIn } from '../src/accounts/sign-ins.ts'
import type { House } from './house.ts'
import { admin, client, type TestPerson } from './people.ts'
import { onlineReader } from './readings.ts'

/** Everybody that a call may meet. A and B are alike; what there is belongs to A. Of the house `admin` may everything. */
export const names = [
  'anonymous',
  'expired',
  'blocked',
  'unverified',
  'client A',
  'client B',
  'reader A',
  'reader B',
  'admin',
  'moderator',
  'treasurer',
  'editor',
] as const
export type Name = (typeof names)[number]
const house: Partial<Record<Name, AdminRole>> = {
  admin: 'any',
  moderator: 'moderation',
  treasurer: 'money',
  editor: 'content',
}
export const adminRoleOf = (name: Name) => house[name]
export const roleOf = (name: Name): Role | undefined =>
  name.startsWith('client') ? 'CLIENT' : name.startsWith('reader') ? 'READER' : house[name] && 'ADMIN'

const time = { paid_seconds: 600, free_seconds: 600 }

const gone = async (house: House, person: TestPerson) => {
  const then = house.clock.now() - accessMs - 1
  const at = { device: 'a test', address: '127.0.0.1' }
  const late = await house.database.transaction((tx) =>
    openSignIn(tx, house.parts.keys, { id: person.id, role: 'CLIENT' }, at, then),
  )
  return { ...person, token: late.access }
}

export const peopleOf = async (house: House) => ({
  expired: await gone(house, await client(house)),
  blocked: await client(house, { blocked_at: house.clock.now(), blocked_reason: 'Rude.' }),
  unverified: await client(house, { state: 'pending' }),
  'client A': await client(house, time),
  'client B': await client(house, time),
  'reader A': await onlineReader(house),
  'reader B': await onlineReader(house),
  admin: await admin(house),
  moderator: await admin(house, { admin_role: 'moderation' }),
  treasurer: await admin(house, { admin_role: 'money' }),
  editor: await admin(house, { admin_role: 'content' }),
})
