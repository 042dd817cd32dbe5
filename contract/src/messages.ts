import * as z from 'zod/mini'
import { after, ById, Id, id, Instant, limit, list, Seconds, typed } from './atoms.ts'
import { get, post, type Area, type Told } from './route.ts'
import { Image, UploadName } from './uploads.ts'

export const messageCharactersMax = 10_000
const MessageState = z.enum(['waiting', 'delivered', 'returned'])
/** What a part of a message looks like: a way around the house, or a listed word. */
export const MarkKind = z.enum(['phone', 'email', 'link', 'handle', 'payment', 'word'])
/** A part of the text that an admin took out, in UTF-16 units, `to` not included; `kinds`: what was marked in it. */
export const Redaction = z.object({ from: z.int(), to: z.int(), kinds: z.array(MarkKind) })

/**
 * A message of the message centre. `type` is the sender's role. Whoever it is for sees it once it is delivered, and then
 * only what was approved: what an admin took out stands as a row of blocks, for both, and `redactions` says where and what
 * it was.
 */
export const Message = z.object({
  id: Id,
  message: z.string(),
  client_id: Id,
  reader_id: Id,
  client: z.object({ id: Id, username: z.string() }),
  reader: z.object({ id: Id, username: z.string(), display_name: z.string() }),
  type: z.enum(['CLIENT', 'READER']),
  state: MessageState,
  returned_reason: z.optional(z.string()),
  msgTranscript_image: z.nullable(Image),
  created_at: Instant,
  delivered_at: z.optional(Instant),
  read_at: z.optional(Instant),
  redactions: z.optional(z.array(Redaction)),
  /** Its words sound as if their writer may not be safe; told to that writer for some days, and to admins. */
  care: z.optional(z.boolean()),
})

/** What a tab says of itself; counts stop at 100, which reads as "99 and more". */
const Counts = {
  counts: z.object({ unread: z.int(), waiting: z.int(), returned: z.int() }),
  /** What the last approvals took from sending to delivery, at the median; null while there are too few to say. */
  usual_wait_seconds: z.nullable(Seconds),
}
const Query = {
  after,
  limit,
  /** Part of the words or of the other person's user name, in any case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
}
const Folder = { access: ['CLIENT', 'READER'], query: z.strictObject(Query), returns: list(Message, Counts) } as const
const ids = z.array(id('msg')).check(z.minLength(1), z.maxLength(100))

export const messages = {
  /** Held until an admin approves it. `type` is the sender's role, and of the two ids one is the sender's own. */
  create: post('msg-transcripts/create', {
    access: ['CLIENT', 'READER'],
    body: z.strictObject({
      message: typed(messageCharactersMax),
      client_id: z.string().check(z.maxLength(60)),
      reader_id: z.string().check(z.maxLength(60)),
      type: z.string().check(z.maxLength(20)),
      image: z.optional(z.union([z.literal(''), UploadName])),
    }),
    multipart: true,
    returns: Message,
    created: true,
    limit: 'messages',
    idempotent: true,
  }),
  /** What was delivered between me and one person, both ways, newest first. */
  transcript: get('msg-transcripts/get', {
    access: ['CLIENT', 'READER'],
    query: z.strictObject({ with: Id, after: Query.after, limit }),
    returns: list(Message),
  }),
  inbox: get('message-center/inbox', Folder),
  outbox: get('message-center/outbox', Folder),
  sent: get('message-center/sent', Folder),
  /** A reader's own, as `sent`; for an admin any reader's, in every state. */
  readerSent: get('message-center/reader-sent', {
    access: ['READER', 'ADMIN:moderation'],
    query: z.strictObject({ ...Query, reader_id: z.optional(Id) }),
    returns: list(Message),
  }),
  detail: get('message-center/detail-message/{id}', {
    access: ['CLIENT', 'READER'],
    params: ById,
    returns: Message,
  }),
  /** Takes messages out of my own sight, or back; the other person keeps theirs. */
  hide: post('message-center/delete-message', {
    access: ['CLIENT', 'READER'],
    body: z.strictObject({ ids, hidden: z.boolean() }),
    returns: z.object({ ids: z.array(Id) }),
  }),
  read: post('message-center/read', {
    access: ['CLIENT', 'READER'],
    body: z.strictObject({ ids }),
    returns: z.object({ ids: z.array(Id) }),
  }),
} satisfies Area

/** What the server tells about a message: to its sender always, to whom it is for once it is delivered. */
export const messagesTold = {
  'message:changed': z.object({ id: Id, state: MessageState }),
} satisfies Told
