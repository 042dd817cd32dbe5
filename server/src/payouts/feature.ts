import { dayMs } from '@evenlight/core/wall-clock'
import type { Feature } from '../kernel/feature.ts'
import { forgetting } from '../kernel/forget.ts'
import type { Parts } from '../kernel/parts.ts'
import { payoutsThrough } from '../payments/public.ts'
import { forgetOld } from './account-store.ts'
import { approvalsWith } from './approvals.ts'
import { audit } from './audit.ts'
import { payouts } from './handlers.ts'
import { makeSending } from './send.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

/** How long it is kept where money went that has arrived or come back. */
const targetKeptMs = 90 * dayMs

export const payoutsFeature = (parts: Parts) => {
  const gateway = payoutsThrough(parts)
  const sending = makeSending(parts, gateway)
  const forget = forgetting(parts.database, (tx, most) => forgetOld(tx, parts.clock.now() - targetKeptMs, most))
  return {
    calls: payouts(parts, sending, gateway !== undefined),
    approvals: approvalsWith(gateway !== undefined),
    own,
    timeline,
    sweeps: [{ name: 'payouts on their way', everyMs: 5000, work: sending.sendDue }],
    schedules: { 'payouts.forget': { cron: '50 4 * * *', work: forget } },
    askAbout: sending.askAbout,
    audit,
  } satisfies Feature<'payouts'> & { askAbout: unknown }
}
