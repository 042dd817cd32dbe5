import type { output } from 'zod/v4/core'
import type { accounts as area } from '@evenlight/contract/accounts'
import { refuse } from '@evenlight/contract/errors'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { countUnreadMessages } from '../messages/public.ts'
import { countUnreadNotices } from '../notices/public.ts'
import { directoryChanged } from '../readers/public.ts'
import { findBalances } from '../wallet/public.ts'
import * as codeStore from './code-store.ts'
import { sendEmailCode, tryCode } from './codes.ts'
import { alreadyHere, changedLetter } from './letters.ts'
import type { Passwords } from './passwords.ts'
import { maskedEmail, pendingMs } from './rules.ts'
import { mobilePlace, seal, unseal } from './sealed.ts'
import { noted, presentUser } from './sign-in.ts'
import { endSignIns } from './sign-ins.ts'
import { checkPassword } from './sign-up.ts'
import * as store from './store.ts'
import type { NewPerson, Person } from './tables.ts'

/** The row behind a valid token; it is there as long as the token is. */
export const findPerson = async (db: Db, id: string) => {
  const person = await store.byId(db, id)
  if (!person) throw refuse('not_found')
  return person
}
export const numberOf = (parts: Pick<Parts, 'keys'>, person: Person) =>
  person.mobile && unseal(parts.keys, mobilePlace(person.id), person.mobile)

/** Everything that the signed-in person's own screens need. */
export const presentOwn = async (db: Db, parts: Parts, actor: Actor, now: number) => {
  const person = await findPerson(db, actor.id)
  return {
    ...presentUser(person),
    member_id: person.id,
    customer_id: null,
    last_name: person.lastName,
    email: person.email,
    mobile_number: numberOf(parts, person),
    country: person.country,
    locale: person.locale,
    time_zone: person.timeZone,
    ...(await findBalances(db, person.id, now)),
    limits: {},
    flags: { totp: person.totpSecret !== null, trusted: person.trustedAt !== null },
    unread: { messages: await countUnreadMessages(db, person.id), notices: await countUnreadNotices(db, actor, now) },
  }
}

export const presentProfile = (person: Person) => ({
  ...presentUser(person),
  last_name: person.lastName,
  date_of_birth: person.dateOfBirth,
  country: person.country,
  province: person.province,
  time_zone: person.timeZone,
  locale: person.locale,
})

type ProfileChange = output<(typeof area)['updateProfile']['body']>
/** The columns that a change of the profile sets; what was not sent stays. */
export const profileChange = (sent: ProfileChange): Partial<NewPerson> => {
  if (sent.country && sent.province && !sent.province.startsWith(`${sent.country}-`))
    throw refuse('bad_input', { fields: { province: 'other_country' } })
  return {
    firstName: sent.first_name,
    lastName: sent.last_name,
    country: sent.country,
    province: sent.country && sent.province === undefined ? null : sent.province,
    timeZone: sent.time_zone,
    locale: sent.locale,
  }
}

type AccountChange = output<(typeof area)['updateUser']['body']>
interface Checked {
  passwordHash: string | undefined
  provenEmail: string | undefined
  codeHash: Buffer | undefined
}

/** Refuses unless the password in force was given; counted like a sign-in, before it is hashed. */
export const askPassword = async (
  db: Db,
  parts: Parts,
  passwords: Passwords,
  actor: Actor,
  typed: string,
  field = 'password',
) => {
  const person = await findPerson(db, actor.id)
  await parts.limits.take('login_account', person.id)
  if (!(await passwords.verify(person.passwordHash, typed)))
    throw refuse('bad_input', { fields: { [field]: 'password_wrong' } })
  await parts.limits.forget('login_account', person.id)
  return person
}

/** The slow half of a change of the account: passwords, and the try at a code. */
export const checkAccountChange = async (
  parts: Parts,
  passwords: Passwords,
  { db, actor, body, now }: { db: Db; actor: Actor; body: AccountChange; now: number },
): Promise<Checked> => {
  const person = await askPassword(db, parts, passwords, actor, body.password)
  if (body.new_password)
    checkPassword(
      body.new_password,
      { username: body.username ?? person.username, email: body.email ?? person.email },
      'new_password',
    )
  const code =
    body.email_code &&
    (await tryCode(db, parts.keys, { personId: actor.id, purpose: 'email', code: body.email_code, now }))
  if (code && body.email && body.email !== code.subject)
    throw refuse('code_wrong', { fields: { email_code: 'other_address' } })
  return {
    passwordHash: body.new_password ? await passwords.hash(body.new_password, actor.role) : undefined,
    provenEmail: code ? (code.subject ?? undefined) : undefined,
    codeHash: code ? code.codeHash : undefined,
  }
}

/** A new address is proven by a code first. One that has an account answers alike, and its owner is told. */
const beginEmailChange = async (tx: Tx, parts: Parts, person: Person, email: string, now: number) => {
  await parts.limits.take('codes', person.id)
  const owner = await store.byEmail(tx, email)
  if (!owner) return sendEmailCode(tx, parts, person, email, now)
  await codeStore.drop(tx, person.id, 'email')
  return parts.mail.send(tx, alreadyHere(parts, owner))
}

const columnsOf = (parts: Parts, person: Person, body: AccountChange, checked: Checked): Partial<NewPerson> => ({
  ...(body.username && { username: body.username }),
  ...(checked.provenEmail && { email: checked.provenEmail }),
  ...(checked.passwordHash && { passwordHash: checked.passwordHash, passwordVersion: person.passwordVersion + 1 }),
  ...(body.mobile_number !== undefined && {
    mobile: body.mobile_number === null ? null : seal(parts.keys, mobilePlace(person.id), body.mobile_number),
  }),
})

/** Changes the account; tells the address that was in force, and ends the other sign-ins when the password is new. */
export const changeAccount = async (
  tx: Tx,
  parts: Parts,
  { actor, body, checked, now }: { actor: Actor; body: AccountChange; checked: Checked; now: number },
) => {
  const before = await store.lock(tx, actor.id)
  if (!before) throw refuse('not_found')
  const { username } = body
  if (username && (await store.isTaken(tx, username, new Date(now), actor.id)))
    throw refuse('bad_input', { fields: { username: 'username_taken' } })
  if (checked.codeHash && !(await codeStore.useCode(tx, actor.id, 'email', checked.codeHash)))
    throw refuse('code_wrong')
  if (checked.provenEmail && (await store.byEmail(tx, checked.provenEmail))) throw refuse('code_wrong')
  const set = columnsOf(parts, before, body, checked)
  const person = Object.keys(set).length ? await store.change(tx, actor.id, set) : before
  if (username && username !== before.username) {
    await store.reserveName(tx, before.username, new Date(now + pendingMs))
    directoryChanged(tx)
  }
  const given = { username, email: checked.provenEmail, password: checked.passwordHash }
  const whats = (['username', 'email', 'password'] as const).filter((what) => given[what])
  for (const what of whats) await parts.mail.send(tx, changedLetter(parts, before, what))
  if (checked.passwordHash)
    await endSignIns(tx, parts, { personId: actor.id, but: actor.signInId, because: 'the password was changed', now })
  const asks = body.email && !body.email_code && body.email !== before.email ? body.email : undefined
  if (asks) await beginEmailChange(tx, parts, before, asks, now)
  tx.after(() => noted(parts, 'account_changed', { personId: actor.id, what: whats.join(', ') }))
  return { user: presentUser(person), email: person.email, email_code_sent_to: asks ? maskedEmail(asks) : null }
}
