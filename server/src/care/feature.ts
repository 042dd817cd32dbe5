import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { care } from './handlers.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const careFeature = (parts: Parts) => ({ calls: care(parts), own, timeline }) satisfies Feature<'care'>
