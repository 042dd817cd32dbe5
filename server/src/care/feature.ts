import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { care } from './handlers.ts'

export const careFeature = (parts: Parts) => ({ calls: care(parts) }) satisfies Feature<'care'>
