import * as z from 'zod/mini'
import { after, ById, Email, Id, id, Instant, limit, list, Name, Page, text, Title } from './atoms.ts'
import { get, post, type Area, type Told } from './route.ts'
import { Image, UploadName } from './uploads.ts'

export const Topic = z.enum(['account', 'payment', 'reading', 'message', 'technical', 'report', 'erasure', 'other'])
/** `open`: waits for an answer; it is so again when its member adds to it. */
export const TicketState = z.enum(['open', 'answered', 'closed'])
export const ticketCharactersMax = 4000
/** Within so many days of an `erasure` a person of the house has closed an account and deleted what is known of its owner. */
export const eraseDays = 30
const Body = text(ticketCharactersMax)

/** A question to the admins. */
export const Ticket = z.object({
  id: Id,
  topic: Topic,
  subject: z.string(),
  state: TicketState,
  member: z.optional(z.object({ id: Id, username: z.string(), type: z.enum(['CLIENT', 'READER', 'ADMIN']) })),
  /** Who asked without being signed in; nobody has confirmed the address. Neither of the two once that is forgotten. */
  guest: z.optional(z.object({ name: z.string(), email: z.string() })),
  /** The reading it is about. */
  chat_id: z.optional(Id),
  asked_at: Instant,
  /** When something was last said in it. */
  changed_at: Instant,
  /** Something its member wrote sounds as if they may not be safe. */
  care: z.optional(z.boolean()),
})
/** What the member or guest (`from: member`) or an admin (`from: desk`) said in it; admins speak as one. */
const Line = z.object({
  id: Id,
  from: z.enum(['member', 'desk']),
  body: z.string(),
  image: z.optional(Image),
  at: Instant,
})
/** A question with all that was said in it, oldest first. */
export const Thread = z.object({
  ...Ticket.shape,
  /** What it is called in letters. */
  reference: z.string(),
  lines: z.array(Line),
})

/** What somebody may ask about who has no account, or can't get into it. */
export const GuestTopic = z.enum(['account', 'payment', 'technical', 'report', 'other'])

const ticketId = id('tkt')
const image = z.optional(UploadName)

export const tickets = {
  /** Mine, the one that last changed first. */
  sent: get('contact-admin/sent', { access: 'member', query: Page, returns: list(Ticket) }),
  ask: post('contact-admin/sent', {
    access: 'member',
    body: z.strictObject({ topic: Topic, subject: Title, body: Body, image, chat_id: z.optional(id('cht')) }),
    returns: Thread,
    created: true,
    idempotent: true,
    cardless: true,
    limit: 'tickets',
  }),
  /** One of mine; for an admin anybody's. */
  one: get('contact-admin/view/{id}', { access: 'member', params: ById, returns: Thread }),
  /** Says more in one of mine, whatever its state. */
  add: post('contact-admin/add', {
    access: 'member',
    body: z.strictObject({ ticket_id: ticketId, body: Body, image }),
    returns: Thread,
    created: true,
    idempotent: true,
    cardless: true,
    limit: 'tickets',
  }),
  /** Ends one of mine; saying more in it opens it again. */
  close: post('contact-admin/close', {
    access: 'member',
    body: z.strictObject({ ticket_id: ticketId }),
    returns: Thread,
  }),
  /**
   * Everybody's: open ones first, of them what may need care, the one that waits longest at the top; then the others, the
   * latest first. `waiting` counts all open ones and stops at 100, which reads as "99 and more".
   */
  index: get('contact-admin/index', {
    access: ['ADMIN:moderation', 'ADMIN:money'],
    query: z.strictObject({
      state: z.optional(TicketState),
      after,
      limit,
    }),
    returns: list(Ticket, { waiting: z.int() }),
  }),
  /** What one may ask about without an account. */
  topics: get('public/contact-us-questions/index', {
    access: 'public',
    returns: list(z.object({ topic: GuestTopic })),
  }),
  /** A question of somebody who is not signed in; the answer goes to `email`. */
  write: post('public/contact-us-questions/index', {
    access: 'public',
    body: z.strictObject({ name: Name, email: Email, topic: GuestTopic, subject: Title, body: Body }),
    /** `reference` stands in the letter that answers; `care`: what was written may mean that they are not safe. */
    returns: z.object({ reference: z.string(), care: z.boolean() }),
    created: true,
    idempotent: true,
    cardless: true,
    limit: 'contacts',
  }),
  /** A guest is answered by a letter. */
  answer: post('contact-admin/answer', {
    access: ['ADMIN:moderation', 'ADMIN:money'],
    body: z.strictObject({
      ticket_id: ticketId,
      body: Body,
      close: z._default(z.boolean(), false),
      /** How many lines whoever answers has read: where there are more by now, nothing is sent. */
      seen: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    }),
    returns: Thread,
    created: true,
    idempotent: true,
  }),
} satisfies Area

export const ticketsTold = { 'ticket:changed': z.object({ id: Id, state: TicketState }) } satisfies Told
