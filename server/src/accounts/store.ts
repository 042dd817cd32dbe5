import { boolean, bytes, integer, moment, text, type Columns } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'
import {
  block,
  confirmation,
  decision,
  house,
  names,
  origin,
  person,
  personColumns,
  profile,
  secondFactor,
  trial,
  trust,
  type Person,
} from './columns.ts'

const whose = { id: text }

const found = (where: string) => `select ${personColumns} from account_person p where ${where}`
const withId = reads('accounts_by_id', { takes: whose, gives: person, text: ($) => found(`p.id = ${$.id}`) })
const withEmail = reads('accounts_by_email', {
  takes: { email: text },
  gives: person,
  text: ($) => found(`p.email = ${$.email}`),
})
const withUsername = reads('accounts_by_username', {
  takes: { username: text },
  gives: person,
  text: ($) => found(`lower(p.username) = ${$.username}`),
})
export const byId = async (db: Db, id: string) => (await db.run(withId, { id }))[0]
export const byEmail = async (db: Db, email: string) => (await db.run(withEmail, { email }))[0]
const byUsername = (db: Db, username: string) => db.run(withUsername, { username: username.toLowerCase() })
const withAddress = reads('accounts_by_address', {
  takes: { email: text, mark: bytes },
  gives: person,
  text: ($) =>
    found(
      `p.email = ${$.email} or (p.decoy_email = ${$.email} and p.password_mark = ${$.mark}) order by p.made_at desc`,
    ),
})
/** Who has this user name. */
export const findNamed = async (db: Db, username: string) => (await byUsername(db, username))[0]
/**
 * Who may be meant by a user name or e-mail typed at sign-in, the likeliest first, and at most one more: an address may
 * have its owner and some who wait for a code, of whom `mark` knows the password.
 */
export const byLogin = async (db: Db, login: string, mark: Buffer) => {
  const typed = login.trim().toLowerCase()
  if (!typed.includes('@')) return byUsername(db, typed)
  const rows = await db.run(withAddress, { email: typed, mark })
  const owner = rows.filter(({ email }) => email === typed)
  const decoy = rows.filter(({ state }) => state === 'decoy').slice(0, 1)
  return owner[0]?.password_mark?.equals(mark) ? [...owner, ...decoy] : [...decoy, ...owner]
}

const bannedMailbox = reads('accounts_mailbox_banned', {
  takes: { mailbox: bytes, now: moment },
  gives: { found: boolean },
  text: ($) => `select exists (select from full_ban where mailbox = ${$.mailbox} and state in ('suspended', 'banned')
    and (until_at is null or until_at > ${$.now})) as found`,
})
/** Whether somebody with this mailbox is banned from the site now. */
export const isMailboxBanned = async (db: Db, mailbox: Buffer, now: number) =>
  (await db.run(bannedMailbox, { mailbox, now }))[0]!.found

const fullBan = reads('accounts_full_ban', {
  takes: whose,
  gives: { id: text },
  text: ($) => `select id from full_ban where person_id = ${$.id} and state in ('suspended', 'banned')`,
})
/** Whether it is by a ban that somebody is out. */
export const isBannedFromSite = async (db: Db, id: string) => (await db.run(fullBan, { id })).length > 0

const locked = writes('accounts_locked', {
  takes: whose,
  gives: person,
  text: ($) => `${found(`p.id = ${$.id}`)} for update`,
})
/** The row, locked until the transaction ends. */
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const rulers = writes('accounts_rulers_held', {
  takes: whose,
  gives: { id: text, admin_role: person.admin_role },
  text: ($) => `select id, admin_role from account_person where role = 'ADMIN' and state = 'active'
    and (admin_role = 'any' or id = ${$.id}) order by id for update`,
})
/** Whoever of the house may do everything, and this one of it, held: of two who change one another's role one comes later. */
export const holdHouse = (tx: Tx, id: string) => tx.run(rulers, { id })

const anybody = reads('accounts_anybody', {
  gives: { found: boolean },
  text: 'select exists (select from account_person) as found',
})
export const hasAny = async (db: Db) => (await db.run(anybody))[0]!.found

const namesOf = <C extends Columns>(columns: C) => Object.keys(columns) as (keyof C & string)[]
const adding = <C extends Columns>(name: string, columns: C) =>
  writes(name, {
    takes: columns,
    gives: person,
    text: ($) => {
      const values = namesOf(columns).map((column) => $[column])
      return `insert into account_person as p (${namesOf(columns).join(', ')}) values (${values.join(', ')})
        returning ${personColumns}`
    },
  })
const changing = <C extends Columns>(name: string, columns: C) =>
  writes(name, {
    takes: { ...columns, ...whose },
    gives: person,
    text: ($) => {
      const set = namesOf(columns).map((column) => `${column} = ${$[column]}`)
      return `update account_person p set ${set.join(', ')} where p.id = ${$.id} returning ${personColumns}`
    },
  })
