import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { readers } from './handlers.ts'
import { keepPresence } from './live.ts'

export const readersFeature = (parts: Parts) => {
  const { came, gone, watch } = keepPresence(parts)
  return {
    calls: readers(parts),
    audit,
    came,
    gone,
    sweeps: [{ name: 'readers', everyMs: 5000, work: watch }],
    watch,
  } satisfies Feature<'readers'> & { watch: unknown }
}
