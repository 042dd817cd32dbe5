import * as z from 'zod/mini'
import { after, ById, Id, id, Instant, list, Page, Reason } from './atoms.ts'
import { pageRowsMax } from './lengths.ts'
import { PressureFound } from './pressure.ts'
import { ChatMessage, Person, Reader } from './readings.ts'
import { MarkKind, Message, Redaction } from './messages.ts'
import { get, post, type Area, type Told } from './route.ts'

const ByMessage = z.strictObject({ id: id('msg') })
const place = z.int().check(z.minimum(0), z.maximum(20_000))
/** A part of the message as it was typed, in UTF-16 units, `to` not included. */
const Span = z.strictObject({ from: place, to: place })
const redactions = z.optional(z.array(Span).check(z.maxLength(200)))
/** Something that looks like a way around the house, or a listed word. */
const Mark = z.object({
  from: z.int(),
  to: z.int(),
  kind: MarkKind,
})

/** A held message as an admin sees it: as typed, with what is marked in it and how often its sender was warned. */
export const Held = z.object({
  ...Message.shape,
  sender_id: Id,
  marks: z.array(Mark),
  strikes: z.int(),
  /** How a reader's words may press their client to buy. */
  pressure: z.optional(PressureFound),
  claimed: z.optional(z.object({ by: z.object({ id: Id, username: z.string() }), until: Instant })),
  /** Approved, and on its way; until then the approval can be undone. */
  delivers_at: z.optional(Instant),
  decided_by: z.optional(z.object({ id: Id, username: z.string() })),
  redactions: z.array(Redaction),
})
/** What became of a message. What was marked in it mattered until then. */
export const Decided = z.omit(Held, { marks: true, strikes: true, pressure: true })
/** A held message with what was said before between the two, the newest first, whatever became of it. */
const HeldInContext = z.object({ message: Held, before: z.array(Message) })
/** What was written in a reading by the two of it, in its order. */
const ReadingWords = z.object({
  chat_id: Id,
  client: Person,
  reader: Reader,
  messages: z.array(ChatMessage),
  next: z.nullable(z.string()),
})

const BlockWords = z.object({ words: z.array(z.string()) })
export const delaySecondsMax = 30
/** How long a claim keeps other admins away. */
export const claimSeconds = 300
export const blockWordCharacters = { min: 2, max: 60 } as const
export const blockWordsMax = 1000

/** `halted`: whoever made them is no longer of that desk, so the rest waits. */
export const BulkState = z.enum(['under_way', 'done', 'stopped', 'halted'])
export const BulkAct = z.enum(['approve', 'return'])
/** As many as the desk lists. */
const bulkMessagesMax = pageRowsMax
/** A decision on many messages: whose, how far it is, and what could not be decided and why. */
export const Bulk = z.object({
  id: Id,
  act: BulkAct,
  reason: z.optional(z.string()),
  by: z.object({ id: Id, username: z.string() }),
  begun_at: Instant,
  state: BulkState,
  ended_at: z.optional(Instant),
  total: z.int(),
  decided: z.int(),
  refused: z.int(),
  undone: z.int(),
  /** As long as the last of its approvals is not delivered. */
  undo_until: z.optional(Instant),
  failures: z.array(
    z.object({
      message_id: Id,
      client: z.string(),
      reader: z.string(),
      type: z.enum(['CLIENT', 'READER']),
      /** A code of `errors` or of `reasons`. */
      code: z.string(),
      values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
})
const manyOf = <T extends z.core.$ZodType>(one: T) => z.array(one).check(z.minLength(1), z.maxLength(bulkMessagesMax))

export const moderation = {
  /** What may need care first, then the oldest. Every answer writes an audit row. */
  queue: get('moderation/queue', {
    access: ['ADMIN:moderation'],
    query: Page,
    returns: list(Held, { waiting: z.int(), done_today: z.int() }),
  }),
  /** A message of the message centre, or what was written in a reading; looked at for a reason, and audited. */
  look: get('get-message-admin/{id}', {
    access: ['ADMIN:moderation'],
    params: ById,
    query: z.strictObject({ reason: Reason, after }),
    returns: z.union([HeldInContext, ReadingWords]),
  }),
  claim: post('msg-transcripts/{id}/claim', { access: ['ADMIN:moderation'], params: ByMessage, returns: Held }),
  /** Ends one's own claim before its time; without one nothing changes. */
  letGo: post('msg-transcripts/{id}/let-go', { access: ['ADMIN:moderation'], params: ByMessage, returns: Held }),
  approve: post('msg-transcripts/{id}/approve', {
    access: ['ADMIN:moderation'],
    params: ByMessage,
    body: z.strictObject({
      redactions,
      delay_seconds: z._default(z.int().check(z.minimum(0), z.maximum(delaySecondsMax)), 0),
    }),
    returns: Decided,
    idempotent: true,
  }),
  return: post('msg-transcripts/{id}/return', {
    access: ['ADMIN:moderation'],
    params: ByMessage,
    body: z.strictObject({ reason: Reason }),
    returns: Decided,
    idempotent: true,
  }),
  undo: post('msg-transcripts/{id}/undo', { access: ['ADMIN:moderation'], params: ByMessage, returns: Held }),
  /** Those under way, whoever made them, and one's own that are over until they are closed; the newest first. */
  bulks: get('moderation/bulks', { access: ['ADMIN:moderation'], returns: z.array(Bulk) }),
  /** Decides on many, one after another, whether or not anybody waits for it. What is approved leaves in 30 seconds. */
  beginBulk: post('moderation/bulks', {
    access: ['ADMIN:moderation'],
    body: z.discriminatedUnion('act', [
      z.strictObject({
        act: z.literal('approve'),
        messages: manyOf(z.strictObject({ ...ByMessage.shape, redactions })),
      }),
      z.strictObject({ act: z.literal('return'), reason: Reason, messages: manyOf(ByMessage) }),
    ]),
    returns: Bulk,
    created: true,
    idempotent: true,
  }),
  /** Whoever made them: decides on no more of them, takes back what is not delivered, or puts away what came of it. */
  endBulk: post('moderation/bulks/{id}', {
    access: ['ADMIN:moderation'],
    params: z.strictObject({ id: id('blk') }),
    body: z.strictObject({ action: z.enum(['stop', 'undo', 'close']) }),
    returns: Bulk,
  }),
  blockWords: get('get-block-word', { access: 'member', returns: BlockWords }),
  setBlockWords: post('get-block-word', {
    access: ['ADMIN:moderation'],
    body: z.strictObject({
      words: z
        .array(z.string().check(z.trim(), z.minLength(blockWordCharacters.min), z.maxLength(blockWordCharacters.max)))
        .check(z.maxLength(blockWordsMax)),
    }),
    returns: BlockWords,
  }),
} satisfies Area

export const moderationTold = {
  /** To admins: the queue is not what it was; `id` names the message where it is one. */
  'queue:changed': z.object({ id: z.optional(Id) }),
  /** To admins: decisions on many are not where they were. */
  'bulk:changed': z.object({ id: Id }),
} satisfies Told
