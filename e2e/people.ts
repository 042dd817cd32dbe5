import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { TERMS_VERSION } from '@evenlight/contract/terms'

export const PASSWORD = 'evenlight-demo'

const letterOf = (digit: string) => 'ghijklmnop'[Number(digit)] ?? ''
/** A user name that nobody had before, in this run or an earlier one. Of letters alone: figures may read as a number to ring. */
export const newName = (first: string) => `${first}-${randomUUID().slice(0, 8).replace(/\d/g, letterOf)}`

/** The newest six figures that were mailed to somebody, in the outbox of the demo; `about` is a part of the subject. */
export async function codeFor(request: APIRequestContext, email: string, about = '') {
  const { data } = (await (await request.get('/dev/mail.json')).json()) as {
    data: { recipient: string; subject: string; body: string }[]
  }
  const letter = data.find(({ recipient, subject }) => recipient === email && subject.includes(about))
  return letter?.body.match(/\b\d{6}\b/)?.[0] ?? ''
}

export async function post<Answer>(request: APIRequestContext, path: string, data: object, token?: string) {
  const headers = { 'idempotency-key': randomUUID(), ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await request.post(path, { data, headers })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: Answer }).data
}

/** Signs up a client whose code still waits in the outbox. */
export async function newSignUp(request: APIRequestContext) {
  const username = newName('rosa')
  const email = `${username}@example.com`
  const { user_id } = await post<{ user_id: string }>(request, '/api/register', {
    username,
    email,
    password: PASSWORD,
    first_name: 'Rosa',
    date_of_birth: '1990-05-05',
    country: 'ES',
    time_zone: 'Europe/Madrid',
    locale: 'en',
    accept_terms_version: TERMS_VERSION,
  })
  return { username, email, user_id }
}

/** A client nobody has met, confirmed and with the first ten free minutes; `buys` is a package bought right away. */
export async function newClient(request: APIRequestContext, { buys }: { buys?: string } = {}) {
  const { username, email, user_id } = await newSignUp(request)
  const code = await codeFor(request, email)
  const { token } = await post<{ token: string }>(request, '/api/otp-varified', { user_id, code })
  const opaque_data = { descriptor: 'EVENLIGHT.DEMO.CARD', value: 'approved' }
  if (buys) await post(request, '/api/authorized-net/checkout', { package_id: buys, opaque_data }, token)
  return username
}

/** Somebody signed in over HTTP alone. */
export const signedIn = (request: APIRequestContext, who: string) =>
  post<{ token: string; user: { id: string; type: 'CLIENT' | 'READER' | 'ADMIN' } }>(request, '/api/login', {
    login: who,
    password: PASSWORD,
  })

/** Fills what has to be filled of the form of sign-up. */
export async function fillSignUp(page: Page, name: string) {
  await page.getByLabel('User name').fill(name)
  await page.getByLabel('E-mail').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Date of birth').fill('1990-05-05')
  await page.getByLabel('Country').selectOption('ES')
  await page.getByLabel(/I am 18/).check()
}

/** Fills the form of sign-up as somebody new, sends it, and enters the code that is mailed. */
export async function signUp(page: Page) {
  const name = newName('ines')
  await fillSignUp(page, name)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/register-success/)
  await page.getByLabel('Code').fill(await codeFor(page.request, `${name}@example.com`))
  await page.getByRole('button', { name: 'Confirm' }).click()
}
