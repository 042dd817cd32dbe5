import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'

const { app } = await openHouse({ url: 'https://evenlight.example' })
const open = async (url: string, isMember: boolean) => {
  const headers = { accept: 'text/html', ...(isMember && { cookie: 'secure=1' }) }
  const { statusCode, headers: sent } = await app.inject({ url, headers })
  return [url, statusCode, ...(sent.location ? [sent.location] : [])]
}

/** The addresses of the specification that need no id, by the set that has them. */
const inBoth =
  '/ /rtl /auth /psychics /register-success /phone /register/email_reading_register /register/forgot_password /our-prices /special-offers /articles /terms /refund-policy /privacy-policy /psychic-application /advisor-register /contact /faq'.split(
    ' ',
  )
const ofVisitors = ['/about-us', '/our-services']

test('every page of the specification’s public set opens for visitors, in each language', async () => {
  for (const path of [...inBoth, ...ofVisitors])
    for (const start of ['', '/es', '/ar']) {
      const url = start && path === '/' ? start : start + path
      expect(await open(url, false)).toEqual([url, 200])
    }
  expect(await open('/articles/view', false)).toEqual(['/articles/view', 302, '/articles'])
  // What this set leaves out leads to sign-in.
  for (const path of ['/admin-user', '/chat-message', '/message-conversation', '/ongoing/chat_x'])
    expect(await open(path, false)).toEqual([path, 302, `/auth?next=${encodeURIComponent(path)}`])
})

test('every page of the set of the secure flag opens for members, and what it leaves out does not', async () => {
  for (const path of [...inBoth, '/admin-user', '/message-conversation', '/chat-message', '/articles/view/pce_x'])
    expect(await open(path, true)).toEqual([path, 200])
  for (const path of ['/ongoing/chat_x', '/chat-conversation/usr_a/usr_b', '/reset-password/x', '/profile/usr_x'])
    expect(await open(path, true)).toEqual([path, 200])
  for (const path of ofVisitors) expect(await open(path, true)).toEqual([path, 404])
})
