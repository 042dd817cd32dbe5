import * as z from 'zod/mini'
import { TypedPassword } from './accounts.ts'
import { Cents, Instant, Nothing } from './atoms.ts'
import { dataRequestDays } from './lengths.ts'
import { get, post, type Area } from './route.ts'

/** A copy is kept for so many days after it was made. */
export const copyDays = 3

/** A copy of all that is kept of a person: how many kinds of rows it has by now, and until when it can be fetched. */
const Copy = z.object({
  state: z.enum(['making', 'ready']),
  asked_at: Instant,
  done: z.int(),
  of: z.int(),
  rows: z.int(),
  until: z.nullable(Instant),
})
const Copies = z.object({
  copy: z.nullable(Copy),
  /** When another one can be asked for; null: now. */
  next_at: z.nullable(Instant),
})
/** What somebody has agreed to: in which version, since when, and until when it held. */
const Consent = z.object({
  to: z.enum(['terms', 'automatic_top_up', 'kept_card', 'push']),
  version: z.nullable(z.string()),
  at: Instant,
  ended_at: z.nullable(Instant),
})

/** An account goes so many days after its owner asked; until then they may change their mind. */
export const erasureDays = dataRequestDays
/** What has to be over before an account can go. */
const hindrances = [
  'reading_open',
  'order_open',
  'appointment_open',
  'claim_open',
  'payment_open',
  'refund_open',
  'dispute_open',
  'earnings_open',
  'payout_open',
  'last_admin',
] as const
const Hindrance = z.enum(hindrances)
export type Hindrance = (typeof hindrances)[number]
const Erasure = z.object({
  asked_at: z.nullable(Instant),
  /** When it is done, or looked at again where something still stands against it. */
  due_at: z.nullable(Instant),
  hindrances: z.array(Hindrance),
  /** What of paid time is not used; it is refunded before the account goes. */
  unused_cents: Cents,
})

export const own = {
  copy: get('me/export', { access: 'member', returns: Copies }),
  /** At most one in 24 hours. A notice and a letter say when it is ready. */
  askCopy: post('me/export', {
    access: 'member',
    body: z.strictObject({ password: TypedPassword }),
    returns: Copies,
  }),
  /** The copy as a file: all of it, or a summary on paper. */
  copyFile: get('me/export/file', {
    access: 'member',
    query: z.strictObject({ as: z.enum(['json', 'pdf']) }),
    returns: Nothing,
  }),
  consents: get('me/consents', { access: 'member', returns: z.array(Consent) }),
  erasure: get('me/erase', { access: 'member', returns: Erasure }),
  /** Asks for the account to be closed and for what names its owner to be deleted, or takes that back. */
  erase: post('me/erase', {
    access: 'member',
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('ask'), password: TypedPassword }),
      z.strictObject({ action: z.literal('cancel') }),
    ]),
    returns: Erasure,
    limit: 'erasures',
  }),
} satisfies Area
