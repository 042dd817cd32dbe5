import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { pressure } from './handlers.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const pressureFeature = (parts: Parts) =>
  ({ calls: pressure(parts), own, timeline }) satisfies Feature<'pressure'>
