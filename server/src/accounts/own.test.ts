import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { openHouse } from '../../test/house.ts'
import { client, password, reader, signIn } from '../../test/people.ts'
import * as store from './store.ts'

const house = await openHouse()
const codeFor = async (email: string) => /\d{6}/.exec((await house.mails(email))[0]?.body ?? '')?.[0] ?? ''
const login = (name: string, typed = password) => house.call(accounts.login, { body: { login: name, password: typed } })

test('one’s own account and profile hold what one’s screens need', async () => {
  const person = await client(house, { paid_seconds: 600, free_seconds: 60, last_name: 'Berg' })
  expect((await person.call(accounts.own)).data).toEqual({
    id: person.id,
    type: 'CLIENT',
    username: person.username,
    first_name: person.username,
    last_name: 'Berg',
    member_id: person.id,
    customer_id: null,
    email: person.email,
    mobile_number: null,
    country: 'US',
    locale: 'en',
    time_zone: 'UTC',
    paid_seconds: 600,
    free_seconds: 60,
    limits: {},
    live_pictures: 'shown',
    flags: { totp: false, trusted: false, email_confirmed: true },
    unread: { messages: 0, notices: 0 },
  })
})

test('a profile changes what was sent and nothing else', async () => {
  const person = await client(house, { last_name: 'Berg' })
  const changed = await person.call(accounts.updateProfile, {
    body: { first_name: 'Ana', country: 'ES', province: 'ES-M', time_zone: 'Europe/Madrid' },
  })
  expect(changed.data).toMatchObject({
    first_name: 'Ana',
    last_name: 'Berg',
    country: 'ES',
    province: 'ES-M',
    time_zone: 'Europe/Madrid',
    locale: 'en',
  })
  expect((await person.call(accounts.updateProfile, { body: { last_name: null } })).data.last_name).toBeNull()
  expect((await person.call(accounts.updateProfile, { body: {} })).data).toEqual(
    (await person.call(accounts.profile)).data,
  )
  expect(
    (await person.call(accounts.updateProfile, { body: { country: 'FR', province: 'ES-M' } })).problem.fields,
  ).toHaveProperty('province')
  expect((await person.call(accounts.updateProfile, { body: { country: 'FR' } })).data).toMatchObject({
    country: 'FR',
    province: null,
  })
})

test('pictures in a chat are blurred for readers and shown to clients, until they choose for themselves', async () => {
  for (const [person, usual, other] of [
    [await client(house), 'shown', 'blurred'],
    [await reader(house), 'blurred', 'shown'],
  ] as const) {
    const now = async () => (await person.call(accounts.own)).data.live_pictures
    expect(await now()).toBe(usual)
    const { data } = await person.call(accounts.updateProfile, { body: { live_pictures: other } })
    expect([data.live_pictures, await now()]).toEqual([other, other])
    await person.call(accounts.updateProfile, { body: { first_name: 'Ana' } })
    expect(await now()).toBe(other)
    const wrong = await person.call(accounts.updateProfile, { body: { live_pictures: 'never' as never } })
    expect(wrong.problem.fields).toHaveProperty('live_pictures')
  }
})

