import { forgetting } from '../kernel/forget.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { tellBegun } from './board.ts'
import { notices } from './handlers.ts'
import { forgetOldNotices } from './mark-store.ts'
import { own } from './own-store.ts'

export const noticesFeature = (parts: Parts) =>
  ({
    calls: notices(parts),
    own,
    schedules: { 'notices.forget': { cron: '5 * * * *', work: forgetting(parts.database, ...forgetOldNotices) } },
    sweeps: [{ name: 'board', everyMs: 2000, work: () => tellBegun(parts) }],
  }) satisfies Feature<'notices'>
