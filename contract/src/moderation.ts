import * as z from 'zod/mini'
import { after, ById, Id, id, Instant, list, Page, Reason } from './atoms.ts'
import { PressureFound } from './pressure.ts'
import { ChatMessage, Person, Reader } from './readings.ts'
import { MarkKind, Message, Redaction } from './messages.ts'
import { get, post, type Area, type Told } from './route.ts'

const ByMessage = z.strictObject({ id: id('msg') })
const place = z.int().check(z.minimum(0), z.maximum(20_000))
/** A part of the message as it was typed, in UTF-16 units, `to` not included. */
const Span = z.strictObject({ from: place, to: place })
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
      redactions: z.optional(z.array(Span).check(z.maxLength(200))),
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

/** To admins: the queue is not what it was; `id` names the message where it is one. */
export const moderationTold = { 'queue:changed': z.object({ id: z.optional(Id) }) } satisfies Told
