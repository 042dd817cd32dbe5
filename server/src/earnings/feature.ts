import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { earnings } from './handlers.ts'
import { beginMaking, earningsJobs } from './make.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const earningsFeature = (parts: Parts) =>
  ({
    calls: earnings(parts),
    own,
    timeline,
    jobs: earningsJobs(parts),
    schedules: { 'earnings.begin': { cron: '7 * * * *', work: () => beginMaking(parts) } },
    audit,
  }) satisfies Feature<'earnings'>
