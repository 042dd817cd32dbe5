import { randomUUID } from 'node:crypto'
import { accounts } from '@evenlight/contract/accounts'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { openTwilio } from '../../test/twilio.ts'

const twilio = await openTwilio()
afterAll(twilio.close)
const house = await openHouse({ carrier: twilio.account, url: 'https://evenlight.test' })
/** One whose limits are those of people; behind a proxy, so that each call may come from elsewhere. */
const strict = await openHouse({ carrier: twilio.account, url: 'https://evenlight.test', raised: false })
beforeEach(() => {
  twilio.state.fault = 'none'
})
let count = 0
const password = 'seven quiet rivers'
/** Each number among neighbours of its own, so that no test counts for another. */
const form = (more: object = {}) => ({
  username: `Nora-${++count}`,
  email: `nora-${count}@mail.test`,
  password,
  first_name: 'Nora',
  date_of_birth: '1990-05-17',
  country: 'ES',
  mobile_number: `+346${String(count).padStart(4, '0')}1234`,
  time_zone: 'Europe/Madrid',
  locale: 'es-ES',
  accept_terms_version: TERMS_VERSION,
  code_by: 'sms' as const,
  ...more,
})
const register = (body: object) => house.call(accounts.register, { body: body as never })
const textsTo = (number: string) => twilio.messages.filter(({ to }) => to === number).map(({ body }) => body)
const codeIn = (words: string | undefined) => /\b\d{6}\b/.exec(words ?? '')?.[0] ?? ''
const mailed = async (email: string) => (await house.mails(email)).map(({ body }) => body)
const confirm = (user_id: string, code: string) => house.call(accounts.confirm, { body: { user_id, code } })
const enter = async (more: object = {}) => {
  const body = form(more)
  const { data } = await register(body)
  const entry = await confirm(data.user_id, codeIn(textsTo(body.mobile_number).at(-1)))
  return { body, id: data.user_id, token: entry.data.token }
}

test('the code goes to the telephone alone, lets its owner in, and the address waits for its own', async () => {
  const body = form()
  const made = await register(body)
  expect(made.status).toBe(201)
  expect(made.data).toMatchObject({ otp_sent_to: '•••34', otp_by: 'sms', otp_sure: true })
  expect(await mailed(body.email)).toEqual([])
  const [text, ...more] = textsTo(body.mobile_number)
  expect([text, more]).toEqual([expect.stringMatching(/^Tu código de Evenlight: \d{6}$/), []])
  const { data } = await confirm(made.data.user_id, codeIn(text))
  const own = async () => (await house.call(accounts.own, {}, data.token)).data
  expect(await own()).toMatchObject({ email: body.email, flags: { email_confirmed: false }, free_seconds: 0 })
  const prove = (email_code?: string) =>
    house.call(accounts.updateUser, { body: { password, email: body.email, email_code } }, data.token)
  expect((await prove(codeIn((await mailed(body.email))[0]))).data.email).toBe(body.email)
  expect(await own()).toMatchObject({ email: body.email, flags: { email_confirmed: true }, free_seconds: 600 })
  expect((await house.call(accounts.login, { body: { login: body.email, password } })).data.user.id).toBe(
    made.data.user_id,
  )
})

test('by SMS an address that is taken goes as a free one does, and never becomes theirs', async () => {
  const { email } = await client(house)
  const { body, id, token } = await enter({ email })
  expect(token).toBeTruthy()
  expect((await mailed(email)).map((letter) => codeIn(letter))).toEqual([''])
  const more = await house.call(accounts.updateUser, { body: { password, email } }, token)
  expect(more.data).toMatchObject({ email, email_code_sent_to: expect.stringContaining('•••') })
  const wrong = await house.call(accounts.updateUser, { body: { password, email, email_code: '123456' } }, token)
  expect(wrong.problem.code).toBe('code_wrong')
  const { rows } = await house.database.pool.query('select email, wanted_email from account_person where id = $1', [id])
  expect(rows).toEqual([{ email: `${id.toLowerCase()}@nobody.invalid`, wanted_email: email }])
  expect((await house.call(accounts.login, { body: { login: body.username, password } })).data.user.id).toBe(id)
})

test('who gets no SMS has the code by mail instead, and is as one who signed up so', async () => {
  const body = form()
  twilio.state.fault = 'silent'
  const made = await register(body)
  expect(made.data).toMatchObject({ otp_by: 'sms', otp_sure: false })
  const again = (code_by?: 'mail') =>
    house.call(accounts.resendCode, { body: { user_id: made.data.user_id, ...(code_by && { code_by }) } })
  expect((await again()).problem.reasons?.detail).toEqual({ code: 'phone_silent' })
  expect((await again('mail')).data).toEqual({ sent: true })
  const entry = await confirm(made.data.user_id, codeIn((await mailed(body.email))[0]))
  const own = await house.call(accounts.own, {}, entry.data.token)
  expect(own.data).toMatchObject({ email: body.email, flags: { email_confirmed: true }, free_seconds: 600 })
})

