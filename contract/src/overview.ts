import * as z from 'zod/mini'
import { Cents, Instant, Seconds } from './atoms.ts'
import { get, type Area } from './route.ts'

/** What can wait for somebody of the house. */
export const Heap = z.enum([
  'care',
  'messages',
  'tickets',
  'claims',
  'bans',
  'payments',
  'disputes',
  'by_hand',
  'breaks',
  'statements',
  'payouts',
  'applications',
])

/** What an admin sees first. */
export const overview = {
  show: get('admin/overview', {
    access: ['ADMIN'],
    returns: z.object({
      /** Every heap, also an empty one; `count` stops at 100, which reads as "99 and more". */
      waits: z.array(z.object({ heap: Heap, count: z.int(), oldest_at: z.nullable(Instant) })),
      /** Since midnight of the site, whose zone this is; `open` is now. */
      today: z.object({
        from: Instant,
        time_zone: z.string(),
        open: z.int(),
        ended: z.int(),
        free_seconds: Seconds,
        paid_seconds: Seconds,
        sales: z.int(),
        sold_cents: Cents,
        new_members: z.int(),
      }),
    }),
  }),
} satisfies Area
