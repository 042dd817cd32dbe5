import type { Feature } from '../kernel/feature.ts'
import { forgetting } from '../kernel/forget.ts'
import type { Parts } from '../kernel/parts.ts'
import { tickets } from './handlers.ts'
import { guestKeptMs } from './rules.ts'
import { forgetGuests } from './store.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const ticketsFeature = (parts: Parts) => {
  const forget = forgetting(parts.database, (tx, most) => forgetGuests(tx, parts.clock.now() - guestKeptMs, most))
  return {
    calls: tickets(parts),
    own,
    timeline,
    schedules: { 'tickets.forget': { cron: '25 4 * * *', work: forget } },
  } satisfies Feature<'tickets'>
}
