import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { claims } from './handlers.ts'

export const claimsFeature = (parts: Parts) => ({ calls: claims(parts) }) satisfies Feature<'claims'>
