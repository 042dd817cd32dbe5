import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { payments } from './handlers.ts'
import { settleUnknown } from './settle.ts'

export const paymentsFeature = (parts: Parts) =>
  ({
    calls: payments(parts),
    sweeps: [{ name: 'unknown payments', everyMs: 5000, work: () => settleUnknown(parts) }],
    audit,
  }) satisfies Feature<'payments'>
