import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { testimonials } from './handlers.ts'

export const testimonialsFeature = (parts: Parts) => ({ calls: testimonials(parts) }) satisfies Feature<'testimonials'>
