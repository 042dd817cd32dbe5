import * as z from 'zod/mini'
import { Instant } from './atoms.ts'
import { get, post, type Area } from './route.ts'

/** What a client may limit of their own: reading time and money, over three rolling windows. */
export const limitNames = [
  'seconds_day',
  'seconds_week',
  'seconds_month',
  'cents_day',
  'cents_week',
  'cents_month',
] as const
/** The days of each window. */
export const limitDays = { day: 1, week: 7, month: 30 } as const
/** A limit that becomes wider, or a cool-off that ends early, does so after this long. */
export const loosenHours = 24
export const coolOffDays = [1, 7, 30, 90, 365] as const

/**
 * When purchases add up, a client is asked whether they want a limit: after so many in 24 hours, so much in 7 or 30 days, or
 * twice as much as in the 30 days before and at least so much. A question, never a bar; after a no it rests.
 */
export const offerRule = {
  timesDay: 3,
  centsWeek: 30_000,
  centsMonth: 80_000,
  risenCentsMonth: 20_000,
  restDays: 30,
} as const
export const OfferBecause = z.enum(['times_day', 'cents_week', 'cents_month', 'risen_month'])

const Own = z.object({
  /** What stands now; null where there is no limit. */
  value: z.nullable(z.int()),
  used: z.int(),
  /** What stands from then on, where it has been made wider. */
  next: z.optional(z.object({ value: z.nullable(z.int()), at: Instant })),
})
const Limits = z.object({
  seconds_day: Own,
  seconds_week: Own,
  seconds_month: Own,
  cents_day: Own,
  cents_week: Own,
  cents_month: Own,
  /** Until then nothing is bought and no reading begins. */
  cool_off_until: z.nullable(Instant),
  /** A limit to choose, where purchases add up and there is none; `count` purchases or cents, as `because` says. */
  offer: z.nullable(z.object({ because: OfferBecause, count: z.int(), cents_week: z.int() })),
} satisfies Record<(typeof limitNames)[number], unknown> & { cool_off_until: unknown; offer: unknown })

const Seconds = z.optional(z.nullable(z.int().check(z.minimum(60), z.maximum(10_000_000))))
const Cents = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000))))

/** A client's own limits. Tighter ones stand at once, wider ones after 24 hours; nobody of the house can lift them. */
export const limits = {
  own: get('limits', { access: ['CLIENT'], returns: Limits }),
  set: post('limits', {
    access: ['CLIENT'],
    body: z.strictObject({
      seconds_day: Seconds,
      seconds_week: Seconds,
      seconds_month: Seconds,
      cents_day: Cents,
      cents_week: Cents,
      cents_month: Cents,
      /** Days from now; a longer one stands at once, 0 ends the one there is after 24 hours. */
      cool_off_days: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
    }),
    returns: Limits,
    idempotent: true,
  }),
  /** Not now: the question rests. */
  setAside: post('limits/set-aside', { access: ['CLIENT'], body: z.strictObject({}), returns: Limits }),
} satisfies Area