test.each([
  'role',
  'type',
  'state',
  'approval',
  'balance',
  'paid_seconds',
  'is_admin',
  'id',
  'rate_cents_per_minute',
  'made_at',
  'email',
  'constructor',
])('neither profile nor account take %s where it does not belong', async (field) => {
  const person = await client(house)
  const before = await store.byId(house.database.db, person.id)
  const extra = { [field]: 'ADMIN' } as never
  const answers = [
    await person.call(accounts.updateProfile, { body: extra }),
    await person.call(accounts.updateUser, { body: { password, ...(extra as object) } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 422])
  expect(await store.byId(house.database.db, person.id)).toEqual(before)
})

test('every change of the account needs the password, and a wrong one changes nothing', async () => {
  const person = await client(house)
  const answer = await person.call(accounts.updateUser, { body: { password: 'not mine', username: 'somebody-else' } })
  expect([answer.status, Object.keys(answer.problem.fields ?? {})]).toEqual([422, ['password']])
  expect((await store.byId(house.database.db, person.id))?.username).toBe(person.username)
})

test('a new user name is one nobody has; the old one stays held for a while', async () => {
  const [person, other] = [await client(house), await client(house)]
  const taken = await person.call(accounts.updateUser, { body: { password, username: other.username.toUpperCase() } })
  expect(taken.problem).toMatchObject({
    fields: { username: 'This user name is taken.' },
    reasons: { fields: { username: { code: 'username_taken' } } },
  })
  expect(
    (await person.call(accounts.updateUser, { body: { password, username: 'Quiet.Harbour' } })).data.user.username,
  ).toBe('Quiet.Harbour')
  expect((await login('quiet.harbour')).status).toBe(200)
  expect(
    (await other.call(accounts.updateUser, { body: { password, username: person.username } })).problem.fields,
  ).toHaveProperty('username')
  expect(
    (await person.call(accounts.updateUser, { body: { password, username: 'quiet.harbour' } })).data.user.username,
  ).toBe('quiet.harbour')
})

test('a reader’s new name shows in the directory', async () => {
  const psychic = await reader(house)
  await psychic.call(accounts.updateUser, { body: { password, username: 'north.window' } })
  const { rows } = await house.database.pool.query('select username from reader where id = $1', [psychic.id])
  expect(rows).toEqual([{ username: 'north.window' }])
})

test('a new password ends the other sign-ins and keeps this one', async () => {
  const person = await client(house)
  const elsewhere = await signIn(house, { id: person.id, role: 'CLIENT' })
  expect(
    (await person.call(accounts.updateUser, { body: { password, new_password: 'qwerty123' } })).problem.fields,
  ).toHaveProperty('new_password')
  expect(
    (await person.call(accounts.updateUser, { body: { password, new_password: 'eleven grey herons' } })).status,
  ).toBe(200)
  expect(await house.parts.authenticate(elsewhere.access)).toBeUndefined()
  expect(await house.parts.authenticate(person.token)).toBeDefined()
  expect((await login(person.username)).problem.code).toBe('login_failed')
  expect((await login(person.username, 'eleven grey herons')).status).toBe(200)
  expect((await house.mails(person.email))[0]?.subject).toBe('Your password was changed')
})

test('a new e-mail address counts once its code is given', async () => {
  const person = await client(house)
  const email = 'new-home@mail.test'
  const asked = await person.call(accounts.updateUser, { body: { password, email } })
  expect(asked.data).toMatchObject({ email: person.email, email_code_sent_to: 'n•••@mail.test' })
  const code = await codeFor(email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect((await person.call(accounts.updateUser, { body: { password, email_code: wrong } })).problem.code).toBe(
    'code_wrong',
  )
  expect(
    (await person.call(accounts.updateUser, { body: { password, email: 'third@mail.test', email_code: code } })).problem
      .code,
  ).toBe('code_wrong')
  expect((await person.call(accounts.updateUser, { body: { password, email, email_code: code } })).data).toMatchObject({
    email,
    email_code_sent_to: null,
  })
  expect((await login(email)).status).toBe(200)
  expect((await house.mails(person.email))[0]?.subject).toBe('Your e-mail address was changed')
  expect((await person.call(accounts.updateUser, { body: { password, email_code: code } })).problem.code).toBe(
    'code_wrong',
  )
})

test('a taken e-mail address answers like a free one, and its owner learns of it', async () => {
  const [person, other] = [await client(house), await client(house)]
  const [taken, free] = [
    await person.call(accounts.updateUser, { body: { password, email: other.email } }),
    await person.call(accounts.updateUser, { body: { password, email: 'x-free@people.test' } }),
  ]
  expect([taken.status, Object.keys(taken.data)]).toEqual([free.status, Object.keys(free.data)])
  expect((await house.mails(other.email))[0]?.subject).toBe('You already have an account')
})

test('the mobile number can be set and taken away', async () => {
  const person = await client(house)
  await person.call(accounts.updateUser, { body: { password, mobile_number: '+1 (202) 555-0143' } })
  expect((await person.call(accounts.own)).data.mobile_number).toBe('+12025550143')
  expect((await person.call(accounts.member, { query: {} })).data.mobile_number).toBe('•••43')
  await person.call(accounts.updateUser, { body: { password, mobile_number: null } })
  expect((await person.call(accounts.own)).data.mobile_number).toBeNull()
})
