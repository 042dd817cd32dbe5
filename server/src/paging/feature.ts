import { dayMs } from '@evenlight/core/wall-clock'
import { forgetting } from '../kernel/forget.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { callOffParted, turnPages } from './follow.ts'
import { paging } from './handlers.ts'
import { forgetOld } from './store.ts'
import { own } from './own-store.ts'

const keptDays = 90

export const pagingFeature = (parts: Parts) => {
  const turn = () => turnPages(parts)
  const callOff = () => callOffParted(parts)
  const forget = forgetting(parts.database, (tx, most) => forgetOld(tx, parts.clock.now() - keptDays * dayMs, most))
  return {
    calls: paging(parts),
    own,
    schedules: {
      'paging.parted': { cron: '* * * * *', work: callOff },
      'paging.forget': { cron: '45 4 * * *', work: forget },
    },
    sweeps: [{ name: 'paging', everyMs: 1000, work: turn }],
    turn,
    callOff,
  } satisfies Feature<'paging'> & { turn: unknown; callOff: unknown }
}