const one = async (rows: Promise<Person[]>) => {
  const [row] = await rows
  if (!row) throw new Error('there is no such person')
  return row
}

const { role, username, email, password_hash, first_name, country, time_zone } = person
const { approval, totp_secret, totp_exempt, made_at } = person
const { state, verified_at, password_mark, rate_cents_per_minute } = person
const applied = { approval, rate_cents_per_minute }
const signing = { ...whose, role, ...names, password_hash, ...profile, ...origin, ...trial, state, ...applied }
const signedUp = adding('accounts_signed_up', signing)
export type SignedUp = Values<typeof signedUp.takes>
export const addSignedUp = (tx: Tx, given: SignedUp) => one(tx.run(signedUp, given))

const made = adding('accounts_made', {
  ...whose,
  role,
  username,
  email,
  password_hash,
  first_name,
  country,
  time_zone,
  ...house,
  ...confirmation,
  approval,
  totp_secret,
  totp_exempt,
  made_at,
})
export const addMade = (tx: Tx, given: Values<typeof made.takes>) => one(tx.run(made, given))

const named = changing('accounts_named', names)
const described = changing('accounts_described', profile)
const confirmed = changing('accounts_confirmed', { state, verified_at, password_mark })
const mailed = changing('accounts_mailed', {
  email,
  wanted_email: person.wanted_email,
  decoy_email: person.decoy_email,
  state,
})
const decided = changing('accounts_decided', decision)
const blocked = changing('accounts_blocked', block)
const trusted = changing('accounts_trusted', trust)
const placed = changing('accounts_placed', house)
const secured = changing('accounts_secured', secondFactor)
const enrolling = changing('accounts_enrolling', { totp_pending: person.totp_pending })
const rehashed = changing('accounts_rehashed', { password_hash })
export const setNames = (tx: Tx, to: Values<typeof named.takes>) => one(tx.run(named, to))
export const setProfile = (tx: Tx, to: Values<typeof described.takes>) => one(tx.run(described, to))
export const setConfirmed = (tx: Tx, to: Values<typeof confirmed.takes>) => one(tx.run(confirmed, to))
/** The code goes by mail from here on. */
export const setMailed = (tx: Tx, to: Values<typeof mailed.takes>) => one(tx.run(mailed, to))
export const setDecision = (tx: Tx, to: Values<typeof decided.takes>) => one(tx.run(decided, to))
export const setBlock = (tx: Tx, to: Values<typeof blocked.takes>) => one(tx.run(blocked, to))
export const setAdminRole = (tx: Tx, to: Values<typeof placed.takes>) => one(tx.run(placed, to))
export const setTrust = (tx: Tx, to: Values<typeof trusted.takes>) => one(tx.run(trusted, to))
export const setSecondFactor = (tx: Tx, to: Values<typeof secured.takes>) => one(tx.run(secured, to))
export const setPending = (tx: Tx, to: Values<typeof enrolling.takes>) => one(tx.run(enrolling, to))
/** The same password at another cost. */
export const setHash = (tx: Tx, to: Values<typeof rehashed.takes>) => one(tx.run(rehashed, to))

const another = writes('accounts_another_password', {
  takes: { ...whose, password_hash },
  gives: person,
  text: ($) => `update account_person p set password_hash = ${$.password_hash},
    password_version = p.password_version + 1 where p.id = ${$.id} returning ${personColumns}`,
})
/** Another password: whoever proved the old one a moment ago no longer comes in with it. */
export const setPassword = (tx: Tx, to: Values<typeof another.takes>) => one(tx.run(another, to))

const emptied = `state = 'lapsed', username = id, email = lower(id), first_name = '', last_name = null,
    date_of_birth = null, mobile = null, password_hash = '', decoy_email = null, wanted_email = null,
    password_mark = null`
const abandoned = writes('accounts_abandoned', {
  takes: whose,
  text: ($) => `update account_person set ${emptied} where state in ('pending', 'decoy') and id = ${$.id}`,
})
/** Undoes a sign-up that did not come about: its names are free again. */
export const abandon = (tx: Tx, id: string) => tx.run(abandoned, { id })

const lapsed = writes('accounts_lapsed', {
  takes: { before: moment, most: integer },
  gives: whose,
  text: ($) => `update account_person set ${emptied}
    where state in ('pending', 'decoy') and id = any(array(select id from account_person
      where state in ('pending', 'decoy') and made_at < ${$.before} order by made_at limit ${$.most} for update)) returning id`,
})
/** Accounts nobody confirmed give their names back; the id stays, for what may point at it. */
export const lapse = (tx: Tx, before: number, most: number) => tx.run(lapsed, { before, most })
