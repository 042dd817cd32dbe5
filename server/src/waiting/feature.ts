import { dayMs } from '@evenlight/core/wall-clock'
import { forgetting } from '../kernel/forget.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { waiting } from './handlers.ts'
import { turnLines } from './line.ts'
import { forgetOld } from './store.ts'
import { own } from './own-store.ts'

const keptDays = 30

export const waitingFeature = (parts: Parts) => {
  const turn = () => turnLines(parts)
  const forget = forgetting(parts.database, (tx, most) => forgetOld(tx, parts.clock.now() - keptDays * dayMs, most))
  return {
    calls: waiting,
    own,
    schedules: { 'waiting.forget': { cron: '35 4 * * *', work: forget } },
    sweeps: [{ name: 'waiting', everyMs: 1000, work: turn }],
    turn,
  } satisfies Feature<'waiting'> & { turn: unknown }
}
