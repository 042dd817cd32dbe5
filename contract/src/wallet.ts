import * as z from 'zod/mini'
import { after, Cents, Id, Instant, limit, list, Seconds } from './atoms.ts'
import { get, type Area } from './route.ts'

export const Package = z.object({
  id: Id,
  name: z.string(),
  price_cents: Cents,
  paid_seconds: Seconds,
  free_seconds: Seconds,
  /** Its time is spent with so many readers, the first that it serves; null: with any. */
  readers_max: z.nullable(z.int()),
})

/** What a client may spend now, with this reader when one is named. `why_not` is a code of the table of errors. */
const CheckTime = z.object({
  paid_seconds: Seconds,
  free_seconds: Seconds,
  can_start: z.boolean(),
  why_not: z.optional(z.enum(['not_enough_time'])),
  /** What a paid minute costs in the largest package on sale; null while nothing is on sale. */
  best_cents_per_minute: z.nullable(Cents),
})

/** Where a lot came from. */
export const LotSource = z.enum(['package', 'welcome', 'gift', 'time_back', 'points', 'giveback'])

/**
 * Time of one origin that a client still owns, in the order it is spent. `left_seconds` counts what a running reading
 * holds too. A lot with `readers_left` serves so many readers more, besides those it served before.
 */
export const Lot = z.object({
  id: z.string(),
  kind: z.enum(['paid', 'free']),
  source: LotSource,
  seconds: Seconds,
  left_seconds: Seconds,
  held_seconds: Seconds,
  /** What all of its `seconds` cost, where it was bought. */
  price_cents: z.optional(Cents),
  expires_at: z.optional(Instant),
  readers_left: z.optional(z.int()),
})

/** Why time of a reading went back by a rule or because it was agreed on. What is given of one's own accord has words instead. */
export const ReturnCause = z.enum([
  'reader_silent',
  'under_a_minute',
  'claim',
  'personal_ban',
  'full_ban',
  'short_chat',
])

/** Why money of an order went back by a rule or because its reader said no. */
export const OrderBack = z.enum(['order_late', 'order_lapsed', 'order_declined', 'order_ended'])

/** What a line of a client's statement can be about. */
export const StatementCause = z.enum([
  'purchase',
  'welcome',
  'gift',
  'session',
  'time_back',
  'refund',
  'expired',
  'points',
  'giveback',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'order',
])

/**
 * One line of a statement, newest first. Amounts are signed as the client sees them: paid in and given are
 * positive, spent and refunded time negative; `amount_cents` is what the card was charged, negative for a refund.
 * Lines that are not `posted` stand apart at the top of the first page and change no balance.
 */
export const StatementLine = z.object({
  id: z.string(),
  at: Instant,
  state: z.enum(['posted', 'held', 'unknown', 'review']),
  cause: StatementCause,
  /** The payment, reading or lot that the line is about. */
  subject_id: z.string(),
  /** The e-mail reading that was paid for. */
  order_id: z.optional(Id),
  reader_id: z.optional(Id),
  /** The name that reader goes by. */
  reader_name: z.optional(z.string()),
  /** Why time or money came back: a rule by its name, or what a person wrote. */
  why: z.optional(z.enum([...ReturnCause.options, ...OrderBack.options])),
  reason: z.optional(z.string()),
  amount_cents: Cents,
  paid_seconds: Seconds,
  free_seconds: Seconds,
  /** Balances after this line, held time included. */
  paid_seconds_after: z.nullable(Seconds),
  free_seconds_after: z.nullable(Seconds),
})

/** What a statement may be narrowed to: money that moved, readings, time that was given or ran out. */
export const StatementKind = z.enum(['bought', 'readings', 'given'])

export const wallet = {
  packages: get('public/packages', { access: 'public', returns: z.array(Package) }),
  checkTime: get('check-time', {
    access: ['CLIENT'],
    query: z.strictObject({ reader_id: z.optional(Id) }),
    returns: CheckTime,
  }),
  lots: get('check-time/lots', { access: ['CLIENT'], returns: z.array(Lot) }),
  statement: get('billing-transactions/index', {
    access: ['CLIENT', 'ADMIN:money'],
    // An admin names the client; a client sees nobody's but their own. What is not posted stands apart from every filter.
    query: z.strictObject({
      client_id: z.optional(Id),
      kind: z.optional(StatementKind),
      from: z.optional(Instant),
      /** The first instant that is not shown any more. */
      until: z.optional(Instant),
      after,
      limit,
    }),
    returns: list(StatementLine),
  }),
} satisfies Area
