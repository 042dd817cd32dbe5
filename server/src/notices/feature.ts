import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { tellBegun } from './board.ts'
import { notices } from './handlers.ts'

export const noticesFeature = (parts: Parts) =>
  ({
    calls: notices(parts),
    sweeps: [{ name: 'board', everyMs: 2000, work: () => tellBegun(parts) }],
  }) satisfies Feature<'notices'>
