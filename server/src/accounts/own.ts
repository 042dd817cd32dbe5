import type { output } from 'zod/v4/core'
import type { accounts as area } from '@evenlight/contract/accounts'
import { refuse } from '@evenlight/contract/errors'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor, Asked } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { countUnreadMessages } from '../messages/public.ts'
import { countUnreadNotices } from '../notices/public.ts'
import { findCustomer } from '../payments/public.ts'
import { directoryChanged } from '../readers/public.ts'
import { findBalances } from '../wallet/public.ts'
import * as codeStore from './code-store.ts'
import { tryCode } from './codes.ts'
import type { Person } from './columns.ts'
import { changedLetter } from './letters.ts'
import type { Passwords } from './passwords.ts'
import { proveEmail, welcome } from './prove-email.ts'
import { maskedEmail, pendingMs, picturesFor } from './rules.ts'
import { mobilePlace, seal, unseal } from './sealed.ts'
import { noted, presentUser } from './sign-in.ts'
import { endSignIns } from './sign-ins.ts'
import { checkPassword } from './sign-up.ts'
import { checkName } from './name-rules.ts'
import { reserve } from './name-store.ts'
import * as store from './store.ts'

/** The row behind a valid token; it is there as long as the token is. */
export const findPerson = async (db: Db, id: string) => {
  const person = await store.byId(db, id)
  if (!person) throw refuse('not_found')
  return person
}
const lockOwn = async (tx: Tx, id: string) => {
  const person = await store.lock(tx, id)
  if (!person) throw refuse('not_found')
  return person
}
export const numberOf = (parts: Pick<Parts, 'keys'>, person: Person) =>
  person.mobile && unseal(parts.keys, mobilePlace(person.id), person.mobile)

/** The address that somebody says is theirs, proven or not. */
export const shownEmail = ({ email, wanted_email }: Person) => wanted_email ?? email

/** Everything that the signed-in person's own screens need. */
export const presentOwn = async (db: Db, parts: Parts, actor: Actor, now: number) => {
  const person = await findPerson(db, actor.id)
  return {
    ...presentUser(person),
    member_id: person.id,
    customer_id: await findCustomer(db, person.id),
    last_name: person.last_name,
    email: shownEmail(person),
    mobile_number: numberOf(parts, person),
    country: person.country,
    time_zone: person.time_zone,
    ...(await findBalances(db, person.id, now)),
    limits: {},
    live_pictures: picturesFor(person),
    flags: {
      totp: person.totp_secret !== null,
      trusted: person.trusted_at !== null,
      email_confirmed: person.wanted_email === null,
    },
    unread: { messages: await countUnreadMessages(db, person.id), notices: await countUnreadNotices(db, actor, now) },
  }
}

export const presentProfile = (person: Person) => ({
  ...presentUser(person),
  last_name: person.last_name,
  date_of_birth: person.date_of_birth,
  country: person.country,
  province: person.province,
  time_zone: person.time_zone,
  live_pictures: picturesFor(person),
})

type ProfileChange = output<(typeof area)['updateProfile']['body']>
/** Changes what was sent of one's profile; the rest stays. */
export const changeProfile = async (tx: Tx, id: string, sent: ProfileChange) => {
  if (sent.country && sent.province && !sent.province.startsWith(`${sent.country}-`))
    throw refuse('bad_input', { fields: { province: 'other_country' } })
  refuseContactDetails('first_name', sent.first_name)
  const person = await lockOwn(tx, id)
  return store.setProfile(tx, { ...person, province: sent.country ? null : person.province, ...sent })
}

type AccountChange = output<(typeof area)['updateUser']['body']>
interface Checked {
  passwordHash: string | undefined
  provenEmail: string | undefined
  codeHash: Buffer | undefined
}

/** Refuses unless the password in force was given; counted before it is hashed, apart from what others try at the door. */
export const askPassword = async (
  db: Db,
  parts: Parts,
  passwords: Passwords,
  actor: Actor,
  typed: string,
  field = 'password',
) => {
  const person = await findPerson(db, actor.id)
  await parts.limits.take('password_checks', person.id)
  if (!(await passwords.verify(person.password_hash, typed)))
    throw refuse('bad_input', { fields: { [field]: 'password_wrong' } })
  await parts.limits.forget('password_checks', person.id)
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
    (await tryCode(parts.database.autocommit, parts.keys, {
      personId: actor.id,
      purpose: 'email',
      code: body.email_code,
      now,
    }))
  if (code && body.email && body.email !== code.subject)
    throw refuse('code_wrong', { fields: { email_code: 'other_address' } })
  return {
    passwordHash: body.new_password ? await passwords.hash(body.new_password, actor.role) : undefined,
    provenEmail: code ? (code.subject ?? undefined) : undefined,
    codeHash: code ? code.codeHash : undefined,
  }
}

/** A new address is proven by a code first. */
const beginEmailChange = async (tx: Tx, parts: Parts, person: Person, email: string, now: number) => {
  await parts.limits.take('codes', person.id)
  return proveEmail(tx, parts, person, email, now)
}

const saveAccount = async (
  tx: Tx,
  parts: Parts,
  person: Person,
  { username = person.username, mobile_number: number }: AccountChange,
  { provenEmail: email = person.email, passwordHash }: Checked,
) => {
  if (passwordHash) await store.setPassword(tx, { id: person.id, password_hash: passwordHash })
  const mobile = number ? seal(parts.keys, mobilePlace(person.id), number) : number === null ? null : person.mobile
  const wanted_email = email === person.email ? person.wanted_email : null
  return store.setNames(tx, { id: person.id, username, email, wanted_email, mobile })
}

interface Change {
  actor: Actor
  body: AccountChange
  checked: Checked
  request: Asked
  now: number
}
/** Changes the account; tells the address that was in force, and ends the other sign-ins when the password is new. */
export const changeAccount = async (tx: Tx, parts: Parts, { actor, body, checked, request, now }: Change) => {
  const before = await lockOwn(tx, actor.id)
  if (body.mobile_number !== undefined && before.wanted_email !== null)
    throw refuse('bad_input', { fields: { mobile_number: 'email_first' } })
  const { username } = body
  if (username && username !== before.username) await checkName(tx, username, now, actor.id)
  if (checked.codeHash && !(await codeStore.useCode(tx, actor.id, 'email', checked.codeHash)))
    throw refuse('code_wrong')
  if (checked.provenEmail && (await store.byEmail(tx, checked.provenEmail))) throw refuse('code_wrong')
  const person = await saveAccount(tx, parts, before, body, checked)
  if (before.wanted_email !== null && person.wanted_email === null && person.role === 'CLIENT')
    await welcome(tx, parts, person, { request, now })
  if (username && username !== before.username) {
    await reserve(tx, before.username, now + pendingMs)
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
  return { user: presentUser(person), email: shownEmail(person), email_code_sent_to: asks ? maskedEmail(asks) : null }
}
