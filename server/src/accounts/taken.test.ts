import pg from 'pg'
import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import type { Route } from '@evenlight/contract/route'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { openHouse } from '../../test/house.ts'
import { ban } from '../../test/fullbans.ts'
import { admin, client, reader, setPerson } from '../../test/people.ts'
import { forgetting } from '../kernel/forget.ts'
import { forgetWhatIsOver } from './forget.ts'

let ran = 0
const query = pg.Client.prototype.query as (...all: unknown[]) => unknown
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...all: unknown[]) {
    const [{ name = '' }] = all as [{ name?: string }]
    if (/^(accounts|mail|audit|readers|payment)_/.test(name)) ran++
    return query.apply(this, all)
  },
})

// Behind a proxy, so that each call comes from elsewhere; the limits of accounts are those of people.
const house = await openHouse({ demo: true, raised: false, url: 'https://evenlight.example' })
let calls = 0
/** All that comes back, to the byte: ids and seconds until the next try become as many signs that are alike. */
const raw = async (route: Route, body: object) => {
  const headers = { 'x-forwarded-for': `2001:db8:${(++calls).toString(16)}::1` }
  ran = 0
  const answer = await house.app.inject({ method: 'POST', url: route.path, headers, payload: body })
  const alike = (text: string) =>
    text
      .replace(/(usr|req|pay)_[\w-]+/g, (id) => 'x'.repeat(id.length))
      .replace(/(retry.after\D+)\d+/gi, (_, name: string) => `${name}0`)
  return {
    statements: ran,
    status: answer.statusCode,
    headers: alike(JSON.stringify({ ...answer.headers, date: '' })),
    body: alike(answer.body),
    id: (answer.json() as { data?: { user_id?: string } }).data?.user_id ?? '',
  }
}

let people = 0
const password = 'seven quiet rivers'
const form = (email: string, more: object = {}) => ({
  username: `Quist-${String(++people).padStart(4, '0')}`,
  email,
  password,
  first_name: 'Nora',
  date_of_birth: '1990-05-17',
  country: 'ES',
  mobile_number: '+34600000000',
  time_zone: 'Europe/Madrid',
  locale: 'es-ES',
  accept_terms_version: TERMS_VERSION,
  ...more,
})
const words = {
  display_name: 'Nora',
  headline: 'Plain words',
  about: 'I read cards.',
  expertise_ids: ['tarot'],
  languages: ['es'],
  channels: ['chat'],
  years: 4,
  sample_reading: 'You asked about the move.',
}

type Seen = Omit<Awaited<ReturnType<typeof raw>>, 'id'> & { what: string }
/** Signs up with an address, and then tries every door with what was typed and what was answered. */
const tryDoors = async (email: string, route: Route, more: object) => {
  const seen: Seen[] = []
  const at = async (what: string, to: Route, body: object) => {
    const { id, ...answer } = await raw(to, body)
    seen.push({ what, ...answer })
    return id
  }
  const login = (what: string, name: string, given: object = {}) =>
    at(what, accounts.login, { login: name, password, ...given })
  const number = { mobile_number: `+346${String(people).padStart(4, '0')}0000` }
  const first = form(email, { ...number, ...more })
  const id = await at('signing up', route, first)
  await login('the name', first.username)
  await login('the name, small', first.username.toLowerCase())
  await login('the name, wrong', first.username, { password: 'nine loud rivers' })
  await login('the address', email)
  await login('the address, large', email.toUpperCase())
  await login('the address, wrong', email, { password: 'nine loud rivers' })
  await login('a second step', first.username, { totp: '123456' })
  await at('the name again', route, form(`other-${first.username}@mail.test`, { ...more, username: first.username }))
  const second = form(email, { ...number, ...more, password: 'eight slow rivers' })
  await at('the address again', route, second)
  await login('the second name', second.username, { password: second.password })
  await login('the address, second', email, { password: second.password })
  await login('the address, first', email)
  for (let n = 0; n < 7; n++) await at(`code ${n}`, accounts.confirm, { user_id: id, code: '000000' })
  await at('a new code', accounts.resendCode, { user_id: id })
  await at('a code by mail instead', accounts.resendCode, { user_id: id, code_by: 'mail' })
  await at('a code of that', accounts.confirm, { user_id: id, code: '000000' })
  for (let n = 0; n < 4; n++) await at(`another code ${n}`, accounts.resendCode, { user_id: id })
  await at('a code after that', accounts.confirm, { user_id: id, code: '000000' })
  for (let n = 0; n < 6; n++) await at(`a new password ${n}`, accounts.sendReset, { email })
  await at('a code for the door', accounts.sendSignInCode, { login: first.username })
  await at('a code for the address', accounts.sendSignInCode, { login: email })
  await login('by a code', first.username, { code: '000000' })
  await login('the address by a code', email, { code: '000000' })
  return { seen, first }
}

