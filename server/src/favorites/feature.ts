import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { favorites } from './handlers.ts'

export const favoritesFeature = (parts: Parts) => ({ calls: favorites(parts) }) satisfies Feature<'favorites'>
