import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { wallet } from '@evenlight/contract/wallet'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'
import { forgetWhatIsOver } from './forget.ts'
import { forgetting } from '../kernel/forget.ts'
import * as store from './store.ts'

const house = await openHouse()
const minuteMs = 60_000
let count = 0
const form = (more: object = {}) => {
  const username = `Nora.${++count}`
  return {
    username,
    email: `${username}@mail.test`,
    password: 'seven quiet rivers',
    first_name: 'Nora',
    date_of_birth: '1990-05-17',
    country: 'ES',
    time_zone: 'Europe/Madrid',
    locale: 'es-ES',
    accept_terms_version: TERMS_VERSION,
    ...more,
  }
}
const words = {
  display_name: 'Nora',
  headline: 'Plain words',
  about: 'I read cards.',
  expertise_ids: ['tarot'],
  languages: ['es'],
  channels: ['chat' as const],
  years: 4,
  sample_reading: 'You asked about the move.',
}
const register = (body: object) => house.call(accounts.register, { body: body as never })
const rowOf = (username: string) => store.findNamed(house.database.db, username)
const codeFor = async (email: string) =>
  /\d{6}/.exec((await house.mails(email.toLowerCase()))[0]?.body ?? '')?.[0] ?? ''
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a client signs up, confirms the code and is in, with ten free minutes', async () => {
  const body = form({ mobile_number: '+34 600 000 000' })
  const made = await register(body)
  expect([made.status, made.data.otp_sent_to]).toEqual([201, 'n•••@mail.test'])
  const code = await codeFor(body.email)
  expect(await house.mails('+34600000000')).toEqual([])
  const entry = await house.call(accounts.confirm, { body: { user_id: made.data.user_id, code } })
  expect(entry.data).toMatchObject({
    expires_in: 900,
    user: { id: made.data.user_id, type: 'CLIENT', username: body.username },
  })
  const { rows } = await house.database.pool.query('select terms_version from account_person where id = $1', [
    made.data.user_id,
  ])
  expect(rows).toEqual([{ terms_version: TERMS_VERSION }])
  const own = await house.call(accounts.own, {}, entry.data.token)
  expect(own.data).toMatchObject({
    member_id: made.data.user_id,
    mobile_number: '+34600000000',
    free_seconds: 600,
    paid_seconds: 0,
    customer_id: null,
  })
  expect((await house.call(wallet.checkTime, { query: {} }, entry.data.token)).data.free_seconds).toBe(600)
  expect((await house.call(accounts.confirm, { body: { user_id: made.data.user_id, code } })).problem.code).toBe(
    'code_wrong',
  )
})

test('one mailbox is welcomed once, however it is spelt', async () => {
  const free = async (email: string) => {
    const body = form({ email })
    const { user_id } = (await register(body)).data
    const entry = await house.call(accounts.confirm, { body: { user_id, code: await codeFor(email) } })
    return (await house.call(wallet.checkTime, { query: {} }, entry.data.token)).data.free_seconds
  }
  expect(await free('n.lind@gmail.com')).toBe(600)
  for (const email of ['nlind@gmail.com', 'n.l.i.n.d+moon@googlemail.com']) expect(await free(email)).toBe(0)
  expect(await free('n.lind@example.org')).toBe(600)
  const { rows } = await house.database.pool.query<{ mailbox: Buffer }>('select mailbox from wallet_welcome')
  expect(rows.map(({ mailbox }) => mailbox.toString('latin1')).join()).not.toContain('lind')
})

const ofTheHouse =
  'Admin evenlight Even-Light 3venl1ght Supp0rt the.house Adm1n.Mara root Aclmin adnnin Team-7 Security24'
test.each(ofTheHouse.split(' '))('nobody speaks for the house as %s', async (username) => {
  const { status, problem } = await register(form({ username, email: `${randomUUID()}@mail.test` }))
  expect([status, problem.reasons]).toEqual([422, { fields: { username: { code: 'username_reserved' } } }])
})

test('a name that says how to meet elsewhere is refused, one of a person is not', async () => {
  const refused = await register(form({ username: 'nora-gmail.com', email: `${randomUUID()}@mail.test` }))
  expect(refused.problem.reasons).toEqual({ fields: { username: { code: 'no_contact_details' } } })
  for (const username of ['Beetroot', 'Stafford', 'Housemartin', 'Ida.Supple', 'Solomon77', 'Teamwork7', 'Joanna'])
    expect((await register(form({ username, email: `${randomUUID()}@mail.test` }))).status).toBe(201)
})

