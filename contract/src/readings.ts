import * as z from 'zod/mini'
import { ById, Cents, Id, id, Instant, limit, list, Nothing, numeric, Page, Reason, Seconds, text } from './atoms.ts'
import { pageRowsMax } from './lengths.ts'
import { CallReport, CallServers, signalFields, SignalTold } from './call.ts'
import { AccountedSpan, ClockEvent, EndedBy, Moment, StoppedBy } from './moments.ts'
import { get, post, say, type Area, type Said, type Told } from './route.ts'
import { Image } from './uploads.ts'
import { ReturnCause } from './wallet.ts'
import { readingChannels } from './channels.ts'

const ReadingId = id('cht')
export const Person = z.object({ id: Id, username: z.string() })
export const Reader = z.object({ id: Id, username: z.string(), display_name: z.string(), picture: z.optional(Image) })

export const Channel = z.enum(readingChannels)
export const State = z.enum(['requested', 'accepted', 'open', 'settled', 'declined', 'missed', 'withdrawn'])
/** The server's reading of the clock; the browser only draws it. `standby` is the seed's word for "does not run". */
export const Clock = z.object({
  server_time: Instant,
  running: z.boolean(),
  standby: z.boolean(),
  stopped_by: z.array(StoppedBy),
  free_seconds_used: Seconds,
  paid_seconds_used: Seconds,
  seconds_left: Seconds,
  /** What seconds_left counts to: the end of free time, where paid time is not agreed to, or of all. */
  left_of: z.enum(['free', 'all']),
  /**
   * What is left of each, never past the limit. Free time goes first. Paid time counts into seconds_left once it is agreed
   * to; until then only its owner is told of it.
   */
  free_seconds_left: Seconds,
  paid_seconds_left: Seconds,
  deadline: z.optional(Instant),
  /** To each of the two: how long they may be away from now on. */
  away_seconds_left: z.optional(Seconds),
})
export const Reading = z.object({
  id: Id,
  channel: Channel,
  client: Person,
  reader: Reader,
  state: State,
  question: z.optional(z.string()),
  /** The question sounds as if its client may not be safe. */
  question_care: z.optional(z.boolean()),
  limit_seconds: z.optional(Seconds),
  continue_on_paid: z.boolean(),
  clock: Clock,
  /** While it is open: every turn of its clock since Start, oldest first. */
  events: z.array(ClockEvent),
  requested_at: Instant,
  ends_if_unanswered_at: z.optional(Instant),
  declined_reason: z.optional(z.string()),
  /** What the reader says first in every room, as it was when they accepted. No message: nothing counts by it. */
  greeting: z.optional(z.string()),
  /** Only to the reader: whether this client has had a reading with them before. */
  returning: z.optional(z.boolean()),
  top_ups_left: z.int(),
  /** While the clock stands for care: who of the two wrote it, and from when on the reader may end it as well. */
  care: z.optional(z.object({ by: z.enum(['client', 'reader']), reader_may_at: Instant })),
  /** Who of the two may be away for less in all, after rooms in which they were away for long. */
  short_away: z.array(z.enum(['client', 'reader'])),
})
export const ChatMessage = z.object({
  id: Id,
  seq: z.int(),
  client_msg_id: z.string(),
  from: Id,
  body: z.string(),
  image: z.optional(Image),
  at: Instant,
  read_at: z.optional(Instant),
  /** To its writer and the house: it waits for the other person, or they never got it. */
  undelivered: z.optional(z.boolean()),
})
/** `given`: of somebody's own accord, for the `reason` that they wrote. */
const Return = z.object({
  at: Instant,
  free_seconds: Seconds,
  paid_seconds: Seconds,
  cause: z.enum([...ReturnCause.options, 'given']),
  reason: z.optional(z.string()),
  by: z.enum(['client', 'reader', 'admin', 'system']),
})
/** What the clock measured, with its time line: both parties see the same and can check it. */
export const Receipt = z.object({
  id: Id,
  chat_id: Id,
  client: Person,
  reader: Reader,
  channel: Channel,
  state: State,
  started_at: z.optional(Instant),
  ended_at: Instant,
  ended_by: EndedBy,
  declined_reason: z.optional(z.string()),
  free_seconds: Seconds,
  paid_seconds: Seconds,
  unbilled_seconds: Seconds,
  returns: z.array(Return),
  timeline: z.array(Moment),
  stretches: z.array(AccountedSpan),
  /** Only to the reader: what the reading earned after returns, and by what rate. */
  earned_cents: z.optional(Cents),
  rate_cents_per_minute: z.optional(Cents),
  /** Only to the client: what they had paid for its paid time. */
  paid_cents: z.optional(Cents),
})

