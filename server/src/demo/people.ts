import type { AdminRole } from '@evenlight/contract/route'
import { dayMs } from '@evenlight/core/wall-clock'
import { makePasswords, makePerson } from '../accounts/public.ts'
import type { Tx } from '../kernel/database.ts'
import type { Keys } from '../kernel/keys.ts'
import type { Parts } from '../kernel/parts.ts'
import { savePortrait, saveProfile } from '../readers/public.ts'
import { addDrawn } from '../uploads/public.ts'
import { keepPortrait } from './portraits.ts'
import { demoReader, demoReaders, type DemoReader } from './readers.ts'

/** Everybody's password in a demo; printed at the start. */
const demoPassword = 'evenlight-demo'
const mailOf = (username: string) => `${username}@evenlight.example`

/** Hashed once for all of them, before the transaction. */
export const demoHashes = async (keys: Keys) => {
  const passwords = makePasswords(keys)
  return { usual: await passwords.hash(demoPassword, 'CLIENT'), admin: await passwords.hash(demoPassword, 'ADMIN') }
}
type Hashes = Awaited<ReturnType<typeof demoHashes>>

/** What the demo's readers look like, by user name; stored before the transaction, too. */
export const demoPortraits = async (parts: Pick<Parts, 'site' | 'log'>) =>
  new Map(
    await Promise.all(
      [demoReader, ...demoReaders].map(
        async ({ username }) => [username, await keepPortrait(parts, username)] as const,
      ),
    ),
  )
type Portraits = Awaited<ReturnType<typeof demoPortraits>>
type Portrait = Awaited<ReturnType<typeof keepPortrait>>
interface Made {
  hashes: Hashes
  /** None yet, where they are put up later. */
  portraits?: Portraits
}

export const putUp = async (tx: Tx, portrait: Portrait, readerId: string, now: number) => {
  await addDrawn(tx, portrait, readerId, now)
  await savePortrait(tx, readerId, portrait.name, now)
}
const makeReader = async (
  tx: Tx,
  { hashes, portraits }: Made,
  { words, ...given }: DemoReader,
  now: number,
  channels: ('chat' | 'voice' | 'video')[] = ['chat'],
) => {
  const password_hash = hashes.usual
  const id = await makePerson(tx, { ...given, role: 'READER', email: mailOf(given.username), password_hash }, now)
  await saveProfile(tx, id, { ...words, channels }, now)
  if (portraits) await putUp(tx, portraits.get(given.username)!, id, now)
  return id
}

/** Makes the demo's people, the other readers some weeks before, one after the other. */
export const makeDemoPeople = async (tx: Tx, made: Made, now: number) => {
  const { hashes } = made
  for (const [i, reader] of demoReaders.entries())
    await makeReader(tx, made, reader, now - (demoReaders.length - i) * 3 * dayMs)
  // The others answer by themselves, in writing; this one is somebody at a browser.
  const readerId = await makeReader(tx, made, demoReader, now, ['chat', 'voice', 'video'])
  const client = {
    role: 'CLIENT',
    username: 'demo-client',
    first_name: 'Alex',
    country: 'US',
    time_zone: 'America/New_York',
  } as const
  const clientId = await makePerson(tx, { ...client, email: mailOf('demo-client'), password_hash: hashes.usual }, now)
  const regular = { role: 'CLIENT', username: 'nell-ashby', first_name: 'Nell', time_zone: 'America/New_York' } as const
  const regularId = await makePerson(
    tx,
    { ...regular, email: mailOf(regular.username), password_hash: hashes.usual },
    now - 90 * dayMs,
  )
  const makeAdmin = (username: string, first_name: string, admin_role: AdminRole) =>
    makeDemoAdmin(tx, { username, first_name, admin_role, password_hash: hashes.admin }, now)
  const adminId = await makeAdmin('demo-admin', 'Sam', 'any')
  // A second one: what one of them reviews the other has to leave alone.
  await makeAdmin('demo-moderator', 'Ana', 'moderation')
  return {
    client: { id: clientId, role: client.role, username: client.username },
    /** Who came before the rest. */
    regular: { id: regularId, role: regular.role, username: regular.username },
    reader: { id: readerId, role: 'READER', username: demoReader.username },
    admin: { id: adminId, role: 'ADMIN', username: 'demo-admin' },
  } as const
}

const makeDemoAdmin = (
  tx: Tx,
  given: { username: string; first_name: string; admin_role: AdminRole; password_hash: string },
  now: number,
) => {
  const admin = { role: 'ADMIN', time_zone: 'America/New_York', totp_exempt: true } as const
  return makePerson(tx, { ...admin, ...given, email: mailOf(given.username) }, now)
}
/** Who sees to money beside the admin, so that there is a second approver; did nothing in the days that are kept. */
export const makeDemoMoney = (tx: Tx, password_hash: string, now: number) =>
  makeDemoAdmin(tx, { username: 'demo-money', first_name: 'Lou', admin_role: 'money', password_hash }, now)
