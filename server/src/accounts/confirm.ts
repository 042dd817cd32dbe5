import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import type { Asked, Replies } from '../kernel/handler.ts'
import { letterTo } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import type { SignUpPurchases } from '../payments/public.ts'
import * as codeStore from './code-store.ts'
import { tryCode } from './codes.ts'
import type { Person } from './columns.ts'
import { letters } from './letters.ts'
import { proveEmail, welcome } from './prove-email.ts'
import { admit, enter, noted } from './sign-in.ts'
import * as store from './store.ts'
import { hashOf } from './tokens.ts'

/** What confirming needs: besides the rest, whoever takes what was bought while signing up. */
type Confirming = Parts & { buying: SignUpPurchases }
interface At {
  request: Asked
  reply: Replies
  now: number
}

/** The account is its owner's from here on: a client gets what they bought or the welcome minutes, a reader waits for a decision. */
const activate = async (tx: Tx, parts: Confirming, personId: string, { request, now }: At): Promise<Person> => {
  const person = await store.lock(tx, personId)
  if (person?.state !== 'pending') throw refuse('code_wrong')
  const { wanted_email } = person
  if (person.role === 'CLIENT' && !(await parts.buying.release(tx, personId, now)) && wanted_email === null)
    await welcome(tx, parts, person, { request, now })
  if (wanted_email !== null) await proveEmail(tx, parts, person, wanted_email, now)
  if (person.role === 'READER') await parts.mail.send(tx, letterTo(person, letters.applied))
  return store.setConfirmed(tx, { id: personId, state: 'active', verified_at: now, password_mark: null })
}

/** Confirmed is confirmed, also for a reader who may not come in yet: so entering is its own transaction. */
const confirmed = async (parts: Confirming, use: (tx: Tx) => Promise<string>, at: At) => {
  const person = await parts.database.transaction(async (tx) => activate(tx, parts, await use(tx), at))
  noted(parts, 'confirmed', { personId: person.id, request: at.request })
  admit(parts, person, at.now)
  return parts.database.transaction((tx) => enter(tx, parts, person, at))
}

/** Confirms a new account by its code, and lets its owner in. */
export const confirmByCode = async (parts: Confirming, body: { user_id: string; code: string }, at: At) => {
  const ask = { personId: body.user_id, purpose: 'sign_up', code: body.code, now: at.now } as const
  const { codeHash } = await tryCode(parts.database.autocommit, parts.keys, ask)
  await parts.buying.look(body.user_id, at.now)
  const use = async (tx: Tx) => {
    if (!(await codeStore.useCode(tx, body.user_id, 'sign_up', codeHash))) throw refuse('code_wrong')
    return body.user_id
  }
  return confirmed(parts, use, at)
}

/** The same by the link in the letter. */
export const confirmByLink = async (parts: Confirming, token: string, at: At) => {
  const waits = await codeStore.linkBy(parts.database.db, 'sign_up', hashOf(token), at.now)
  if (waits !== undefined) await parts.buying.look(waits, at.now)
  const use = async (tx: Tx) => {
    const personId = await codeStore.useLink(tx, 'sign_up', hashOf(token), at.now)
    if (personId === undefined) throw refuse('code_wrong')
    return personId
  }
  return confirmed(parts, use, at)
}
