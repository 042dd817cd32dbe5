import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { testimonials } from './handlers.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const testimonialsFeature = (parts: Parts) =>
  ({ calls: testimonials(parts), own, timeline }) satisfies Feature<'testimonials'>
