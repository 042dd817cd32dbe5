import { areas } from '@evenlight/contract/areas'
import { Failed } from '@evenlight/contract/client'
import type { Code } from '@evenlight/contract/errors'
import type { Route } from '@evenlight/contract/route'
import { beforeEach, expect, test } from 'vitest'
import { noted, rules, tryAgain } from './flags.ts'
import { forget, remember, useSession } from './session.ts'

beforeEach(forget)

const routes = Object.values<Record<string, Route>>(areas).flatMap((area) => Object.values(area))
const routeOf = (call: string) => routes.find(({ method, path }) => `${method} ${path}` === call)!
const answered = (call: string, data: unknown = {}) => noted({ route: routeOf(call) }, () => Promise.resolve({ data }))
const refused = (call: string, code: Code) =>
  noted({ route: routeOf(call) }, () => Promise.reject(new Failed(403, { code }))).catch((cause: unknown) => cause)
const raised = () =>
  Object.entries(useSession.getState()).flatMap(([name, value]) => (value === true && name !== 'standBy' ? [name] : []))

test('every rule is about a call of the contract', () => {
  expect(Object.keys(rules).filter((call) => !routeOf(call))).toEqual([])
})

test.each([
  ['login_failed', 'isLoginFailed'],
  ['blocked', 'isBlock'],
  ['not_verified', 'isNotVerified'],
  ['client_not_verified', 'isClientNotVerified'],
] as const)('a sign-in refused with %s raises %s, until the next try', async (code, flag) => {
  expect(await refused('POST /api/login', code)).toBeInstanceOf(Failed)
  expect(raised()).toEqual([flag])
  await refused('POST /api/login', 'too_many')
  expect(raised()).toEqual([])
  await refused('POST /api/login', code)
  tryAgain()
  expect(raised()).toEqual([])
})

test('what succeeded is known from when it did until it is tried again', async () => {
  await answered('POST /api/register')
  await answered('GET /api/detail-members')
  await answered('GET /api/v2/chat-message', [])
  expect(raised().toSorted()).toEqual(['isGetDetailSuccess', 'isGetMessageSuccess', 'isRegisterSuccess'])
  await refused('GET /api/detail-members', 'busy')
  expect(raised().toSorted()).toEqual(['isGetMessageSuccess', 'isRegisterSuccess'])
  await refused('POST /api/login', 'too_many')
  expect(raised()).toEqual(['isGetMessageSuccess'])
})

test('a request is made until its room is open, it has ended or another one begins', async () => {
  await answered('POST /api/v2/chats')
  remember({ requestChatData: { id: 'cht_one' } })
  expect(raised()).toEqual(['isCreateChatSuccess'])
  remember({ requestChatData: null })
  expect(raised()).toEqual([])
  await answered('POST /api/v2/chats')
  await refused('POST /api/v2/chats', 'not_enough_time')
  expect(raised()).toEqual([])
})

test('a ban that was asked for is known once the house has it, until the next try', async () => {
  await answered('POST /api/v2/full_ban_client')
  expect(raised()).toEqual(['isFullBanSuccess'])
  await refused('POST /api/v2/full_ban_client', 'wrong_state')
  expect(raised()).toEqual([])
})

test('messages are of the room that they were fetched for', async () => {
  remember({ chatData: { id: 'cht_one' } })
  await answered('GET /api/v2/chat-message', [])
  remember({ chatData: { id: 'cht_one', state: 'open' } })
  expect(raised()).toEqual(['isGetMessageSuccess'])
  remember({ chatData: { id: 'cht_two' } })
  expect(raised()).toEqual([])
})

test('who may be written to, and the reader looked at, are as they were last answered', async () => {
  await answered('GET /api/v2/members-info', [{ id: 'usr_one', username: 'mara', type: 'READER' }])
  await answered('GET /api/v2/public/psychic-readers/{id}', { id: 'usr_two' })
  const { memberList, readerProfile } = useSession.getState()
  expect([memberList, readerProfile]).toEqual([[{ id: 'usr_one', username: 'mara' }], { id: 'usr_two' }])
})
