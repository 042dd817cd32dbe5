import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { moderation } from './handlers.ts'
import { openMarks } from './marks.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'

export const moderationFeature = (parts: Parts) => {
  const marks = openMarks(parts)
  return {
    calls: moderation({ ...parts, findMarks: marks.find }),
    own,
    timeline,
    settled: marks.close,
  } satisfies Feature<'moderation'>
}
