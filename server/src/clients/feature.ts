import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { clients } from './handlers.ts'

export const clientsFeature = (parts: Parts) => ({ calls: clients(parts) }) satisfies Feature<'clients'>