test('nor does a first name, which readers see, and a change of it neither', async () => {
  const first_name = 'Nora 0600 123456'
  const refused = await register(form({ first_name, email: `${randomUUID()}@mail.test` }))
  expect(refused.problem.reasons).toEqual({ fields: { first_name: { code: 'no_contact_details' } } })
  const ida = await client(house)
  const change = (name: string) => ida.call(accounts.updateProfile, { body: { first_name: name } })
  expect((await change('Ida, ida@mail.test')).problem?.code).toBe('contact_details')
  expect((await change('Ida-María')).status).toBe(200)
})

test('the number is stored encrypted', async () => {
  const body = form({ mobile_number: '0034 600 111 222' })
  await register(body)
  const row = await rowOf(body.username)
  expect(row?.mobile).not.toBeNull()
  expect(row?.mobile?.toString('latin1')).not.toContain('600111222')
})

test('both addresses of the call are one', async () => {
  const answer = await house.call({ ...accounts.register, path: '/api/v2/register' }, { body: form() })
  expect(answer.status).toBe(201)
})

test('the link in the letter confirms too, once', async () => {
  const body = form()
  await register(body)
  const token = /#token=([\w-]+)/.exec((await house.mails(body.email.toLowerCase()))[0]?.body ?? '')?.[1] ?? ''
  expect((await house.call(accounts.confirmByLink, { body: { token } })).data.user.username).toBe(body.username)
  expect((await house.call(accounts.confirmByLink, { body: { token } })).problem.code).toBe('code_wrong')
})

test('who is under 18 is refused on the last day, and welcome on the birthday', async () => {
  const today = new Date(house.clock.now()).toISOString()
  const born = (day: string) => form({ date_of_birth: `${Number(today.slice(0, 4)) - 18}${day}` })
  const late = await register(born('-11-21'))
  expect([late.status, late.problem.code, Object.keys(late.problem.fields ?? {})]).toEqual([
    403,
    'under_age',
    ['date_of_birth'],
  ])
  expect((await register(born('-11-20'))).status).toBe(201)
})

test.each([
  ['an old version of the terms', { accept_terms_version: '2019-01' }, 'accept_terms_version'],
  ['a short password', { password: 'seven7!' }, 'password'],
  ['a common password', { password: 'Password123' }, 'password'],
  ['a password that holds the user name', { username: 'wanderer', password: 'xx-wanderer-9' }, 'password'],
  ['a password that holds the e-mail name', { email: 'riverside@mail.test', password: 'riverside 22' }, 'password'],
  ['a password of one character', { password: 'aaaaaaaaaaaa' }, 'password'],
  ['a day that is none', { date_of_birth: '1990-02-31' }, 'date_of_birth'],
  ['no time zone', { time_zone: 'Moon/Sea' }, 'time_zone'],
  ['no number', { mobile_number: 'call me' }, 'mobile_number'],
  ['no country', { country: 'Spain' }, 'country'],
])('%s is told at its field', async (_what, wrong, field) => {
  const answer = await register(form(wrong))
  expect([answer.status, answer.problem.code, Object.keys(answer.problem.fields ?? {})]).toEqual([
    422,
    'bad_input',
    [field],
  ])
})

test('long passwords without digits are fine', async () => {
  expect((await register(form({ password: 'w'.repeat(40) + ' and some other words'.repeat(4) }))).status).toBe(201)
})

test.each([
  'role',
  'type',
  'state',
  'balance',
  'paid_seconds',
  'is_admin',
  'approved',
  'approval',
  'id',
  'made_at',
  'rate_cents_per_minute',
  'constructor',
])('a sign-up that sets %s is refused and makes nobody', async (field) => {
  const body = form({ [field]: 'ADMIN' })
  const answer = await register(body)
  expect([answer.status, Object.keys(answer.problem.fields ?? {})]).toEqual([422, [field]])
  expect(await rowOf(body.username)).toBeUndefined()
})

