import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { testimonials } from './handlers.ts'
import { own } from './own-store.ts'

export const testimonialsFeature = (parts: Parts) =>
  ({ calls: testimonials(parts), own }) satisfies Feature<'testimonials'>
