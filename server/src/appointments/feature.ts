import type { Feature } from '../kernel/feature.ts'
import { forgetting } from '../kernel/forget.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { follow } from './follow.ts'
import { appointments } from './handlers.ts'
import type { Added } from './missed.ts'
import { forgetOldHolds } from './quarter-store.ts'
import { own } from './own-store.ts'

/** `given` lets an open reading make use of what a client is given. */
export const appointmentsFeature = (parts: Parts, given: Added) => {
  const followNow = () => follow(parts, given)
  const old = forgetOldHolds(parts.clock.now)
  return {
    calls: appointments(parts, given),
    own,
    schedules: {
      'appointments.follow': { cron: '* * * * *', work: followNow },
      'appointments.forget': { cron: '35 * * * *', work: forgetting(parts.database, old) },
    },
    audit,
    follow: followNow,
  } satisfies Feature<'appointments'> & { follow: unknown }
}
