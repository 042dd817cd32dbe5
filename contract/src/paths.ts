import type { ReadingChannel } from './channels.ts'

const at = (path: string, query: Record<string, string | undefined>) => {
  const kept = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return kept.length ? `${path}?${new URLSearchParams(kept)}` : path
}
const part = encodeURIComponent

/** Every address of the site, as a function: of the browser's links, and of those in letters and notices. The seed's addresses are kept to the letter. */
export const paths = {
  home: () => '/',
  rtl: () => '/rtl',
  auth: (next?: string, mode?: 'sign-up') => at('/auth', { mode, next }),
  readers: () => '/psychics',
  profile: (id: string) => `/profile/${part(id)}`,
  /** The profile with the question for a chat open. */
  /** Where a reading with this reader is asked for. */
  start: (id: string, channel: ReadingChannel = 'chat') => `/profile/${part(id)}?start=${channel}`,
  /** Who takes readings by phone, and how one works. */
  phone: () => '/phone',
  /** A demonstration's own telephones. */
  demoTelephones: () => '/dev/telephones',
  /** Where a client asks a reader for an appointment. */
  book: (readerId: string) => `/profile/${part(readerId)}/appointment`,
  /** Where a client pages a reader who is not here. */
  page: (readerId: string) => `/profile/${part(readerId)}/page`,
  prices: () => '/our-prices',
  /** Three questions that lead to a few readers. */
  choose: () => '/choose-a-reader',
  /** How the clock works. */
  clock: () => '/how-it-works',
  articles: (category?: string) => at('/articles', { category }),
  /** One of them, by the address that visitors and search engines have. */
  article: (id: string) => at('/articles/view', { id }),
  /** The same in the members' set. */
  memberArticle: (id: string) => `/articles/view/${part(id)}`,
  questions: () => '/faq',
  blog: (category?: string) => at('/blog', { category }),
  post: (id: string) => `/blog/${part(id)}`,
  /** The newest of them, for programs that follow sites. */
  articlesFeed: () => '/articles/feed.xml',
  blogFeed: () => '/blog/feed.xml',
  about: () => '/about-us',
  services: () => '/our-services',
  offers: () => '/special-offers',
  terms: () => '/terms',
  refunds: () => '/refund-policy',
  privacy: () => '/privacy-policy',
  /** Who runs the site. */
  legalNotice: () => '/legal-notice',
  /** Where somebody applies as a reader. */
  apply: () => '/psychic-application',
  /** Where somebody asks who is not signed in. */
  contact: () => '/contact',
  /** Not well, who helps: open to everybody. For admins also the signs that somebody may not be safe. */
  helpLines: () => '/help',
  signUp: (next?: string) => at('/register/email_reading_register', { next }),
  registered: (next?: string) => at('/register-success', { next }),
  /** The same from the letter: the token stands in the fragment, which reaches no server and no log. */
  confirm: (token: string) => `/register-success#token=${token}`,
  forgotPassword: () => '/register/forgot_password',
  resetPassword: (token: string) => `/reset-password/${part(token)}`,
  conversations: () => '/chat-message',
  conversation: (clientId: string, readerId: string) => `/chat-conversation/${part(clientId)}/${part(readerId)}`,
  room: (readingId: string) => `/ongoing/${part(readingId)}`,
  /** Where one message is written or read; `to` is the user name of the one it is for. */
  message: (to?: string) => at('/message-conversation', { to }),
  desk: () => '/admin-user',
  messages: () => '/admin-user/message',
  /** A message in the folder it lies in, opened. */
  messageIn: (folder: 'inbox' | 'outbox', id: string) => at('/admin-user/message', { tab: folder, open: id }),
  /** One's account; `part`: where it says how much a client allows themselves, or where one is signed in. */
  account: (part: '' | '#limits' | '#sign-ins' = '') => `/admin-user/account${part}`,
  /** What is kept of one: a copy of it, what one agreed to, where one is signed in, and how it goes. */
  ownData: () => '/admin-user/your-data',
  wallet: () => '/admin-user/wallet',
  /** What a reader earns, by day and by reading. */
  earnings: () => '/admin-user/earnings',
  /** Statements of half months: a reader's own, or everybody's for the house. */
  statements: () => '/admin-user/statements',
  statement: (id: string) => `/admin-user/statements/${part(id)}`,
  /** Where a reader says where their earnings go. */
  payoutAccount: () => '/admin-user/payout-account',
  /** Batches of approved statements, for the house. */
  payouts: () => '/admin-user/payouts',
  payout: (id: string) => `/admin-user/payouts/${part(id)}`,
  points: () => '/admin-user/wallet#points',
  /** Where automatic top-up is switched on, and stopped by one press. */
  topup: () => '/admin-user/wallet#automatic',
  /** Where PayPal's window comes back to, for one payment. */
  payPalReturn: (paymentId: string, said?: 'cancelled') => at('/paypal-return', { payment: paymentId, said }),
  /** The wallet with this package chosen. */
  buy: (packageId: string) => at('/admin-user/wallet', { buy: packageId }),
  /** Where an e-mail reading is ordered of a reader; with one of their specials chosen. */
  newOrder: (readerId: string, specialId?: string) => at(`/email-reading/${part(readerId)}`, { special: specialId }),
  /** One's e-mail readings, and one of them. */
  orders: () => '/admin-user/email-readings',
  order: (id: string) => `/admin-user/email-readings/${part(id)}`,
  testimonials: () => '/admin-user/testimonials',
  myProfile: () => '/admin-user/profile',
  history: () => '/admin-user/history',
  /** What may still be done about a past reading: time back, a word to us, a ban. */
  pastReading: (readingId: string) => `/admin-user/history/${part(readingId)}`,
  /** A word to us about one reading and who was in it. */
  report: (readingId: string) => at('/admin-user/help', { tab: 'ask', about: readingId }),
  /** A word to us about what was done with one's review of a reading. */
  objection: (readingId: string) => at('/admin-user/help', { tab: 'ask', topic: 'reading', about: readingId }),
  /** A word to us about what we decided about somebody. */
  objectToDecision: () => '/admin-user/help?tab=ask&topic=account',
  /** Claims for time back: one's own, or those that wait for an answer. */
  claims: () => '/admin-user/claims',
  help: () => '/admin-user/help',
  /** A question to the house about money. */
  askRefund: () => '/admin-user/help?tab=ask&topic=payment',
  ticket: (id: string) => `/admin-user/help/${part(id)}`,
  notices: () => '/admin-user/notices',
  noticeChoices: () => '/admin-user/notices?tab=choices',
  /** Appointments of one's own: to come, asked for, past. */
  appointments: () => '/admin-user/appointments',
  /** Pages of one's own: to readers, or from clients. */
  pages: () => '/admin-user/pages',
  /** When a reader can be booked. */
  schedule: () => '/admin-user/schedule',
  /** Where a reader is asked for chats. */
  requests: () => '/admin-user/desk',
  /** A reader's own clients. */
  clients: () => '/admin-user/clients',
  /** What one writes for the public pages; all of it, for the house. */
  pieces: () => '/admin-user/articles',
  piece: (id: string) => `/admin-user/articles/${part(id)}`,
  newPiece: (kind?: string) => at('/admin-user/articles/new', { kind }),
  /** Who runs the site, and what holds for everybody. */
  settings: () => '/admin-user/settings',
  /** Where a new site is led to its first visitor. */
  opening: () => '/admin-user/opening',
  /** What the house did; `about`: to one person or thing. */
  audit: (about?: string) => at('/admin-user/audit', { about }),
  /** What waits for the house, and today's figures. */
  overview: () => '/admin-user/overview',
  /** Readings that go on now; `open`: one of them, to read along. */
  live: (open?: string) => at('/admin-user/live', { open }),
  /** What happened in a span of days, in figures. */
  reports: () => '/admin-user/reports',
  /** Readers who wait for their application to be decided. */
  applications: () => '/admin-user/people?state=waiting',
  people: () => '/admin-user/people',
  person: (id: string) => `/admin-user/people/${part(id)}`,
  /** Words of readers that may press a client to buy. */
  pressure: () => '/admin-user/pressure',
  /** What waits for a second approver, and the limits over which it does. */
  approvals: () => '/admin-user/approvals',
  /** Bans from the site, and one of them. */
  bans: () => '/admin-user/bans',
  ban: (id: string) => `/admin-user/bans/${part(id)}`,
  /** Payments that wait for a decision. */
  heldPayments: () => '/admin-user/people?tab=payments',
  /** Where what was written in a reading is read, for a reason. */
  lookUp: (readingId: string) => at('/admin-user/moderation', { tab: 'look', id: readingId }),
  /** Where admins decide on what was written. */
  moderation: () => '/admin-user/moderation',
} as const
