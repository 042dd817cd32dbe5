import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { approvals } from './approvals.ts'
import { claims } from './handlers.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const claimsFeature = (parts: Parts) =>
  ({ calls: claims(parts), approvals, own, timeline }) satisfies Feature<'claims'>
