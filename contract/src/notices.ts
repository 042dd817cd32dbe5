import * as z from 'zod/mini'
import { ById, Id, Instant, list, Page, text, Title } from './atoms.ts'
import { get, post, type Area, type Told } from './route.ts'

/** Who a notice on the board is for. */
export const Audience = z.enum(['everybody', 'clients', 'readers'])
/** What can reach a person, each by its own switches. `board` = what admins put up for all. */
export const noticeEvents = [
  'message_delivered',
  'message_returned',
  'ticket_answered',
  'claim',
  'time_given',
  'refund',
  'requests_missed',
  'statement',
  'dispute',
  'full_ban',
  'favorite',
  'line',
  'page',
  'order',
  'appointment',
  'appointment_reminder',
  'testimonial',
  'content',
  'own',
  'decision',
  'approval',
  'board',
] as const
export const NoticeEvent = z.enum(noticeEvents)

/** E-mails of a notice: on their way, all gone, or stopped by an admin for good. */
const mailStates = ['leaving', 'sent', 'stopped'] as const
const MailState = z.enum(mailStates)

const values = z.record(z.string(), z.union([z.string(), z.number()]))

export const Notice = z.object({
  id: Id,
  event: NoticeEvent,
  title: z.string(),
  /** What the title says by its code of `noticeTitles`; of the board none. */
  says: z.optional(z.object({ code: z.string(), values })),
  body: z.string(),
  /** Where on the site it leads, a path. */
  link: z.optional(z.string()),
  pinned: z.boolean(),
  at: Instant,
  read_at: z.optional(Instant),
  /** Whether the bell counts it: mine to read, standing now, not read, and not switched off. */
  unread: z.boolean(),
  /** Only on the board, and only to admins. */
  board: z.optional(
    z.object({
      audience: Audience,
      from: Instant,
      until: z.nullable(Instant),
      withdrawn_at: z.nullable(Instant),
      /** How far its e-mails are: those that left, of how many. Null where nobody wants one. */
      mail: z.nullable(z.object({ state: MailState, sent: z.int(), of: z.int() })),
    }),
  ),
})
/**
 * `site`: counts at the bell and comes live; what does not is still on the person's page. `mail`: title and link, no more.
 * `push`: the same, to browsers that asked for it.
 */
const Ways = z.strictObject({ site: z.boolean(), mail: z.boolean(), push: z.boolean() })
/** What is for many is not pushed. */
const WaysOfBoard = z.strictObject({ site: z.boolean(), mail: z.boolean() })
const settingsBy = <W extends z.core.$ZodType, B extends z.core.$ZodType>(ways: W, ofBoard: B) =>
  z.strictObject({
    message_delivered: ways,
    message_returned: ways,
    ticket_answered: ways,
    claim: ways,
    time_given: ways,
    refund: ways,
    requests_missed: ways,
    statement: ways,
    dispute: ways,
    full_ban: ways,
    favorite: ways,
    line: ways,
    page: ways,
    order: ways,
    appointment: ways,
    appointment_reminder: ways,
    testimonial: ways,
    content: ways,
    own: ways,
    decision: ways,
    approval: ways,
    board: ofBoard,
  } satisfies Record<z.output<typeof NoticeEvent>, unknown>)
const Settings = settingsBy(Ways, WaysOfBoard)
export const noticeCharactersMax = 4000
const ids = z.array(Id).check(z.minLength(1), z.maxLength(100))

export const notices = {
  /** Mine and the board's, pinned ones first, then the newest. To an admin the whole board, past and future. */
  board: get('system-email/notification-board', { access: 'member', query: Page, returns: list(Notice) }),
  post: post('system-email/notification-board', {
    access: ['ADMIN:content'],
    body: z.strictObject({
      audience: Audience,
      title: Title,
      body: text(noticeCharactersMax),
      pinned: z._default(z.boolean(), false),
      from: z.optional(Instant),
      until: z.optional(Instant),
    }),
    returns: Notice,
    created: true,
    idempotent: true,
    limit: 'board',
  }),
  /** Of those that may ring, what is unread; the count stops at 100, which reads as "99 and more". */
  unread: get('system-email/notification-board/get-notification', {
    access: 'member',
    query: Page,
    returns: list(Notice, { unread: z.int() }),
  }),
  /** For a member: out of my own sight, or back. For an admin: withdrawn from the board for everybody, and for good. */
  hide: post('system-email/notification-board/delete', {
    access: 'member',
    body: z.strictObject({ ids, hidden: z._default(z.boolean(), true) }),
    returns: z.object({ ids: z.array(Id) }),
  }),
  /** Takes back the e-mails of a notice that have not left, and writes no more. The notice itself stands. */
  stopMail: post('system-email/notification-board/stop-mail', {
    access: ['ADMIN:content'],
    body: z.strictObject({ id: Id }),
    returns: Notice,
  }),
  one: get('system-email/notification-board/view/{id}', { access: 'member', params: ById, returns: Notice }),
  read: post('system-email/notification-board/read', {
    access: 'member',
    body: z.strictObject({ ids }),
    returns: z.object({ ids: z.array(Id) }),
  }),
  settings: get('system-email/setting', { access: 'member', returns: Settings }),
  setSettings: post('system-email/setting', {
    access: 'member',
    /** What is not named stays. */
    body: z.partial(settingsBy(z.partial(Ways), z.partial(WaysOfBoard))),
    returns: Settings,
  }),
} satisfies Area

export const noticesTold = {
  'notice:new': z.object({ id: Id, title: z.string() }),
  /** Read or hidden in another tab, or withdrawn. */
  'notice:changed': z.object({ ids: z.array(Id) }),
} satisfies Told
