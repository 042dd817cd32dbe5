import { messages } from '@evenlight/contract/messages'
import * as held from '../src/messages/public.ts'
import type { House } from './house.ts'
import type { TestPerson } from './people.ts'

/** Writes a message from a client to a reader; it is held. */
export const write = async (
  { client, reader }: { client: TestPerson; reader: TestPerson },
  message: string,
  image = '',
) => {
  const body = { message, client_id: client.id, reader_id: reader.id, type: 'CLIENT', image }
  const { data, problem } = await client.call(messages.create, { body })
  if (!data) throw new Error(JSON.stringify(problem))
  return data
}
/** Writes the answer of a reader to a client who can be written to. */
export const answer = async ({ client, reader }: { client: TestPerson; reader: TestPerson }, message: string) => {
  const body = { message, client_id: client.id, reader_id: reader.id, type: 'READER' }
  const { data, problem } = await reader.call(messages.create, { body })
  if (!data) throw new Error(JSON.stringify(problem))
  return data
}

type Approved = Partial<Parameters<typeof held.approve>[3]>
/** Lets it through as an admin does. */
export const approve = (house: House, by: TestPerson, id: string, more: Approved = {}) =>
  house.database.transaction(async (tx) => {
    const row = await held.lockHeld(tx, id)
    return held.approve(tx, house.parts, row, { by, delayMs: 0, now: house.clock.now(), ...more })
  })
export const giveBack = (house: House, by: TestPerson, id: string, reason = 'It says where you live.') =>
  house.database.transaction(async (tx) => {
    const row = await held.lockHeld(tx, id)
    return held.returnToSender(tx, house.parts, row, { by, reason, now: house.clock.now() })
  })
