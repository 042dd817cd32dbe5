import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { moderation } from './handlers.ts'

export const moderationFeature = (parts: Parts) => ({ calls: moderation(parts) }) satisfies Feature<'moderation'>
