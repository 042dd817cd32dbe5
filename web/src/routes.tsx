import { barePath } from '@evenlight/contract/languages'
import { paths } from '@evenlight/contract/paths'
import type { Named, Role } from '@evenlight/contract/route'
import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, matchRoutes, redirect, type RouteObject } from 'react-router'
import { loadChunk } from './load-chunk.ts'
import { isClosed, isDemo } from './demo.ts'
import type { Head, HeadArgs } from './head.ts'
import { onServer } from './here.ts'
import { isFor } from './session/role.ts'
import { useSession } from './session/session.ts'
import { allWords } from './words/known.ts'
import { wayBack } from './way-back.ts'

const files = import.meta.glob<Screen>('./*/*.screen.tsx')

/** What a screen's file exports. */
interface Screen {
  Component: ComponentType
  loader?: LoaderFunction
  /** A screen that has it is drawn by the server for visitors. */
  head?: (of: HeadArgs) => Head
}

interface Row {
  path: string
  file: string
  who: 'anyone' | 'visitor' | 'member'
  roles?: readonly Named[]
  /** Only a demonstration has it. */
  demo?: true
}

const row =
  (who: Row['who']) =>
  (path: string, file: string, ...roles: Named[]): Row => ({ path, file, who, roles: roles.length ? roles : undefined })

/** Both sets. */
const anyone = row('anyone')
/** The public set alone. */
const visitor = row('visitor')
/** Needs a person, of one of the roles where some are named; signed out, the way leads through sign-in. */
const member = row('member')

/** Whom a past reading and what is asked back of it concerns. */
const readingSides = ['CLIENT', 'READER', 'ADMIN:moderation', 'ADMIN:money'] as const

