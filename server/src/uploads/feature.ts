import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { removeLoose, removeLost } from './clean.ts'
import { uploads } from './handlers.ts'
import { own } from './own-store.ts'

export const uploadsFeature = (parts: Parts) =>
  ({
    calls: uploads(parts),
    own,
    schedules: {
      'uploads.clean': { cron: '*/10 * * * *', work: () => removeLoose(parts) },
      'uploads.clean_lost': { cron: '30 */6 * * *', work: () => removeLost(parts) },
    },
  }) satisfies Feature<'uploads'>
