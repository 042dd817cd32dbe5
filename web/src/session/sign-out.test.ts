import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../queries.ts'
import { emptyBrowser, startSession, signOut } from './sign-in.ts'
import { useSecure } from './secure.ts'
import { remember, useSession } from './session.ts'

let asked: string[] = []
let kept: (string | null)[] = []
const stood: string[] = []
let answer: (call: string, response: ServerResponse) => void
const server = createServer((request, response) => {
  const call = `${request.url} ${request.headers.authorization ?? '-'}`
  asked.push(call)
  kept.push(useSession.getState().token)
  answer(call, response)
})
const json = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
const signedOut = { code: 'signed_out', status: 401, title: '', type: '' }
const rosa = { token: 'old', user: { id: 'usr_1', type: 'CLIENT', locale: 'en' } } as const

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, path: string) => stood.push(path) })
})
afterAll(() => void server.close())

beforeEach(async () => {
  await emptyBrowser()
  startSession(rosa)
  asked = []
  kept = []
  stood.length = 0
})

test('the browser is empty before the server is told, with the token that was in use', async () => {
  queries.setQueryData(['accounts.own'], { email: 'a@b.example' })
  answer = (_, response) => json(response, 200, { data: {} })
  await signOut()
  expect(asked).toEqual(['/api/logout Bearer old'])
  expect(kept).toEqual([null])
  expect(useSession.getState().userData).toBeNull()
  expect(queries.getQueryData(['accounts.own'])).toBeUndefined()
  expect(useSecure.getState()).toBe(false)
  expect(document.cookie).toContain('max-age=0')
  expect(stood).toEqual(['/'])
})

test('a token that ran out is renewed once for the way out, and nothing of it stays here', async () => {
  answer = (call, response) =>
    call.startsWith('/api/refresh')
      ? json(response, 200, { data: { ...rosa, token: 'new' } })
      : json(response, call.endsWith('new') ? 200 : 401, call.endsWith('new') ? { data: {} } : signedOut)
  await signOut()
  expect(asked).toEqual(['/api/logout Bearer old', '/api/refresh -', '/api/logout Bearer new'])
  expect(kept).toEqual([null, null, null])
  expect(useSession.getState()).toMatchObject({ token: null, userData: null, memberId: null })
  expect(useSecure.getState()).toBe(false)
})

test.each([
  ['an error', 500, ['/api/logout Bearer old']],
  ['a refusal', 401, ['/api/logout Bearer old', '/api/refresh -']],
])('%s of the server is borne, and asked about no further', async (_, status, calls) => {
  answer = (__, response) => json(response, status, signedOut)
  await signOut()
  expect(asked).toEqual(calls)
  expect(useSession.getState().token).toBeNull()
})

test('a server that is away is borne, at either call', async () => {
  answer = (_, response) => void response.socket?.destroy()
  await signOut()
  startSession(rosa)
  answer = (call, response) =>
    call.startsWith('/api/logout') ? json(response, 401, signedOut) : void response.socket?.destroy()
  await signOut()
  expect(useSession.getState().token).toBeNull()
})

test('whoever comes in meanwhile is not signed out with the one before', async () => {
  answer = (call, response) => {
    if (call === '/api/logout Bearer old') remember({ token: 'next' })
    json(response, 401, signedOut)
  }
  await signOut()
  expect(asked).toEqual(['/api/logout Bearer old'])
})