/** A message's number in its reading: 32 bits hold more than anybody writes. */
const seq = (least: number) => z.int().check(z.minimum(least), z.maximum(2 ** 31 - 1))
/** What a client may set as the end of a reading. */
export const limitSecondsMin = 120
export const limitSecondsMax = 86_400
const Limit = z.int().check(z.minimum(limitSecondsMin), z.maximum(limitSecondsMax))
export const questionCharactersMax = 1000
export const declineReasonCharactersMax = 300
export const chatCharactersMax = 4000
/** Messages of a page where nothing is asked for. */
export const chatPageRowsDefault = 50
const NewReading = z.strictObject({
  reader_id: Id,
  channel: Channel,
  limit_seconds: z.optional(Limit),
  continue_on_paid: z._default(z.boolean(), false),
  question: z.optional(text(questionCharactersMax)),
})
const action = <const Name extends string, Fields extends Record<string, z.core.$ZodType>>(
  name: Name,
  fields: Fields,
) => z.strictObject({ chat_id: ReadingId, action: z.literal(name), ...fields })
/** What may be done to a reading; each with the fields it takes. */
export const ReadingAction = z.discriminatedUnion('action', [
  action('accept', {}),
  action('decline', { reason: z.optional(text(declineReasonCharactersMax)) }),
  action('start', {}),
  action('withdraw', {}),
  action('continue_paid', {}),
  action('set_limit', { limit_seconds: Limit }),
  action('top_up', {}),
  action('top_up_done', {}),
  action('standby', {}),
  action('resume', {}),
  action('go_on', {}),
  action('pause', {}),
])
const ClientMessageId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
export const NewChatMessage = z.strictObject({
  chat_id: ReadingId,
  client_msg_id: ClientMessageId,
  body: text(chatCharactersMax),
  image: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,80}$/))),
})
const OfReading = z.strictObject({ chat_id: ReadingId })
const Past = z.object({
  id: Id,
  channel: Channel,
  client: Person,
  reader: Reader,
  state: State,
  requested_at: Instant,
  ended_at: Instant,
  free_seconds: Seconds,
  paid_seconds: Seconds,
  rated: z.boolean(),
  /** Only to the reader: what it earned after returns, and by what rate. */
  earned_cents: z.optional(Cents),
  rate_cents_per_minute: z.optional(Cents),
})

const Dismissed = z.object({ chat_ids: z.array(Id) })
/** A request that its reader did not answer: it rang out, or the client took it back before. */
const Missed = z.object({
  id: Id,
  client: Person,
  state: State,
  requested_at: Instant,
  question: z.optional(z.string()),
  returning: z.boolean(),
  /** Whether the reader may write to this client. */
  may_write: z.boolean(),
})

/** The two people of at least one reading. */
const Met = z.object({ client: Person, reader: Reader, readings: z.int(), last_at: Instant })

