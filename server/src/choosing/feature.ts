import type { Feature } from '../kernel/feature.ts'
import { choosing } from './handlers.ts'

export const choosingFeature = () => ({ calls: choosing }) satisfies Feature<'choosing'>
