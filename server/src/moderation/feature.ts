import type { Feature } from '../kernel/feature.ts'
import { forgetting } from '../kernel/forget.ts'
import type { Parts } from '../kernel/parts.ts'
import { goOn } from './bulk.ts'
import { forgetOld } from './bulk-store.ts'
import { moderation } from './handlers.ts'
import { openMarks } from './marks.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const moderationFeature = (parts: Parts) => {
  const marks = openMarks(parts)
  const desk = { ...parts, findMarks: marks.find }
  return {
    calls: moderation(desk),
    own,
    timeline,
    sweeps: [{ name: 'decisions on many', everyMs: 500, work: () => goOn(desk) }],
    schedules: { 'moderation.forget': { cron: '40 4 * * *', work: forgetting(parts.database, forgetOld) } },
    settled: marks.close,
  } satisfies Feature<'moderation'>
}