/** The map of the site: one line a screen, `feature/name` for `feature/name.screen.tsx`. */
export const rows: readonly Row[] = [
  anyone('/', 'home/home'),
  anyone('/rtl', 'home/rtl'),
  anyone('/auth', 'accounts/auth'),
  anyone('/register/email_reading_register', 'accounts/sign-up'),
  anyone('/register-success', 'accounts/registered'),
  anyone('/register/forgot_password', 'accounts/forgot-password'),
  anyone('/reset-password/:token', 'accounts/reset-password'),
  anyone('/psychics', 'readers/directory'),
  anyone('/profile/:id', 'readers/profile'),
  anyone('/phone', 'readers/phone'),
  anyone('/choose-a-reader', 'choosing/choose'),
  anyone('/our-prices', 'wallet/prices'),
  anyone('/paypal-return', 'payments/returned'),
  anyone('/how-it-works', 'clock/how-it-works'),
  anyone('/articles', 'content/articles'),
  anyone('/articles/view/:id?', 'content/article'),
  anyone('/faq', 'content/faq'),
  anyone('/blog', 'content/blog'),
  anyone('/blog/:id', 'content/post'),
  anyone('/special-offers', 'content/offers'),
  visitor('/about-us', 'content/about'),
  visitor('/our-services', 'content/services'),
  anyone('/terms', 'policies/terms'),
  anyone('/privacy-policy', 'policies/privacy'),
  anyone('/refund-policy', 'policies/refunds'),
  anyone('/legal-notice', 'house/legal-notice'),
  anyone('/help', 'care/help'),
  anyone('/contact', 'tickets/contact'),
  anyone('/psychic-application', 'applying/apply'),
  anyone('/advisor-register', 'applying/advisor'),
  { ...anyone('/dev/ui', 'gallery/gallery'), demo: true },
  member('/ongoing/:chat_id', 'readings/ongoing', 'CLIENT', 'READER'),
  member('/chat-conversation/:client_id/:reader_id', 'readings/pair', 'CLIENT', 'READER'),
  member('/chat-message', 'readings/conversations', 'CLIENT', 'READER'),
  member('/message-conversation', 'messages/conversation', 'CLIENT', 'READER'),
  member('/admin-user/message', 'messages/centre', 'CLIENT', 'READER'),
  member('/profile/:id/appointment', 'appointments/book', 'CLIENT'),
  member('/profile/:id/page', 'paging/page', 'CLIENT'),
  member('/admin-user/pages', 'paging/pages', 'CLIENT', 'READER'),
  member('/admin-user/appointments', 'appointments/appointments', 'CLIENT', 'READER'),
  member('/admin-user/schedule', 'appointments/schedule', 'READER'),
  member('/admin-user/desk', 'readers/desk', 'READER'),
  member('/admin-user/clients', 'clients/clients', 'READER'),
  member('/admin-user/history', 'readings/history', 'CLIENT', 'READER'),
  member('/admin-user/history/:chat_id', 'claims/past-reading', ...readingSides),
  member('/admin-user/claims', 'claims/claims', ...readingSides),
  member('/admin-user/account', 'accounts/account'),
  member('/admin-user/your-data', 'own/own-data'),
  member('/admin-user/wallet', 'wallet/wallet', 'CLIENT'),
  member('/admin-user/earnings', 'earnings/earnings', 'READER'),
  member('/admin-user/statements', 'earnings/statements', 'READER', 'ADMIN:money'),
  member('/admin-user/statements/:statement_id', 'earnings/statement', 'READER', 'ADMIN:money'),
  member('/admin-user/payout-account', 'payouts/account', 'READER'),
  member('/admin-user/payouts', 'payouts/payouts', 'ADMIN:money'),
  member('/admin-user/payouts/:payout_id', 'payouts/payout', 'ADMIN:money'),
  member('/admin-user/notices', 'notices/notices'),
  member('/admin-user/help', 'tickets/help'),
  member('/admin-user/help/:ticket_id', 'tickets/ticket'),
  member('/admin-user/profile', 'readers/settings', 'READER'),
  member('/admin-user/moderation', 'moderation/moderation', 'ADMIN:moderation'),
  member('/admin-user/overview', 'overview/overview', 'ADMIN:moderation', 'ADMIN:money', 'ADMIN:content'),
  member('/admin-user/audit', 'audit/audit', 'ADMIN:any'),
  member('/admin-user/settings', 'house/settings', 'ADMIN:any'),
  member('/admin-user/opening', 'opening/opening', 'ADMIN:any'),
  member('/admin-user/live', 'moderation/live', 'ADMIN:moderation'),
  member('/admin-user/reports', 'reports/reports', 'ADMIN:moderation', 'ADMIN:money'),
  member('/admin-user/articles', 'content/pieces', 'READER', 'ADMIN:content'),
  member('/admin-user/articles/:id', 'content/write', 'READER', 'ADMIN:content'),
  member('/admin-user/people', 'staff/people', 'ADMIN:moderation', 'ADMIN:money'),
  member('/admin-user/people/:id', 'staff/person', 'ADMIN:moderation', 'ADMIN:money'),
  member('/admin-user/approvals', 'approvals/approvals', 'ADMIN:moderation', 'ADMIN:money'),
  member('/admin-user/bans', 'fullbans/bans', 'ADMIN:moderation'),
  member('/admin-user/bans/:id', 'fullbans/ban', 'ADMIN:moderation'),
  member('/admin-user/pressure', 'pressure/pressure', 'ADMIN:moderation'),
  member('/email-reading/:reader_id', 'orders/new-order', 'CLIENT'),
  member('/admin-user/email-readings', 'orders/orders', 'CLIENT', 'READER'),
  member('/admin-user/email-readings/:order_id', 'orders/order', 'CLIENT', 'READER'),
  member('/admin-user/testimonials', 'testimonials/testimonials', 'CLIENT', 'READER', 'ADMIN:moderation'),
]

/** The rows of a site: what only a demonstration has does not exist elsewhere. */
export const rowsOf = (demo: boolean) => rows.filter((row) => demo || !row.demo)

const lazy =
  ({ file, roles }: Row) =>
  async () => {
    const load = files[`./${file}.screen.tsx`] ?? missing(file)
    const get = () => Promise.all([load(), onServer || file.startsWith('home/') || allWords()])
    const [screen] = await (onServer ? get() : loadChunk(get))
    const guarded: LoaderFunction = (args, context) => {
      if (roles && !isFor(roles))
        throw new Response('', roleNow() ? { status: 403, statusText: roles.join(' ') } : { status: 404 })
      return screen.loader?.(args, context) ?? null
    }
    return { Component: screen.Component, loader: guarded, handle: screen.head }
  }

const missing = (file: string) => () => Promise.reject(new Error(`No screen ${file}`))

