import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { tickets } from './handlers.ts'

export const ticketsFeature = (parts: Parts) => ({ calls: tickets(parts) }) satisfies Feature<'tickets'>
