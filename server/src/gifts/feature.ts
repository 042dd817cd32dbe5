import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { gifts, type Added } from './handlers.ts'

/** `added` lets an open reading make use of what its client is given. */
export const giftsFeature = (parts: Parts, added: Added) => ({ calls: gifts(parts, added) }) satisfies Feature<'gifts'>
