import { foldMailbox } from '@evenlight/core/mailbox'
import type { Tx } from '../kernel/database.ts'
import type { Asked } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { welcomeClient } from '../wallet/public.ts'
import * as codeStore from './code-store.ts'
import { sendEmailCode } from './codes.ts'
import type { Person } from './columns.ts'
import { alreadyHere } from './letters.ts'
import * as store from './store.ts'

/** Sends the code that proves an address to it. One that has an account answers alike, and its owner is told; a banned one gets nothing. */
export const proveEmail = async (tx: Tx, parts: Parts, person: Person, email: string, now: number) => {
  const owner = await store.byEmail(tx, email)
  const isBanned = await store.isMailboxBanned(tx, parts.keys.sign('banned mailbox', foldMailbox(email)), now)
  if (!owner && !isBanned) return sendEmailCode(tx, parts, person, email, now)
  await codeStore.drop(tx, person.id, 'email')
  return owner && parts.mail.send(tx, alreadyHere(parts, owner))
}

/** The welcome minutes of a client: they go by the mailbox, so they come once that is proven. */
export const welcome = (
  tx: Tx,
  parts: Parts,
  { id: clientId, email }: Pick<Person, 'id' | 'email'>,
  { request, now }: { request: Asked; now: number },
) => welcomeClient(tx, parts, { clientId, email, address: request.ip, now })