const owners = {
  'a client': (email: string) => client(house, { email }),
  'a reader': (email: string) => reader(house, { email }),
  'an admin': (email: string) => admin(house, { email }),
  'somebody blocked': (email: string) => client(house, { email, blocked_at: 0, blocked_reason: 'Rude.' }),
  'somebody banned, who spells it otherwise': async (email: string) => {
    const banned = await client(house, { email })
    await ban(await admin(house), banned)
    await setPerson(house, banned.id, { email: `otherwise-${email}` })
  },
  'somebody who waits for a code': async (email: string, own: object) =>
    void (await raw(accounts.register, form(email, own))),
}
const bought = {
  package_id: 'pkg_ten_minutes',
  payment: { opaque_data: { descriptor: 'EVENLIGHT.DEMO.CARD', value: 'approved' } },
}
const ways = {
  'a client': [accounts.register, {}],
  'a reader': [accounts.apply, words],
  'a client by SMS': [accounts.register, { code_by: 'sms' }],
  'a client who pays': [accounts.paidSignUp, bought],
  'a client whose card says nothing': [
    accounts.paidSignUp,
    { ...bought, payment: { opaque_data: { ...bought.payment.opaque_data, value: 'timeout' } } },
  ],
} as const
const both = Object.entries(owners).flatMap(([owner, make]) =>
  Object.entries(ways).map(([as, way]) => ({ owner, make, as, way })),
)

test.each(both)('nothing tells the address of $owner from a free one, signing up as $as', async ({ make, way }) => {
  const [taken, free] = [`taken-${++people}@mail.test`, `there-${people}@mail.test`]
  const [route, more] = way
  // Who signs up by SMS has no address to sign in with yet, so the same password would be that of the one who waits.
  await make(taken, 'code_by' in more ? { password: 'a candle and a clock' } : {})
  const [one, other] = [await tryDoors(taken, route, more), await tryDoors(free, route, more)]
  expect(one.seen).toEqual(other.seen)
  expect(one.seen.filter(({ status }) => status < 300).length).toBeGreaterThan(5)
  expect(new Set(one.seen.map(({ body }) => JSON.parse(body).code))).toEqual(
    new Set([undefined, 'client_not_verified', 'login_failed', 'bad_input', 'code_wrong', 'too_many']),
  )
})

test('the owner is told a few times, comes in as ever, and nobody else ever does', async () => {
  const [email, theirs] = ['owner@mail.test', 'a candle and a clock']
  const owner = await client(house, { email })
  const { first } = await tryDoors(email, accounts.register, {})
  await house.jobs.drain()
  const subjects = (await house.mails(email)).map(({ subject }) => subject)
  expect(subjects.filter((one) => one === 'You already have an account')).toHaveLength(5)
  expect(subjects.some((one) => /\d{6}/.test(one))).toBe(false)
  const entry = await house.call(accounts.login, { body: { login: email, password: theirs } })
  expect(entry.data.user.id).toBe(owner.id)
  const { rows } = await house.database.pool.query('select state from account_person where username = $1', [
    first.username,
  ])
  expect(rows).toEqual([{ state: 'decoy' }])
})

test('no admin sees who only tried, and after three days nothing is left of them', async () => {
  const boss = await admin(house)
  const { email } = await client(house)
  const body = form(email, words)
  await raw(accounts.apply, body)
  for (const query of [{ q: body.username }, { state: 'pending' }, { state: 'waiting' }, { q: email }] as const) {
    const { data } = await boss.call(accounts.members, { query })
    expect(data.map(({ username }) => username)).not.toContain(body.username)
  }
  await house.clock.advance(3 * 86_400_000 + 1)
  await forgetting(house.database, ...forgetWhatIsOver(house.parts))()
  const again = await raw(accounts.register, form('free-again@mail.test', { username: body.username }))
  expect(again.status).toBe(201)
  const { rows } = await house.database.pool.query(
    `select 1 from account_person where decoy_email is not null or (password_mark is not null and state = 'lapsed')`,
  )
  expect(rows).toEqual([])
})
