import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import type { Area } from './route.ts'

/** Every call that the specification names, its paths under `/api/v2/` and those outside it. */
const named = `
  chats states chat-message full_ban_client update_chat member-info update-profile profile chat-history/time-refund
  testimonials/index favorite-readers/favorite-options/save favorite-readers/index page-readers/index chat-history/session
  billing-transactions/index members-info upload-file/media public/upload-file/media email-reading/index
  email-reading/new-order reader-appointment reader-appointment/accepted reader-appointment/decline
  reader-appointment/delete article/index article/add-article article/update-article/{id} billing-transactions/reader
  testimonials/list-testimonial blog-management/show blog-management/add blog-management/edit/{id}
  blog-management/update/{id} reader/personal-ban reader/personal-ban/ban reader/personal-ban/unban short-chat/show
  short-chat/payment/{id} message-center/inbox message-center/outbox message-center/sent message-center/reader-sent
  message-center/delete-message message-center/detail-message/{id} email-reading/email-specials
  email-reading/email-specials/delete email-reading/email-specials/edit/{id} nrr-form/index nrr-form/refund-nrr
  contact-admin/sent reader-note reader-note-create system-email/notification-board
  system-email/notification-board/get-notification system-email/notification-board/delete
  system-email/notification-board/view/{id} system-email/setting reader-dash-board reader-dash-board/save
  public/psychic-readers public/psychic-readers/{id} public/searchReader/{username} public/approved/testimonials/{id}
  public/article public/article/{id} public/specialoffers public/phone-readers public/home-pages public/packages
  public/blog-approved public/blogs public/blog/{id} public/contact-us-questions/index register register-readers
  update-user client-list-chat/index client-list-chat/search/username client-list-chat/search/first_name
  client-list-chat/filter-date reset-password send-reset-password sunday-giveback check-time get-time-chat
  msg-transcripts/get msg-transcripts/create chats/last_chat chats/end-chat get-ban-details get-ban-detail paid-sigup
  final-pay invoices action-invoice-reader members-info/whitelist get-block-word faq-question/get-questions
  our-services-translations site-content-page about-us-translations site-content-pages article-categories blog-categories
  countries expertises redeem-rating-points chat-history/show-detail/{id} chat-history/time-back/{id} give-paid-time/{id}
  give-free-time/{id} get-chat-admin/{id} get-message-admin/{id}
  /api/login /api/register /api/otp-varified /api/resent-otp /api/verification /api/detail-members
  /api/authorized-net/checkout /api/pay-card /api/paypal/checkout /api/phoneSetting/updatePhoneStatus
  /api/phoneSetting/members/get /api/logout /api/create-new-card /api/card-list /api/delete-card`

test('every call that the specification names is there under its name', () => {
  const declared = Object.values(areas).flatMap((area: Area) =>
    Object.values(area).flatMap(({ path, also = [] }) => [path, ...also]),
  )
  const wanted = named
    .trim()
    .split(/\s+/)
    .map((name) => (name.startsWith('/') ? name : `/api/v2/${name}`))
  expect(wanted).toHaveLength(128)
  expect(wanted.filter((path) => !declared.includes(path))).toEqual([])
})
