import type { output } from 'zod/v4/core'
import type { accounts as area } from '@evenlight/contract/accounts'
import { refuse, Refusal } from '@evenlight/contract/errors'
import type { Db, Tx } from '../kernel/database.ts'
import type { Asked, Replies } from '../kernel/handler.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import { addressKey } from '../kernel/limits.ts'
import type { Parts } from '../kernel/parts.ts'
import { markSignedIn } from '../readers/public.ts'
import type { Person } from './columns.ts'
import { passwordMark, type Passwords } from './passwords.ts'
import { accessMs, hindrance, lifeOf } from './rules.ts'
import { deviceOf, openSignIn } from './sign-ins.ts'
import { useCode } from './code-store.ts'
import { tryCode } from './codes.ts'
import { findDeclined } from './member-store.ts'
import * as store from './store.ts'
import { appealTokenFor } from './tokens.ts'
import { needsSecondFactor, useSecondFactor } from './totp.ts'

/** A wrong try takes at least this long, so that neither the cost of a hash nor a missing account shows. */
const wrongMsLeast = 120

export const cookieName = (parts: Parts) => (parts.site.url.startsWith('https:') ? '__Host-rt' : 'rt')

const knownSeconds = 365 * 86_400
/** Marks a browser in which this account was signed in: its owner is heard there, however many guess elsewhere. */
const knownCookie = ({ keys, site }: Parts, personId: string) =>
  `${site.url.startsWith('https:') ? '__Host-' : ''}known_${keys.sign('known_name', personId).toString('hex').slice(0, 8)}`
const knownMark = ({ keys }: Parts, personId: string) => keys.sign('known', personId).toString('base64url')
export const markKnown = (parts: Parts, reply: Replies, personId: string) =>
  reply.cookie(knownCookie(parts, personId), knownMark(parts, personId), knownSeconds)

interface Heard {
  /** Forgets what was counted, where the try was right. */
  forgetTries: () => Promise<unknown>
  /** The code from a letter that opened the door. */
  codeHash?: Buffer
}

/** Counts a try before it is looked at. Where too many were made, whoever has the letter is heard by its code. */
const countTry = async (
  parts: Parts,
  { request, body, now }: Pick<Before, 'request' | 'body' | 'now'>,
  personId: string | undefined,
): Promise<Heard> => {
  const { limits } = parts
  const { login: typed, code } = body
  if (code !== undefined) {
    const ask = { personId: personId ?? 'nobody', purpose: 'sign_in', code, now } as const
    const { codeHash } = await tryCode(parts.database.autocommit, parts.keys, ask)
    return { codeHash, forgetTries: async () => {} }
  }
  if (personId && request.cookie(knownCookie(parts, personId)) === knownMark(parts, personId)) {
    await limits.take('login_known', personId)
    return { forgetTries: () => limits.forget('login_known', personId) }
  }
  // By what was typed and not by whose it is: two names of one account that share a count would tell of each other.
  const name = typed.toLowerCase()
  const here = `${addressKey(request.ip)} ${name}`
  try {
    await limits.take('login_account', here)
    await limits.take('login_anywhere', name)
  } catch (cause) {
    throw cause instanceof Refusal ? refuse('too_many', { ...cause.details, more: { by_code: true } }) : cause
  }
  const forgetTries = async () => {
    await limits.forget('login_account', here)
    await limits.forget('login_anywhere', name)
  }
  return { forgetTries }
}

/** A line of the security log: who and from where, never what was typed. */
export const noted = (
  parts: Parts,
  event: string,
  about: { personId?: string | undefined; request?: Asked; [more: string]: unknown },
) => {
  const { personId, request, ...more } = about
  parts.log.info(
    { security: event, person_id: personId, address: request?.ip, reqId: request?.id, ...more },
    'security',
  )
}

/** Refuses whoever may not come in, with what they may know of it. Only for those who proved who they are. */
export const admit = (parts: Parts, person: Person, now: number, declined?: { reason: string; decided_at: number }) => {
  const code = hindrance(person, now)
  if (code === undefined) return
  if (code === 'client_not_verified')
    throw refuse(code, { more: { user_id: person.id, code_by: person.wanted_email === null ? 'mail' : 'sms' } })
  if (code === 'not_verified' && declined) {
    const more = { declined: { reason: declined.reason, at: iso(declined.decided_at) } }
    throw refuse(code, { detail: 'application_declined', more })
  }
  if (code !== 'blocked') throw refuse(code)
  const more = {
    reason: person.blocked_reason ?? '',
    until: optionalIso(person.blocked_until) ?? null,
    appeal_token: appealTokenFor(parts.keys, person.id, now),
  }
  throw refuse('blocked', { more })
}

