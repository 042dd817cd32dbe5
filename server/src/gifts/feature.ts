import { forgetting } from '../kernel/forget.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { approvals } from './approvals.ts'
import { gifts, type Added } from './handlers.ts'
import { forgetOldDays } from './store.ts'
import { own } from './own-store.ts'

/** `added` lets an open reading make use of what its client is given. */
export const giftsFeature = (parts: Parts, added: Added) =>
  ({
    calls: gifts(parts, added),
    approvals,
    own,
    schedules: { 'gifts.forget': { cron: '15 * * * *', work: forgetting(parts.database, forgetOldDays) } },
  }) satisfies Feature<'gifts'>
