import { makePasswords, makePerson } from '../accounts/public.ts'
import type { Tx } from '../kernel/database.ts'
import type { Keys } from '../kernel/keys.ts'
import { saveProfile } from '../readers/public.ts'
import { demoReader, demoReaders, type DemoReader } from './readers.ts'

/** Everybody's password in a demo; printed at the start. */
const demoPassword = 'evenlight-demo'
const dayMs = 86_400_000
const mailOf = (username: string) => `${username}@evenlight.example`

/** Hashed once for all of them, before the transaction. */
export const demoHashes = async (keys: Keys) => {
  const passwords = makePasswords(keys)
  return { usual: await passwords.hash(demoPassword, 'CLIENT'), admin: await passwords.hash(demoPassword, 'ADMIN') }
}
type Hashes = Awaited<ReturnType<typeof demoHashes>>

const makeReader = async (tx: Tx, passwordHash: string, { words, ...given }: DemoReader, now: number) => {
  const id = await makePerson(tx, { ...given, role: 'READER', email: mailOf(given.username), passwordHash }, now)
  await saveProfile(tx, id, { ...words, channels: ['chat'] }, now)
  return id
}

/** Makes the demo's people, the other readers some weeks before, one after the other. */
export const makeDemoPeople = async (tx: Tx, hashes: Hashes, now: number) => {
  for (const [i, reader] of demoReaders.entries())
    await makeReader(tx, hashes.usual, reader, now - (demoReaders.length - i) * 3 * dayMs)
  const readerId = await makeReader(tx, hashes.usual, demoReader, now)
  const client = {
    role: 'CLIENT',
    username: 'demo-client',
    firstName: 'Alex',
    country: 'US',
    timeZone: 'America/New_York',
  } as const
  const clientId = await makePerson(tx, { ...client, email: mailOf('demo-client'), passwordHash: hashes.usual }, now)
  const makeAdmin = (username: string, firstName: string) => {
    const admin = { role: 'ADMIN', username, firstName, timeZone: 'America/New_York', totpExempt: true } as const
    return makePerson(tx, { ...admin, email: mailOf(username), passwordHash: hashes.admin }, now)
  }
  const adminId = await makeAdmin('demo-admin', 'Sam')
  // A second one: what one of them reviews the other has to leave alone.
  await makeAdmin('demo-moderator', 'Ana')
  return {
    client: { id: clientId, role: client.role, username: client.username },
    reader: { id: readerId, role: 'READER', username: demoReader.username },
    admin: { id: adminId, role: 'ADMIN', username: 'demo-admin' },
  } as const
}
