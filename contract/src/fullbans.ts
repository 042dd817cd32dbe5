import * as z from 'zod/mini'
import { after, ById, Cents, Id, id, Instant, limit, list, Reason, Seconds, text } from './atoms.ts'
import { Person, Reader } from './readings.ts'
import { get, post, type Area, type Told } from './route.ts'

/** Within so many hours somebody of the house decides: on a ban that was asked for or begun, and on an appeal. */
export const fullBanHours = 72
export const appealCharactersMax = 2000

/** `suspended`: out until it is decided. `over`: its time has passed. `lifted`: ended by the house before that. */
export const FullBanState = z.enum(['asked', 'suspended', 'banned', 'refused', 'over', 'lifted'])
/** What an admin may do: `keep` answers an appeal by leaving the ban as it is. */
export const FullBanAct = z.enum(['suspend', 'ban', 'refuse', 'keep', 'lift'])
/** What the house owes: a word on a ban that is asked for or begun, or an answer to an objection. */
const FullBanWaits = z.enum(['decision', 'appeal'])
const UserId = id('usr')

const Answered = z.object({ by: Person, at: Instant, words: z.string() })
/** A ban from the site as the house sees it, from the first word of it to its end. */
export const FullBan = z.object({
  id: Id,
  person: z.object({ id: Id, username: z.string(), type: z.enum(['CLIENT', 'READER']) }),
  state: FullBanState,
  /** What the house owes, and by when. */
  waits_for: z.nullable(FullBanWaits),
  due_at: z.optional(Instant),
  opened_by: Person,
  opened_at: Instant,
  suspended: z.optional(Answered),
  decided: z.optional(Answered),
  /** Null: without an end. */
  until: z.nullable(Instant),
  /** Proven, so that what was paid for is not refunded. */
  fraud: z.boolean(),
  appeal: z.optional(z.object({ text: z.string(), at: Instant, answer: z.optional(Answered) })),
  lifted: z.optional(Answered),
  /** What the admin who asks may do now. */
  may: z.array(FullBanAct),
})

/** One case with all that is known: who asked for it and why, and what else there is about the person. */
const FullBanCase = z.extend(FullBan, {
  requests: z.array(z.object({ reader: Reader, reason: z.string(), at: Instant, chat_id: z.optional(Id) })),
  evidence: z.object({
    /** Tries to give contact details away; the count stops at 100. */
    strikes: z.int(),
    /** People who want no contact with them. */
    refused_by: z.int(),
    readings: z.int(),
    claims: z.int(),
    /** What they have paid for and not used: to those alone who see money. */
    paid_seconds: z.optional(Seconds),
    cents: z.optional(Cents),
  }),
  earlier: z.array(FullBan),
})

/** What somebody is told of a ban of their own. */
export const OwnFullBan = z.object({
  state: FullBanState,
  reason: z.string(),
  since: Instant,
  until: z.nullable(Instant),
  /** While it is not decided: by when it is. */
  decide_by: z.optional(Instant),
  may_appeal: z.boolean(),
  appeal: z.optional(
    z.object({
      text: z.string(),
      at: Instant,
      answer_by: z.optional(Instant),
      answer: z.optional(z.object({ at: Instant, words: z.string() })),
    }),
  ),
})

/** What a reader asked for, and what came of it. */
const Asked = z.object({
  reason: z.string(),
  at: Instant,
  state: z.enum(['asked', 'accepted', 'refused']),
  decide_by: z.optional(Instant),
  /** The house's answer, where it was a no. */
  words: z.optional(z.string()),
})

/** A banned person has no session: the refusal of their sign-in brings a token, good for an hour and for these two calls. */
export const appealHeader = 'x-appeal-token'

export const fullbans = {
  /** The last ban of a client that this reader asked for. */
  asked: get('full_ban_client', {
    access: ['READER'],
    query: z.strictObject({ client_id: UserId }),
    returns: z.object({ asked: z.nullable(Asked) }),
  }),
  /**
   * A reader asks for a ban of a client whom they have served. An admin bans somebody, a reader too, or suspends them until
   * that is decided (`suspend_now`), or decides on what is open: `reason` is for the person, on a `refuse` for those who asked. That there was `fraud`, and
   * so no refund, is for those to say who see money.
   */
  ban: post('full_ban_client', {
    access: ['READER', 'ADMIN:moderation'],
    proof: true,
    body: z.strictObject({
      client_id: UserId,
      chat_id: z.optional(id('cht')),
      reason: Reason,
      until: z.optional(z.nullable(Instant)),
      suspend_now: z.optional(z.boolean()),
      decision: z.optional(z.enum(['ban', 'refuse', 'keep', 'lift'])),
      /** The case that was looked at: where it is not the one that is open, nothing is done. */
      ban_id: z.optional(id('ban')),
      /** What it waited for then: an objection that another one answered meanwhile is not answered twice. */
      waited_for: z.optional(z.nullable(FullBanWaits)),
      fraud: z.optional(z.boolean()),
    }),
    returns: z.object({ id: Id, state: FullBanState }),
    idempotent: true,
    cardless: true,
    limit: 'full_bans',
  }),
  /** What waits for a decision, the longest overdue first; bans in force and past ones, the newest first. */
  list: get('get-ban-details', {
    access: ['ADMIN:moderation'],
    query: z.strictObject({
      heap: z._default(z.enum(['waiting', 'standing', 'past']), 'waiting'),
      client_id: z.optional(UserId),
      after,
      limit,
    }),
    /** `waiting` counts them and stops at 100. */
    returns: list(FullBan, { waiting: z.int() }),
  }),
  one: get('get-ban-details/{id}', { access: ['ADMIN:moderation'], params: ById, returns: FullBanCase }),
  /** One's own ban, by the session or by the token of a refused sign-in. */
  own: get('get-ban-detail', { access: 'public', limit: 'appeals', returns: OwnFullBan }),
  /** Once, with the same. */
  appeal: post('get-ban-detail', {
    access: 'public',
    limit: 'appeals',
    body: z.strictObject({ text: text(appealCharactersMax) }),
    returns: OwnFullBan,
    cardless: true,
  }),
} satisfies Area

export const fullbansTold = {
  /** To admins: a case is new or has moved. To a reader: what they asked for was decided. */
  'full_ban:changed': z.object({ id: Id }),
} satisfies Told
