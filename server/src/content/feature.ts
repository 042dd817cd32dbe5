import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { content } from './handlers.ts'
import { publishDue } from './pieces.ts'
import { own } from './own-store.ts'

const lookMs = 5000

export const contentFeature = (parts: Parts) => {
  const { database, clock } = parts
  const publishAllDue = async () => {
    while (await database.transaction((tx) => publishDue(tx, parts, clock.now())));
  }
  return {
    calls: content(parts),
    own,
    sweeps: [{ name: 'content', everyMs: lookMs, work: publishAllDue }],
  } satisfies Feature<'content'>
}
