import type { topups as area } from '@evenlight/contract/topups'
import type { Feature } from '../kernel/feature.ts'
import type { Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Automatic } from '../payments/public.ts'
import { agree, present, switchOff } from './agreement.ts'
import { makeTopups, type FindLowness } from './run.ts'
import { own } from './own-store.ts'

const lookMs = 1000

/** Time that is bought by itself: what was agreed to, and what is done by it. */
export const topupsFeature = (parts: Parts, automatic: Automatic, findLowness: FindLowness) => {
  const { settle } = makeTopups(parts, automatic, findLowness)
  const calls = {
    own: ({ db, actor, now }) => present(db, actor.id, now),
    set: async ({ tx, actor, body, now }) => {
      if (body.action === 'stop') await switchOff(tx, actor.id, 'stopped', now)
      else {
        const { action: _, ...wanted } = body
        await agree(tx, actor.id, wanted, now)
      }
      return present(tx, actor.id, now)
    },
  } satisfies Handlers<typeof area>
  return {
    calls,
    own,
    sweeps: [{ name: 'automatic top-ups', everyMs: lookMs, work: settle }],
  } satisfies Feature<'topups'>
}
