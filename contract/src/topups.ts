import * as z from 'zod/mini'
import { Cents, Id, id, Instant, Seconds } from './atoms.ts'
import { Card } from './payments.ts'
import { get, post, type Area, type Told } from './route.ts'
import { Package } from './wallet.ts'

/** The text that a client agrees to; other words are another number. */
export const topupTerms = 1
/** Over how many days a cap counts, and what it may be. */
export const capDays = [1, 30] as const
export const capCents = { min: 1000, max: 200_000 } as const

/** Why it is off: `replaced` by a later word, or a purchase that did not go through, what it needed is gone, time off was taken. */
export const OffCause = z.enum(['stopped', 'replaced', 'declined', 'card_gone', 'package_gone', 'time_off'])
/** What came of a reading that ran low; `not_needed`: it had ended, or had time again. */
export const Outcome = z.enum(['added', 'declined', 'not_needed', 'stopped', 'cap', 'own_limit'])

/** A client's word that time may be bought for them, and its bounds. */
const Agreement = z.object({
  terms: z.int(),
  agreed_at: Instant,
  card: z.omit(Card, { run_out: true }),
  package: z.omit(Package, { readers_max: true }),
  cap_cents: Cents,
  cap_days: z.int(),
  /** What was bought by it within those days. */
  spent_cents: Cents,
  /** Missing while it is on. */
  off: z.optional(z.object({ cause: OffCause, at: z.optional(Instant) })),
})
const Crossing = z.object({
  id: Id,
  chat_id: Id,
  at: Instant,
  /** Missing while it is not known yet. */
  outcome: z.optional(Outcome),
  amount_cents: z.optional(Cents),
  seconds: z.optional(Seconds),
})
export const TopUp = z.object({
  /** The last word given; null where there never was one. */
  agreement: z.nullable(Agreement),
  /** The latest first, twenty at most. */
  history: z.array(Crossing),
  /** A purchase that was being made when it was stopped, and may still come. */
  under_way: z.boolean(),
  /** The text to agree to. */
  terms: z.int(),
  /** With so little left of a reading. */
  low_seconds: Seconds,
})

const oneOf = <const T extends readonly [number, ...number[]]>(values: T) =>
  z.int().check(z.refine((value) => (values as readonly number[]).includes(value)))

/** Time that is bought by itself for a reading that runs low, from a card that is kept: off until its client says so. */
export const topups = {
  own: get('auto-top-up', { access: ['CLIENT'], returns: TopUp }),
  set: post('auto-top-up', {
    access: ['CLIENT'],
    body: z.discriminatedUnion('action', [
      z.strictObject({
        action: z.literal('on'),
        /** The number of the text that was read. */
        terms: z.int(),
        card_id: id('crd'),
        package_id: Id,
        cap_cents: z.int().check(z.minimum(capCents.min), z.maximum(capCents.max)),
        cap_days: oneOf(capDays),
      }),
      z.strictObject({ action: z.literal('stop') }),
    ]),
    cardless: true,
    returns: TopUp,
    idempotent: true,
  }),
} satisfies Area

export const topupsTold = {
  /** Something about the client's own automatic top-up is other than it was. */
  'topup:changed': z.object({ chat_id: z.optional(Id) }),
} satisfies Told
