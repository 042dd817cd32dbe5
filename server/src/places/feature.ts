import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { places } from './handlers.ts'

export const placesFeature = (parts: Parts) => ({ calls: places(parts) }) satisfies Feature<'places'>
