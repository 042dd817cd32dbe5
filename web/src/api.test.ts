import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { post, get } from '@evenlight/contract/route'
import { Failed } from '@evenlight/contract/client'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const area = {
  open: get('public/open', { access: 'public', returns: z.object({}) }),
  mine: get('mine', { access: 'member', returns: z.object({ name: z.string() }) }),
  pay: post('pay', { access: ['CLIENT'], body: z.object({ cents: z.int() }), returns: z.object({}), idempotent: true }),
  close: post('close', {
    access: ['ADMIN:money'],
    proof: true,
    body: z.object({}),
    returns: z.object({}),
    idempotent: true,
  }),
  send: post('send', {
    access: 'member',
    body: z.object({ note: z.optional(z.string()) }),
    upload: { field: 'file', bytesMax: 100 },
    returns: z.optional(z.object({})),
  }),
}

interface Asked {
  path: string
  authorization: string | undefined
  key: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

let asked: Asked[] = []
let answer: (call: Asked, response: ServerResponse) => void
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const part of request) chunks.push(part as Buffer)
  const { authorization, 'idempotency-key': key } = request.headers
  const call = {
    path: request.url ?? '',
    authorization,
    key: key as string | undefined,
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  }
  asked.push(call)
  answer(call, response)
})

const json = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
const signedOut = { code: 'signed_out', status: 401, title: '', type: '' }

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  vi.stubGlobal('document', { cookie: '' })
})
afterAll(() => void server.close())

const browser = async () => {
  const { api } = await import('./api.ts')
  const { useSession, remember, forget } = await import('./session/session.ts')
  const { useSecure } = await import('./session/secure.ts')
  return { call: api(area), useSession, remember, forget, useSecure }
}

beforeEach(async () => {
  asked = []
  const { forget, useSecure } = await browser()
  forget()
  useSecure.setState(true, true)
})

test('a public call carries no token, every other one does', async () => {
  const { call, remember } = await browser()
  remember({ token: 't1' })
  answer = (_, response) => json(response, 200, { data: { name: 'x' } })
  await call.open()
  await call.mine()
  expect(asked.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer t1'])
})

test('a 2xx without data is handed on as such, 300 and up is failure', async () => {
  const { call } = await browser()
  answer = (_, response) => json(response, 201, { ok: true })
  expect(await call.open()).toBeUndefined()
  answer = (_, response) => response.writeHead(204).end()
  expect(await call.open()).toBeUndefined()
  answer = (_, response) => json(response, 304, {})
  await expect(call.open()).rejects.toBeInstanceOf(Failed)
  answer = (_, response) => json(response, 409, { code: 'wrong_state', status: 409, title: '', type: '' })
  await expect(call.open()).rejects.toMatchObject({ status: 409, problem: { code: 'wrong_state' } })
})

test('many calls with an old token make one refresh, then each goes once more with the new one', async () => {
  const { call, remember, useSession } = await browser()
  remember({ token: 'old' })
  answer = ({ path, authorization }, response) =>
    path === '/api/refresh'
      ? setTimeout(json, 30, response, 200, { data: { token: 'new', user: { id: 'usr_1', type: 'CLIENT' } } })
      : authorization === 'Bearer new'
        ? json(response, 200, { data: { name: 'x' } })
        : json(response, 401, signedOut)
  await Promise.all([call.mine(), call.mine(), call.mine()])
  const refreshes = asked.filter(({ path }) => path === '/api/refresh')
  expect(refreshes).toHaveLength(1)
  expect(refreshes[0]?.headers['x-requested-with']).toBeDefined()
  expect(refreshes[0]?.headers['content-type']).toContain('application/json')
  expect(useSession.getState().userData).toEqual({ id: 'usr_1', type: 'CLIENT' })
})

test('a refused refresh signs out here; a server out of reach does not', async () => {
  const { call, remember, useSession, useSecure } = await browser()
  remember({ token: 'old' })
  answer = ({ path }, response) => (path === '/api/refresh' ? json(response, 503, {}) : json(response, 401, signedOut))
  await expect(call.mine()).rejects.toBeInstanceOf(Failed)
  expect(useSession.getState().token).toBe('old')
  expect(useSecure.getState()).toBe(true)
  answer = (_, response) => json(response, 401, signedOut)
  await expect(call.mine()).rejects.toMatchObject({ problem: { code: 'signed_out' } })
  expect(useSession.getState().token).toBeNull()
  expect(useSecure.getState()).toBe(false)
})

test('a refresh that is answered after somebody signed out brings nobody back', async () => {
  const { call, remember, useSession, useSecure } = await browser()
  remember({ token: 'old' })
  answer = ({ path }, response) => {
    if (path !== '/api/refresh') return json(response, 401, signedOut)
    remember({ token: null })
    useSecure.setState(false, true)
    json(response, 200, { data: { token: 'new', user: { id: 'usr_1', type: 'CLIENT' } } })
  }
  await expect(call.mine()).rejects.toBeInstanceOf(Failed)
  expect(useSession.getState().token).toBeNull()
})

test('a call marked idempotent always has a key, the same one after a refresh and the given one where one is given', async () => {
  const { call, remember } = await browser()
  remember({ token: 'old' })
  answer = ({ path, authorization }, response) =>
    path === '/api/refresh'
      ? json(response, 200, { data: { token: 'new', user: { id: 'usr_1', type: 'CLIENT' } } })
      : authorization === 'Bearer new'
        ? json(response, 200, { data: {} })
        : json(response, 401, signedOut)
  await call.pay({ body: { cents: 5 } })
  await call.pay({ body: { cents: 5 }, key: 'given-key' })
  const [first, second, given] = asked.filter(({ path }) => path.endsWith('/pay')).map(({ key }) => key)
  expect(first).toMatch(/^[\w-]{8,128}$/)
  expect(second).toBe(first)
  expect(given).toBe('given-key')
})

test('a file goes as multipart in its field, without a type of our own', async () => {
  const { call } = await browser()
  answer = (_, response) => json(response, 201, { data: {} })
  await call.send({ body: { note: 'hello' }, file: new Blob(['bytes'], { type: 'image/png' }) })
  expect(asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(asked[0]?.body).toContain('name="file"')
  expect(asked[0]?.body).toContain('name="note"')
})

test('nothing came back: status 0 and no problem', async () => {
  const { call } = await browser()
  answer = (_, response) => void response.socket?.destroy()
  await expect(call.open()).rejects.toMatchObject({ status: 0, problem: undefined })
})

test('calls that ask for the second factor ask once, then each goes on by its own key; who leaves it is refused', async () => {
  const { call, remember } = await browser()
  const { useProof } = await import('./session/proof.ts')
  const problem = { code: 'step_up_required', status: 403, title: '', type: '' }
  remember({ token: 't1' })
  let shown = false
  answer = (_, response) => (shown ? json(response, 200, { data: {} }) : json(response, 403, problem))
  const left = call.close({ body: {} })
  await vi.waitFor(() => expect(useProof.getState().settle).toBeDefined())
  useProof.getState().settle?.(false)
  await expect(left).rejects.toMatchObject({ problem })
  expect(asked).toHaveLength(1)
  expect(useProof.getState().settle).toBeUndefined()

  asked = []
  const both = Promise.all([call.close({ body: {} }), call.close({ body: {} })])
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await vi.waitFor(() => expect(useProof.getState().settle).toBeDefined())
  shown = true
  useProof.getState().settle?.(true)
  await both
  const keys = asked.map(({ key }) => key)
  expect(keys).toHaveLength(4)
  expect(new Set(keys.slice(2))).toEqual(new Set(keys.slice(0, 2)))
})
