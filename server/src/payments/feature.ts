import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { payments } from './handlers.ts'
import { makeRefunds } from './refunds.ts'
import { makeSettling, type Bought } from './settle.ts'

/** `bought` lets an open reading make use of what its client buys. */
export const paymentsFeature = (parts: Parts, bought: Bought) => {
  const settling = makeSettling(parts, bought)
  const refunds = makeRefunds(parts, settling)
  return {
    calls: payments(parts, settling, refunds),
    sweeps: [
      { name: 'unknown payments', everyMs: 5000, work: settling.settleUnknown },
      { name: 'refunds', everyMs: 5000, work: refunds.settleRefunds },
    ],
    schedules: { 'payments.let_go': { cron: '*/10 * * * *', work: settling.letGo } },
    settleRefunds: refunds.settleRefunds,
    audit,
  } satisfies Feature<'payments'> & { settleRefunds: unknown }
}
