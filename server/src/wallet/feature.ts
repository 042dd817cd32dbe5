import { dayMs } from '@evenlight/core/wall-clock'
import { forgetting } from '../kernel/forget.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { expireLots } from './grants.ts'
import { wallet } from './handlers.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

/** `listUnsettled` are the lines of a statement that the books do not have yet. */
export const walletFeature = (parts: Parts, listUnsettled: Parameters<typeof wallet>[1]) => {
  const expire = (forMs: number) =>
    forgetting(parts.database, (tx, most) => expireLots(tx, parts.clock.now(), parts.clock.now() - forMs, most))
  return {
    calls: wallet(parts, listUnsettled),
    own,
    timeline,
    schedules: {
      // Longer ago lies only what was held for days, or came while nothing ran.
      'wallet.expire': { cron: '* * * * *', work: expire(2 * dayMs) },
      'wallet.expire_all': { cron: '20 4 * * *', work: expire(Infinity) },
    },
    audit,
  } satisfies Feature<'wallet'>
}
