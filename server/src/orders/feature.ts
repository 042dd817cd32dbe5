import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Ordering } from '../payments/public.ts'
import { audit } from './audit.ts'
import { makeFollow } from './follow.ts'
import { orders } from './handlers.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

/** `ordering`: how payments take the money of an order, and give it back. */
export const ordersFeature = (parts: Parts, ordering: Ordering) =>
  ({
    calls: orders(parts, ordering),
    own,
    timeline,
    sweeps: [{ name: 'late orders', everyMs: 5000, work: makeFollow(parts, ordering).followAll }],
    audit,
  }) satisfies Feature<'orders'>
