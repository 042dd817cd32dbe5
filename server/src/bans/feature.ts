import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { bans, type EndBetween } from './handlers.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const bansFeature = (parts: Parts, endBetween: EndBetween) =>
  ({ calls: bans(parts, endBetween), own, timeline }) satisfies Feature<'bans'>
