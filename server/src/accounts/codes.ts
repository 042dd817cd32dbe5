import { randomInt, timingSafeEqual } from 'node:crypto'
import { refuse } from '@evenlight/contract/errors'
import { oneTimeCodeDigits } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import type { Autocommit, Tx } from '../kernel/database.ts'
import type { Keys } from '../kernel/keys.ts'
import { letterTo } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import * as store from './code-store.ts'
import type { Person } from './columns.ts'
import { alreadyHere, letters } from './letters.ts'
import { codeMs } from './rules.ts'
import { byEmail } from './store.ts'
import { textedAt, textOf, type Text } from './texting.ts'
import { hashOf, newToken } from './tokens.ts'

export const newCode = () => String(randomInt(10 ** oneTimeCodeDigits)).padStart(oneTimeCodeDigits, '0')
const hashFor = (keys: Keys, personId: string, purpose: store.Purpose, code: string) =>
  keys.sign('code', `${purpose}|${personId}|${code}`)

/** Tells who has an address that somebody else used it, a few times an hour; what is not told takes as long. */
const tellOwner = async (tx: Tx, parts: Parts, owner: Person, instead: () => Promise<unknown>) => {
  const few = await parts.limits.take('codes', `told ${owner.id}`).then(
    () => true,
    () => false,
  )
  return few ? parts.mail.send(tx, alreadyHere(parts, owner)) : instead()
}

/** Makes the code that confirms a new account by its telephone; whose address was typed there is asked by nobody. */
export const newTextCode = async (tx: Tx, parts: Parts, person: Person, now: number) => {
  const code = newCode()
  const code_hash = hashFor(parts.keys, person.id, 'sign_up', code)
  await store.put(tx, { person_id: person.id, purpose: 'sign_up', code_hash, expires_at: now + codeMs })
  return textOf('code', person, code)
}

/**
 * Mails the code that confirms a new account. It replaces the one before. Of a decoy nobody gets it: by SMS it would come for
 * a free address and not for a taken one.
 */
export const sendSignUpCode = async (tx: Tx, parts: Parts, person: Person, now: number) => {
  const isDecoy = person.decoy_email !== null
  const [code, token] = [newCode(), newToken()]
  const owner = await byEmail(tx, person.decoy_email ?? person.email)
  const keep = () =>
    store.put(tx, {
      person_id: person.id,
      purpose: 'sign_up',
      code_hash: isDecoy ? null : hashFor(parts.keys, person.id, 'sign_up', code),
      token_hash: isDecoy ? null : hashOf(token),
      expires_at: now + codeMs,
    })
  await keep()
  // A banned mailbox in another spelling is nobody's address: nobody is told, with the same work.
  if (isDecoy) return owner ? tellOwner(tx, parts, owner, keep) : keep()
  if (!owner) return
  await parts.mail.send(
    tx,
    letterTo(person, letters.sign_up_code, { code, link: parts.site.url + paths.confirm(token) }),
  )
}

/** Sends the code that proves a new e-mail address to that address. */
export const sendEmailCode = async (tx: Tx, parts: Parts, person: Person, email: string, now: number) => {
  const code = newCode()
  await store.put(tx, {
    person_id: person.id,
    purpose: 'email',
    code_hash: hashFor(parts.keys, person.id, 'email', code),
    subject: email,
    expires_at: now + codeMs,
  })
  await parts.mail.send(
    tx,
    letterTo({ ...person, email }, letters.email_code, { code, link: parts.site.url + paths.account() }),
  )
}

/** Makes the code by which somebody is heard at the door while others guess, and mails it or answers it for their telephone. */
export const sendSignInCode = async (tx: Tx, parts: Parts, person: Person, now: number): Promise<Text | undefined> => {
  const code = newCode()
  await store.put(tx, {
    person_id: person.id,
    purpose: 'sign_in',
    code_hash: hashFor(parts.keys, person.id, 'sign_in', code),
    expires_at: now + codeMs,
  })
  const number = textedAt(parts, person)
  if (number !== undefined) return { number, words: textOf('code', person, code) }
  await parts.mail.send(tx, letterTo(person, letters.sign_in_code, { code, link: parts.site.url + paths.auth() }))
  return undefined
}

/**
 * Takes one of the few tries that a code has, whatever the transaction around it becomes: call it outside of one. Answers
 * what a right code proves, to be used up with `useCode`.
 */
export const tryCode = async (
  handle: Autocommit,
  keys: Keys,
  ask: { personId: string; purpose: store.Purpose; code: string; now: number },
) => {
  const row = await store.takeTry(handle, ask.personId, ask.purpose, ask.now)
  const given = hashFor(keys, ask.personId, ask.purpose, ask.code)
  if (!row?.code_hash || !timingSafeEqual(row.code_hash, given))
    throw refuse('code_wrong', { fields: { code: 'code_wrong' } })
  return { codeHash: row.code_hash, subject: row.subject }
}
