import * as z from 'zod/mini'
import { Instant, Reason, Seconds } from './atoms.ts'
import { get, post, type Area } from './route.ts'

/** What an admin may set. */
export const givebackBounds = {
  percent: { min: 0, max: 50 },
  minutesMax: { min: 1, max: 240 },
  days: { min: 1, max: 365 },
} as const
const between = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

/** Of the paid time used on a Sunday so many per cent come back, at most so many minutes, for so many days. */
const Rule = z.object({ percent: z.int(), minutes_max: z.int(), days: z.int() })
const Giveback = z.object({
  rule: Rule,
  /** The Sunday that it is or the next one, by the site's zone. */
  window: z.object({ from: Instant, until: Instant, time_zone: z.string() }),
  /** What holds from a later Sunday on. */
  next: z.optional(z.object({ ...Rule.shape, from: Instant })),
  /** Of a client: paid time used in the window by readings that have ended, what comes back for it, and what came in all. */
  mine: z.optional(z.object({ used_seconds: Seconds, coming_seconds: Seconds, total_seconds: Seconds })),
})

export const giveback = {
  show: get('sunday-giveback', { access: ['CLIENT', 'ADMIN:money'], returns: Giveback }),
  /** Holds from the next Sunday on that has not begun. */
  setRule: post('sunday-giveback', {
    access: ['ADMIN:money'],
    proof: true,
    body: z.strictObject({
      percent: between(givebackBounds.percent),
      minutes_max: between(givebackBounds.minutesMax),
      days: between(givebackBounds.days),
      reason: Reason,
    }),
    returns: Giveback,
    idempotent: true,
  }),
} satisfies Area
