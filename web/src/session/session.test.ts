import { beforeEach, expect, test } from 'vitest'
import { forget, keptOf, nothingKept, remember, useSession } from './session.ts'

beforeEach(forget)

test('every field of the session and its default', () => {
  expect(useSession.getState()).toMatchInlineSnapshot(`
    {
      "admin_name": "",
      "chatData": null,
      "chatDuration": 0,
      "chatEnded": null,
      "chatMessage": [],
      "client_name": "",
      "codeBy": "mail",
      "codeInDoubt": false,
      "countReload": 0,
      "customerid": null,
      "email": "",
      "isAdminChat": false,
      "isBlock": false,
      "isClientNotVerified": false,
      "isCreateChatSuccess": false,
      "isFullBanSuccess": false,
      "isGetDetailSuccess": false,
      "isGetMessageSuccess": false,
      "isLoginFailed": false,
      "isNotVerified": false,
      "isRegisterSuccess": false,
      "isUseFreeTimeLocal": false,
      "memberId": null,
      "memberList": [],
      "mobile_number": "",
      "numberFreetimeWarning": 0,
      "password": "",
      "readerProfile": null,
      "reader_name": "",
      "requestChatData": null,
      "requestChatWithId": null,
      "standBy": true,
      "token": null,
      "userData": null,
      "userId": null,
    }
  `)
})

test('the room remembers its newest 200 messages', () => {
  remember({ chatMessage: Array.from({ length: 250 }, (_, seq) => ({ seq })) })
  const { chatMessage } = useSession.getState()
  expect(chatMessage).toHaveLength(200)
  expect(chatMessage[0]).toEqual({ seq: 50 })
})

test('neither password nor flags belong to what is kept', () => {
  remember({ password: 'x', isBlock: true, isCreateChatSuccess: true, token: 't' })
  expect(Object.keys(keptOf(useSession.getState())).sort()).toEqual(Object.keys(nothingKept).sort())
  expect(JSON.stringify(keptOf(useSession.getState()))).not.toContain('"x"')
})
