import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('every address of the site', () => {
  const all = Object.entries(paths).map(([name, path]) => [
    name,
    (path as (...given: unknown[]) => string)('a b', 'c/d'),
  ])
  expect(Object.fromEntries(all)).toMatchInlineSnapshot(`
    {
      "account": "/admin-user/accounta b",
      "askRefund": "/admin-user/help?tab=ask&topic=payment",
      "auth": "/auth?mode=c%2Fd&next=a+b",
      "buy": "/admin-user/wallet?buy=a+b",
      "claims": "/admin-user/claims",
      "clock": "/how-it-works",
      "confirm": "/register-success#token=a b",
      "conversation": "/chat-conversation/a%20b/c%2Fd",
      "conversations": "/chat-message",
      "desk": "/admin-user",
      "forgotPassword": "/register/forgot_password",
      "heldPayments": "/admin-user/people?tab=payments",
      "help": "/admin-user/help",
      "helpLines": "/help",
      "history": "/admin-user/history",
      "home": "/",
      "message": "/message-conversation?to=a+b",
      "messageIn": "/admin-user/message?tab=a+b&open=c%2Fd",
      "messages": "/admin-user/message",
      "moderation": "/admin-user/moderation",
      "myProfile": "/admin-user/profile",
      "noticeChoices": "/admin-user/notices?tab=choices",
      "notices": "/admin-user/notices",
      "pastReading": "/admin-user/history/a%20b",
      "people": "/admin-user/people",
      "person": "/admin-user/people/a%20b",
      "points": "/admin-user/wallet#points",
      "prices": "/our-prices",
      "privacy": "/privacy-policy",
      "profile": "/profile/a%20b",
      "readers": "/psychics",
      "refunds": "/refund-policy",
      "registered": "/register-success?next=a+b",
      "report": "/admin-user/help?tab=ask&about=a+b",
      "requests": "/admin-user/desk",
      "resetPassword": "/reset-password/a%20b",
      "room": "/ongoing/a%20b",
      "rtl": "/rtl",
      "signUp": "/register/email_reading_register?next=a+b",
      "startChat": "/profile/a%20b?start=chat",
      "terms": "/terms",
      "testimonials": "/admin-user/testimonials",
      "ticket": "/admin-user/help/a%20b",
      "wallet": "/admin-user/wallet",
    }
  `)
})
