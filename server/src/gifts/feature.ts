import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { gifts } from './handlers.ts'

export const giftsFeature = (parts: Parts) => ({ calls: gifts(parts) }) satisfies Feature<'gifts'>
