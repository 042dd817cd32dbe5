import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { deliverDue } from './delivery.ts'
import { messages } from './handlers.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const messagesFeature = (parts: Parts) =>
  ({
    calls: messages(parts),
    own,
    timeline,
    sweeps: [{ name: 'messages due', everyMs: 500, work: () => deliverDue(parts) }],
    audit,
  }) satisfies Feature<'messages'>
