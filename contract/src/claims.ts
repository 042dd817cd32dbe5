import * as z from 'zod/mini'
import { after, ById, Id, id, Instant, limit, list, Reason, Seconds, text } from './atoms.ts'
import { Person, Reader } from './readings.ts'
import { get, post, type Area, type Told } from './route.ts'

export const claimCauses = ['slow', 'cut_off', 'unhappy'] as const
export const claimCharactersMax = 2000
/** How long after its end time may be asked back of a reading. */
export const claimDays = 30
/** How long the reader has to answer before the admins decide. */
export const claimAnswerHours = 24

const ReadingId = id('cht')
const ClaimId = id('clm')
export const ClaimState = z.enum(['open', 'offered', 'accepted', 'approved', 'declined'])
/** As what paid seconds go back: at the price they were bought for or, if the client takes that, as free time. */
const As = z.enum(['paid', 'free'])
/** At most a day: what a reading can have used is counted against the reading itself. */
const Wanted = z.int().check(z.minimum(1), z.maximum(86_400))

/** A client's claim for time back on one reading. */
export const Claim = z.object({
  id: Id,
  chat_id: Id,
  client: Person,
  reader: Reader,
  cause: z.enum(claimCauses),
  seconds_wanted: Seconds,
  text: z.string(),
  state: ClaimState,
  /** Whose turn it is; nobody's once it is decided. */
  waits_for: z.nullable(z.enum(['client', 'reader', 'admin'])),
  /** From here on the admins decide, if the reader has not answered. */
  answer_by: Instant,
  made_at: Instant,
  changed_at: Instant,
  /** What of the reading has been counted and not gone back yet. */
  returnable_seconds: Seconds,
  offer: z.optional(z.object({ seconds: Seconds, as: As })),
  /** What the reader said to it. */
  reader_words: z.optional(z.string()),
  /** What went back by this claim. */
  granted_seconds: Seconds,
  decided_words: z.optional(z.string()),
  appeal: z.optional(z.string()),
  may_appeal: z.boolean(),
})
/** What went back of a reading, and what has not. */
const TimeBack = z.object({ free_seconds: Seconds, paid_seconds: Seconds, returnable_seconds: Seconds })

const action = <const Name extends string, Fields extends Record<string, z.core.$ZodType>>(
  name: Name,
  fields: Fields,
) => z.strictObject({ claim_id: ClaimId, action: z.literal(name), ...fields })

/** Who of the house decides: time goes back, and no money is shown. */
const deciders = ['ADMIN:moderation', 'ADMIN:money'] as const

export const claims = {
  /**
   * Mine as client or reader, everybody's for an admin, the newest first. `waits=me`: those that wait for my answer, the
   * longest first; `waiting` counts them and stops at 100.
   */
  index: get('nrr-form/index', {
    access: ['CLIENT', 'READER', ...deciders],
    query: z.strictObject({
      waits: z.optional(z.enum(['me'])),
      chat_id: z.optional(ReadingId),
      after,
      limit,
    }),
    returns: list(Claim, { waiting: z.int() }),
  }),
  ask: post('nrr-form/index', {
    access: ['CLIENT'],
    body: z.strictObject({
      session_id: ReadingId,
      cause: z.enum(claimCauses),
      seconds_wanted: Wanted,
      text: text(claimCharactersMax),
    }),
    returns: Claim,
    created: true,
    idempotent: true,
    cardless: true,
    limit: 'claims',
  }),
  /** The reader offers or declines, the client accepts or appeals, an admin approves or declines. */
  answer: post('nrr-form/refund-nrr', {
    access: ['CLIENT', 'READER', ...deciders],
    proof: { action: ['approve'] },
    body: z.discriminatedUnion('action', [
      action('offer', { seconds: Wanted, as: As, reason: z.optional(Reason) }),
      action('accept', {}),
      action('approve', { seconds: Wanted, reason: z.optional(Reason) }),
      action('decline', { reason: Reason }),
      action('appeal', { reason: Reason }),
    ]),
    returns: Claim,
    idempotent: true,
  }),
  /**
   * Part of a past reading, the time last spent first, unasked. `as` narrows it to what was used of that kind; paid
   * seconds go back as paid and free ones as free.
   */
  timeBack: post('chat-history/time-back/{id}', {
    access: ['READER', ...deciders],
    proof: true,
    params: ById,
    body: z.strictObject({ seconds: Wanted, reason: Reason, as: z.optional(As) }),
    returns: TimeBack,
    idempotent: true,
  }),
  /** All that is left of a past reading. */
  timeRefund: post('chat-history/time-refund', {
    access: ['READER', ...deciders],
    proof: true,
    body: z.strictObject({ chat_id: ReadingId, reason: Reason }),
    returns: TimeBack,
    idempotent: true,
  }),
} satisfies Area

export const claimsTold = {
  'claim:changed': z.object({ id: Id, chat_id: Id, state: ClaimState }),
  /** To the client and the reader: time of a past reading went back, or was given for it. */
  'time:changed': z.object({ chat_id: Id }),
} satisfies Told