test('a taken user name is told at its field, however it is written', async () => {
  const body = form()
  await register(body)
  const again = await register(form({ username: body.username.toUpperCase() }))
  expect([again.status, again.problem.fields]).toEqual([422, { username: 'This user name is taken.' }])
})

test('of twenty at once with one name, one is made', async () => {
  const body = form()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => register({ ...body, email: `twenty-${i}@mail.test` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(19).fill(422)])
})

test('of twenty at once with one e-mail, one is made and all answer alike', async () => {
  const email = 'one-of-twenty@mail.test'
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(form({ email }))))
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(201))
  const { rows } = await house.database.pool.query('select id from account_person where email = $1', [email])
  expect(rows).toHaveLength(1)
})

test('a code takes five tries, in parallel too', async () => {
  const body = form()
  const { data } = await register(body)
  const right = await codeFor(body.email)
  const tries = await Promise.all(
    Array.from({ length: 30 }, () =>
      house.call(accounts.confirm, { body: { user_id: data.user_id, code: otherThan(right) } }),
    ),
  )
  expect(new Set(tries.map(({ problem }) => problem.code))).toEqual(new Set(['code_wrong']))
  expect((await house.call(accounts.confirm, { body: { user_id: data.user_id, code: right } })).problem.code).toBe(
    'code_wrong',
  )
  await house.call(accounts.resendCode, { body: { user_id: data.user_id } })
  expect(
    (await house.call(accounts.confirm, { body: { user_id: data.user_id, code: await codeFor(body.email) } })).status,
  ).toBe(200)
})

test('a code is used once, also by twenty at the same moment', async () => {
  const body = form()
  const { data } = await register(body)
  const code = await codeFor(body.email)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => house.call(accounts.confirm, { body: { user_id: data.user_id, code } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a code lives ten minutes, and a new one replaces it', async () => {
  const body = form()
  const { data } = await register(body)
  const first = await codeFor(body.email)
  await house.clock.advance(10 * minuteMs)
  expect((await house.call(accounts.confirm, { body: { user_id: data.user_id, code: first } })).problem.code).toBe(
    'code_wrong',
  )
  await house.call(accounts.resendCode, { body: { user_id: data.user_id } })
  const second = await codeFor(body.email)
  if (second !== first)
    expect((await house.call(accounts.confirm, { body: { user_id: data.user_id, code: first } })).problem.code).toBe(
      'code_wrong',
    )
  expect((await house.call(accounts.confirm, { body: { user_id: data.user_id, code: second } })).status).toBe(200)
})

test('a reader applies, confirms, waits, is approved with a rate, and comes in', async () => {
  const body = form(words)
  const made = await house.call(accounts.apply, { body: body as never })
  const confirmed = await house.call(accounts.confirm, {
    body: { user_id: made.data.user_id, code: await codeFor(body.email) },
  })
  expect([confirmed.status, confirmed.problem.code]).toEqual([403, 'not_verified'])
  const login = () => house.call(accounts.login, { body: { login: body.username, password: body.password } })
  expect((await login()).problem.code).toBe('not_verified')
  const boss = await admin(house)
  const look = await boss.call(accounts.member, { query: { id: made.data.user_id } })
  expect(look.data).toMatchObject({ state: 'waiting', application: words })
  const waiting = await boss.call(accounts.members, { query: { state: 'waiting' } })
  expect(waiting.data.map(({ id }) => id)).toContain(made.data.user_id)
  const decided = await boss.call(accounts.approve, {
    body: { member_id: made.data.user_id, decision: 'approve', rate_cents_per_minute: 55 },
  })
  expect(decided.data).toMatchObject({ state: 'active', rate_cents_per_minute: 55 })
  expect((await house.mails(body.email.toLowerCase()))[0]?.subject).toBe('Te damos la bienvenida como lector')
  expect((await login()).data.user.type).toBe('READER')
  const again = await boss.call(accounts.approve, { body: { member_id: made.data.user_id, decision: 'approve' } })
  expect(again.problem.code).toBe('wrong_state')
})

test('an account that nobody confirms gives its names back after three days', async () => {
  const body = form()
  await register(body)
  await house.clock.advance(3 * 24 * 60 * minuteMs + 1)
  await forgetting(house.database, ...forgetWhatIsOver(house.parts))()
  expect((await register(body)).status).toBe(201)
})
