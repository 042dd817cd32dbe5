import * as z from 'zod/mini'
import { ById, Cents, id, Id, Instant, list, Nothing, Page, Reason, Seconds, text, Typed } from './atoms.ts'
import { Channel, ChatMessage, Clock, Person, Reader, Reading, State } from './readings.ts'
import { get, post, say, type Area, type Said, type Told } from './route.ts'

/** What asks for a look at a reading that goes on; `paused` is by somebody of the house. */
const ReadingSign = z.enum(['care', 'paused', 'unsteady', 'no_sound', 'away', 'ends_soon'])
export const noticeCharactersMax = 300
/** The longest stretch of time that is named as going back. */
export const backSecondsMax = 86_400

/** A reading that is not over, as the house sees it: its clock, and none of its words. */
export const LiveReading = z.object({
  id: Id,
  channel: Channel,
  client: Person,
  reader: Reader,
  state: State,
  requested_at: Instant,
  started_at: z.optional(Instant),
  clock: Clock,
  signs: z.array(ReadingSign),
  /** What its reader has earned by now, and by what rate: to those alone who see money. */
  earned_cents: z.optional(Cents),
  rate_cents_per_minute: z.optional(Cents),
  last_written_at: z.optional(Instant),
  /** Who of the house made the clock stand. */
  paused_by: z.optional(z.string()),
})

const deed = <const Name extends string, Fields extends Record<string, z.core.$ZodType>>(name: Name, fields: Fields) =>
  z.strictObject({ deed: z.literal(name), ...fields })

export const liveReadings = {
  /** Readings that are not over, the newest first; `q` is part of the user name of either of the two, or a reading's id. */
  live: get('admin/live', {
    access: ['ADMIN:moderation'],
    query: z.extend(Page, { q: z.optional(Typed) }),
    returns: list(LiveReading),
  }),
  /**
   * What the house does to a reading that goes on. `back`: how much of what it has used goes back to its client, in seconds
   * or all of it.
   */
  intervene: post('admin/live/{id}', {
    access: ['ADMIN:moderation'],
    proof: { deed: ['end'] },
    params: ById,
    body: z.discriminatedUnion('deed', [
      deed('notice', { text: text(noticeCharactersMax) }),
      deed('pause', { reason: Reason }),
      deed('resume', {}),
      deed('end', {
        reason: Reason,
        back: z.union([z.literal('all'), z.int().check(z.minimum(0), z.maximum(backSecondsMax))]),
      }),
    ]),
    returns: z.object({
      chat: LiveReading,
      /** What went back with its end. */
      back: z.optional(z.object({ free_seconds: Seconds, paid_seconds: Seconds })),
    }),
    idempotent: true,
  }),
} satisfies Area

const ReadingId = id('cht')
/** What somebody of the house says who reads along. */
export const liveReadingsSaid = {
  /** From now on what happens in it is told to this socket; written down, and the two are told that somebody is here. */
  'watch:begin': say({
    access: ['ADMIN:moderation'],
    body: z.strictObject({ chat_id: ReadingId, reason: Reason }),
    returns: z.object({ chat: Reading, messages: z.array(ChatMessage) }),
  }),
  'watch:end': say({ access: ['ADMIN:moderation'], body: z.strictObject({ chat_id: ReadingId }), returns: Nothing }),
} satisfies Said

export const liveReadingsTold = {
  /** To the house: a reading was asked for, changed or is over. */
  'live:changed': z.object({ chat_id: Id, state: State }),
  /** To who reads along. */
  'watch:changed': Reading,
  'watch:message': z.extend(ChatMessage, { chat_id: Id }),
} satisfies Told
