import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { readers } from './handlers.ts'
import { keepPresence } from './live.ts'
import { watching } from './watching.ts'
import { own } from './own-store.ts'

export const readersFeature = (parts: Parts) => {
  const { came, gone, watch } = keepPresence(parts)
  const { heard, unwatch } = watching()
  return {
    calls: readers(parts),
    own,
    audit,
    heard,
    came,
    gone: (connection) => {
      gone(connection)
      unwatch(connection)
    },
    sweeps: [{ name: 'readers', everyMs: 5000, work: watch }],
    watch,
  } satisfies Feature<'readers'> & { watch: unknown }
}