const act = { access: ['CLIENT', 'READER', 'ADMIN:moderation'], limit: 'stops', idempotent: true } as const
export const readings = {
  mine: get('chats', { access: 'member', returns: z.array(Reading) }),
  request: post('chats', { access: ['CLIENT'], body: NewReading, returns: Reading, created: true, idempotent: true }),
  update: post('update_chat', { ...act, body: ReadingAction, returns: Reading }),
  end: post('chats/end-chat', { ...act, body: OfReading, returns: Receipt }),
  last: get('chats/last_chat', {
    access: ['CLIENT', 'READER'],
    query: z.strictObject({ with: Id }),
    returns: z.nullable(Reading),
  }),
  messages: get('chat-message', {
    access: ['CLIENT', 'READER'],
    query: z.strictObject({
      chat_id: ReadingId,
      after_seq: z.optional(numeric(seq(0))),
      before_seq: z.optional(numeric(seq(1))),
      limit,
    }),
    returns: list(ChatMessage),
  }),
  write: post('chat-message', {
    access: ['CLIENT', 'READER'],
    body: NewChatMessage,
    returns: ChatMessage,
    created: true,
    tx: 'batched',
    limit: 'chat',
  }),
  clock: get('get-time-chat', { access: ['CLIENT', 'READER'], query: OfReading, returns: Clock }),
  /** While a call is on: to its two people alone. */
  callServers: get('chats/call-servers', { access: ['CLIENT', 'READER'], query: OfReading, returns: CallServers }),
  history: get('chat-history/session', {
    access: ['CLIENT', 'READER', 'ADMIN:moderation', 'ADMIN:money'],
    /** `client_id` or `reader_id`: for an admin, whose. */
    query: z.extend(Page, { with: z.optional(Id), client_id: z.optional(Id), reader_id: z.optional(Id) }),
    returns: list(Past),
  }),
  /** Everybody this person has had a reading with, the one of the latest reading first. What never began is not counted. */
  people: get('chat-history/people', { access: ['CLIENT', 'READER'], query: Page, returns: list(Met) }),
  /** What lies on a reader's desk until they put it away. */
  missed: get('chats/missed', { access: ['READER'], query: Page, returns: list(Missed) }),
  dismiss: post('chats/missed', {
    access: ['READER'],
    body: z.strictObject({ chat_ids: z.array(ReadingId).check(z.minLength(1), z.maxLength(pageRowsMax)) }),
    returns: Dismissed,
  }),
  receipt: get('chat-history/show-detail/{id}', {
    access: ['CLIENT', 'READER', 'ADMIN:moderation', 'ADMIN:money'],
    params: ById,
    returns: Receipt,
  }),
  /** A reading, live or past, as an admin looks at it for a reason; audited. With its receipt once there is one. */
  look: get('get-chat-admin/{id}', {
    access: ['ADMIN:moderation'],
    params: ById,
    query: z.strictObject({ reason: Reason }),
    returns: z.object({ chat: Reading, receipt: z.optional(Receipt) }),
  }),
} satisfies Area

/** What the browser says about a reading. `chat:beat` every 2 s is the evidence that somebody is there. */
export const readingsSaid = {
  'chat:join': say({ access: ['CLIENT', 'READER'], body: OfReading, returns: Reading }),
  'chat:beat': say({
    access: ['CLIENT', 'READER'],
    /** `call`: from the window that holds the call. */
    body: z.strictObject({ chat_id: ReadingId, call: z.optional(CallReport) }),
    returns: z.extend(Clock, { seq: z.int() }),
  }),
  'chat:message': say({ access: ['CLIENT', 'READER'], body: NewChatMessage, returns: ChatMessage }),
  'chat:typing': say({ access: ['CLIENT', 'READER'], body: OfReading, returns: Nothing }),
  'chat:read': say({
    access: ['CLIENT', 'READER'],
    body: z.strictObject({ chat_id: ReadingId, seq: seq(0) }),
    returns: Nothing,
  }),
  'call:signal': say({
    access: ['CLIENT', 'READER'],
    body: z.strictObject({ chat_id: ReadingId, ...signalFields }),
    returns: Nothing,
  }),
} satisfies Said

/** What the server tells about a reading. */
export const readingsTold = {
  'chat:requested': Reading,
  'chat:changed': Reading,
  'chat:message': z.extend(ChatMessage, { chat_id: Id }),
  'chat:typing': z.object({ chat_id: Id, from: Id }),
  /** To the writer: everything of theirs up to `seq` has reached the other person. */
  'chat:delivered': z.object({ chat_id: Id, seq: z.int() }),
  'chat:read': z.object({ chat_id: Id, by: Id, seq: z.int() }),
  'chat:warning': z.object({ chat_id: Id, seconds_left: Seconds, of: z.enum(['free', 'all']) }),
  'chat:ended': Receipt,
  /** To the other of a call; a `hello` also to one's own other windows, as the call is in one of them alone. */
  'call:signal': SignalTold,
  /** To the reader: put away in another tab. */
  'chat:dismissed': Dismissed,
} satisfies Told