export const presentUser = (
  person: Pick<Person, 'id' | 'role' | 'admin_role' | 'username' | 'first_name' | 'locale'>,
) => ({
  id: person.id,
  type: person.role,
  username: person.username,
  first_name: person.first_name,
  locale: person.locale,
  ...(person.admin_role && { admin_role: person.admin_role }),
})

/** Sets the refresh cookie and answers what a browser needs. */
export const presentEntry = (
  parts: Parts,
  reply: Replies,
  person: Person,
  tokens: { access: string; refresh: string },
  leftMs = accessMs,
) => {
  reply.cookie(cookieName(parts), tokens.refresh, lifeOf(person.role).idleMs / 1000)
  return { token: tokens.access, expires_in: Math.floor(leftMs / 1000), user: presentUser(person) }
}

/** Lets somebody in on this device. */
export const enter = async (
  tx: Tx,
  parts: Parts,
  person: Person,
  at: { request: Asked; reply: Replies; now: number; proved?: boolean },
) => {
  const device = { ...deviceOf(at.request), proved: at.proved ?? false }
  const tokens = await openSignIn(tx, parts.keys, person, device, at.now)
  if (person.role === 'READER') await markSignedIn(tx, person.id, at.now)
  tx.after(() => noted(parts, 'signed_in', { personId: person.id, request: at.request, sign_in_id: tokens.signInId }))
  const entry = presentEntry(parts, at.reply, person, tokens)
  markKnown(parts, at.reply, person.id)
  return entry
}

type Login = output<(typeof area)['login']['body']>
interface Before {
  body: Login
  db: Db
  request: Asked
  now: number
}
interface Verified extends Heard {
  person: Person
  /** The password at this role's cost, where the stored hash was made at another. */
  rehashed: string | undefined
}

const failed = async (sinceMs: number) => {
  const leftMs = wrongMsLeast - (performance.now() - sinceMs)
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  return refuse('login_failed')
}

/** Whose password this is. One hash a try, whoever there is; a second one only where two passwords have the same mark. */
const whosePassword = async (passwords: Passwords, people: readonly Person[], typed: string) => {
  const usable = people.filter(({ password_hash }) => password_hash !== '')
  if (!usable.length) await passwords.verify(undefined, typed)
  for (const person of usable) if (await passwords.verify(person.password_hash, typed)) return person
  return undefined
}

/** Checks the password, counted before it is hashed. No word differs between no account and a wrong password. */
export const verifyLogin = async (parts: Parts, passwords: Passwords, before: Before): Promise<Verified> => {
  const { body, db, request } = before
  const sinceMs = performance.now()
  const mark = passwordMark(parts.keys, { email: body.login.trim().toLowerCase(), password: body.password })
  const people = await store.byLogin(db, body.login, mark)
  const known = people.find(({ decoy_email }) => decoy_email === null) ?? people[0]
  const heard = await countTry(parts, before, known?.id)
  const person = await whosePassword(passwords, people, body.password)
  if (!person) {
    noted(parts, 'login_failed', { personId: known?.id, request })
    throw await failed(sinceMs)
  }
  const dated = passwords.isDated(person.password_hash, person.role)
  return { ...heard, person, rehashed: dated ? await passwords.hash(body.password, person.role) : undefined }
}

/** Lets in whoever's password was right, their account's condition and second factor allowing. */
export const login = async (
  tx: Tx,
  parts: Parts,
  { person: seen, rehashed, forgetTries, codeHash }: Verified,
  ask: { body: Login; request: Asked; reply: Replies; now: number },
) => {
  const person = await store.lock(tx, seen.id)
  if (!person || person.password_version !== seen.password_version) throw refuse('login_failed')
  const declined = person.approval === 'refused' ? await findDeclined(tx, person.id) : undefined
  admit(parts, person, ask.now, declined)
  if (codeHash && !(await useCode(tx, person.id, 'sign_in', codeHash))) throw refuse('code_wrong')
  const proved = needsSecondFactor(person)
  if (proved) {
    if (ask.body.totp === undefined) throw refuse('totp_required')
    await useSecondFactor(tx, parts.keys, person, ask.body.totp, ask.now)
  }
  if (rehashed) await store.setHash(tx, { id: person.id, password_hash: rehashed })
  tx.after(forgetTries)
  return enter(tx, parts, person, { ...ask, proved })
}
