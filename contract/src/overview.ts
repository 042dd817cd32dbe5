import * as z from 'zod/mini'
import { Cents, Instant, Seconds } from './atoms.ts'
import { everyDesk, get, type Area, type Desk } from './route.ts'

/** What can wait for somebody of the house. */
export const Heap = z.enum([
  'care',
  'pressure',
  'approvals',
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
  'articles',
])
/** Whose desk a heap lies on. */
export const heapDesks: Record<z.output<typeof Heap>, readonly [Desk, ...Desk[]]> = {
  care: ['moderation'],
  pressure: ['moderation'],
  approvals: ['moderation', 'money'],
  messages: ['moderation'],
  tickets: ['moderation', 'money'],
  claims: ['moderation', 'money'],
  bans: ['moderation'],
  payments: ['money'],
  disputes: ['money'],
  by_hand: ['money'],
  breaks: ['money'],
  statements: ['money'],
  payouts: ['money'],
  applications: ['moderation', 'money'],
  articles: ['content'],
}

/** What an admin sees first. */
export const overview = {
  show: get('admin/overview', {
    access: everyDesk,
    returns: z.object({
      /** Every heap of one's own desks, also an empty one; `count` stops at 100, which reads as "99 and more". */
      waits: z.array(z.object({ heap: Heap, count: z.int(), oldest_at: z.nullable(Instant) })),
      /** Since midnight of the site, whose zone this is; `open` is now. */
      today: z.object({
        from: Instant,
        time_zone: z.string(),
        open: z.int(),
        ended: z.int(),
        free_seconds: Seconds,
        paid_seconds: Seconds,
        /** To those alone who see money. */
        sales: z.optional(z.int()),
        sold_cents: z.optional(Cents),
        new_members: z.int(),
      }),
    }),
  }),
} satisfies Area