const toSignIn = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  return redirect(paths.auth(barePath(pathname) + search))
}

/** Where each role begins in the members' area. */
const doors: Record<Role, () => string> = {
  CLIENT: paths.history,
  READER: paths.requests,
  ADMIN: () => {
    if (isClosed() && isFor(['ADMIN:any'])) return paths.opening()
    return isFor(['ADMIN:moderation']) ? paths.moderation() : paths.overview()
  },
}
/** Whether only people of the house have a screen. */
export const isOfHouse = ({ roles = [] }: Row) => roles.length > 0 && roles.every((role) => role.startsWith('ADMIN'))

const roleNow = () => useSession.getState().userData?.type

/** Signed in already: sign-in leads to where the person was going, else a client to the readers and everybody else to their desk. */
const onward = ({ request }: LoaderFunctionArgs) => {
  const { searchParams, origin } = new URL(request.url)
  const type = roleNow()
  const otherwise = type && type !== 'CLIENT' ? doors[type]() : paths.readers()
  return redirect(wayBack(searchParams.get('next'), origin, otherwise))
}

/** The bare address of the members' area. */
const inside = () => redirect(doors[roleNow() ?? 'CLIENT']())

const gate = (path: string): RouteObject => ({ path, loader: toSignIn, element: null })

/** What visitors find before the site is open: the ways in for the house and its first readers, and what these agree to. */
const early = new Set([
  'accounts/auth',
  'accounts/registered',
  'accounts/forgot-password',
  'accounts/reset-password',
  'applying/apply',
  'applying/advisor',
  'policies/terms',
  'policies/privacy',
  'policies/refunds',
  'house/legal-notice',
  'care/help',
])
/** The screen of all other addresses then. */
export const notOpen = 'opening/not-open'
const closedTo = (of: readonly Row[]): RouteObject[] => [
  ...of
    .filter(({ who, file }) => who === 'member' || early.has(file))
    .map((one) => (one.who === 'member' ? gate(one.path) : { path: one.path, id: one.file, lazy: lazy(one) })),
  ...[paths.desk(), `${paths.desk()}/*`].map(gate),
  ...['/', '*'].map((path) => ({
    path,
    id: path === '/' ? notOpen : `${notOpen} *`,
    lazy: lazy({ path, file: notOpen, who: 'visitor' }),
  })),
]

/** The screens of one of the two sets; what is in neither falls through to the not-found page. */
export const screensOf = (secure: boolean, of: readonly Row[] = rowsOf(isDemo()), closed = isClosed()): RouteObject[] =>
  !secure && closed
    ? closedTo(of)
    : secure
      ? [
          { path: paths.auth(), loader: onward, element: null },
          { path: paths.desk(), loader: inside, element: null },
          ...of
            .filter(({ who, path }) => who !== 'visitor' && path !== paths.auth())
            .map((one) => ({ path: one.path, id: one.file, lazy: lazy(one) })),
        ]
      : [
          ...of.map((one) =>
            one.who === 'member' ? gate(one.path) : { path: one.path, id: one.file, lazy: lazy(one) },
          ),
          ...[paths.desk(), `${paths.desk()}/*`, paths.conversations()].map(gate),
        ]

const own = (secure: boolean) => rowsOf(isDemo()).filter(({ who }) => who === 'anyone' || (who === 'member') === secure)
const rowAt = (path: string, secure: boolean) => {
  const found = matchRoutes(
    own(secure).map(({ path: at }) => ({ path: at, id: at })),
    path,
  )?.at(-1)?.route.id
  return rows.find(({ path: at }) => at === found)
}

const found = new Map<string, Row | undefined>()

/** Whether the set in force has a screen of its own at this address for whoever is signed in, so that it may be linked. */
export const isThere = (path: string, secure: boolean) => {
  const key = `${secure} ${path}`
  if (!found.has(key)) found.set(key, rowAt(path, secure))
  const row = found.get(key)
  return row !== undefined && (!row.roles || !roleNow() || isFor(row.roles))
}

/** Fetches a screen's code before it's asked for, when the pointer or the focus rests on a link to it. */
export const warm = (path: string, secure: boolean) => {
  const file = rowAt(barePath(path), secure)?.file
  if (file) void files[`./${file}.screen.tsx`]?.().catch(() => undefined)
}
