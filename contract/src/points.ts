import * as z from 'zod/mini'
import { Id, Instant, list, Page, Seconds } from './atoms.ts'
import { get, post, type Area } from './route.ts'

/** What happened to points: a review earned them, they fell away as its time went back, or they were redeemed. */
export const PointsMoved = z.enum(['earned', 'fell_away', 'redeemed'])
const Line = z.object({
  id: z.string(),
  at: Instant,
  what: PointsMoved,
  /** Positive for what came. */
  points: z.int(),
  /** The reading that was reviewed. */
  chat_id: z.optional(Id),
  reader_id: z.optional(Id),
  reader_name: z.optional(z.string()),
  /** The free time that came in their place. */
  free_seconds: z.optional(Seconds),
})

/** Points of reviews, and what they buy. */
export const points = {
  own: get('redeem-rating-points', {
    access: ['CLIENT'],
    query: Page,
    returns: list(Line, {
      points: z.int(),
      prices: z.array(z.object({ points: z.int(), free_seconds: Seconds })),
    }),
  }),
  redeem: post('redeem-rating-points', {
    access: ['CLIENT'],
    body: z.strictObject({ points: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
    returns: z.object({ points: z.int(), free_seconds: Seconds }),
    created: true,
    idempotent: true,
  }),
} satisfies Area
