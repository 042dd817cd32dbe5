import { refuse } from '@evenlight/contract/errors'
import { paths } from '@evenlight/contract/paths'
import * as z from 'zod/mini'
import type { Db, Tx } from '../kernel/database.ts'
import type { Asked, Replies } from '../kernel/handler.ts'
import { handled, job } from '../kernel/jobs.ts'
import { letterTo } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import * as codeStore from './code-store.ts'
import { sendSignInCode as newSignInCode } from './codes.ts'
import { changedLetter, letters } from './letters.ts'
import type { Passwords } from './passwords.ts'
import { resetMs } from './rules.ts'
import { markKnown, noted } from './sign-in.ts'
import { endSignIns } from './sign-ins.ts'
import { checkPassword } from './sign-up.ts'
import * as store from './store.ts'
import { textedAt, textOf, type Text, type Texting } from './texting.ts'
import { hashOf, newToken } from './tokens.ts'

/** `email`: or the user name of whoever knows that alone. */
const resetJob = job('accounts.reset', z.object({ email: z.string() }))
const signInCodeJob = job('accounts.sign_in_code', z.object({ login: z.string() }))

/**
 * Has a link sent to whoever this is. Whether there is somebody is looked up afterwards, by a job, so that neither the words
 * of the answer nor its time tell.
 */
export const sendReset = async (tx: Tx, parts: Parts, typed: string) => {
  const email = typed.trim().toLowerCase()
  if (await isFew(parts, `reset ${email}`)) await tx.job(resetJob, { email })
  return { sent: true } as const
}

/** The same of a code for the door, by what one types there. */
export const sendSignInCode = async (tx: Tx, parts: Parts, typed: string) => {
  const login = typed.trim().toLowerCase()
  if (await isFew(parts, `sign_in ${login}`)) await tx.job(signInCodeJob, { login })
  return { sent: true } as const
}

const isFew = (parts: Parts, what: string) =>
  parts.limits.take('codes', what).then(
    () => true,
    () => false,
  )

const meant = (tx: Tx, login: string) => (login.includes('@') ? store.byEmail(tx, login) : store.findNamed(tx, login))

/** The letter with the link, or the message where no address is proven; nobody of that name, nothing. */
const sendLink = async (tx: Tx, parts: Parts, login: string): Promise<Text | undefined> => {
  const person = await meant(tx, login)
  const isBare = person?.state === 'pending' && person.wanted_email !== null
  if (!person || isBare || person.state === 'lapsed' || person.state === 'erased') return undefined
  const token = newToken()
  const expires_at = parts.clock.now() + resetMs
  await codeStore.put(tx, { person_id: person.id, purpose: 'reset', token_hash: hashOf(token), expires_at })
  const link = parts.site.url + paths.resetPassword(token)
  const number = textedAt(parts, person)
  if (number !== undefined) return { number, words: textOf('reset', person, link) }
  await parts.mail.send(tx, letterTo(person, letters.reset_link, { link }))
  return undefined
}

/** The code, by mail or telephone; who waits for another code, or is not here, gets none. */
const sendCode = async (tx: Tx, parts: Parts, login: string) => {
  const person = await meant(tx, login)
  return person?.state === 'active' ? newSignInCode(tx, parts, person, parts.clock.now()) : undefined
}

export const accountsJobs = (parts: Parts, texting: Texting) => {
  /** What goes to a telephone leaves once, after it is written down, and not where too many went there. */
  const send = async (make: (tx: Tx) => Promise<Text | undefined>) => {
    const text = await parts.database.transaction(make)
    if (!text || !texting) return
    const isFew = await texting.count(text.number).then(
      () => true,
      () => false,
    )
    if (isFew) await texting.send(text.number, text.words)
  }
  return handled(
    { resetJob, signInCodeJob },
    {
      resetJob: ({ email }) => send((tx) => sendLink(tx, parts, email)),
      signInCodeJob: ({ login }) => send((tx) => sendCode(tx, parts, login)),
    },
  )
}

const spent = () => refuse('code_wrong', { detail: 'link_spent' })

/** Hashes the new password, once the link is known to be good. */
export const prepareReset = async (
  parts: Parts,
  passwords: Passwords,
  { db, body, now }: { db: Db; body: { token: string; password: string }; now: number },
) => {
  const personId = await codeStore.linkBy(db, 'reset', hashOf(body.token), now)
  const person = personId && (await store.byId(db, personId))
  if (!person) throw spent()
  checkPassword(body.password, person)
  return { passwordHash: await passwords.hash(body.password, person.role) }
}

/** Sets the new password and ends every sign-in. What else an account needs to come in, it needs still. */
export const reset = async (
  tx: Tx,
  parts: Parts,
  ask: { token: string; passwordHash: string; request: Asked; reply: Replies; now: number },
) => {
  const { token, passwordHash, request, now } = ask
  const id = await codeStore.useLink(tx, 'reset', hashOf(token), now)
  if (id === undefined) throw spent()
  const person = await store.setPassword(tx, { id, password_hash: passwordHash })
  await endSignIns(tx, parts, { personId: person.id, because: 'the password was reset', now })
  await parts.mail.send(tx, changedLetter(parts, person, 'password'))
  // Whoever has the letter is heard, also while others guess.
  markKnown(parts, ask.reply, person.id)
  tx.after(() => noted(parts, 'password_reset', { personId: person.id, request }))
  return {}
}
