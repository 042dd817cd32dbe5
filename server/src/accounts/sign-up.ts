import type { output } from 'zod/v4/core'
import { signUpFields } from '@evenlight/contract/account-fields'
import { foldMailbox } from '@evenlight/core/mailbox'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { refuse } from '@evenlight/contract/errors'
import * as z from 'zod/mini'
import { findHouse } from '../house/public.ts'
import { refuseContactDetails } from '../kernel/contact-details.ts'
import { sqlStateOf, type Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { sendSignUpCode } from './codes.ts'
import type { Person } from './columns.ts'
import { commonPasswords } from './common-passwords.ts'
import { passwordMark, type Passwords } from './passwords.ts'
import { adultYears } from '@evenlight/contract/lengths'
import { ageOn, maskedEmail, passwordFault } from './rules.ts'
import { mobilePlace, seal } from './sealed.ts'
import { checkName } from './name-rules.ts'
import * as store from './store.ts'

const SignUp = z.object(signUpFields)
export type SignUp = output<typeof SignUp>
export interface SignedUp {
  answer: { user_id: string; otp_sent_to: string }
  person: Person
}
const nobodys = (id: string) => `${id.toLowerCase()}@nobody.invalid`

/** Refuses a new password for what it is; its length is the contract's matter. */
export const checkPassword = (password: string, person: { username: string; email: string }, field = 'password') => {
  const fault = passwordFault(password, person, commonPasswords)
  if (fault) throw refuse('bad_input', { fields: { [field]: fault } })
}

/** Refuses whoever is too young, or did not accept the terms in force; then hashes the password, before any transaction. */
export const prepareSignUp = async (passwords: Passwords, role: 'CLIENT' | 'READER', body: SignUp, now: number) => {
  const age = ageOn(body.date_of_birth, now)
  if (age < 0 || age > 120) throw refuse('bad_input', { fields: { date_of_birth: 'year_unlikely' } })
  if (age < adultYears) throw refuse('under_age', { fields: { date_of_birth: 'under_age' } })
  if (body.accept_terms_version !== TERMS_VERSION)
    throw refuse('bad_input', {
      fields: { accept_terms_version: 'terms_changed' },
    })
  checkPassword(body.password, body)
  return passwords.hash(body.password, role)
}

interface Made {
  role: 'CLIENT' | 'READER'
  passwordHash: string
  /** Comes with a first purchase and gets no welcome minutes. */
  paidSignUp?: boolean
  /** The telephone is what gets proven; the address only afterwards. */
  bySms?: boolean
}

const again = () => Object.assign(new Error('again'), { code: '40001' })
const taken = () => refuse('bad_input', { fields: { username: 'username_taken' } })

interface Address {
  email: string
  wanted_email: string | null
  decoy_email: string | null
  state: 'pending' | 'decoy'
}
const none = { wanted_email: null, decoy_email: null }
/** Where a new account's address stands: theirs, pretended, or waiting, which asks nobody whose it is. */
const addressOf = async (
  tx: Tx,
  { keys }: Pick<Parts, 'keys'>,
  { id, email, bySms, now }: { id: string; email: string; bySms: boolean; now: number },
): Promise<Address> => {
  if (bySms) return { ...none, email: nobodys(id), wanted_email: email, state: 'pending' }
  // Whoever is banned comes in by no other spelling of their address either. Both are asked for every address: the same work.
  const mailbox = keys.sign('banned mailbox', foldMailbox(email))
  const owner = await store.byEmail(tx, email)
  const isBanned = await store.isMailboxBanned(tx, mailbox, now)
  return owner !== undefined || isBanned
    ? { ...none, email: nobodys(id), decoy_email: email, state: 'decoy' }
    : { ...none, email, state: 'pending' }
}

const personFrom = (
  parts: Parts,
  body: SignUp,
  made: Made,
  { id, address, rateCents, now }: { id: string; address: Address; rateCents: number; now: number },
): store.SignedUp => {
  return {
    id,
    role: made.role,
    username: body.username,
    ...address,
    password_mark: passwordMark(parts.keys, body),
    password_hash: made.passwordHash,
    first_name: body.first_name,
    last_name: body.last_name,
    date_of_birth: body.date_of_birth,
    country: body.country,
    province: null,
    mobile: body.mobile_number ? seal(parts.keys, mobilePlace(id), body.mobile_number) : null,
    time_zone: body.time_zone,
    locale: body.locale,
    live_pictures: null,
    terms_version: body.accept_terms_version,
    offer: body.offer,
    paid_sign_up: made.paidSignUp ?? false,
    approval: made.role === 'READER' ? 'waiting' : null,
    rate_cents_per_minute: rateCents,
    made_at: now,
  }
}

/**
 * Makes an account that nobody has a code for yet. A taken user name is told; with a taken e-mail address it is a decoy, which
 * nobody but the owner of the address learns.
 */
export const makeAccount = async (tx: Tx, parts: Parts, body: SignUp, made: Made, now: number): Promise<Person> => {
  await checkName(tx, body.username, now)
  // A reader sees the first names of their clients.
  refuseContactDetails('first_name', body.first_name)
  const id = newId('usr')
  const address = await addressOf(tx, parts, { id, email: body.email, bySms: made.bySms ?? false, now })
  const { reader_rate_cents: rateCents } = await findHouse(tx)
  return store
    .addSignedUp(tx, personFrom(parts, body, made, { id, address, rateCents, now }))
    .catch((error: unknown) => {
      const { code, constraint } = sqlStateOf(error)
      if (code !== '23505') throw error
      // Two at the same moment: the other one's row is there now; a rerun finds it and answers as usual.
      throw constraint === 'account_person_username' ? taken() : again()
    })
}

/** Somebody whose SMS does not come waits for a letter from here on, as if they had signed up so. */
export const turnToMail = async (tx: Tx, parts: Parts, { id, wanted_email: email }: Person, now: number) => {
  const address = await addressOf(tx, parts, { id, email: email!, bySms: false, now })
  return store.setMailed(tx, { id, ...address }).catch((error: unknown) => {
    throw sqlStateOf(error).code === '23505' ? again() : error
  })
}

/** The same, and sends the code that it waits for. */
export const signUp = async (tx: Tx, parts: Parts, body: SignUp, made: Made, now: number): Promise<SignedUp> => {
  const person = await makeAccount(tx, parts, body, made, now)
  await parts.limits.take('codes', person.id)
  await sendSignUpCode(tx, parts, person, now)
  return { answer: { user_id: person.id, otp_sent_to: maskedEmail(body.email) }, person }
}
