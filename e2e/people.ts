import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { TERMS_VERSION } from '@evenlight/contract/terms'

export const PASSWORD = 'evenlight-demo'

/** A user name that nobody had before, in this run or an earlier one. */
export const newName = (first: string) => `${first}-${randomUUID().slice(0, 8)}`

/** The newest six figures that were mailed to somebody, in the outbox of the demo. */
export async function codeFor(request: APIRequestContext, email: string) {
  const { data } = (await (await request.get('/dev/mail.json')).json()) as {
    data: { recipient: string; body: string }[]
  }
  return data.find(({ recipient }) => recipient === email)?.body.match(/\b\d{6}\b/)?.[0] ?? ''
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