test('a number that the carrier refuses leaves no account behind, and stands in no log', async () => {
  const body = form()
  twilio.state.fault = 'refuses'
  expect((await register(body)).problem.reasons?.fields).toEqual({ mobile_number: { code: 'phone_refused' } })
  twilio.state.fault = 'none'
  expect((await register(body)).status).toBe(201)
  const number = body.mobile_number.slice(1)
  expect(house.logged()).not.toContain(number)
  expect(house.logged()).not.toContain(codeIn(textsTo(body.mobile_number).at(-1)))
})

let callers = 0
const from = async (
  body: object,
  ip = `2001:db8:${(++callers).toString(16)}::1`,
  route: { path: string } = accounts.register,
) => {
  const answer = await strict.app.inject({
    method: 'POST',
    url: route.path,
    headers: { 'x-forwarded-for': ip },
    payload: body,
  })
  const { data, problem } = { data: undefined, problem: undefined, ...answer.json() }
  return { status: answer.statusCode, data, problem: problem ?? answer.json() }
}

test('a telephone gets four messages an hour, and who asks for more is told where else', async () => {
  const mobile_number = '+34699991111'
  for (let n = 0; n < 4; n++) expect((await from(form({ mobile_number }))).status).toBe(201)
  const refused = form({ mobile_number })
  const { status, problem } = await from(refused)
  expect([status, problem.reasons?.fields]).toEqual([429, { code_by: { code: 'sms_many' } }])
  expect(textsTo(mobile_number)).toHaveLength(4)
  expect((await from({ ...refused, code_by: 'mail' })).status).toBe(201)
})

test('ten thousand neighbours share twenty messages an hour, whoever asks from wherever', async () => {
  const statuses = []
  for (let n = 0; n < 22; n++) statuses.push((await from(form({ mobile_number: `+4479000${1000 + n}` }))).status)
  expect(statuses).toEqual([...Array(20).fill(201), 429, 429])
})

test('one address asks for ten messages an hour, to whomever; a new code counts as well', async () => {
  const here = '2001:db8:ffff::1'
  const { data } = await from(form(), here)
  const again = () => from({ user_id: data.user_id }, here, accounts.resendCode)
  const statuses = [await again(), await again(), await again(), await again()].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const more = []
  for (let n = 0; n < 7; n++) more.push((await from(form(), here)).status)
  expect(more.filter((one) => one === 429).length).toBeGreaterThan(0)
})

test('while no address is proven, the telephone is where a forgotten password and a guessed one are mended', async () => {
  const { body, token } = await enter()
  const { username } = body
  const kept = await house.call(accounts.updateUser, { body: { password, mobile_number: null } }, token)
  expect(kept.problem.reasons?.fields).toEqual({ mobile_number: { code: 'email_first' } })
  const letters = (await mailed(body.email)).length
  expect((await house.call(accounts.sendReset, { body: { email: username } })).data).toEqual({ sent: true })
  await house.jobs.drain()
  const link = textsTo(body.mobile_number).at(-1)!
  const reset = { token: /reset-password\/(\S+)/.exec(link)![1]!, password: 'nine quiet rivers' }
  expect((await house.call(accounts.reset, { body: reset })).status).toBe(200)
  await house.call(accounts.sendSignInCode, { body: { login: username } })
  await house.jobs.drain()
  const login = { login: username, password: reset.password, code: codeIn(textsTo(body.mobile_number).at(-1)) }
  expect((await house.call(accounts.login, { body: login })).status).toBe(200)
  expect(await mailed(body.email)).toHaveLength(letters)
  const before = twilio.messages.length
  await house.call(accounts.sendReset, { body: { email: `nobody-${randomUUID().slice(0, 8)}` } })
  const waiting = form()
  await register(waiting)
  await house.call(accounts.sendReset, { body: { email: waiting.username } })
  await house.jobs.drain()
  expect(twilio.messages).toHaveLength(before + 1)
})

test('an SMS needs a number and a site with a carrier', async () => {
  const bare = await openHouse()
  const { problem } = await bare.call(accounts.register, { body: form() })
  expect(problem.reasons?.fields).toEqual({ code_by: { code: 'sms_unavailable' } })
  const nowhere = await register({ ...form(), mobile_number: undefined })
  expect(nowhere.problem.reasons?.fields).toEqual({ mobile_number: { code: 'sms_number_needed' } })
})

test.each([
  ['ar-EG', 'رمزك في Evenlight: '],
  ['fr-FR', 'Your Evenlight code: '],
])('who signs up in %s is sent a code in a language of ours', async (locale, begins) => {
  const body = form({ locale })
  await register(body)
  expect(textsTo(body.mobile_number).at(-1)).toMatch(new RegExp(`^${begins}\\d{6}$`))
})
